// How much may move: nothing for those who want it quiet, and nothing but the pieces themselves where colours are forced.

/** The stylesheet's answers so far: to ask it lays out all that has changed. */
const beats = new Map<string, number>();

/** The beat in milliseconds, as the stylesheet says; 0 if nothing shall move. */
export function boardBeat(): number {
  if (typeof matchMedia === "undefined") return 0; // on paper
  const root = document.documentElement;
  const asked = `${root.dataset.motion} ${matchMedia("(prefers-reduced-motion: reduce)").matches}`;
  const known = beats.get(asked) ?? milliseconds(getComputedStyle(root).getPropertyValue("--beat"));
  beats.set(asked, known);
  return known;
}

/** Must all be there at once, because nothing moves, nobody looks, or keys go from thing to thing? Else what is less urgent comes in the next frames. */
export const drawsAtOnce = (): boolean => !boardBeat() || document.hidden || !!document.activeElement?.matches(":focus-visible");

/** Does something in a task of its own, once the next frame is painted; until the returned function is called. */
export function afterFrame(todo: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | 0 = 0;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(todo);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** A time of a stylesheet, `240ms` or `.24s`: what makes it small writes it as it likes. */
export function milliseconds(time: string): number {
  const number = parseFloat(time) || 0;
  return time.trim().endsWith("ms") ? number : number * 1000;
}

/** The beat for dust, darkness and shaking. */
export const dramaBeat = (): number => (matchMedia("(forced-colors: active)").matches ? 0 : boardBeat());

/** A point of a drawing in pixels from the corner of the board, and how many pixels a unit has there. */
export function onBoard(board: HTMLElement, drawing: SVGGraphicsElement): (x: number, y: number) => readonly [number, number, number] {
  const matrix = drawing.getScreenCTM() ?? new DOMMatrix();
  const home = board.getBoundingClientRect();
  return (x, y) => {
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return [point.x - home.left, point.y - home.top, matrix.a];
  };
}
