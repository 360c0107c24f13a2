/**
 * A picture of the final table, made on this device: the page draws itself, as an SVG that holds its
 * own elements, style sheets and fonts. So nothing is drawn a second time, and nothing leaves the
 * device. (Libraries that do this copy every computed property of every element, thousands of
 * petals' too; we need not, as all our style sheets can be read.)
 */

import { mount, unmount } from "svelte";
import Postcard from "./Postcard.svelte";

/** What is to be said of a game that is over. */
export interface PostcardProps {
  /** Its id, and what it is called. */
  game: string;
  title: string;
  verdict: string;
  /** Who played, the winner first; without a score where it was not played to its end. */
  players: readonly { name: string; rank: number | null; total: string }[];
}

/** What the table calls whoever looks at it, and what everybody else calls them. */
interface Self {
  called: string;
  name: string;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels across; a table that stands upright is narrower. */
const WIDE = 1200;
const NARROW = 840;

const SVG = "http://www.w3.org/2000/svg";
/** On a page that has it, nothing moves. */
const STILL = "data-still";

/** The final table as it lies, below what is to be said of it; with a name instead of "you". */
export async function postcard(
  props: PostcardProps,
  ground: Element,
  self: Self | null,
): Promise<Blob> {
  const place = ground.getBoundingClientRect();
  const width = place.width < place.height ? NARROW : WIDE;
  const style = `${rules()}\n${await fonts()}`;
  const heading = await headingOf(props, width, style);
  const table = await drawn(tableAlone(self), { width: innerWidth, height: innerHeight }, style);
  const height = Math.round((place.height * width) / place.width);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = heading.height + height;
  const context = canvas.getContext("2d")!;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, width, canvas.height);
  context.drawImage(heading, 0, 0, width, heading.height);
  const { left, top } = place;
  const from = [left, top, place.width, place.height] as const;
  context.drawImage(table, ...from, 0, heading.height, width, height);
  return asPng(canvas);
}

async function headingOf(props: PostcardProps, width: number, style: string) {
  const host = document.createElement("div");
  host.inert = true;
  host.style.cssText = `position: fixed; left: -${2 * WIDE}px; width: ${width}px`;
  document.body.append(host);
  const heading = mount(Postcard, { target: host, props });
  try {
    await document.fonts.ready;
    const height = Math.ceil(host.getBoundingClientRect().height);
    const copy = host.cloneNode(true) as HTMLElement;
    copy.style.cssText = `width: ${width}px`;
    return await drawn(copy, { width, height }, style);
  } finally {
    await unmount(heading);
    host.remove();
  }
}

/** The page, of which nothing is seen but the table: what surrounds it keeps its room. */
function tableAlone(self: Self | null): Element {
  const page = document.body.cloneNode(true) as HTMLElement;
  if (self) rename(page, self);
  for (const over of page.querySelectorAll("dialog, .result, .notices")) over.remove();
  for (let at = page.querySelector(".ground")!; at !== page; at = at.parentElement!)
    for (const other of at.parentElement!.children)
      if (other !== at && other instanceof HTMLElement) other.style.visibility = "hidden";
  return page;
}

/** Wherever a name stands alone. */
function rename(page: HTMLElement, { called, name }: Self): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() === called) text.nodeValue = name;
}

/** Written out, and not made of elements: our own policy would refuse a style sheet in one. */
async function drawn(element: Element, { width, height }: Size, style: string) {
  const page = [...document.documentElement.attributes]
    .filter(({ name }) => name !== STILL)
    .map(({ name, value }) => `${name}="${escaped(value)}"`);
  const text = `<svg xmlns="${SVG}" width="${width}" height="${height}" ${page.join(" ")} ${STILL}="">
    <style>${escaped(style)}</style>
    <foreignObject width="100%" height="100%">
      ${new XMLSerializer().serializeToString(element)}
    </foreignObject>
  </svg>`;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** All that the page's style sheets say, but for fonts. */
const rules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join("\n");

/** The fonts that the page has needed, in full: a picture may load nothing. */
async function fonts(): Promise<string> {
  const needed = new Set(
    [...document.fonts].filter(({ status }) => status === "loaded").map(named),
  );
  const faces = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => needed.has(named(faceOf(style))))
      .map((rule) => embedded(rule, href ?? location.href)),
  );
  return (await Promise.all(faces)).join("\n");
}

const ALL_LETTERS = "U+0-10FFFF";

type Face = Pick<FontFace, "family" | "weight" | "unicodeRange">;

const faceOf = (style: CSSStyleDeclaration): Face => ({
  family: style.getPropertyValue("font-family"),
  weight: style.getPropertyValue("font-weight"),
  unicodeRange: style.getPropertyValue("unicode-range") || ALL_LETTERS,
});

const named = ({ family, weight, unicodeRange }: Face) =>
  [family.replaceAll(/["']/g, ""), weight, unicodeRange.replaceAll(" ", "")]
    .join(" ")
    .toUpperCase();

async function embedded({ style }: CSSFontFaceRule, sheet: string): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))!;
  const answer = await fetch(new URL(address!, sheet));
  const font = await asData(await answer.blob());
  return `@font-face { ${style.cssText}; src: url(${font}) }`;
}

function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(file);
  });
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
