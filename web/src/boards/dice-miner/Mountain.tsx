// The mountain: a slope cut out of paper, and the dice that lie in it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { memo } from "../../board-kit/memo";
import { boardBeat } from "../../board-kit/motion";
import { Target } from "../../board-kit/Target";
import { Cloth } from "./Cloth";
import { DieDrawing } from "./Die";
import { PLATES } from "./faces";
import type { Dice, Roll } from "./moves";
import { slides, tilt } from "./moves";
import { place, ROWS, SLOTS, shown } from "./shown";

const SCALE = 0.94;
const SLEEPERS = Array.from({ length: 38 }, (_, each) => `M${50 * each - 630} 604v18`).join("");
/** A little more than the cell is the target, so that a finger finds it. */
const CELL = "M-10-9h120v118h-120z";
/** The picture goes on beyond its frame, for places that are wider or taller. */
const RECESS =
  "M-116 664l22-66l34-44l40-52l34-35l8-37l38-60l12-44l38-55l14-46l36-53l12-44l40-56l32-16l74 4l80-2l30 16l38 56l16 44l32 49l18 51l34 50l16 48l34 56l12 41l32 31l38 54l34 44l22 66z";
const SLOPE =
  "M-640 900l0-300l110-14l96-20l74 6l60-6l44-20l62-18l50-40l60-26l64-32l16-31l26-29l8-44l30-22l16-50l28-27l10-41l32-29l14-49l34-34l14-42l36-18l20-28l34 10l26-24l28 20l28-6l22 30l32 18l12 40l36 32l12 49l36 31l10 44l28 22l16 54l28 20l8 46l28 29l12 27l64 34l58 18l52 48l60 22l46 12l70-4l96 26l114 12l0 300z";
const SNOW = "M208 32l36-18l20-28l34 10l26-24l28 20l28-6l22 30l32 18l-26-4l-18 16l-24-18l-24 19l-24-19l-24 18l-22-18l-20 14l-18-15z";
const FAR_LEFT = "M-640 900l0-420l90-70l60 36l94-112l56 44l104-118l58 76l86-46l72 16l34-66l22 16l30-48l44 72l70 75l20 289z";
const FAR_RIGHT = "M360 644l40-465l46-81l28 17l38-63l24 32l20-6l48 99l28 15l28 48l52 34l46-28l84 104l60-36l92 98l70-20l196 80l0 428z";
const FAR_SNOW = "M488 91l24-39l24 32l20-6l16 30l-16-4l-10 14l-18-16l-16 12l-12-18z";
const GROUND = "M-640 900v-308q60-16 150-8t150-4t150 6t170-4q80-14 170-4t180-2t160 2t170-6t170 6t170-4t170 4v322z";

/** The mountain without its dice. */
export const Scene = memo(function Scene() {
  return (
    <g class="scene" aria-hidden="true">
      <circle class="moon" cx="592" cy="66" r="42" />
      <path class="far" d={FAR_LEFT} />
      <path class="far" d={FAR_RIGHT} />
      <path class="snow far-snow" d={FAR_SNOW} />
      <path
        class="pines"
        d="M8 300l14 34h-8l12 26h-36l12-26h-8zM40 276l15 38h-8l13 30h-40l13-30h-8zM632 262l15 38h-8l13 30h-40l13-30h-8zM606 250l12 30h-6l10 24h-32l10-24h-6z"
      />
      <path class="cast" d={SLOPE} transform="translate(0 6)" />
      <path class="slope" d={SLOPE} />
      <path class="snow" d={SNOW} />
      <path class="strata" d="M92 272l14 6M538 236l16 10M166 154l12 4M462 134l14 8M38 372l14 4M590 356l16 8" />
      <radialGradient id="dice-lantern" cx="0.5" cy="0.62" r="0.62">
        <stop offset="0" />
        <stop offset="1" />
      </radialGradient>
      <path class="inside-edge" d={RECESS} />
      <path class="inside" d={RECESS} clip-path="url(#dice-recess)" transform="translate(0 9)" />
      <clipPath id="dice-recess">
        <path d={RECESS} transform="translate(0 -9)" />
      </clipPath>
      {SLOTS.map((slot) => {
        const [x, y] = place(slot);
        return (
          <g class="hollow" data-spot={slot}>
            <circle class="dug" cx={x} cy={y} r="38" />
            <path class="socket" d={`M${x - 33} ${y + 19}q33 38 66 0`} />
          </g>
        );
      })}
      <path class="cast" d={GROUND} transform="translate(0 -6)" />
      <path class="ground" d={GROUND} />
      <path class="sleepers" d={SLEEPERS} />
      <path class="track" d="M-640 608h1920M-640 618h1920" />
      <circle class="glow" cx="32" cy="590" r="44" />
      <path class="post" d="M20 630v-56q0-8 12-8M14 630h12" />
      <path class="flame" d="M25 578h14l3 20h-20z" />
      <path class="post" d="M25 578h14l3 20h-20zM27 578q5-12 10 0M32 583v10" />
      <path class="ore" d="M566 592l8-13l14 3l9-10l13 8l8-3l8 15z" />
      <path class="cart" d="M558 590h76l-9 26h-58z" />
      <path class="post" d="M558 590h76l-9 26h-58zM560 598h72M580 591l4 24M612 591l-4 24" />
      <circle class="wheel" cx="578" cy="619" r="7" />
      <circle class="wheel" cx="614" cy="619" r="7" />
    </g>
  );
});

/** So many more dice come with every frame: twenty at once would let none through. */
const AT_ONCE = 4;

/** How many of the dice are drawn by now: all of them, unless things move and many come. */
function useGrowing(many: number): number {
  const drawn = useRef(0);
  const [, draw] = useState(0);
  const few = many <= drawn.current + AT_ONCE || !boardBeat();
  drawn.current = few ? many : drawn.current + AT_ONCE;
  const more = drawn.current < many;
  useLayoutEffect(() => {
    if (!more) return;
    const frame = requestAnimationFrame(() => draw((count) => count + 1));
    return () => cancelAnimationFrame(frame);
  });
  return drawn.current;
}

/** A die in its slot. */
const Lying = memo(({ die, slot, face, goes }: { die: number; slot: string; face: string; goes: string }) => {
  const [x, y] = place(slot);
  return (
    <g class={`lying ${goes}`} style={{ transform: `translate(${x}px, ${y}px)` }} data-die={die}>
      <g class={`drop row-${slot.charAt(0)}`}>
        <g transform={`rotate(${tilt(die)}) scale(${SCALE}) translate(-50 -50)`}>
          <Target mark={`slot:${slot}`} outline={PLATES[shown(face).kind]} hit={CELL} depth={7}>
            <DieDrawing face={face} />
          </Target>
        </g>
      </g>
    </g>
  );
});

/** The mountain with its dice; what the pointed-at choice would do to them is drawn half way. */
export function Mountain({ dice, after, roll }: { dice: Dice; after: Dice | null; roll: Roll | null }) {
  const moving = after ? slides(dice, after) : [];
  // In the order of their numbers, whatever their slots: a die that is moved within the page would not slide.
  const all = Object.entries(dice.mountain).sort(([, one], [, other]) => one - other);
  const lying = all.slice(0, useGrowing(all.length));
  return (
    <svg class="mountain" viewBox="-20 -34 680 670" preserveAspectRatio="xMidYMax">
      <Scene />
      {roll && <Cloth roll={roll} />}
      <g class="rows" aria-hidden="true">
        {ROWS.map((_, row) => {
          const [x, y] = place(`${"abcde"[row]}1`);
          return (
            <text x={x - 64} y={y + 6}>
              {"abcde"[row]}
            </text>
          );
        })}
      </g>
      {lying.map(([slot, die]) => {
        const goes = moving.find((each) => each.die === die);
        return (
          <Lying key={die} die={die} slot={slot} face={dice.faces.get(die) ?? ""} goes={goes ? (goes.to ? "sliding" : "leaving") : ""} />
        );
      })}
      <g class="ghosts" aria-hidden="true">
        {moving.map(({ die, from, to }) => {
          if (!to) return null;
          const [x, y] = place(from);
          const [toX, toY] = place(to);
          const face = dice.faces.get(die) ?? "";
          return (
            <g
              key={die}
              class="ghost"
              transform={`translate(${x + (toX - x) * 0.5} ${y + (toY - y) * 0.5}) rotate(${tilt(die)}) scale(${SCALE}) translate(-50 -50)`}
            >
              <DieDrawing face={face} />
              <path class="ghost-edge" d={PLATES[shown(face).kind]} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
