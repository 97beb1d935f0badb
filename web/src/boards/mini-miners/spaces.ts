// Where everything lies in the picture of the mine: four galleries one below the other, pits between them.
//
//   exit  T1   T2   T3   T4
//                   P1    |
//         T8   T7   T6   T5
//          |   P2
//         T9  T10  T11  T12
//                   P3    |
//    D   T16  T15  T14  T13
//                   P4

/** A space in the grid: its column, its row (even rows are galleries, odd rows pits), and the next space towards the exit. */
interface Ground {
  column: number;
  row: number;
  towards: string;
  /** The side on which the mine goes on: fallen rocks lie there, the dwarf stands on the other one. */
  deeper: "left" | "right";
}

const at = (column: number, row: number, towards: string, deeper: "left" | "right"): Ground => ({ column, row, towards, deeper });

export const GROUND: Readonly<Record<string, Ground>> = {
  T1: at(1, 0, "exit", "right"),
  T2: at(2, 0, "T1", "right"),
  T3: at(3, 0, "T2", "right"),
  P1: at(3, 1, "T3", "right"),
  T4: at(4, 0, "T3", "right"),
  T5: at(4, 2, "T4", "left"),
  T6: at(3, 2, "T5", "left"),
  T7: at(2, 2, "T6", "left"),
  P2: at(2, 3, "T7", "left"),
  T8: at(1, 2, "T7", "left"),
  T9: at(1, 4, "T8", "right"),
  T10: at(2, 4, "T9", "right"),
  T11: at(3, 4, "T10", "right"),
  P3: at(3, 5, "T11", "right"),
  T12: at(4, 4, "T11", "right"),
  T13: at(4, 6, "T12", "left"),
  T14: at(3, 6, "T13", "left"),
  P4: at(3, 7, "T14", "left"),
  T15: at(2, 6, "T14", "left"),
  T16: at(1, 6, "T15", "left"),
  D: at(0, 6, "T16", "left"),
};

/** The spaces in the order in which dwarves dig. */
export const SPACES: readonly string[] = Object.keys(GROUND);

/** The four decks, each with the row of its gallery and the first of the two columns in the rock where its cards lie. */
export const DECKS: readonly { name: string; row: number; column: number }[] = [
  { name: "I", row: 0, column: 1 },
  { name: "II", row: 2, column: 3 },
  { name: "III", row: 4, column: 1 },
  { name: "IV", row: 6, column: 1 },
];

/** A picture of the mine: tall for phones, wide for everything else. Same mine, other measures. */
export interface Shape {
  name: "tall" | "wide";
  width: number;
  height: number;
  /** Middle of the first column, and from one column to the next. */
  left: number;
  pitch: number;
  /** Top of the first gallery, heights of a gallery and of a pit, and the rock between them. */
  top: number;
  gallery: number;
  pit: number;
  rock: number;
  /** Width of a space. */
  across: number;
  /** How large a dwarf is that stands on a space. */
  dwarf: number;
}

const made = (shape: Omit<Shape, "height">): Shape => ({
  ...shape,
  height: shape.top + 4 * (shape.gallery + shape.pit + 2 * shape.rock) + 6,
});

export const SHAPES: Readonly<Record<"tall" | "wide", Shape>> = {
  tall: made({ name: "tall", width: 370, left: 37, pitch: 73.5, top: 92, gallery: 66, pit: 62, rock: 5, across: 69, dwarf: 42 }),
  wide: made({ name: "wide", width: 640, left: 66, pitch: 124, top: 96, gallery: 74, pit: 62, rock: 4, across: 117, dwarf: 50 }),
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a cell of the grid. */
export function cell(shape: Shape, column: number, row: number): Box {
  const floor = shape.gallery + shape.pit + 2 * shape.rock;
  const y = shape.top + Math.floor(row / 2) * floor + (row % 2 ? shape.gallery + shape.rock : 0);
  return { x: shape.left + column * shape.pitch - shape.across / 2, y, width: shape.across, height: row % 2 ? shape.pit : shape.gallery };
}

/** The box of a space. */
export function boxOf(shape: Shape, space: string): Box {
  const ground = GROUND[space];
  if (!ground) throw new RangeError(`no such space: ${space}`);
  return cell(shape, ground.column, ground.row);
}

/** How large a dwarf is on a space: there must be room for its name below. */
export const dwarfSize = (shape: Shape, box: Box): number => Math.min(shape.dwarf, box.height - 20);

/** Where a dwarf stands on a space: at the side of the exit. */
export function standOf(shape: Shape, space: string): readonly [number, number] {
  const box = boxOf(shape, space);
  const inwards = shape.dwarf / 2 + (shape.name === "wide" ? 6 : 2);
  return [GROUND[space]?.deeper === "right" ? box.x + inwards : box.x + box.width - inwards, box.y + dwarfSize(shape, box) / 2 + 1];
}

/** The spaces from this one to the exit, itself included. */
export function wayOut(space: string): readonly string[] {
  const way: string[] = [];
  for (let here: string | undefined = space; here !== undefined && here in GROUND; here = GROUND[here]?.towards) way.push(here);
  return way;
}

/** The line of the way out: along the floor of the galleries, up the ladders, out into the meadow. */
export function lineOut(shape: Shape, space: string): string {
  const points = wayOut(space).map((each) => {
    const box = boxOf(shape, each);
    return `${box.x + box.width / 2} ${box.y + box.height * 0.72}`;
  });
  const mouth = cell(shape, 0, 0);
  return `M${[...points, `${mouth.x + mouth.width * 0.86} ${mouth.y + mouth.height * 0.72}`].join("L")}`;
}

/** Where the rocks of a space lie: on the side where the mine goes on. */
export function heap(shape: Shape, space: string): readonly [number, number] {
  const box = boxOf(shape, space);
  const away = GROUND[space]?.deeper === "left" ? -1 : 1;
  return [box.x + box.width / 2 + away * (box.width / 2 - (shape.name === "tall" ? 13 : 19)), box.y + box.height - 12];
}
