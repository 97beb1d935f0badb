// The plates of the five kinds of dice and the signs on them, each in a box of 100 units.
import type { ComponentChildren } from "preact";
import type { Kind, Shown, Sign } from "./shown";

/** The outline of each kind: square, cut octagon, circle, shield, hexagon. */
export const PLATES: Readonly<Record<Kind, string>> = {
  tunnel: "M13 4h74q9 0 9 9v68q0 9-9 9h-74q-9 0-9-9v-68q0-9 9-9z",
  treasure: "M31 4h38l27 26v34l-27 26h-38l-27-26v-34z",
  magic: "M50 3a44 44 0 1 1 0 88a44 44 0 1 1 0-88z",
  tool: "M27 4h46q3 0 5 2l16 15q2 2 2 5v40q0 13-12 17l-26 6q-8 2-16 0l-26-6q-12-4-12-17v-40q0-3 2-5l16-15q2-2 5-2z",
  hazard: "M30 4h40q4 0 6 4l19 35q2 4 0 8l-19 35q-2 4-6 4h-40q-4 0-6-4l-19-35q-2-4 0-8l19-35q2-4 6-4z",
};

/** What marks the plate of a kind, whatever it shows. */
export const TRIMS: Readonly<Record<Kind, string>> = {
  tunnel: "M15 8v78M85 8v78M10 18h10M10 36h10M10 54h10M10 72h10M80 18h10M80 36h10M80 54h10M80 72h10",
  treasure:
    "M31 4l6 12h26l6-12M63 16l21 19l12-5M84 35v26l12 3M84 61l-21 18l6 11M63 79h-26l-6 11M37 79l-21-18l-12 3M16 61v-26l-12-5M16 35l21-19",
  magic: "M63 12.500a37 37 0 1 1-26 0",
  tool: "M14 30v34q0 8 8 10l22 5q6 1 12 0l22-5q8-2 8-10v-34",
  hazard: "M33.500 11h33q3 0 4 2l17 31q1.500 3 0 6l-17 31q-1 2-4 2h-33q-3 0-4-2l-17-31q-1.500-3 0-6l17-31q1-2 4-2z",
};

/** The small star in the notch of a magic die. */
export const NOTCH = "M50 1q1.500 9.500 11 11q-9.500 1.500-11 11q-1.500-9.500-11-11q9.500-1.500 11-11z";

/** Cut-out numerals about the middle, drawn with a broad stroke. */
export const NUMERALS: Readonly<Record<number, string>> = {
  1: "M-7-10l8-7v34",
  2: "M-10-8a10 9.500 0 1 1 17 7l-18 18h22",
  3: "M-10-17h19l-11 13a10.500 10.500 0 1 1-9 16",
  4: "M6 17v-34l-18 25h25",
  5: "M9-17h-17l-2 15a11 10.500 0 1 1-1 14",
  6: "M7-17q-17 6-18 22a10.500 10.500 0 1 0 5-8",
  7: "M-10-17h20l-12 34",
  8: "M0-1a8 8 0 1 1 .1 0a9.500 9 0 1 1-.1 0z",
  9: "M-7 17q17-6 18-22a10.500 10.500 0 1 0-5 8",
};

/** A numeral at a place. */
export function Numeral({ number, x, y, size = 1 }: { number: number; x: number; y: number; size?: number }) {
  return <path class="numeral" d={NUMERALS[number] ?? ""} transform={`translate(${x} ${y}) scale(${size})`} />;
}

/** One sign, drawn about the middle in a box of some 60 units. */
export function Glyph({ sign }: { sign: Sign }) {
  switch (sign) {
    case "treasure":
      return (
        <>
          <path class="mid" d="M-22-8l11-14h22l11 14l-22 30z" />
          <path class="pale" d="M-11-22l5 14h12l5-14zM-6-8l6 30l6-30z" />
          <path class="line" d="M-22-8h44M-11-22l5 14l6 30l6-30l5-14" />
          <path class="line" d="M-22-8l11-14h22l11 14l-22 30z" />
        </>
      );
    case "magic":
      return <path class="dark" d="M0-29q3.500 25.500 29 29q-25.500 3.500-29 29q-3.500-25.500-29-29q25.500-3.500 29-29z" />;
    case "pickaxe":
      return (
        <g transform="rotate(38)">
          <path class="pale" d="M-4.500-22h9v54q-4.500 4-9 0z" />
          <path class="dark" d="M-34-2q8-22 34-25q26 3 34 25q-14-12-34-12q-20 0-34 12z" />
          <path class="mid" d="M-8-30h16v19h-16z" />
        </g>
      );
    case "shield":
      return (
        <>
          <path class="mid" d="M0-31q13 8 27 6q3 38-27 56q-30-18-27-56q14 2 27-6z" />
          <path class="dark plain" d="M0-31q13 8 27 6q1 12-1.500 23h-25.500zM0-2v33q-19-12-25-33z" />
          <path class="line" d="M0-31q13 8 27 6q3 38-27 56q-30-18-27-56q14 2 27-6z" />
        </>
      );
    case "chest":
      return (
        <>
          <path class="mid" d="M-27 24v-24q0-20 16-20h22q16 0 16 20v24z" />
          <path class="dark plain" d="M-27 0h54v7h-54z" />
          <path class="line" d="M-27 24v-24q0-20 16-20h22q16 0 16 20v24zM-15-19v43M15-19v43" />
          <path class="pale" d="M-6-2h12v11q-6 5-12 0z" />
        </>
      );
    case "beer":
      return (
        <>
          <path class="handle" d="M14-6h7q9 0 9 9v6q0 9-9 9h-7" />
          <path class="beer" d="M-21-10h36v34q0 5-5 5h-26q-5 0-5-5z" />
          <path class="line" d="M-11 2v17M-3 2v17M5 2v17" />
          <path class="foam" d="M-24-8q-6-9 2-14q2-10 12-7q7-9 15-1q11-3 11 7q7 5 1 14q-4 5-8 0q-4 6-9 1q-4 7-9 0q-5 5-8 0q-4 4-7 0z" />
        </>
      );
    case "cave":
    case "dragon":
    case "tunnel":
      return <path class="dark plain" d={SHAPES[sign]} transform="translate(-50 -48)" />;
  }
}

/** The dark shapes that carry a number: the mouth of a tunnel, a boulder, a dragon's head. */
const SHAPES = {
  tunnel: "M25 84v-40q0-27 25-30q25 3 25 30v40z",
  cave: "M22 62l6-20l14-9l5 4l13-5l15 12l4 18l-11 16h-34zM40 14l9-1l3 8l-7 5l-8-4zM60 18l7 2l-1 7l-7 1l-3-6zM27 25l6 2l-1 6l-6 0z",
  dragon:
    "M13 43l6-9l8 2l10-9q4-3 9-1q11-15 35-17q-14 10-19 20q5 2 7 6l14 1l-8 9l11 7l-11 7l8 9l-11 5q1 5-1 9h-30q6-9 0-18l-9 5l-15-2l-4-7l7 2l3-4l4 5l5-5l6 2l6-7l-8 1l-4 5l-4-5l-7 4z",
};

const SPREAD: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[50, 47, 1]],
  2: [
    [36, 34, 0.74],
    [62, 57, 0.74],
  ],
  3: [
    [50, 27, 0.6],
    [32, 57, 0.6],
    [68, 57, 0.6],
  ],
};

/** A sign as often as it counts; more than three are one sign and a numeral. */
function Spread({ sign, number }: { sign: Sign; number: number }) {
  const places = SPREAD[number];
  if (places) {
    return (
      <>
        {places.map(([x, y, scale]) => (
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <Glyph sign={sign} />
          </g>
        ))}
      </>
    );
  }
  return (
    <>
      <g transform="translate(34 38) scale(0.7)">
        <Glyph sign={sign} />
      </g>
      <Numeral number={number} x={60} y={56} size={0.8} />
    </>
  );
}

/** A dark shape that carries its number. */
function Numbered({
  shape,
  eye,
  number,
  x,
  y,
  size,
}: {
  shape: string;
  eye?: ComponentChildren;
  number: number;
  x: number;
  y: number;
  size: number;
}) {
  return (
    <>
      <path class="dark plain" d={shape} />
      {eye}
      <g class="cut">
        <Numeral number={number} x={x} y={y} size={size} />
      </g>
    </>
  );
}

/** What a die shows. */
export function SignOf({ shown: { sign, number } }: { shown: Shown }) {
  switch (sign) {
    case "tunnel":
      return <Numbered shape={SHAPES.tunnel} number={number} x={50} y={52} size={1.15} />;
    case "cave":
      return (
        <Numbered
          shape={SHAPES.cave}
          eye={<path class="crack" d="M28 42l9 8M75 44l-9 6M47 37l3 6" />}
          number={number}
          x={50}
          y={60}
          size={0.85}
        />
      );
    case "dragon":
      return (
        <Numbered
          shape={SHAPES.dragon}
          eye={
            <>
              <path class="eye" d="M33 38q5-6 11-2q-5 5-11 2z" />
              <path class="eye" d="M18 41l4-2l0 3z" />
            </>
          }
          number={number}
          x={61}
          y={58}
          size={0.8}
        />
      );
    default:
      return <Spread sign={sign} number={number} />;
  }
}
