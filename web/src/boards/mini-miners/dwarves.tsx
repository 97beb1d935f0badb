// The eighteen dwarves as busts in a box of 100 around the middle: each with a hat, a beard and a thing that nobody else has.

/** A piece of paper: the letter of its colour, and its outline. */
type Piece = readonly [colour: string, outline: string];

const COLOURS: Readonly<Record<string, string>> = {
  s: "#f2cba2",
  w: "#f7f1e4",
  g: "#b9b2a6",
  b: "#8b5e3c",
  r: "#b4502c",
  k: "#4a443e",
  y: "#e8b94f",
  o: "#d97b29",
  n: "#4a6a8c",
  e: "#5b8a5e",
  p: "#86628f",
  m: "#b4bdc2",
  d: "#78838a",
  t: "#cfa970",
  l: "#ffdf8a",
  "-": "none",
};

const BEARD = {
  round: "M-23-4C-28 22-16 46 0 46S28 22 23-4C18 8 10 10 0 10S-18 8-23-4z",
  square: "M-23-4V27q0 8 8 8h30q8 0 8-8V-4C18 8 10 10 0 10S-18 8-23-4z",
  pointed: "M-22-4C-24 14-12 32 0 50C12 32 24 14 22-4C18 8 10 10 0 10S-18 8-22-4z",
  forked: "M-23-4C-28 20-22 38-14 48L0 30L14 48C22 38 28 20 23-4C18 8 10 10 0 10S-18 8-23-4z",
  long: "M-23-4L-19 50H19L23-4C18 8 10 10 0 10S-18 8-23-4z",
  curly: "M-23-4q-9 8-2 14q-7 8 2 14q-2 10 8 11q4 10 15 5q11 5 15-5q10-1 8-11q9-6 2-14q7-6-2-14C18 8 10 10 0 10S-18 8-23-4z",
  jagged: "M-23-4l-4 18l7 3l-5 12h9v12l9-6l7 13l7-13l9 6v-12h9l-5-12l7-3l-4-18C18 8 10 10 0 10S-18 8-23-4z",
  wide: "M-31-8q-9 32 7 48h48q16-16 7-48C22 8 10 10 0 10S-22 8-31-8z",
  goatee: "M-9 18h18l-3 20q-6 8-12 0z",
  moustache: "M0 10c-6-5-17-4-22 4c7 1 9 6 15 5c4 0 5-2 7-3c2 1 3 3 7 3c6 1 8-4 15-5c-5-8-16-9-22-4z",
  handlebar: "M0 8c-9-4-19 0-24 8c-6 1-9-3-8-8c-8 11 3 21 15 14c8-2 11-5 17-5s9 3 17 5c12 7 23-3 15-14c1 5-2 9-8 8c-5-8-15-12-24-8z",
} as const;

const FACE: Piece = ["s", "M-21-6a21 21 0 0 1 42 0v11a21 21 0 0 1-42 0z"];
const EARS: Piece = ["s", "M-21-4q-8-3-7 5q1 7 8 6zM21-4q8-3 7 5q-1 7-8 6z"];
const NOSE: Piece = ["s", "M-6 6a6 5 0 0 1 12 0a6 5 0 0 1-12 0z"];
const coat = (colour: string): Piece => [colour, "M-32 50q0-22 18-25h28q18 3 18 25z"];
const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** What is behind the head, the beard, and what is in front. */
interface Looks {
  back?: readonly Piece[];
  coat: string;
  beard: readonly Piece[];
  front: readonly Piece[];
  eyes?: boolean;
}

const LOOKS: Readonly<Record<string, Looks>> = {
  // flat cap, pencil behind the ear, wrench
  handyman: {
    coat: "n",
    beard: [["b", BEARD.square]],
    front: [
      ["n", "M-27-8q-2-24 22-27q26-3 32 15l9 5q3 7-7 7q-28-7-56 0z"],
      ["y", "M16-16l22-10l3 5l-22 10z"],
      ["m", "M30 50V18q-8-3-7-12l6 5l6-2l1-7q9 4 6 13q-1 4-5 5v30z"],
    ],
  },
  // deerstalker with a bow, magnifier before one eye
  sleuth: {
    coat: "t",
    beard: [["k", BEARD.pointed]],
    front: [
      ["t", "M-22-8q0-27 22-27t22 27z"],
      ["t", "M-20-9q-14 0-20 10q16 2 24-7zM20-9q14 0 20 10q-16 2-24-7z"],
      ["b", "M0-35l-11-7v13zM0-35l11-7v13z"],
      ["l", ring(9, -1, 10)],
      ["b", "M15 6l4-4l15 16l-4 5z"],
    ],
  },
  // a helmet like a bell, with rivets
  hardhead: {
    coat: "d",
    beard: [["r", BEARD.forked]],
    front: [
      ["m", "M-27-4q-2-42 27-42t27 42z"],
      ["d", "M-5-47q5-4 10 0v43h-10z"],
      ["d", "M-33-7h66v8h-66z"],
      ["m", `${ring(-17, -22, 2.5)}${ring(17, -22, 2.5)}`],
    ],
  },
  // a pack higher than himself, with a rolled blanket
  packmule: {
    back: [
      ["t", "M-44 44V-14q0-22 44-22t44 22v58z"],
      ["e", "M-38-50h76q8 8 0 17h-76q-8-8 0-17z"],
      ["-", "M-22-50v17M22-50v17"],
    ],
    coat: "b",
    beard: [["g", BEARD.long]],
    front: [
      ["k", "M-22-8q2-18 22-18t22 18z"],
      ["b", "M-34 8q6 16 4 40h-9V14zM34 8q-6 16-4 40h9V14z"],
    ],
  },
  // goggles on the forehead, a propeller on the cap
  gadget: {
    coat: "y",
    beard: [["o", BEARD.curly]],
    front: [
      ["r", "M-23-8q0-24 23-24t23 24z"],
      ["d", "M-2-40h4v9h-4z"],
      ["y", "M0-40q-14-12-30-4q14 10 30 4q14 12 30 4q-14-10-30-4z"],
      ["l", `${ring(-10, -14, 8)}${ring(10, -14, 8)}`],
    ],
  },
  // a pointed hood with a lamp
  glimmer: {
    back: [["p", "M-30 40Q-34-10-2-50Q34-10 30 40z"]],
    coat: "p",
    beard: [["w", BEARD.round]],
    front: [
      ["p", "M-22-6q2-26 20-44q20 18 24 44q-10-10-22-10t-22 10z"],
      ["l", ring(0, -22, 8)],
      ["-", "M-14-30l-8-5M14-30l8-5M-14-20h-8M14-20h8"],
    ],
  },
  // a bowler pulled low, a mask
  crook: {
    coat: "k",
    beard: [
      ["k", BEARD.moustache],
      ["k", BEARD.goatee],
    ],
    front: [
      ["k", "M-25-6q12-5 25-1q13-4 25 1v9q-14 6-21-2q-4-3-8 0q-7 8-21 2z"],
      ["w", `${ring(-10, -1, 3.4)}${ring(10, -1, 3.4)}`],
      ["d", "M-20-14q-4-26 20-26t20 26z"],
      ["d", "M-36-13q36-11 72 0q-6 8-36 5q-30 3-36-5z"],
      ["r", "M-21-17q21-6 42 0v-6q-21-6-42 0z"],
    ],
  },
  // hair blown apart, dynamite
  kaboom: {
    back: [["y", "M0-50l7 14l14-11l-1 17l18-5l-9 15l17 4l-15 9H-31l-15-9l17-4l-9-15l18 5l-1-17l14 11z"]],
    coat: "r",
    beard: [["y", BEARD.jagged]],
    front: [
      ["-", "M36 6q2-12 10-10"],
      ["l", "M46-10l2 4l4 1l-4 3l1 4l-4-2l-4 2l1-4l-3-3l4-1z"],
      ["r", "M30 8h12v40h-12z"],
      ["w", "M30 18h12v6h-12zM30 32h12v6h-12z"],
    ],
  },
  // a tall hat with a clover
  lucky: {
    coat: "e",
    beard: [["o", BEARD.round]],
    front: [
      ["e", "M-20-12l-3-36q23-8 46 0l-3 36z"],
      ["k", "M-21-18h42v8h-42z"],
      ["e", "M-34-12q34-8 68 0q2 8-8 7q-26-6-52 0q-10 1-8-7z"],
      ["l", "M0-30q-9-10-11-1q-8 3 0 8q3 9 11 1q8 8 11-1q8-5 0-8q-2-9-11 1z"],
    ],
  },
  // round spectacles, a velvet head, paws like shovels
  mole: {
    back: [["k", "M-27 10q-6-50 27-50t27 50q-4 20-27 20t-27-20z"]],
    coat: "k",
    beard: [["g", BEARD.moustache]],
    front: [
      ["-", "M-10 22q10 8 20 0"],
      ["w", `${ring(-11, -3, 9.5)}${ring(11, -3, 9.5)}`],
      ["-", "M-2-3h4"],
      ["s", "M-46 50q-4-20 4-26l2 10l5-13l3 13l6-11l2 13l5-6q2 10-5 20z"],
      ["s", "M46 50q4-20-4-26l-2 10l-5-13l-3 13l-6-11l-2 13l-5-6q-2 10 5 20z"],
    ],
  },
  // a flyer's cap, goggles, a scarf in the wind
  daredevil: {
    back: [["r", "M14 26q22-10 34-2l-4 6l5 7q-16 0-30 3z"]],
    coat: "b",
    beard: [["b", BEARD.handlebar]],
    front: [
      ["r", "M-24 26q24 12 48 0v12q-24 10-48 0z"],
      ["b", "M-24 14q-8-52 24-52t24 52l-6 4q-2-20-4-26q-14-6-28 0q-2 6-4 26z"],
      ["l", "M-21-14q10-8 20 0q-1 15-11 15t-9-15zM1-14q10-8 20 0q1 15-9 15t-11-15z"],
    ],
    eyes: false,
  },
  // a turban with a jewel, a coin
  haggler: {
    coat: "p",
    beard: [["k", BEARD.forked]],
    front: [
      ["w", "M-30-8q-8-22 14-28q16-12 32 0q22 6 14 28q-30-8-60 0z"],
      ["-", "M-26-14q22-18 42-22M-10-12q20-6 36-16"],
      ["r", ring(0, -22, 6)],
      ["y", ring(35, 32, 12)],
      ["-", "M35 26v12"],
    ],
  },
  // a cocked hat with a feather, a patch
  scoundrel: {
    back: [["w", "M18-26q4-26 26-22q-2 18-22 30z"]],
    coat: "r",
    beard: [["k", BEARD.jagged]],
    front: [
      ["k", "M-17-8q10-6 16 1q-1 9-9 9t-7-10z"],
      ["-", "M-20-10L22-6"],
      ["b", "M-42-12q10-2 14-10q8-20 28-20t28 20q4 8 14 10q-20 12-42 6q-22 6-42-6z"],
      ["y", "M-42-12q20 12 42 6q22 6 42-6q-18 6-42 1q-24 5-42-1z"],
    ],
  },
  // horns, and a beard broader than his shoulders
  bully: {
    back: [["w", "M-22-22q-22 2-24-26q10 12 28 8zM22-22q22 2 24-26q-10 12-28 8z"]],
    coat: "k",
    beard: [["r", BEARD.wide]],
    front: [
      ["d", "M-25-6q-2-32 25-32t25 32q-25-7-50 0z"],
      ["m", "M-28-9q28-9 56 0v6q-28-8-56 0z"],
      ["-", "M-16-3l9 4M16-3l-9 4"],
      ["w", "M-9 19h18v6h-18z"],
      ["-", "M-3 19v6M3 19v6"],
    ],
  },
  // an anvil on his head, two plaits
  anvil: {
    coat: "b",
    beard: [
      [
        "g",
        "M-23-4C-26 12-20 20-14 22l-4 8l5 6l-5 6l5 7l6-7l-2-6l3-6q6 2 12 0l3 6l-2 6l6 7l5-7l-5-6l5-6l-4-8C20 20 26 12 23-4C18 8 10 10 0 10S-18 8-23-4z",
      ],
    ],
    front: [
      ["o", "M-23-8q2-14 23-14t23 14z"],
      ["d", "M-46-48q8 12 26 12q4 6-2 12h40q-6-8-2-12h10v-12z"],
      ["d", "M-25-24h50v6h-50z"],
    ],
  },
  // bald, a napkin, a mug with foam
  innkeeper: {
    coat: "w",
    beard: [["b", BEARD.handlebar]],
    front: [
      ["b", "M-24-6q-6-6 0-14q2 8 6 10zM24-6q6-6 0-14q-2 8-6 10z"],
      ["r", "M-16 32q16 8 32 0l-10 18h-12z"],
      ["y", "M26 18h18v30h-18z"],
      ["-", "M44 24q9 0 8 9t-8 9M32 24v18M38 24v18"],
      ["w", "M23 18q-2-8 6-8q4-6 9-1q8-2 9 9z"],
    ],
  },
  // a fool's cap with three bells
  trickster: {
    coat: "e",
    beard: [
      ["o", BEARD.moustache],
      ["o", BEARD.goatee],
    ],
    front: [
      ["r", "M-23-8q-2-18 6-26q-20-4-24 16q-10-34 24-32q12 2 17 14z"],
      ["y", "M23-8q2-18-6-26q20-4 24 16q10-34-24-32q-12 2-17 14z"],
      ["e", "M-23-8q2-30 23-40q21 10 23 40q-23-9-46 0z"],
      ["l", `${ring(-42, -14, 5.5)}${ring(42, -14, 5.5)}${ring(0, -48, 5.5)}`],
    ],
  },
  // a clock for a hat, a pendulum in his beard
  ticktock: {
    coat: "n",
    beard: [["w", BEARD.long]],
    front: [
      ["b", "M-30-6v-22q0-24 30-24t30 24v22z"],
      ["w", ring(0, -27, 17)],
      ["-", "M0-38v11l8 5"],
      ["-", "M0 22v14"],
      ["y", ring(0, 39, 7)],
    ],
  },
};

const draw = ([colour, outline]: Piece) => <path fill={COLOURS[colour] ?? "none"} d={outline} />;

/** The bust of a dwarf in a box of 100 around the middle; somebody in a plain hood if it isn't known who. */
export function Bust({ name }: { name: string }) {
  const looks = LOOKS[name];
  if (!looks)
    return (
      <g class="mm-bust">
        {draw(["d", "M-32 50Q-36-46 0-46T32 50z"])}
        {draw(["k", "M-18 20q-6-40 18-40t18 40q-18 14-36 0z"])}
      </g>
    );
  return (
    <g class="mm-bust">
      {looks.back?.map(draw)}
      {[coat(looks.coat), EARS, FACE, ...looks.beard, NOSE].map(draw)}
      {looks.eyes !== false && <path class="mm-eyes" d={`${ring(-9, -2, 2.6)}${ring(9, -2, 2.6)}`} />}
      {looks.front.map(draw)}
    </g>
  );
}

/** The names of all dwarves that have a portrait. */
export const PORTRAITS: readonly string[] = Object.keys(LOOKS);
