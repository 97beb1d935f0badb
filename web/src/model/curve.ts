// The curve of a game: everybody's share after every event, as lines in a frame of so many pixels.
import type { Unit } from "./figures";

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room for the numbers at the left, the names at the right, and the events below. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly lines: readonly number[];
}

/** From none to all of the victory; a lone player's points have bounds of their own. */
export function scaleOf(curve: readonly (readonly number[])[], unit: Unit): Scale {
  if (unit === "share") return { least: 0, most: 1, lines: [0, 0.25, 0.5, 0.75, 1] };
  const all = curve.flat();
  const step = stepOf(Math.max(...all) - Math.min(...all));
  const least = Math.floor(Math.min(...all) / step) * step;
  const most = Math.max(least + step, Math.ceil(Math.max(...all) / step) * step);
  const count = Math.round((most - least) / step);
  return { least, most, lines: Array.from({ length: count + 1 }, (_, number) => least + number * step) };
}

/** A round number that divides a span into a handful of parts. */
function stepOf(span: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => span / step <= 5) ?? 200;
}

/** Where an event stands from left to right. */
export function across(number: number, count: number, frame: Frame): number {
  return frame.left + ((frame.width - frame.left - frame.right) * number) / Math.max(1, count);
}

/** Where a share stands from top to bottom. */
export function down(value: number, scale: Scale, frame: Frame): number {
  return frame.top + (frame.height - frame.top - frame.bottom) * (1 - (value - scale.least) / (scale.most - scale.least));
}

/** The line of one seat. */
export function pathOf(curve: readonly (readonly number[])[], seat: number, scale: Scale, frame: Frame): string {
  const last = curve.length - 1;
  return curve
    .map(
      (shares, number) =>
        `${number === 0 ? "M" : "L"}${round(across(number, last, frame))} ${round(down(shares[seat] ?? 0, scale, frame))}`,
    )
    .join("");
}

/** The event at a place from left to right. */
export function eventAt(x: number, count: number, frame: Frame): number {
  const part = (x - frame.left) / Math.max(1, frame.width - frame.left - frame.right);
  return Math.min(count, Math.max(0, Math.round(part * count)));
}

/** The heights of the names at the right end: where the lines end, but far enough apart to be read, and within the frame. */
export function nameHeights(ends: readonly number[], apart: number, frame: Frame): number[] {
  const order = ends.map((_, seat) => seat).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0) || a - b);
  const heights = [...ends];
  let free = frame.top;
  for (const seat of order) {
    heights[seat] = Math.max(heights[seat] ?? 0, free);
    free = heights[seat] + apart;
  }
  let floor = frame.height - frame.bottom;
  for (const seat of order.reverse()) {
    heights[seat] = Math.min(heights[seat] ?? 0, floor);
    floor = heights[seat] - apart;
  }
  return heights;
}

const round = (each: number): number => Math.round(each * 10) / 10;
