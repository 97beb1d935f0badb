// A sound for each of a dozen happenings, made on the spot from tones and noise; a setting switches them off.
import type { Sound } from "../board-kit/sounds";
import { settings } from "../model/preferences";

interface Tone {
  /** In Hz, at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  /** Seconds after the beginning, and how long it rings. */
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  /** Without a shape it is noise, as stones and dice make it, around that pitch. */
  readonly shape?: OscillatorType;
}

const tone = (from: number, at: number, long: number, loud = 0.08, to = from, shape: OscillatorType = "triangle"): Tone => {
  return { from, to, at, long, loud, shape };
};
const noise = (from: number, at: number, long: number, loud: number, to = from): Tone => ({ from, to, at, long, loud });

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [tone(523, 0, 0.15), tone(784, 0.09, 0.2)],
  move: [tone(330, 0, 0.12, 0.05)],
  no: [tone(196, 0, 0.12), tone(165, 0.09, 0.18)],
  won: [tone(523, 0, 0.18), tone(659, 0.12, 0.18), tone(784, 0.24, 0.18), tone(1047, 0.36, 0.5)],
  over: [tone(523, 0, 0.2), tone(440, 0.15, 0.2), tone(392, 0.3, 0.4)],
  round: [tone(392, 0, 0.25, 0.06), tone(494, 0.1, 0.25, 0.06), tone(587, 0.2, 0.4, 0.06)],
  roll: [0, 0.07, 0.13, 0.2, 0.25].map((at, number) => noise(1800 - 180 * number, at, 0.05, 0.22 - 0.03 * number)),
  take: [noise(900, 0, 0.06, 0.2), tone(240, 0.01, 0.09, 0.06)],
  slide: [noise(500, 0, 0.28, 0.12, 220)],
  beer: [tone(880, 0, 0.25, 0.05, 870, "sine"), tone(1320, 0.02, 0.3, 0.04, 1310, "sine"), noise(2600, 0.08, 0.3, 0.03)],
  magic: [tone(660, 0, 0.5, 0.05, 1320, "sine"), tone(990, 0.08, 0.5, 0.03, 1980, "sine")],
  coin: [tone(1568, 0, 0.12, 0.04, 1568, "sine"), tone(2093, 0.07, 0.3, 0.04, 2093, "sine")],
  card: [noise(2400, 0, 0.07, 0.1, 1200)],
  dig: [noise(1300, 0, 0.05, 0.2), noise(1000, 0.16, 0.06, 0.22)],
  steps: [0, 0.12, 0.24].map((at) => noise(320, at, 0.06, 0.16)),
  collapse: [noise(160, 0, 0.9, 0.5, 60), noise(420, 0.05, 0.4, 0.2, 150), tone(70, 0, 0.8, 0.12, 40, "sine")],
};

let speaker: AudioContext | null = null;
let rush: AudioBuffer | null = null;

/** Finds a speaker before anybody plays, if sounds are wanted: on some machines the page stands still for that for a tenth of a second. */
export function prepare(): void {
  if (settings.value.sound) whenIdle(find);
}

function find(): AudioContext {
  speaker ??= new AudioContext();
  return speaker;
}

/** Plays it, once somebody has touched the page: before that no browser lets one. */
export function play(sound: Sound): void {
  if (!settings.value.sound || navigator.userActivation?.hasBeenActive === false) return;
  if (speaker) sing(speaker, sound);
  else whenIdle(() => sing(find(), sound));
}

const whenIdle = (todo: () => void): void => {
  if (typeof requestIdleCallback === "undefined") setTimeout(todo);
  else requestIdleCallback(todo, { timeout: 1000 });
};

function sing(to: AudioContext, sound: Sound): void {
  if (to.state === "suspended") void to.resume(); // it was found before anybody touched the page
  for (const each of SOUNDS[sound]) ring(to, each);
}

function ring(to: AudioContext, { from, to: end = from, at, long, loud, shape }: Tone): void {
  const begin = to.currentTime + at;
  const volume = to.createGain();
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  volume.connect(to.destination);
  const source = shape ? whistle(to, from, end, shape, begin, long) : rustle(to, from, end, begin, long, volume);
  if (shape) source.connect(volume);
  source.start(begin);
  source.stop(begin + long);
}

function whistle(to: AudioContext, from: number, end: number, shape: OscillatorType, begin: number, long: number): OscillatorNode {
  const made = to.createOscillator();
  made.type = shape;
  made.frequency.setValueAtTime(from, begin);
  made.frequency.exponentialRampToValueAtTime(end, begin + long);
  return made;
}

/** Noise around a pitch, already on its way to the volume. */
function rustle(to: AudioContext, from: number, end: number, begin: number, long: number, volume: GainNode): AudioBufferSourceNode {
  rush ??= whiteNoise(to);
  const made = to.createBufferSource();
  made.buffer = rush;
  made.loop = true;
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(end, begin + long);
  made.connect(band).connect(volume);
  return made;
}

function whiteNoise(to: AudioContext): AudioBuffer {
  const made = to.createBuffer(1, to.sampleRate, to.sampleRate);
  const samples = made.getChannelData(0);
  for (let each = 0; each < samples.length; each += 1) samples[each] = 2 * Math.random() - 1;
  return made;
}
