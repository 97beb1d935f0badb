// The six heroes as busts in one style: shoulders, beard, hat, and one thing they never leave at home.

import type { ComponentChildren } from "preact";
import { memo } from "../../board-kit/memo";

interface Look {
  skin: string;
  coat: string;
  hair: string;
  beard: string;
  /** What lies behind the head. */
  back?: ComponentChildren;
  /** What lies on the beard, like braids and buttons. */
  lines?: string;
  hat: ComponentChildren;
  holds: ComponentChildren;
}

const STEEL = "#9fb0b8";
const GOLD = "#f0bc4a";
const LEATHER = "#8a5a35";
const PALE = "#fff4dd";

const LOOKS: Readonly<Record<string, Look>> = {
  "dragon-slayer": {
    skin: "#e3ad84",
    coat: "#6d3a2a",
    hair: "#b5482a",
    beard: "M27 52q-3 22 6 34q5 7 10 12l7-11l7 11q5-5 10-12q9-12 6-34q-9 9-23 9t-23-9z",
    lines: "M38 68q2 10 6 17M62 68q-2 10-6 17",
    back: (
      <>
        <path fill={PALE} d="M26 34q-18-2-20-26q10 13 25 13z" />
        <path fill={PALE} d="M74 34q18-2 20-26q-10 13-25 13z" />
      </>
    ),
    hat: (
      <>
        <path fill={STEEL} d="M24 43q-2-33 26-34q28 1 26 34q-13-6-26-6t-26 6z" />
        <path fill={STEEL} d="M46 34h8l1 19q-5 5-10 0z" />
        <path class="thin" d="M50 9v25M27 32q23-9 46 0" />
      </>
    ),
    holds: (
      <>
        <circle fill="#a63600" cx="79" cy="82" r="17" />
        <circle fill={STEEL} cx="79" cy="82" r="5" />
        <path class="thin" d="M69 72l5 5M89 72l-5 5M69 92l5-5M89 92l-5-5" />
      </>
    ),
  },
  treasurer: {
    skin: "#f0c7a0",
    coat: "#4a3a66",
    hair: "#8d8a86",
    beard: "M28 54q0 18 8 24q6 6 14 6t14-6q8-6 8-24q-8 7-22 7t-22-7z",
    lines: "M44 72q6 4 12 0",
    hat: (
      <>
        <path fill="#6b3f7a" d="M20 37q-4-26 30-28q34 2 30 28q-8 4-30 4t-30-4z" />
        <path fill="#fff4dd" d="M24 34h52q3 0 3 5t-3 5h-52q-3 0-3-5t3-5z" />
        <circle fill={GOLD} cx="50" cy="23" r="6.500" />
      </>
    ),
    holds: (
      <>
        <circle class="glass" cx="60" cy="51" r="8" />
        <path class="thin" d="M68 52q6 10 4 26" />
        <path fill={LEATHER} d="M62 98v-14q0-11 10-11h14q10 0 10 11v14z" />
        <path fill={GOLD} d="M62 84h34v5h-34zM76 83h6v8h-6z" />
      </>
    ),
  },
  engineer: {
    skin: "#b97d54",
    coat: "#2f5a78",
    hair: "#4a2c1a",
    beard: "M25 52q-6 20 2 30q2 8 10 9q5 6 13 6t13-6q8-1 10-9q8-10 2-30q-9 9-25 9t-25-9z",
    lines: "M36 74q3 7 8 9M64 74q-3 7-8 9M48 82q2 4 5 0",
    hat: (
      <>
        <path fill={GOLD} d="M24 38q-1-29 26-29q27 0 26 29z" />
        <path fill={GOLD} d="M45 9h10v29h-10z" />
        <path fill={LEATHER} d="M20 36h60q3 4 0 8h-60q-3-4 0-8z" />
        <circle fill={STEEL} cx="39" cy="37" r="8.500" />
        <circle fill={STEEL} cx="61" cy="37" r="8.500" />
        <path class="shine" d="M35 38l5-5M57 38l5-5" />
      </>
    ),
    holds: (
      <>
        <path fill={STEEL} d="M76 64h7l1 5l5 2l4-3l5 5l-3 4l2 5l5 1v7l-5 1l-2 5l3 4h-37l3-4l-2-5l-5-1v-7l5-1l2-5l-3-4l5-5l4 3l5-2z" />
        <circle fill={PALE} cx="80" cy="87" r="6" />
      </>
    ),
  },
  surveyor: {
    skin: "#8b5a3c",
    coat: "#00664a",
    hair: "#241a17",
    beard: "M30 55q0 12 8 17l-3 22q4 5 8 0l4-19h6l4 19q4 5 8 0l-3-22q8-5 8-17q-7 6-20 6t-20-6z",
    lines: "M36 80l8 2M35 87l8 2M64 80l-8 2M65 87l-8 2",
    back: <path fill="#a63600" d="M72 22q4-18 20-20q2 15-14 25z" />,
    hat: (
      <>
        <path fill="#7a6a3a" d="M30 34q-1-24 20-24q21 0 20 24z" />
        <path fill="#7a6a3a" d="M8 38q10-8 42-8t42 8q-6 8-42 8t-42-8z" />
        <path fill={PALE} d="M30 26q20-5 40 0v6q-20-5-40 0z" />
      </>
    ),
    holds: (
      <>
        <path fill={LEATHER} d="M79 78h5l12 24h-7l-7-14l-8 14h-7z" />
        <path fill={STEEL} d="M66 66l26-6v15l-26-2z" />
        <path fill={GOLD} d="M92 58h6v19h-6zM61 65h5v9h-5z" />
        <path fill={STEEL} d="M77 73h8v6h-8z" />
      </>
    ),
  },
  alchemist: {
    skin: "#f2d0b0",
    coat: "#7a2158",
    hair: "#efe9df",
    beard: "M26 52q-4 16 3 27q-3 7 5 10q1 8 10 8l6 3l6-3q9 0 10-8q8-3 5-10q7-11 3-27q-9 9-24 9t-24-9z",
    lines: "M38 70q-3 8 3 15M50 74q-4 8 0 18M62 70q3 8-3 15",
    hat: (
      <>
        <path fill="#7a2158" d="M22 42q4-14 14-22q6-8 16-18q8 6 4 12q16 8 22 28q-14-7-28-7t-28 7z" />
        <path fill="#f3d3e6" d="M21 43q14-9 29-9t29 9l-1 5q-13-8-28-8t-28 8z" />
        <path fill={GOLD} d="M50 17l2 5l5 2l-5 2l-2 5l-2-5l-5-2l5-2z" />
      </>
    ),
    holds: (
      <>
        <path fill={PALE} d="M74 60h12v13l10 21q2 7-5 7h-22q-7 0-5-7l10-21z" />
        <path fill="#009e73" d="M70 83h20l6 11q2 7-5 7h-22q-7 0-5-7z" />
        <path class="shine" d="M77 90h.1M84 94h.1M82 87h.1" />
        <path fill={LEATHER} d="M73 56h14v6h-14z" />
      </>
    ),
  },
  prospector: {
    skin: "#dba77c",
    coat: "#8a5a35",
    hair: "#d9a441",
    beard: "M26 52q-8 12-2 22l-4 5l8 2q-1 6-3 8l9-1q4 8 8 10l4-6l4 7l4-7l4 6q4-2 8-10l9 1q-2-2-3-8l8-2l-4-5q6-10-2-22q-9 9-24 9t-24-9z",
    lines: "M40 72l3 8M60 72l-3 8M50 76v8",
    hat: (
      <>
        <path fill="#6d6253" d="M26 37q-4-22 12-27q5 4 12 4t12-4q16 5 12 27z" />
        <path fill="#6d6253" d="M12 40q4-8 38-8t38 8q-3 7-14 5q-10-4-24-4t-24 4q-11 2-14-5z" />
        <path fill={PALE} d="M44 14h12l2 12h-16z" />
        <path fill={GOLD} d="M50 15q4 5 0 10q-4-5 0-10z" />
      </>
    ),
    holds: (
      <>
        <path fill={STEEL} d="M56 80h44q-3 19-22 19t-22-19z" />
        <ellipse fill="#5d564d" cx="78" cy="80" rx="22" ry="6" />
        <path fill={GOLD} d="M68 79l4-5l6 2l2 5zM80 80l3-7l7 2l1 6z" />
      </>
    ),
  },
};

/** The niche in which a bust stands. */
export const NICHE = "M4 98v-50a46 46 0 0 1 92 0v50z";

/** The bust of a hero in a box of 100 units. */
export const HeroDrawing = memo(function HeroDrawing({ hero }: { hero: string }) {
  const look = LOOKS[hero];
  if (!look) return null;
  return (
    <g class="hero">
      <path class="niche" d={NICHE} />
      {look.back}
      <path fill={look.coat} d="M6 98q2-22 26-27h36q24 5 26 27z" />
      <path fill={look.hair} d="M26 36h48v20h-48z" />
      <path fill={look.skin} d="M28 42q-7 0-6 8q1 6 7 6zM72 42q7 0 6 8q-1 6-7 6z" />
      <path fill={look.skin} d="M29 36h42v22q0 16-21 16t-21-16z" />
      <path fill={look.hair} d={look.beard} />
      {look.lines && <path class="thin" d={look.lines} />}
      <path class="eyes" d="M41 49v2M59 49v2" />
      <path fill={look.hair} d="M50 60q-5-4-11-2q-7 3-11 0q3 11 13 10q6-1 9-5q3 4 9 5q10 1 13-10q-4 3-11 0q-6-2-11 2z" />
      <path fill={look.skin} d="M44 56q0-8 6-8t6 8q0 6-6 6t-6-6z" />
      {look.hat}
      {look.holds}
    </g>
  );
});

/** A hero as a picture of its own, for panels; its name stands beside it. */
export function HeroPortrait({ hero }: { hero: string }) {
  return (
    <svg class="hero-picture" viewBox="0 0 100 100" aria-hidden="true">
      <HeroDrawing hero={hero} />
    </svg>
  );
}
