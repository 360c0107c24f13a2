/** Animation speed: how fast things move, as chosen here; whoever wants nothing to move sees that at once. */

import { recall, remember } from "./remember";

export const TEMPI = ["slow", "normal", "fast", "off"] as const;
export type Tempo = (typeof TEMPI)[number];

/** What everything takes, of the time it usually takes. */
const FACTORS: Readonly<Record<Tempo, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

function remembered(): Tempo {
  const chosen = recall<string>("tempo", "normal");
  return TEMPI.find((tempo) => tempo === chosen) ?? "normal";
}

class Speed {
  tempo = $state<Tempo>(remembered());

  get factor(): number {
    return FACTORS[this.tempo];
  }

  /** Style sheets go by `--tempo`, and by `data-still` where nothing moves. */
  choose(tempo: Tempo = this.tempo): void {
    this.tempo = tempo;
    remember("tempo", tempo);
    const page = document.documentElement;
    page.style.setProperty("--tempo", String(this.factor));
    page.toggleAttribute("data-still", this.factor === 0);
  }
}

export const speed = new Speed();
