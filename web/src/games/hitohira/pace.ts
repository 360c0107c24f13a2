const DWELL = 450;
const MOST = 1800;

/** Lets what comes in quick succession be seen one after the other, without ever falling behind. */
export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: (item: T) => void) {}

  add(item: T): void {
    this.#waiting.push(item);
    if (this.#timer === undefined) this.#next();
  }

  /** Show the latest at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const latest = this.#waiting.at(-1);
    this.#waiting = [];
    if (latest !== undefined) this.show(latest);
  }

  #next = () => {
    this.#timer = undefined;
    const item = this.#waiting.shift();
    if (item === undefined) return;
    this.show(item);
    this.#timer = setTimeout(this.#next, Math.min(DWELL, MOST / (this.#waiting.length + 1)));
  };
}
