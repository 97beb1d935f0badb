// Clocks as people read them.
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left `now`, of what was left when the table was last told. */
export function leftNow(left: number, running: boolean, toldAt: number, now: number): number {
  return running ? Math.max(0, left - (now - toldAt)) : left;
}

/** `0:09`, `12:30`, `3:05:00`, `2d 4h`: seconds while they matter, and never rounded up to more than there is. */
export function writeTime(ms: number): string {
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)}d ${Math.floor((ms % DAY) / HOUR)}h`;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const rest = `${two((ms % MINUTE) / SECOND)}`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)}:${rest}`;
  return `${Math.floor(ms / MINUTE)}:${rest}`;
}
