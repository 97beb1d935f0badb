// Tools, markers, nuggets and rocks as small pictures in a box of 24 around the middle.
import { memo } from "../../board-kit/memo";

type Piece = readonly [paint: string, outline: string];

/** The paints: wood, metal, gold, red, light, ink lines. */
const PAINT: Readonly<Record<string, string>> = {
  w: "#b98a55",
  m: "#c3cbd0",
  g: "#f0bf4c",
  r: "#c4573a",
  l: "#ffe9a8",
  c: "#fffaf0",
  d: "#8d7c66",
  b: "#9cc7e0",
  k: "#2a2420",
  "-": "none",
};

const ROCK = "M-10 7l-1-7l5-7l8-2l7 4l2 8l-4 5z";

const PICTURES: Readonly<Record<string, readonly Piece[]>> = {
  star: [
    ["g", "M0-10l3 6l7 1l-5 5l1 7l-6-3l-6 3l1-7l-5-5l7-1z"],
    ["c", "M-2 1a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"],
  ],
  dynamite: [
    ["r", "M-9-2h5v12h-5zM-3-4h6v14h-6zM4-2h5v12h-5z"],
    ["w", "M-10 2h20v3h-20z"],
    ["-", "M0-4q0-5 5-6"],
    ["l", "M6-12l1 2l3 0l-2 2l1 2l-3-1l-2 1l1-2l-2-2l2 0z"],
  ],
  shovel: [
    ["w", "M-1.7-6h3.4v9h-3.4z"],
    ["w", "M-5-10h10v3h-10z"],
    ["m", "M-5 2h10v4q-1 5-5 6q-4-1-5-6z"],
  ],
  magnifier: [
    ["w", "M2 4l3-3l6 7l-3 3z"],
    ["b", "M-10-3a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z"],
    ["-", "M-7-4q1-3 4-3"],
  ],
  cart: [
    ["m", "M-11-6h22l-4 11h-14z"],
    ["g", "M-8-6l3-4l3 2l4-3l4 5z"],
    ["w", "M-8 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM2 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"],
  ],
  helmet: [
    ["g", "M-9 3q0-13 9-13t9 13z"],
    ["g", "M-12 3h24v4h-24z"],
    ["l", "M-3-4a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"],
  ],
  lantern: [
    ["-", "M-3-8a3 3 0 0 1 6 0"],
    ["w", "M-5-8h10l1 3h-12zM-6 8h12v3h-12z"],
    ["l", "M-5-5h10l2 13h-14z"],
    ["r", "M0-2c4 4 3 8 0 8s-4-4 0-8z"],
  ],
  nugget: [
    ["g", "M-9 3l2-8l7-4l7 3l3 6l-4 6l-8 2z"],
    ["-", "M-3-5l2 4l6 1M-1-1l-3 5"],
  ],
  diamond: [
    ["b", "M-6-8h12l5 6l-11 12l-11-12z"],
    ["-", "M-11-2h22M-4-2l4 12l4-12l-4-6z"],
  ],
  rock: [
    ["d", ROCK],
    ["-", "M-5-6l3 5l7-1M-2-1l-2 6"],
  ],
  "remove-1": [
    ["d", "M-10 9l-1-6l5-6l7 0l5 5l-1 7z"],
    ["c", "M3-11h7v7l-2-2l-4 4l-3-3l4-4z"],
  ],
  "draw-tool": [
    ["c", "M-7-10h11v15h-11z"],
    ["w", "M-3-6h11v16h-11z"],
    ["c", "M1.5-1h2v-2h2v2h2v2h-2v2h-2v-2h-2z"],
  ],
  "ignore-1": [
    ["d", "M-6 9l-1-5l4-5l6 0l4 4l-1 6z"],
    ["-", "M-11 1q8-17 19-4"],
    ["k", "M10 2l-6-3l5-4z"],
  ],
  "ignore-all": [
    ["d", "M-11 9l0-4l3-4l5 0l3 3l0 5zM0 9l0-4l3-4l5 0l3 3l0 5z"],
    ["-", "M-11-3q10-13 19-1"],
    ["k", "M10 3l-6-3l5-4z"],
  ],
  forbidden: [
    ["r", "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"],
    ["c", "M-6-2.5h12v5h-12z"],
  ],
  beer: [
    ["g", "M-8-6h12v16h-12z"],
    ["-", "M4-3q6 0 5 5t-5 5M-4-1v7M0-1v7"],
    ["c", "M-10-6q-1-5 4-5q3-3 5 0q6-1 6 5z"],
  ],
  "upside-down": [
    ["g", "M-7-1V-7h-4l6-5l6 5h-3v6z"],
    ["w", "M7 1v6h4l-6 5l-6-5h3v-6z"],
  ],
  neighbours: [
    ["b", "M-12 10q0-8 5-8t5 8zM-10-2a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"],
    ["r", "M2 10q0-8 5-8t5 8zM4-2a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"],
    ["-", "M-5-8q5-4 9-1"],
    ["k", "M7-5l-5-2l4-4z"],
  ],
  truce: [
    ["w", "M-8-11h3v22h-3z"],
    ["c", "M-5-10q7-3 15 0v10q-8-3-15 0z"],
  ],
  tool: [
    ["m", "M-10-7l4-4l4 4l-1 3l12 11l-3 3l-11-12l-3 1z"],
    ["w", "M-10 7l9-9l4 4l-9 9z"],
  ],
};

/** A picture; something unknown is a question mark. */
export const Picture = memo(function Picture({ name }: { name: string }) {
  const pieces = PICTURES[name];
  if (!pieces) return <text class="mm-unknown">?</text>;
  return (
    <g class="mm-picture">
      {pieces.map(([paint, outline]) => (
        <path fill={PAINT[paint] ?? "none"} d={outline} />
      ))}
    </g>
  );
});

/** A picture on its own, so many pixels large. */
export const Icon = memo(function Icon({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <svg class="mm-icon" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <Picture name={name} />
    </svg>
  );
});

/** What lies on a space all game: a coin for gold, a plate with its picture for everything else, nothing for a blank one. */
export const Marker = memo(function Marker({ name }: { name: string }) {
  if (!name || name === "blank") return null;
  if (/^[+-]/.test(name))
    return (
      <g class={`mm-marker mm-gold ${name.startsWith("-") ? "mm-less" : ""}`}>
        <path d="M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z" />
        <text y="5">{name.replace("-", "−")}</text>
      </g>
    );
  if (name === "forbidden")
    return (
      <g class="mm-marker">
        <Picture name={name} />
      </g>
    );
  return (
    <g class="mm-marker">
      <path d="M-11-13h22l2 2v22l-2 2h-22l-2-2v-22z" />
      <g transform="scale(.9)">
        <Picture name={name} />
      </g>
    </g>
  );
});

/** So many nuggets. */
export const Gold = memo(function Gold({ count, size = 22 }: { count: number; size?: number }) {
  return (
    <span class="mm-amount">
      <Icon name="nugget" size={size} />
      <b>{count}</b>
    </span>
  );
});
