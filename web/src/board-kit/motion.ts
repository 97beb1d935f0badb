// How much may move: nothing for those who want it quiet, and nothing but the pieces themselves where colours are forced.

/** The beat of a board in milliseconds, as the stylesheet says; 0 if nothing shall move. */
export function beatOf(board: HTMLElement): number {
  return milliseconds(getComputedStyle(board).getPropertyValue("--beat"));
}

/** A time of a stylesheet, `240ms` or `.24s`: what makes it small writes it as it likes. */
export function milliseconds(time: string): number {
  const number = parseFloat(time) || 0;
  return time.trim().endsWith("ms") ? number : number * 1000;
}

/** The beat for dust, darkness and shaking. */
export const dramaBeat = (board: HTMLElement): number => (matchMedia("(forced-colors: active)").matches ? 0 : beatOf(board));

/** A point of a drawing in pixels from the corner of the board, and how many pixels a unit has there. */
export function onBoard(board: HTMLElement, drawing: SVGGraphicsElement): (x: number, y: number) => readonly [number, number, number] {
  const matrix = drawing.getScreenCTM() ?? new DOMMatrix();
  const home = board.getBoundingClientRect();
  return (x, y) => {
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return [point.x - home.left, point.y - home.top, matrix.a];
  };
}
