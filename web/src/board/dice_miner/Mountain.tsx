// The mountain: a slope cut out of paper, and the dice that lie in it.
import { Target } from "../atoms/Target";
import { DieDrawing } from "./Die";
import { PLATES } from "./faces";
import { slides } from "./moves";
import type { Dice } from "./moves";
import { ROWS, SLOTS, place, shown } from "./shown";

const SCALE = 0.94;
/** Nearly the whole cell is the target, so that a finger finds it. */
const CELL = "M-3 0h106v96h-106z";
const RECESS = "M-20 600l0-136l34-32l8-34l38-54l12-40l38-50l14-42l36-48l12-40l40-52l32-16l74 4l80-2l30 16l38 52l16 40l32 44l18 46l34 46l16 44l34 50l12 38l32 28l0 138z";
const SLOPE = "M-20 600l0-202l16-28l26-26l8-40l30-20l16-46l28-24l10-38l32-26l14-44l34-32l14-42l36-18l20-28l34 10l26-24l28 20l28-6l22 30l32 18l12 40l36 30l12 44l36 28l10 40l28 20l16 50l28 18l8 42l28 26l12 24l0 204z";
const SNOW = "M208 32l36-18l20-28l34 10l26-24l28 20l28-6l22 30l32 18l-26-4l-18 16l-24-18l-24 19l-24-19l-24 18l-22-18l-20 14l-18-15z";
const FAR_LEFT = "M-20 600l0-314l34-60l22 14l30-44l44 66l70 68l20 270z";
const FAR_RIGHT = "M360 600l40-430l46-74l28 16l38-60l24 32l20-6l48 90l28 14l28 44l0 374z";
const FAR_SNOW = "M488 91l24-39l24 32l20-6l16 30l-16-4l-10 14l-18-16l-16 12l-12-18z";
const GROUND = "M-20 606v-60q80-14 170-4t180-2t160 2t170-6v70z";

/** A small steady tilt: dice don't lie in rank and file. */
const tilt = (die: number): number => ((die * 37) % 13) - 6;

function Scene() {
  return (
    <g class="scene" aria-hidden="true">
      <circle class="moon" cx="592" cy="66" r="42" />
      <path class="far" d={FAR_LEFT} />
      <path class="far" d={FAR_RIGHT} />
      <path class="snow far-snow" d={FAR_SNOW} />
      <path class="pines" d="M8 300l14 34h-8l12 26h-36l12-26h-8zM40 276l15 38h-8l13 30h-40l13-30h-8zM632 262l15 38h-8l13 30h-40l13-30h-8zM606 250l12 30h-6l10 24h-32l10-24h-6z" />
      <path class="cast" d={SLOPE} transform="translate(0 6)" />
      <path class="slope" d={SLOPE} />
      <path class="snow" d={SNOW} />
      <path class="strata" d="M96 258l14 6M532 222l18 10M170 150l12 4M460 132l14 8M40 348l14 4M590 330l16 8" />
      <path class="inside-edge" d={RECESS} />
      <path class="inside" d={RECESS} clip-path="url(#dice-recess)" transform="translate(0 9)" />
      <clipPath id="dice-recess">
        <path d={RECESS} transform="translate(0 -9)" />
      </clipPath>
      {SLOTS.map((slot) => {
        const [x, y] = place(slot);
        return <path class="socket" d={`M${x - 30} ${y + 34}q30 12 60 0`} />;
      })}
      <path class="cast" d={GROUND} transform="translate(0 -6)" />
      <path class="ground" d={GROUND} />
      <path class="sleepers" d="M20 566v18M70 566v18M120 566v18M170 566v18M220 566v18M270 566v18M320 566v18M370 566v18M420 566v18M470 566v18M520 566v18M570 566v18M620 566v18" />
      <path class="track" d="M-20 570h680M-20 580h680" />
    </g>
  );
}

/** The mountain with its dice; what the pointed-at choice would do to them is drawn half way. */
export function Mountain({ dice, after }: { dice: Dice; after: Dice | null }) {
  const moving = after ? slides(dice, after) : [];
  const lying = Object.entries(dice.mountain).sort(([, one], [, other]) => one - other);
  return (
    <svg class="mountain" viewBox="-20 -34 680 634">
      <Scene />
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
        const [x, y] = place(slot);
        const face = dice.faces.get(die) ?? "";
        const goes = moving.find((each) => each.die === die);
        return (
          <g key={die} class={`lying${goes ? (goes.to ? " sliding" : " leaving") : ""}`} style={{ transform: `translate(${x}px, ${y}px)` }} data-die={die}>
            <g class={`drop row-${slot.charAt(0)}`}>
              <g transform={`rotate(${tilt(die)}) scale(${SCALE}) translate(-50 -50)`}>
                <Target mark={`slot:${slot}`} outline={PLATES[shown(face).kind]} hit={CELL} depth={7}>
                  <DieDrawing face={face} />
                </Target>
              </g>
            </g>
          </g>
        );
      })}
      <g class="ghosts" aria-hidden="true">
        {moving.map(({ die, from, to }) => {
          if (!to) return null;
          const [x, y] = place(from);
          const [toX, toY] = place(to);
          const face = dice.faces.get(die) ?? "";
          return (
            <g key={die} class="ghost" transform={`translate(${x + (toX - x) * 0.62} ${y + (toY - y) * 0.62}) rotate(${tilt(die)}) scale(${SCALE}) translate(-50 -50)`}>
              <DieDrawing face={face} />
              <path class="ghost-edge" d={PLATES[shown(face).kind]} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
