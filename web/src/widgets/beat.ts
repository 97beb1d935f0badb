// How long one move is looked at before the next: as set, and not at all for people who want no motion.
import { settings } from "../model/preferences";

const BEAT_MS = 700;

export function beatNow(): number {
  const { motion, pace } = settings.value;
  const still = motion === 0 || pace === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : BEAT_MS / pace;
}
