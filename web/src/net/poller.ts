/** Polling: asks again and again, seldom while nobody looks, more seldom while it fails. */

export interface Rhythm {
  /** Milliseconds between two questions while the page is visible. */
  visible: number;
  /** The same while it is hidden; without it nothing is asked then. */
  hidden?: number | undefined;
}

/** Who comes back to the page twice within this is not answered twice. */
const FRESH = 2000;
const LONGEST = 5 * 60_000;

export class Poller {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ending = new AbortController();
  #failures = 0;
  #asked = -Infinity;
  #isAsking = false;

  /** `ask` throws where no answer came. The first question is asked at once. */
  constructor(
    private readonly ask: () => Promise<void>,
    private readonly rhythm: Rhythm,
  ) {
    const { signal } = this.#ending;
    addEventListener("focus", this.#look, { signal });
    document.addEventListener("visibilitychange", this.#look, { signal });
    this.#now();
  }

  stop(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
  }

  /** Whoever looks again wants to know now; whoever looks away waits as long as they may. */
  #look = () => {
    if (document.hidden || performance.now() - this.#asked < FRESH) this.#wait();
    else this.#now();
  };

  #now = () => {
    if (this.#isAsking) return;
    clearTimeout(this.#timer);
    this.#isAsking = true;
    this.#asked = performance.now();
    void this.ask()
      .then(
        () => (this.#failures = 0),
        () => (this.#failures += 1),
      )
      .finally(() => {
        this.#isAsking = false;
        this.#wait();
      });
  };

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#ending.signal.aborted) return;
    const { visible, hidden } = this.rhythm;
    const pause = document.hidden ? hidden : visible;
    if (pause === undefined) return;
    this.#timer = setTimeout(this.#now, Math.min(pause * 2 ** this.#failures, LONGEST));
  }
}
