// Seats are told apart by the shape of their token, their letter and, last, their colour.

import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { memo } from "./memo";

/** The base of each seat's token in a box of 100: circle, square, triangle, pentagon. */
export const SEAT_SHAPES: readonly string[] = [
  "M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92z",
  "M18 6h64q12 0 12 12v64q0 12-12 12h-64q-12 0-12-12v-64q0-12 12-12z",
  "M42 10q8-12 16 0l38 70q6 14-8 14h-76q-14 0-8-14z",
  "M44 7q6-5 12 0l35 27q6 5 4 12l-14 41q-3 8-11 8h-40q-8 0-11-8l-14-41q-2-7 4-12z",
];

/** The letter of a seat. */
export const seatLetter = (seat: number): string => "ABCD"[seat] ?? "?";

/** The token of a seat, in a box of 100. */
export const SeatToken = memo(({ seat }: { seat: number }) => (
  <g class={`seat-token seat-${seat}`} aria-hidden="true">
    <path d={SEAT_SHAPES[seat] ?? SEAT_SHAPES[0]} />
    <text x="50" y={seat === 2 ? 80 : 70}>
      {seatLetter(seat)}
    </text>
  </g>
));

/** What the page says of whoever sits there, at their mat: score, clock, and what they just did. Where nobody plays, nothing. */
export const PlatesContext = createContext<((seat: number) => ComponentChildren) | null>(null);

/** The place for it on a mat; it is drawn anew by itself, and the mat is not. */
export function SeatPlate({ seat }: { seat: number }) {
  return useContext(PlatesContext)?.(seat) ?? null;
}
