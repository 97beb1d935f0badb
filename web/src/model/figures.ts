// Figures of the coach as people read them: a share of the victory in per cent, or a lone player's points; how sure they are.
export type Unit = "share" | "points";

function format(language: string, unit: Unit, signed: boolean, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: unit === "share" ? "percent" : "decimal",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  });
}

/** How somebody stands: `54 %`, or `31.5`. */
export function stand(value: number, unit: Unit, language: string): string {
  return format(language, unit, false, unit === "share" ? 0 : 1).format(value);
}

/** What something did: `+4.2 %`. */
export function change(value: number, unit: Unit, language: string): string {
  return format(language, unit, true, 1).format(value).replace("-", "−");
}

/** A size without a sign: `2.1 %`. */
export function size(value: number, unit: Unit, language: string): string {
  return format(language, unit, false, 1).format(Math.abs(value));
}

/** What was lost in points: a hundredth of the victory each, or a lone player's. */
export function points(value: number, unit: Unit, language: string): string {
  return format(language, "points", false, 1).format(unit === "share" ? 100 * value : value);
}

/** How far off it may be: `± 0.8`, in the same unit, which is not said again. */
export function give(error: number, unit: Unit, language: string): string {
  return `± ${format(language, "points", false, 1).format(unit === "share" ? 100 * error : error)}`;
}

/** Words within a sentence: the full stop is the sentence's own. */
export const within = (words: string): string => words.replace(/\.$/, "");

/** Small losses are noise: what counts as the best move. */
export const NOTHING_LOST = 0.0005;

/** A number with its sign: `+2.5`, `−1.0`. */
export function signed(value: number, language: string, digits: number): string {
  return format(language, "points", true, digits).format(value).replace("-", "−");
}
