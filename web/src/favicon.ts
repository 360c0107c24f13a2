/** The page's icon, with a dot on it while somebody waits for us. It takes no request: it is drawn. */

import icon from "@/art/favicon.svg?raw";

const DOT = '<circle cx="24" cy="8" r="7.5" fill="#a8322f" stroke="#fff8ec" stroke-width="2" />';

let plain: string | null = null;

/** The same picture with a dot, as an address. */
export const dotted = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace("</svg>", `${DOT}</svg>`))}`;

export function badge(isShown: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plain ??= link.href;
  const wanted = isShown ? dotted(icon) : plain;
  if (link.href !== wanted) link.href = wanted;
}
