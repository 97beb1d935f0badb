// The choices as buttons, sorted into heaps by what one does: take, cheers, spend.
export interface Group {
  readonly verb: string;
  readonly numbers: readonly number[];
}

/** The heaps in the order in which their first choice comes; the verb is the first word of the notation. */
export function groups(events: readonly string[]): Group[] {
  const heaps = new Map<string, number[]>();
  events.forEach((event, number) => {
    const verb = event.split(" ", 1)[0] ?? "";
    const heap = heaps.get(verb);
    if (heap) heap.push(number);
    else heaps.set(verb, [number]);
  });
  return [...heaps].map(([verb, numbers]) => ({ verb, numbers }));
}
