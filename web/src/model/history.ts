// The history of one person: what is asked for, and the curve of how they improve.
import type { CurvePoint } from "../wire/types";

/** What of the finished games is shown; "" is everything. Days are as an input of the browser writes them. */
export interface Asked {
  game: string;
  result: string;
  rival: string;
  first_day: string;
  last_day: string;
}

export const NOTHING_ASKED: Asked = { game: "", result: "", rival: "", first_day: "", last_day: "" };

/** The question as the server reads it. */
export function queryOf(asked: Asked): string {
  const filled = Object.entries(asked).filter(([, value]) => value !== "");
  return new URLSearchParams(filled).toString();
}

/** How many games the mean takes together. */
const TOGETHER = 5;

/** What can be followed from game to game: what a decision lost, skill and luck. */
export type Figure = "error_rate" | "skill" | "luck";

interface Improvement {
  readonly dots: readonly { x: number; y: number; table: string }[];
  readonly path: string;
  readonly zero: number;
  readonly most: number;
  readonly least: number;
  readonly first: number;
  readonly last: number;
}

/** Dots and a line in a frame of so many pixels, from the oldest of at least two games to the newest; the frame holds zero. */
export function improvement(curve: readonly CurvePoint[], figure: Figure, wide: number, high: number): Improvement {
  const values = curve.map((point) => point[figure]);
  const least = Math.min(0, ...values);
  const most = Math.max(0, least + 0.01, ...values);
  const round = (value: number): number => Math.round(10 * value) / 10;
  const x = (number: number): number => round(76 + (number * (wide - 92)) / (curve.length - 1));
  const y = (value: number): number => round(12 + ((most - value) / (most - least)) * (high - 24));
  const means = values.map((_, number) => {
    const last = values.slice(Math.max(0, number - TOGETHER + 1), number + 1);
    return last.reduce((sum, value) => sum + value, 0) / last.length;
  });
  return {
    dots: curve.map((point, number) => ({ x: x(number), y: y(point[figure]), table: point.table })),
    path: means.map((mean, number) => `${number ? "L" : "M"}${x(number)} ${y(mean)}`).join(""),
    zero: y(0),
    most,
    least,
    first: means[Math.min(TOGETHER, means.length) - 1] ?? 0,
    last: means.at(-1) ?? 0,
  };
}
