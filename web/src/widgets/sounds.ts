// Four small sounds, made on the spot; off unless somebody wants them.
import { settings } from "../model/preferences";

type Sound = "turn" | "move" | "no" | "end";

/** Pitches in Hz, one after another. */
const TUNES: Readonly<Record<Sound, readonly number[]>> = { turn: [523, 784], move: [330], no: [196, 165], end: [523, 659, 784] };
const NOTE = 0.09;

let speaker: AudioContext | null = null;

export function blip(sound: Sound): void {
  if (!settings.value.sound) return;
  speaker ??= new AudioContext();
  const begin = speaker.currentTime;
  TUNES[sound].forEach((pitch, number) => {
    if (speaker) note(speaker, pitch, begin + number * NOTE);
  });
}

function note(to: AudioContext, pitch: number, at: number): void {
  const tone = to.createOscillator();
  const volume = to.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE * 1.6);
  tone.connect(volume).connect(to.destination);
  tone.start(at);
  tone.stop(at + NOTE * 2);
}
