/** A soft sound when it is our turn, for who wants one. It is made here: a plucked string on wood. */

import { recall, remember } from "@/remember";

/** Frequency, and how long it rings. */
const STRING: readonly (readonly [hertz: number, loudness: number, seconds: number])[] = [
  [440, 0.5, 1.1],
  [880.8, 0.22, 0.7],
  [1322, 0.1, 0.4],
  [2205, 0.04, 0.2],
];
const VOLUME = 0.22;
const GESTURES = ["pointerdown", "keydown"] as const;

class Sound {
  isOn = $state(recall("sound", false));
  #context: AudioContext | null = null;

  /** Browsers allow a sound only to who has pressed something. */
  constructor() {
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, { passive: true });
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    remember("sound", isOn);
    if (!isOn) return;
    this.#wake();
    if (this.#context) pluck(this.#context); // so that one knows what one has chosen
  }

  play(): void {
    if (this.isOn && this.#context?.state === "running") pluck(this.#context);
  }

  #wake = () => {
    if (!this.isOn || !("AudioContext" in globalThis)) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  };
}

function pluck(context: AudioContext): void {
  const now = context.currentTime;
  const volume = new GainNode(context, { gain: VOLUME });
  const wood = new BiquadFilterNode(context, { type: "lowpass", frequency: 3200, Q: 0.3 });
  wood.connect(volume).connect(context.destination);
  for (const [frequency, loudness, seconds] of STRING) {
    const string = new OscillatorNode(context, { type: "sine", frequency });
    const ring = new GainNode(context, { gain: 0 });
    ring.gain.setValueAtTime(0, now);
    ring.gain.linearRampToValueAtTime(loudness, now + 0.004);
    ring.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    string.frequency.setValueAtTime(frequency * 1.012, now); // a plucked string is sharp at first
    string.frequency.exponentialRampToValueAtTime(frequency, now + 0.06);
    string.connect(ring).connect(wood);
    string.start(now);
    string.stop(now + seconds);
  }
}

export const sound = new Sound();
