// The history of one person: what is asked for, and the curve of how they improve.
import type { CurvePoint } from "../wire/types";

/** What of the finished games is shown; "" is everything. Days are as an input of the browser writes them. */
export interface Asked {
  game: string;
  result: string;
  rival: string;
  since: string;
  until: string;
}

export const NOTHING_ASKED: Asked = { game: "", result: "", rival: "", since: "", until: "" };

/** The question as the server reads it. */
export function queryOf(asked: Asked): string {
  const filled = Object.entries(asked).filter(([, value]) => value !== "");
  return new URLSearchParams(filled).toString();
}

/** How many games the mean takes together. */
const TOGETHER = 5;

interface Improvement {
  readonly dots: readonly { x: number; y: number; table: string }[];
  readonly path: string;
  readonly most: number;
  readonly first: number;
  readonly last: number;
}

/** Dots and a line in a frame of so many pixels, from the oldest game to the newest; below is better. */
export function improvement(curve: readonly CurvePoint[], wide: number, high: number): Improvement {
  const most = Math.max(0.01, ...curve.map((point) => point.error_rate));
  const x = (number: number): number => (curve.length === 1 ? wide / 2 : 48 + (number * (wide - 64)) / (curve.length - 1));
  const y = (rate: number): number => 8 + (1 - rate / most) * (high - 28);
  const means = curve.map((_, number) => {
    const last = curve.slice(Math.max(0, number - TOGETHER + 1), number + 1);
    return last.reduce((sum, point) => sum + point.error_rate, 0) / last.length;
  });
  const round = (value: number): number => Math.round(10 * value) / 10;
  return {
    dots: curve.map((point, number) => ({ x: round(x(number)), y: round(y(point.error_rate)), table: point.table })),
    path: means.map((mean, number) => `${number ? "L" : "M"}${round(x(number))} ${round(y(mean))}`).join(""),
    most,
    first: means[Math.min(TOGETHER, means.length) - 1] ?? 0,
    last: means.at(-1) ?? 0,
  };
}
