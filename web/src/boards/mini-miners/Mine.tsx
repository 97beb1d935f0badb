// The mine with everybody in it: spaces, markers, fallen rocks, mine decks, dwarves, and the way out.
import type { ComponentChildren } from "preact";
import { memo, same, sameData } from "../../board-kit/memo";
import { Target as Marked, type Picking, useLabel, useLabels, useSaid } from "../../board-kit/Target";
import { DeckBack, DugCard } from "./cards";
import { Carried, Figure, NamePlate } from "./DwarfToken";
import { Marker, Picture } from "./icons";
import { house, houseOutline, Mountain, ridge, shelfHeight } from "./Mountain";
import {
  acting,
  aimedAt,
  cardsLeft,
  chapterOf,
  fallen,
  initiative,
  type Labels,
  nameOf,
  placeOf,
  queue,
  TAVERN,
  underground,
} from "./reading";
import { type Box, boxOf, cell, DECKS, dwarfSize, GROUND, heap, lineOut, SHAPES, type Shape, SPACES, standOf, wayOut } from "./spaces";
import type { Dwarf, View } from "./view";

type TargetProps = Omit<Parameters<typeof Marked>[0], "children"> & { children: ComponentChildren; dwarf?: string };

/** A thing of the mine with a mark. Its name says all that is drawn on it, so the drawing is only for the eye and lies beside the button. */
const Target = ({ children, style, class: looks = "", dwarf, ...rest }: TargetProps) => (
  <g class={looks} {...(style ? { style } : {})} {...(dwarf ? { "data-dwarf": dwarf } : {})}>
    <Marked {...rest}>{null}</Marked>
    <g class="mm-face" aria-hidden="true">
      {children}
    </g>
  </g>
);

/** Drawn once: the mountain doesn't change. */
const MOUNTAINS = { tall: <Mountain shape={SHAPES.tall} />, wide: <Mountain shape={SHAPES.wide} /> };

const frame = ({ x, y, width, height }: Box, inside = 0, corner = 9): string =>
  `M${x + corner + inside} ${y + inside}h${width - 2 * (corner + inside)}q${corner} 0 ${corner} ${corner}v${height - 2 * (corner + inside)}q0 ${corner}-${corner} ${corner}h${-(width - 2 * (corner + inside))}q-${corner} 0-${corner}-${corner}v${-(height - 2 * (corner + inside))}q0-${corner} ${corner}-${corner}z`;

/** So much of what lies above and below a space is found by a finger too; a pit is lower, and needs more of it. */
const AROUND = { space: [6, 0], pit: [10, 8] } as const;

function roomOf(shape: Shape, space: string): Box {
  const { x, y, width, height } = boxOf(shape, space);
  const [above, below] = AROUND[space.startsWith("P") ? "pit" : "space"];
  return { x, y: y - above, width, height: height + above + below };
}

/** Where the first of those who wait outside stands. */
function queueAt(shape: Shape): readonly [number, number] {
  const x = cell(shape, 1, 0).x + (shape.name === "tall" ? 62 : 96);
  return [x, ridge(shape, x) - 34];
}

const around = ([x, y]: readonly [number, number], r: number): string => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;

type Spot = readonly [x: number, y: number, scale: number];
const moved = (x: number, y: number, scale = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

interface MineProps {
  view: View;
  ghost: View | null;
  shape: Shape;
}

/** The whole mine. */
export const Mine = memo(function Mine({ view, ghost, shape }: MineProps) {
  const labels = useLabels();
  const taken = new Set([...view.crew, ...(ghost?.crew ?? [])].map(placeOf));
  return (
    <svg
      class={`mm-mine mm-${shape.name}`}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      role="group"
      aria-label={labels["name:mine"] ?? "Mini Miners"}
    >
      {MOUNTAINS[shape.name]}
      <Outside drinkers={view.crew.filter((dwarf) => placeOf(dwarf) === TAVERN).length} shape={shape} />
      <Supply down={view.collapses.length} shape={shape} />
      {DECKS.map((deck) => (
        <MineDeck
          key={deck.name}
          left={cardsLeft(view, deck.name)}
          dug={(view.decks[deck.name]?.discards ?? []).join(" ")}
          shape={shape}
          {...deck}
        />
      ))}
      {SPACES.map((space) => (
        <Space key={space} space={space} marker={view.markers[space] ?? "blank"} taken={taken.has(space)} shape={shape} />
      ))}
      <Way view={view} ghost={ghost} shape={shape} />
      <Crew view={view} ghost={ghost} shape={shape} />
      <Rocks view={view} ghost={ghost} shape={shape} />
      <Blocks view={view} ghost={ghost} shape={shape} />
      <g class="mm-drama" aria-hidden="true" />
    </svg>
  );
});

/** The tavern as a place to go to, and the sign at the way in. */
const Outside = memo(function Outside({ drinkers, shape }: { drinkers: number; shape: Shape }) {
  const tavern = useLabel("name:space:tavern") || TAVERN;
  const { x, y, width } = house(shape);
  const mouth = cell(shape, 1, 0);
  const exit = useLabel("name:space:exit");
  const sign = Math.min(Math.max(exit.length * 7.4 + 4, 34), shape.name === "tall" ? 38 : 58);
  return (
    <>
      <Target mark={TAVERN} outline={houseOutline(shape)} hit={houseOutline(shape)} tag={[x + width - 4, y - 30]} tagScale={0.55}>
        <g class="mm-sign" transform={`translate(${x + width / 2} ${y + 11})`}>
          <rect x={-width / 2 + 2} y="-9" width={width - 4} height="16" rx="3" />
          <text
            y="3.5"
            {...(shape.name === "tall" ? { textLength: Math.min(width - 10, tavern.length * 7), lengthAdjust: "spacingAndGlyphs" } : {})}
          >
            {tavern}
            {drinkers > 0 && shape.name === "wide" ? ` · ${drinkers}` : ""}
          </text>
        </g>
      </Target>
      <path data-spot="queue" fill="none" d={around(queueAt(shape), 17)} />
      <g class="mm-sign" transform={`translate(${mouth.x + 24} ${mouth.y - 3}) rotate(-4)`} aria-hidden="true">
        <path d={`M4-9H${-sign}l-8 8.5l8 8.5H4z`} />
        <text x={2 - sign / 2} y="4" {...(exit.length * 7.4 + 4 > sign ? { textLength: sign - 2, lengthAdjust: "spacingAndGlyphs" } : {})}>
          {exit}
        </text>
      </g>
    </>
  );
});

/** How many collapse markers lie in the mine: the last slot is the mountain coming down. */
const Supply = memo(function Supply({ down, shape }: { down: number; shape: Shape }) {
  const most = Number(useLabel("letter:collapses") || 6);
  const words = useLabel("text:collapses");
  const top = cell(shape, 0, 2);
  const across = shape.name === "tall" ? 2 : 3;
  const step = shape.name === "tall" ? 27 : 34;
  const left = top.x + (shape.name === "tall" ? 21 : 24);
  const first = top.y + (shape.name === "tall" ? 24 : 20);
  const rows = Math.ceil(most / across);
  return (
    <g class="mm-supply" aria-label={words || `${down}/${most}`}>
      {Array.from({ length: most }, (_, each) => (
        <g
          class={each < down ? "" : "mm-slot"}
          transform={`translate(${left + (each % across) * step} ${first + Math.floor(each / across) * 24})`}
        >
          <Picture name="rock" />
        </g>
      ))}
      <text x={left + ((across - 1) * step) / 2} y={first + rows * 24 + 4}>
        {down}/{most}
      </text>
    </g>
  );
});

/** A mine deck in the rock under its gallery, and what was dug out of it. */
const MineDeck = memo(function MineDeck({
  left,
  dug,
  shape,
  name,
  row,
  column,
}: {
  left: number;
  /** The cards that were dug out, with spaces between them. */
  dug: string;
  shape: Shape;
  name: string;
  row: number;
  column: number;
}) {
  const corner = cell(shape, column, row + 1);
  const wide = shape.name === "wide";
  const height = shape.pit - 6;
  const width = height * 0.8;
  const x = corner.x + (wide ? 12 : 2);
  const y = corner.y + 4;
  const card: Box = { x, y, width, height };
  return (
    <>
      <Target
        mark={`deck:${name}`}
        outline={frame(card, -1, 6)}
        hit={frame(wide ? { x: x - 12, y: y - 12, width: 84, height: 82 } : { x, y: y - 5, width: 66, height: height + 10 })}
        tag={[x + width, y + 6]}
        tagScale={0.55}
      >
        {left > 1 && <path class="mm-under" d={frame({ ...card, x: x + 3, y: y - 3 }, 1, 5)} />}
        <g transform={`translate(${x} ${y}) scale(${height / 100})`} class={left ? "" : "mm-slot"}>
          <DeckBack name={name} />
        </g>
        <text class="mm-left" x={x + width / 2} y={y + height - 6}>
          {left}
        </text>
      </Target>
      <g aria-hidden="true">
        {(dug ? dug.split(" ") : []).map((each, place) => (
          <g transform={`translate(${x + width + 14 + (place % 5) * 18.5} ${y + 13 + Math.floor(place / 5) * 26})`}>
            <DugCard card={each} />
          </g>
        ))}
      </g>
    </>
  );
});

/** One space: its name, what is to be had there, and its marker. */
const Space = memo(function Space({ space, marker, taken, shape }: { space: string; marker: string; taken: boolean; shape: Shape }) {
  const letter = useLabel(`letter:space:${space}`);
  const box = boxOf(shape, space);
  const tall = shape.name === "tall";
  const away = GROUND[space]?.deeper === "left" ? -1 : 1;
  const middle = box.x + box.width / 2;
  const worth = /^[TX]/.test(space) ? "" : letter;
  const deck = /^T/.test(space) ? letter : "";
  const side = tall ? middle + away * 21 : middle + away * 17;
  const spread = worth && marker !== "blank" ? (tall ? 15 : 24) : 0;
  const at: Spot = taken
    ? [side, box.y + (tall ? 15 : 19), tall ? 0.78 : 0.9]
    : [middle + away * spread, box.y + box.height / 2 - 8, tall ? 1.05 : 1.2];
  const price: Spot = taken
    ? tall
      ? [side, box.y + 34, 0.7]
      : [side + away * 27, box.y + 20, 0.85]
    : [middle - away * spread, box.y + box.height / 2 - 8, tall ? 1 : 1.15];
  return (
    <Target
      mark={`space:${space}`}
      class="mm-space"
      outline={frame(box, 2)}
      hit={frame(roomOf(shape, space))}
      tag={[away > 0 ? box.x + 7 : box.x + box.width - 7, box.y + 6]}
      tagScale={0.5}
    >
      {!taken && (
        <text class="mm-where" x={deck ? middle - 14 : middle} y={box.y + box.height - 7}>
          {space}
        </text>
      )}
      {!taken && deck && (
        <g class={`mm-where-deck mm-deck-${deck}`} transform={`translate(${middle + 12} ${box.y + box.height - 11})`}>
          <path d="M-10-7h20v14h-20z" />
          <text y="4">{deck}</text>
        </g>
      )}
      {worth && (
        <g class="mm-worth mm-glides" style={moved(...price)}>
          <g transform="scale(1.15)">
            <Picture name={space === "D" ? "diamond" : "nugget"} />
          </g>
          <text y="5">{worth}</text>
        </g>
      )}
      <g class="mm-glides" style={moved(...at)}>
        <Marker name={marker} />
      </g>
    </Target>
  );
});

interface Standing {
  x: number;
  y: number;
  size: number;
  /** How wide the plate with the name is, and where; 0 where only the number has room. */
  plate: number;
  plateX: number;
  plateY: number;
}

/** Where every dwarf of a view is drawn; those that are lost are nowhere. */
function standings(view: View, shape: Shape, labels: Labels): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  const tall = shape.name === "tall";
  const rooms = house(shape);
  const shelf = shelfHeight(shape);
  const drinkers = view.crew.filter((dwarf) => placeOf(dwarf) === TAVERN);
  const rows = Math.floor(rooms.height / shelf);
  const across = Math.max(tall ? 2 : 3, Math.ceil(drinkers.length / rows));
  const pitch = rooms.width / across;
  drinkers.forEach((dwarf, place) => {
    const size = tall ? 22 : 30;
    found.set(dwarf.name, {
      x: rooms.x + pitch * (0.5 + (place % across)),
      y: rooms.y + shelf * (Math.floor(place / across) + 1) + (tall ? -1 : 8) + size / 2 - (tall ? 14 : 23),
      size,
      plate: 0,
      plateX: 0,
      plateY: 0,
    });
  });
  const line = queue(view, labels);
  const called = view.phase.is === "placing" ? 1 : 0;
  const [start] = queueAt(shape);
  const step = Math.min(tall ? 27 : 46, (shape.width - start - (tall ? 46 : 66)) / Math.max(line.length - 1, 1));
  line.forEach((dwarf, place) => {
    const first = place === 0 && called;
    const size = first ? 44 : tall ? 23 : 34;
    const x = start + (called && place ? (tall ? 32 : 40) : 0) + place * step;
    found.set(dwarf.name, {
      x,
      y: ridge(shape, x) - size / 2 - (first ? 12 : tall ? 8 : 9),
      size,
      plate: first ? (tall ? 84 : 100) : 0,
      plateX: 0,
      plateY: size / 2 + 6,
    });
  });
  for (const dwarf of view.crew) {
    if (!underground(dwarf)) continue;
    const box = boxOf(shape, placeOf(dwarf));
    const [x, y] = standOf(shape, placeOf(dwarf));
    found.set(dwarf.name, {
      x,
      y,
      size: dwarfSize(shape, box),
      plate: box.width - 2,
      plateX: box.x + box.width / 2 - x,
      plateY: box.y + box.height - 10 - y,
    });
  }
  return found;
}

/** All dwarves of the round, each the same element wherever it goes, and faintly where it would go. */
function Crew({ view, ghost, shape }: MineProps) {
  const labels = useLabels();
  const now = standings(view, shape, labels);
  const then = ghost && standings(ghost, shape, labels);
  const chapter = chapterOf(view);
  const onMap = chapter === "placement" || chapter === "collect" || chapter === "end";
  const crew = view.crew;
  const who = acting(view);
  const aims = aimedAt(view);
  return (
    <>
      {then &&
        ghost.crew.map((dwarf) => {
          const [from, to] = [now.get(dwarf.name), then.get(dwarf.name)];
          const moves = to && underground(dwarf) && (!from || from.x !== to.x || from.y !== to.y);
          return moves && <GhostDwarf key={dwarf.name} dwarf={dwarf} at={to} />;
        })}
      {crew.map((dwarf) => {
        const at = now.get(dwarf.name);
        if (!at) return null;
        const signs = { acts: dwarf.name === who && underground(dwarf), aimed: aims.includes(dwarf.name) };
        return (
          <MapDwarf
            key={dwarf.name}
            dwarf={dwarf}
            at={at}
            shape={shape}
            marked={onMap}
            leaves={then !== null && dwarf.name === who && !then.has(dwarf.name)}
            {...signs}
          />
        );
      })}
    </>
  );
}

function GhostDwarf({ dwarf, at }: { dwarf: Dwarf; at: Standing }) {
  const labels = useLabels();
  return (
    <g class="mm-ghost" aria-hidden="true" transform={`translate(${at.x} ${at.y})`}>
      <Figure name={dwarf.name} seat={dwarf.owner} size={at.size} />
      <g transform={`translate(${at.plateX} ${at.plateY})`}>
        <NamePlate
          seat={dwarf.owner}
          initiative={initiative(labels, dwarf.name)}
          name={nameOf(labels, "dwarf", dwarf.name)}
          width={at.plate}
        />
      </g>
    </g>
  );
}

interface MapDwarfProps {
  dwarf: Dwarf;
  at: Standing;
  shape: Shape;
  /** Is it picked here, or in its owner's troop? */
  marked: boolean;
  acts: boolean;
  aimed: boolean;
  /** Would it be lost or gone? */
  leaves: boolean;
}

/** Is the dwarf the same, in the same place, with the same signs? */
const unmoved = ({ at, dwarf, ...was }: MapDwarfProps, { at: there, dwarf: newest, ...is }: MapDwarfProps): boolean =>
  same(was, is) && same(at, there) && sameData(dwarf, newest);

const MapDwarf = memo(function MapDwarf({ dwarf, at, shape, marked, acts, aimed, leaves }: MapDwarfProps) {
  const mark = `dwarf:${dwarf.name}`;
  const under = `space:${placeOf(dwarf)}`;
  const throughNow = ({ legal, askable }: Picking): boolean => !legal.has(mark) && (!askable.includes(mark) || legal.has(under));
  const { now } = useSaid(
    (said) => `${initiative(said.labels, dwarf.name)} ${nameOf(said.labels, "dwarf", dwarf.name)} ${throughNow(said)}`,
  );
  const number = initiative(now.labels, dwarf.name);
  const half = at.size / 2;
  const side = underground(dwarf) && GROUND[placeOf(dwarf)]?.deeper === "left" ? -1 : 1;
  const reach = Math.max(half + 1, shape.name === "tall" ? 34 : 27);
  // The finger may land anywhere on the space of a dwarf, the outline is close around it.
  const room = underground(dwarf) ? roomOf(shape, placeOf(dwarf)) : null;
  const catching: Box = { x: -reach, y: -half - 1, width: reach * 2, height: Math.max(at.size + 2, 2 * reach) };
  const called: Box = { x: -41, y: -41, width: 82, height: 82 };
  const picture = (
    <>
      {acts && <path class="mm-acts" d={`M-6 ${-half - 9}h12l-6 9z`} />}
      <Figure name={dwarf.name} seat={dwarf.owner} size={at.size} />
      {aimed && (
        <path
          class="mm-aimed"
          d={`M${-half} 0a${half} ${half} 0 1 0 ${at.size} 0a${half} ${half} 0 1 0 ${-at.size} 0zM0 ${-half - 5}v10M0 ${half + 5}v-10M${-half - 5} 0h10M${half + 5} 0h-10`}
        />
      )}
      {at.plate > 0 ? (
        <g transform={`translate(${at.plateX} ${at.plateY})`}>
          <NamePlate seat={dwarf.owner} initiative={number} name={nameOf(now.labels, "dwarf", dwarf.name)} width={at.plate} />
        </g>
      ) : (
        <text class="mm-small-number" y={half + 7}>
          {number}
        </text>
      )}
      {underground(dwarf) && (
        <g transform={`translate(${side * (half + 8)} ${half - 8})`}>
          <g transform={side < 0 ? `translate(${-12 * Math.max((dwarf.hidden?.length ?? 0) + (dwarf.shown?.length ?? 0) - 1, 0)} 0)` : ""}>
            <Carried hidden={dwarf.hidden ?? []} shown={dwarf.shown ?? []} />
          </g>
        </g>
      )}
      {(dwarf.gold ?? 0) > 0 && (
        <g class="mm-worth" transform={`translate(${-side * (half - 8)} ${half - 8}) scale(.85)`}>
          <g transform="scale(1.1)">
            <Picture name="nugget" />
          </g>
          <text y="5">{dwarf.gold}</text>
        </g>
      )}
    </>
  );
  const place = { ...moved(at.x, at.y) };
  const looks = `mm-glides ${leaves ? "mm-leaves" : ""} ${throughNow(now) ? "mm-through" : ""}`;
  if (!marked)
    return (
      <g class={looks} style={place} aria-hidden="true" data-dwarf={dwarf.name}>
        {picture}
      </g>
    );
  return (
    <Target
      mark={mark}
      dwarf={dwarf.name}
      class={looks}
      style={place}
      outline={frame(catching)}
      hit={frame(room ? { ...room, x: room.x - at.x, y: room.y - at.y } : at.plate > 0 ? called : catching)}
      tag={[-side * reach, -half + 2]}
      tagScale={0.5}
    >
      {picture}
    </Target>
  );
}, unmoved);

/** Fallen rocks; those that would fall or go are faint. */
function Rocks({ view, ghost, shape }: MineProps) {
  const now = fallen(view);
  const then = ghost && ghost.round === view.round && ghost.phase.is !== "over" ? fallen(ghost) : now;
  return (
    <g class="mm-rocks" aria-hidden="true">
      {SPACES.map((space) => {
        const [lie, would] = [now.get(space) ?? 0, then.get(space) ?? 0];
        if (!lie && !would) return null;
        const [x, y] = heap(shape, space);
        const looks = lie > would ? "mm-going" : lie === 0 ? "mm-coming" : "";
        return (
          <g key={space} transform={`translate(${x} ${y}) scale(${shape.name === "tall" ? 0.95 : 1.3})`}>
            <g class={`mm-falls ${looks}`}>
              {HEAP.map((place) => (
                <g transform={place}>
                  <Picture name="rock" />
                </g>
              ))}
              {Math.max(lie, would) > 1 && <text y="4">{`×${Math.max(lie, would)}`}</text>}
            </g>
          </g>
        );
      })}
    </g>
  );
}

const HEAP = ["translate(0 -17) scale(.8)", "translate(-6 1) scale(.75)", "translate(4 0)"];

/** From where the way out is shown: of whoever escapes, or would be placed. */
function leavingFrom(view: View, ghost: View | null): string {
  const from = view.phase.is === "escaping" ? view : view.phase.is === "placing" ? ghost : null;
  const place = from?.crew?.find((dwarf) => dwarf.name === acting(view))?.place ?? "";
  return place in GROUND ? place : "";
}

/** The way out, a dotted line. */
function Way({ view, ghost, shape }: MineProps) {
  const from = leavingFrom(view, ghost);
  return from ? (
    <path class={`mm-way ${view.phase.is === "escaping" ? "" : "mm-faint"}`} d={lineOut(shape, from)} aria-hidden="true" />
  ) : null;
}

/** A cross on every heap of rocks that lies on the way out. */
function Blocks({ view, ghost, shape }: MineProps) {
  const from = leavingFrom(view, ghost);
  const rocks = fallen(ghost ?? view);
  const crosses = wayOut(from)
    .filter((space) => space !== from && rocks.has(space))
    .map((space) => heap(shape, space));
  return <path class="mm-cross" aria-hidden="true" d={crosses.map(([x, y]) => `M${x - 9} ${y - 17}l18 18m0-18l-18 18`).join("")} />;
}
