/**
 * Sounds: soft ones, for who wants them, made here by additive synthesis and filtered noise instead of
 * loaded. Whatever they tell can be seen as well.
 */

import { recall, remember } from "@/remember";

/** What can be heard: a bell when it is our turn, a piece put on wood, a card of paper, a pouch of cloth. */
export type Voice = "bell" | "wood" | "paper" | "cloth";

/** Frequency, and how long it rings. */
type Partial = readonly [hertz: number, loudness: number, seconds: number];

/** A plucked string. */
const BELL: readonly Partial[] = [
  [440, 0.5, 1.1],
  [880.8, 0.22, 0.7],
  [1322, 0.1, 0.4],
  [2205, 0.04, 0.2],
];
/** A knock on a board. */
const WOOD: readonly Partial[] = [
  [196, 0.55, 0.09],
  [523, 0.2, 0.05],
  [1130, 0.07, 0.03],
];
/** Noise through a filter: how bright it is, how loud, how long. */
const RUSTLES: Readonly<Record<"paper" | "cloth", Partial>> = {
  paper: [3400, 0.35, 0.12],
  cloth: [900, 0.4, 0.2],
};
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
    if (this.#context) speak(this.#context, "bell"); // so that one knows what one has chosen
  }

  play(voice: Voice): void {
    if (this.isOn && this.#context?.state === "running") speak(this.#context, voice);
  }

  #wake = () => {
    if (!this.isOn || !("AudioContext" in globalThis)) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  };
}

function speak(context: AudioContext, voice: Voice): void {
  const volume = new GainNode(context, { gain: VOLUME });
  const room = new BiquadFilterNode(context, { type: "lowpass", frequency: 3200, Q: 0.3 });
  volume.connect(context.destination);
  room.connect(volume);
  if (voice === "bell" || voice === "wood") ring(context, room, voice === "bell" ? BELL : WOOD);
  else rustle(context, volume, RUSTLES[voice]);
}

function ring(context: AudioContext, room: AudioNode, partials: readonly Partial[]): void {
  const now = context.currentTime;
  for (const [frequency, loudness, seconds] of partials) {
    const string = new OscillatorNode(context, { type: "sine", frequency });
    string.frequency.setValueAtTime(frequency * 1.012, now); // what is struck is sharp at first
    string.frequency.exponentialRampToValueAtTime(frequency, now + 0.06);
    string.connect(fading(context, room, loudness, 0.004, seconds));
    string.start(now);
    string.stop(now + seconds);
  }
}

function rustle(context: AudioContext, room: AudioNode, [frequency, loudness, seconds]: Partial) {
  const frames = Math.ceil(context.sampleRate * seconds);
  const noise = new AudioBuffer({ length: frames, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < frames; at += 1) samples[at] = Math.random() * 2 - 1;
  const rubbed = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.8 });
  filter.connect(fading(context, room, loudness, seconds / 3, seconds));
  rubbed.connect(filter);
  rubbed.start();
}

/** It swells, and fades away. */
function fading(
  context: AudioContext,
  room: AudioNode,
  loudness: number,
  swell: number,
  seconds: number,
): GainNode {
  const now = context.currentTime;
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(0, now);
  fade.gain.linearRampToValueAtTime(loudness, now + swell);
  fade.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  fade.connect(room);
  return fade;
}

export const sound = new Sound();
