// A dwarf on the base of its owner: portrait, shape and letter of the seat, initiative and name.
import { memo } from "../../board-kit/memo";
import { SEAT_SHAPES, seatLetter } from "../../board-kit/seats";
import { Bust } from "./dwarves";
import { Picture } from "./icons";

interface FigureProps {
  name: string;
  seat: number | null;
  /** How many units it is high and wide. */
  size: number;
}

/** The portrait on its base, around the middle. */
export const Figure = memo(function Figure({ name, seat, size }: FigureProps) {
  return (
    <g transform={`scale(${size / 100})`}>
      {seat !== null && (
        <g class={`mm-base seat-${seat}`} transform="translate(-50 -50)">
          <path d={SEAT_SHAPES[seat] ?? SEAT_SHAPES[0]} />
        </g>
      )}
      <g transform={seat === null ? "" : "translate(0 -1) scale(.78)"}>
        <Bust name={name} />
      </g>
    </g>
  );
});

/** Owner, initiative and name in one line, `width` units wide around the middle. */
export const NamePlate = memo(function NamePlate({
  seat,
  initiative,
  name,
  width,
}: {
  seat: number;
  initiative: string;
  name: string;
  width: number;
}) {
  const text = name ? `${initiative} ${name}` : initiative;
  const room = width - 19;
  return (
    <g class={`mm-plate seat-${seat}`}>
      <rect class="mm-plate-paper" x={-width / 2} y="-8" width={width} height="16" rx="4" />
      <path d={`M${-width / 2 + 4}-8h11v16h-11q-4 0-4-4v-8q0-4 4-4z`} />
      <text class="mm-plate-letter" x={-width / 2 + 7.5} y="4">
        {seatLetter(seat)}
      </text>
      <text
        class="mm-plate-name"
        x={-width / 2 + 18}
        y="4"
        {...(text.length * (width > 90 ? 7.6 : 6.8) > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {})}
      >
        {text}
      </text>
    </g>
  );
});

/** The tool cards at a dwarf, small: face down with a back, face up with their picture. */
export function Carried({ hidden, shown }: { hidden: readonly string[]; shown: readonly string[] }) {
  const cards = [...shown.map((tool) => [tool, true] as const), ...hidden.map((tool) => [tool, false] as const)];
  return (
    <g class="mm-carried">
      {cards.map(([tool, open], place) => (
        <g transform={`translate(${place * (cards.length > 2 ? 8 : 13)} 0)`} class={open ? "" : "mm-down"}>
          <rect x="-6.5" y="-8" width="13" height="16" rx="2" />
          {tool !== "?" && (
            <g transform="scale(.46)">
              <Picture name={tool} />
            </g>
          )}
          {tool === "?" && <path class="mm-back" d="M-3.5-5h7v10h-7z" />}
        </g>
      ))}
    </g>
  );
}

/** A dwarf for lists and sheets. */
export const DwarfToken = memo(function DwarfToken({
  name,
  seat,
  initiative,
  size = 44,
}: {
  name: string;
  seat: number | null;
  initiative?: string;
  size?: number;
}) {
  return (
    <svg class="mm-token" viewBox="-50 -54 100 108" width={size} height={(size * 108) / 100} aria-hidden="true">
      <Figure name={name} seat={seat} size={100} />
      {initiative && (
        <g class="mm-initiative" transform="translate(-32 34)">
          <path d="M-18-14h36v28h-36z" />
          <text y="9">{initiative}</text>
        </g>
      )}
    </svg>
  );
});
