// The mountain without anybody in it: sky, slope, four layers of earth, galleries, shafts, pits, and the tavern on the meadow.
import { type Box, boxOf, cell, GROUND, type Shape, SPACES } from "./spaces";

const round = (value: number): number => Math.round(value * 10) / 10;

/** How high the mountain is above a point of its slope, where those who wait stand in a row. */
export function ridge(shape: Shape, x: number): number {
  return round(shape.top - 15 - ((x - shape.left) / shape.width) * 10 + Math.sin(x / 37) * 2);
}

/** The house: its walls, and the rooms where the dwarves sit. */
export function house(shape: Shape): Box {
  const ground = cell(shape, 0, 0);
  const below = cell(shape, 0, 1);
  const width = shape.across * (shape.name === "tall" ? 0.84 : 0.8);
  return { x: ground.x, y: ground.y + 14, width, height: below.y + below.height - ground.y - 14 };
}

/** From one row of dwarves in the tavern to the next. */
export const shelfHeight = (shape: Shape): number => (shape.name === "tall" ? 31 : 45);

/** The outline of the whole tavern, roof and cellar. */
export function houseOutline(shape: Shape): string {
  const { x, y, width, height } = house(shape);
  return `M${x - 3} ${y}l${width / 2 + 3}-38l${width / 2 + 3} 38h-3v${height}h${-width}v${-height}z`;
}

/** The line between earth and sky: the meadow, the cliff with the way in, the slope. */
function skyline(shape: Shape): string {
  const mouth = cell(shape, 1, 0);
  const floor = mouth.y + mouth.height;
  const points: string[] = [];
  for (let x = mouth.x + 12; x < shape.width; x += 14) points.push(`${round(x)} ${ridge(shape, x)}`);
  return `M0 ${floor}H${round(mouth.x - 7)}L${round(mouth.x - 3)} ${mouth.y + 6}L${points.join("L")}L${shape.width} ${ridge(shape, shape.width)}`;
}

const slope = (shape: Shape): string => `${skyline(shape)}V${shape.height - 12}q0 12-12 12H12q-12 0-12-12z`;

/** The upper edge of a layer of earth, from right to left so that it closes the one above. */
function layer(shape: Shape, gallery: number): string {
  const y = cell(shape, 0, gallery * 2).y - shape.rock - 4;
  const step = shape.width / 6;
  const waves = [0, 1, 2, 3, 4, 5].map((wave) => `q${round(step / 2)} ${(wave + gallery) % 2 ? 9 : -9} ${round(step)} 0`);
  return `M0 ${round(y)}${waves.join("")}V${shape.height}H0z`;
}

/** Small marks in the rock: dots, dashes, triangles, crystals. Scattered the same way every time. */
function grains(shape: Shape, gallery: number): string {
  const marks = ["m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0", "h7", "l4-6l4 6z", "l4-4l4 4l-4 7z"];
  const top = cell(shape, 0, gallery * 2).y;
  const depth = cell(shape, 0, gallery * 2 + 1).y + shape.pit - top;
  const count = Math.floor(shape.width / 13);
  const spot = (each: number): string =>
    `M${round(((each + 0.5 * Math.sin(each * 7 + gallery)) / count) * shape.width)} ${round(top + ((each * 0.618034 + gallery * 0.3) % 1) * depth)}`;
  return Array.from({ length: count }, (_, each) => spot(each) + marks[gallery]).join("");
}

/** A gallery with its uneven ceiling. */
function gallery(shape: Shape, row: number): string {
  const boxes = SPACES.filter((space) => GROUND[space]?.row === row).map((space) => boxOf(shape, space));
  boxes.sort((a, b) => a.x - b.x);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return "";
  const ceiling = boxes.map(
    (box, place) => `Q${round(box.x + box.width * (0.3 + 0.1 * (place % 3)))} ${box.y - 5} ${round(box.x + box.width + 2)} ${box.y + 3}`,
  );
  const floor = first.y + first.height;
  const out = row === 0 ? `V${first.y + 8}` : "";
  return `M${first.x - 3} ${row === 0 ? floor : first.y + 8}${out}${ceiling.join("")}q4 2 3 8V${floor - 6}q0 6-6 6H${row === 0 ? first.x - 3 : first.x + 3}${row === 0 ? "" : "q-6 0-6-6"}z`;
}

function pit(shape: Shape, space: string): string {
  const { x, y, width, height } = boxOf(shape, space);
  const middle = x + width / 2;
  return `M${middle - 17} ${y - shape.rock - 3}h34v4q4 8 ${width / 2 - 20} 9q4 3 3 10V${y + height - 14}q-2 14-16 14H${x + 15}q-14 0-15-14V${y + 20}q0-8 4-10q${width / 2 - 24}-1 ${width / 2 - 21}-9z`;
}

/** The shaft between two spaces that lie one above the other. */
function shaft(shape: Shape, space: string): Box {
  const below = boxOf(shape, space);
  const above = boxOf(shape, GROUND[space]?.towards ?? space);
  const width = shape.name === "tall" ? 30 : 40;
  return { x: below.x + below.width / 2 - width / 2, y: above.y + above.height - 3, width, height: below.y + 8 - above.y - above.height };
}

function rungs({ x, y, width, height }: Box): string {
  const [left, right] = [x + width / 2 - 7, x + width / 2 + 7];
  const steps = Array.from({ length: Math.floor(height / 8) }, (_, step) => `M${left} ${round(y + 5 + step * 8)}H${right}`);
  return `M${left} ${y}v${height}M${right} ${y}v${height}${steps.join("")}`;
}

const SHAFTS = SPACES.filter((space) => {
  const [here, above] = [GROUND[space], GROUND[GROUND[space]?.towards ?? ""]];
  return here && above && here.row % 2 === 0 && above.row !== here.row;
});
const PITS = SPACES.filter((space) => (GROUND[space]?.row ?? 0) % 2 === 1);

function Timber({ shape }: { shape: Shape }) {
  const gap = shape.pitch - shape.across;
  const width = shape.name === "tall" ? 3.5 : 6;
  const posts = SPACES.filter((space) => (GROUND[space]?.row ?? 1) % 2 === 0).map((space) => {
    const box = boxOf(shape, space);
    return <path d={`M${round(box.x - gap / 2 - width / 2)} ${box.y + 2}h${width}V${box.y + box.height}h${-width}z`} />;
  });
  return <g class="mm-timber">{posts}</g>;
}

function Tavern({ shape }: { shape: Shape }) {
  const { x, y, width, height } = house(shape);
  const shelf = shelfHeight(shape);
  const shelves = Array.from({ length: Math.floor(height / shelf) }, (_, row) => `M${x} ${y + (row + 1) * shelf}h${width}`);
  return (
    <g class="mm-house">
      <path class="mm-smoke" d={`M${x + width * 0.78} ${y - 44}q-7-7 0-13t1-12`} />
      <path class="mm-wall" d={`M${x + width * 0.7} ${y - 8}v-33h9v33z`} />
      <path class="mm-lit" d={`M${x} ${y}h${width}v${height - 8}q0 8-8 8h${16 - width}q-8 0-8-8z`} />
      <path class="mm-shelf" d={shelves.join("")} />
      <path class="mm-roof" d={`M${x - 7} ${y + 3}L${x + width / 2} ${y - 40}L${x + width + 7} ${y + 3}z`} />
      <path class="mm-lit" d={`M${x + width / 2 - 8} ${y - 5}v-9a8 8 0 0 1 16 0v9z`} />
      <path class="mm-shelf" d={`M${x + width / 2} ${y - 22}v17`} />
    </g>
  );
}

/** The whole picture, the same all game. */
export function Mountain({ shape }: { shape: Shape }) {
  const galleries = [0, 2, 4, 6].map((row) => gallery(shape, row));
  const shafts = SHAFTS.map((space) => shaft(shape, space));
  const hollows = [...galleries, ...shafts.map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`)];
  const pits = PITS.map((space) => pit(shape, space));
  const mouth = cell(shape, 1, 0);
  const clip = `mm-slope-${shape.name}`;
  return (
    <g aria-hidden="true">
      <clipPath id={clip}>
        <path d={slope(shape)} />
      </clipPath>
      <path
        class="mm-hills"
        d={`M0 ${mouth.y + 40}Q${shape.width * 0.18} ${mouth.y - 60} ${shape.width * 0.4} ${mouth.y - 20}T${shape.width} 10V${mouth.y + 40}z`}
      />
      <g clip-path={`url(#${clip})`}>
        <path class="mm-earth-1" d={`M0 0h${shape.width}v${shape.height}h${-shape.width}z`} />
        {[1, 2, 3].map((each) => (
          <path class={`mm-earth-${each + 1}`} d={layer(shape, each)} />
        ))}
        {[0, 1, 2, 3].map((each) => (
          <path class="mm-grain" d={grains(shape, each)} />
        ))}
        <path class="mm-grass" d={skyline(shape)} />
      </g>
      <path class="mm-slope" d={slope(shape)} />
      <g class="mm-edge">
        {[...pits, ...hollows].map((each) => (
          <path d={each} />
        ))}
      </g>
      <g class="mm-dark">
        {pits.map((each) => (
          <path d={each} />
        ))}
      </g>
      <g class="mm-hollow">
        {hollows.map((each) => (
          <path d={each} />
        ))}
      </g>
      <path class="mm-ladder" d={[...shafts, ...PITS.map((space) => shaft(shape, space))].map(rungs).join("")} />
      <Timber shape={shape} />
      <Tavern shape={shape} />
    </g>
  );
}
