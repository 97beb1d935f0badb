// The night over the pit head, behind the podium: stars, hills, the headframe, the tavern with its windows lit, and a string of lanterns.
import { memo } from "../board-kit/memo";

/** From one post of the string of lanterns to the next, and how far it hangs down; it goes on beyond both sides of the picture. */
const ARC = 230;
const DEEP = 20;
const POSTS = Array.from({ length: 10 }, (_, each) => (each - 3) * ARC);
const STRING = `M${POSTS[0]} 10${POSTS.map(() => `q${ARC / 2} ${2 * DEEP} ${ARC} 0`).join("")}`;
const LANTERNS = POSTS.flatMap((post) => [0.2, 0.5, 0.8].map((part) => ({ x: post + part * ARC, y: 10 + 4 * DEEP * part * (1 - part) })));

const STARS =
  "M60 96h.1M128 50h.1M206 118h.1M268 64h.1M338 108h.1M590 72h.1M664 120h.1M736 58h.1M846 104h.1M884 66h.1M20 150h.1M812 152h.1";
const FAR = "M-20 262l70-74l34 24l62-86l58 60l46-34l72 72l60-38l74 60l66-52l54 34l72-90l66 74l40-30l72 60l40-26l74 46v90h-960z";
const HILL = "M-20 300l60-40l48-10l40-40l50-18l44 20l60 44l80 22l120 6l140-4l90-26l56-40l60-12l48 30l64 68v60h-960z";

/** `at` says where the middle of it lies; to both sides the hills go on as far as there is room. */
export const Night = memo(({ at = "xMid" }: { at?: "xMid" | "xMax" }) => (
  <>
    <svg class="night" viewBox="0 0 920 340" preserveAspectRatio={`${at}YMax`} aria-hidden="true">
      <path class="night-moon" d="M802 66a30 30 0 1 0 34 44a26 26 0 0 1-34-44z" />
      <path class="night-stars" d={STARS} />
      {[-1920, -960, 0, 960].map((x) => (
        <g transform={`translate(${x})`}>
          <path class="night-far" d={FAR} />
          <path class="night-hill" d={HILL} />
          <path class="night-ground" d="M-20 306q120-14 240-4t240-2t240 0t240 6v60h-960z" />
        </g>
      ))}
      <path class="night-frame" d="M140 214l24-76h12l24 76M150 182h40M154 166h32M150 182l36-16M190 182l-36-16M170 117v30M155 132h30" />
      <circle class="night-frame" cx="170" cy="132" r="15" />
      <path class="night-hill" d="M690 236v-34l30-26l30 26v34zM730 184v-24h10v24" />
      <path class="night-lit" d="M701 236v-20h14v20zM724 210h14v12h-14z" />
    </svg>
    <svg class="night night-string" viewBox="0 0 920 70" preserveAspectRatio="xMidYMin" aria-hidden="true">
      <defs>
        <radialGradient id="night-glow">
          <stop offset="0" stop-color="#ffcf73" stop-opacity="0.75" />
          <stop offset="1" stop-color="#ffcf73" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d={STRING} />
      {LANTERNS.map(({ x, y }) => (
        <g transform={`translate(${x} ${y})`}>
          <circle fill="url(#night-glow)" cy="13" r="34" />
          <path class="night-lantern" d="M-5 7h10l3 14h-16zM-4 7q4-6 8 0M0 4v-4" />
        </g>
      ))}
    </svg>
  </>
));
