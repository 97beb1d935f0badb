// What is drawn above a board without getting in its way: an arrow between two things, and the freest place for a line at a mat.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HEAD = 13;
/** So many places beside and below each other are tried for a line. */
const STEPS = 12;
/** A line that covers this part of itself may stay at its mat; else places so many pixels apart are tried all over the board. */
const LITTLE = 0.03;
const GRID = 12;
/** An arrow bends by so much of its length. */
const BEND = 0.12;

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];
const radius = ({ width, height }: Box): number => Math.min(width, height) / 2;

/** An arrow from one thing to another, as paths of its line and its head; null if they lie too close for one. */
export function arrowBetween(from: Box, to: Box): { readonly line: string; readonly head: string } | null {
  const [[fromX, fromY], [toX, toY]] = [middle(from), middle(to)];
  const far = Math.hypot(toX - fromX, toY - fromY);
  if (far < radius(from) + radius(to) + HEAD) return null;
  const bent: readonly [number, number] = [(fromX + toX) / 2 + (toY - fromY) * BEND, (fromY + toY) / 2 - (toX - fromX) * BEND];
  const [startX, startY] = towards([fromX, fromY], bent, radius(from) * 0.6);
  const [tipX, tipY] = towards([toX, toY], bent, radius(to) + 3);
  const [endX, endY] = towards([tipX, tipY], bent, HEAD * 0.8);
  const [x, y] = [(tipX - endX) / (HEAD * 0.8), (tipY - endY) / (HEAD * 0.8)];
  const corner = (side: number) => `${round(tipX - x * HEAD - y * side * HEAD * 0.5)} ${round(tipY - y * HEAD + x * side * HEAD * 0.5)}`;
  return {
    line: `M${round(startX)} ${round(startY)}Q${bent.map(round).join(" ")} ${round(endX)} ${round(endY)}`,
    head: `M${round(tipX)} ${round(tipY)}L${corner(1)}L${corner(-1)}z`,
  };
}

/** A point on the way from one to another, so far from the first. */
function towards([x, y]: readonly [number, number], [otherX, otherY]: readonly [number, number], far: number): readonly [number, number] {
  const whole = Math.hypot(otherX - x, otherY - y) || 1;
  return [x + ((otherX - x) / whole) * far, y + ((otherY - y) / whole) * far];
}

const round = (each: number): number => Math.round(each * 10) / 10;

/** Where a line of this size covers least of what is needed: at the edges of a mat or inside it, else as near to it as the board has room. */
export function freest(size: Box, mat: Box, board: Box, needed: readonly Box[]): { readonly left: number; readonly top: number } {
  const { width, height } = size;
  const [right, bottom] = [board.width - width, board.height - height];
  const room = mat.width - width - 16;
  const edges = [mat.y - height / 2, mat.y + mat.height - height / 2, mat.y - height, mat.y + mat.height];
  const inside = steps(mat.y + mat.height - height, mat.y);
  const places = [...edges, ...inside].flatMap((y) =>
    steps(mat.x + 8 + room, mat.x + 8).map((x) => ({ x: within(x, right), y: within(y, bottom) })),
  );
  const at = leastCovering(places, size, needed);
  if (at.covers <= width * height * LITTLE) return { left: round(at.x), top: round(at.y) };
  const [x, y] = middle(mat);
  const away = (place: { x: number; y: number }) => Math.hypot(place.x + width / 2 - x, place.y + height / 2 - y);
  const all = steps(0, bottom, bottom / GRID).flatMap((down) => steps(0, right, right / GRID).map((across) => ({ x: across, y: down })));
  const anywhere = leastCovering(
    all.sort((one, other) => away(one) - away(other)),
    size,
    needed,
  );
  const best = anywhere.covers < at.covers ? anywhere : at;
  return { left: round(best.x), top: round(best.y) };
}

/** The first of these places that covers least. */
function leastCovering(places: readonly { x: number; y: number }[], { width, height }: Box, needed: readonly Box[]) {
  let best = { x: 0, y: 0, covers: Infinity };
  for (const { x, y } of places) {
    const covers = needed.reduce((sum, each) => sum + common({ x, y, width, height }, each), 0);
    if (covers < best.covers) best = { x, y, covers };
    if (covers === 0) break;
  }
  return best;
}

/** Numbers from one to another, in about so many steps. */
function steps(from: number, to: number, about = STEPS): number[] {
  const count = Math.max(1, Math.ceil(about));
  return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
}

const within = (at: number, most: number): number => Math.max(0, Math.min(at, most));

/** How much of two boxes is the same place. */
export function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
