// How long one thing is looked at before the next: as set, and not at all for people who want no motion.
import { settings } from "../model/preferences";

const BEAT = 300;

export function beatNow(): number {
  const { motion } = settings.value;
  return motion === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : BEAT / motion;
}
