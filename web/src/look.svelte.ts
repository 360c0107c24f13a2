/** Theme, light or dark: as chosen, else as the system has it. */

import { recall, remember } from "./remember";

export const LOOKS = ["system", "light", "dark"] as const;
export type Look = (typeof LOOKS)[number];

class Appearance {
  look = $state<Look>(recall<Look>("look", "system"));

  /** The page's `data-theme` is what style sheets go by. */
  show(look: Look = this.look): void {
    this.look = look;
    remember("look", look);
    if (look === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = look;
  }
}

export const appearance = new Appearance();
