// Searching a rulebook: by words in any order, or by the number of a rule.
export interface Ruled {
  readonly number: string;
  readonly text: string;
}
export interface Sectioned {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Ruled[];
}

/** The rules that hold every word that is wanted, or have a picture that does, in their sections; sections without any are left out. */
export function search(
  sections: readonly Sectioned[],
  wanted: string,
  captions: (rule: string) => string = () => "",
): { sections: readonly Sectioned[]; count: number } {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  const found = sections.map((section) => ({
    ...section,
    rules: section.rules.filter((rule) => holds(`${rule.number} ${section.title} ${rule.text} ${captions(rule.number)}`, parts)),
  }));
  const kept = found.filter((section) => section.rules.length > 0);
  return { sections: kept, count: kept.reduce((sum, section) => sum + section.rules.length, 0) };
}

function holds(text: string, parts: readonly string[]): boolean {
  const folded = fold(text);
  return parts.every((part) => folded.includes(part));
}

/** Lower case, and without the marks on letters: who types “ecart” means “écart”. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A rule as its sentences and the points of the list at its end, if it has one. */
export function pointsOf(text: string): { says: string; points: readonly string[] } {
  const [says = "", ...points] = text.split(/\s+– /);
  return points.length > 0 && /[.:]$/.test(says) ? { says, points } : { says: text, points: [] };
}
