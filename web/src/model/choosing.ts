// From marks on the board to one choice: picking narrows, one left is selected, confirming sends it, and nothing is final before.
export interface Option {
  readonly event: string;
  readonly marks: readonly string[];
}

export interface Choosing {
  readonly options: readonly Option[];
  /** The marks that were picked, in their order. */
  readonly picked: readonly string[];
  /** The mark that was picked last: picked again it confirms what it selected. */
  readonly last: string | null;
  /** The number of the selected option, whose preview is shown. */
  readonly chosen: number | null;
  /** An option that was confirmed and is on its way: until the answer comes nothing else is sent. */
  readonly sent: number | null;
}

export type Stage = "nothing" | "open" | "narrowed" | "selected" | "sent";

/** A fresh question; if there is only one answer it is selected already, and waits for the confirmation. */
export function begin(options: readonly Option[]): Choosing {
  const only = options.length === 1 ? options[0] : undefined;
  return { options, picked: only?.marks ?? [], last: only?.marks.at(-1) ?? null, chosen: only ? 0 : null, sent: null };
}

/** The table has moved on: if others only did their part and the question is the same, what is picked stays; what was sent is over. */
export function goOn(choosing: Choosing, options: readonly Option[]): Choosing {
  return choosing.sent === null && same(choosing.options, options) ? choosing : begin(options);
}

function same(one: readonly Option[], other: readonly Option[]): boolean {
  const written = (options: readonly Option[]): string => options.map(({ event, marks }) => [event, ...marks].join(" ")).join("|");
  return one.length > 0 && written(one) === written(other);
}

export function stage({ options, picked, chosen, sent }: Choosing): Stage {
  if (sent !== null) return "sent";
  if (options.length === 0) return "nothing";
  if (chosen !== null) return "selected";
  return picked.length > 0 ? "narrowed" : "open";
}

/** The numbers of the options that hold all of these marks. */
export function holding(options: readonly Option[], marks: readonly string[]): number[] {
  return options.flatMap((option, number) => (marks.every((mark) => option.marks.includes(mark)) ? [number] : []));
}

/** The options that are still meant: all of them, or those that the picked marks leave. */
export function remaining({ options, picked, chosen }: Choosing): number[] {
  return chosen === null ? holding(options, picked) : [chosen];
}

/** What can be picked now: what narrows further, or once something is selected everything, so that one can change one's mind. */
export function legalMarks(choosing: Choosing): Set<string> {
  if (choosing.sent !== null) return new Set();
  const meant = choosing.chosen === null ? holding(choosing.options, choosing.picked) : choosing.options.map((_, number) => number);
  return new Set(meant.flatMap((number) => choosing.options[number]?.marks ?? []));
}

/** Is this the mark that selected the option, or a mark of the only answer there is? Then picking it once more means yes. */
export function confirms({ options, picked, last, chosen }: Choosing, mark: string): boolean {
  return chosen !== null && (last === mark || (options.length === 1 && picked.includes(mark)));
}

/** Pick a mark: it narrows; picked again it is put back; one that does not go with the others starts anew; null if no option knows it. */
export function pick(choosing: Choosing, mark: string): Choosing | null {
  const { options, picked, chosen, sent } = choosing;
  if (sent !== null) return choosing;
  if (chosen === null && picked.includes(mark)) return withPicked(options, without(picked, mark), null);
  const more = [...picked, mark];
  if (chosen === null && holding(options, more).length > 0) return withPicked(options, more, mark);
  if (chosen !== null && picked.includes(mark)) return options.length === 1 ? choosing : putBack(choosing, mark);
  return holding(options, [mark]).length > 0 ? withPicked(options, [mark], mark) : null;
}

/** A mark of the selected option is put back: what else it could have gone with is open again. */
function putBack({ options, picked }: Choosing, mark: string): Choosing {
  const rest = without(picked, mark);
  return holding(options, rest).length > 1 ? withPicked(options, rest, null) : withPicked(options, [], null);
}

function without(marks: readonly string[], mark: string): string[] {
  return marks.filter((each) => each !== mark);
}

function withPicked(options: readonly Option[], picked: readonly string[], last: string | null): Choosing {
  const left = picked.length > 0 ? holding(options, picked) : [];
  const only = left.length === 1 ? (left[0] ?? null) : null;
  return { options, picked: only === null ? picked : (options[only]?.marks ?? picked), last, chosen: only, sent: null };
}

/** Select an option by its words. */
export function choose(choosing: Choosing, number: number): Choosing {
  const option = choosing.options[number];
  return option === undefined || choosing.sent !== null
    ? choosing
    : { ...choosing, picked: option.marks, last: option.marks.at(-1) ?? null, chosen: number };
}

/** Put everything back; what is on its way can't be put back here. */
export function clear(choosing: Choosing): Choosing {
  return choosing.sent !== null || (choosing.options.length === 1 && choosing.chosen === 0)
    ? choosing
    : { ...choosing, picked: [], last: null, chosen: null };
}

/** Confirm the selected option: it is on its way. */
export function confirm(choosing: Choosing): Choosing {
  return choosing.chosen === null || choosing.sent !== null ? choosing : { ...choosing, sent: choosing.chosen };
}

/** The answer was no: the option is still selected and may be changed. */
export function refused(choosing: Choosing): Choosing {
  return { ...choosing, sent: null };
}

/** The option that pointing at a mark would select, given what is picked; null if several or none. */
export function pointedAt(choosing: Choosing, mark: string): number | null {
  return pick(choosing, mark)?.chosen ?? null;
}
