// A die of any kind: its plate with some thickness, what it shows, and the letter of its kind.
import { memo } from "../../board-kit/memo";
import { useLabel } from "../../board-kit/Target";
import { NOTCH, PLATES, SignOf, TRIMS } from "./faces";
import type { Face } from "./shown";
import { shown } from "./shown";

/** A die drawn in a box of 100 units; a hero's face never moves and lies flat. */
export function DieDrawing({ face, flat = false }: { face: Face; flat?: boolean }) {
  return <Drawn face={face} flat={flat} letter={useLabel(`letter:${shown(face).kind}`)} />;
}

const Drawn = memo(({ face, flat, letter }: { face: Face; flat: boolean; letter: string }) => {
  const what = shown(face);
  return (
    <g class={`die ${what.kind}${what.spent ? " spent" : ""}${flat ? " flat" : ""}`}>
      {!flat && <path class="depth" d={PLATES[what.kind]} transform="translate(0 7)" />}
      <path class="plate" d={PLATES[what.kind]} />
      <path class="trim" d={TRIMS[what.kind]} />
      {what.kind === "magic" && <path class="notch" d={NOTCH} />}
      <SignOf shown={what} />
      {what.spent && <path class="strike" d="M20 74L80 20" />}
      {flat ? (
        <g class="letter">
          <circle cx="83" cy="83" r="15" />
          <path class="helm" d="M75 88v-4q0-8 8-8t8 8v4zM75 82q-4-2-4-7q3 3 6 3M91 82q4-2 4-7q-3 3-6 3" />
        </g>
      ) : letter ? (
        <g class="letter">
          <circle cx="83" cy="83" r="13" />
          <text x="83" y="90">
            {letter}
          </text>
        </g>
      ) : null}
    </g>
  );
});

/** A die as a picture of its own, for panels: its name is read aloud. */
export function Die({ face, label, size }: { face: Face; label: string; size: number }) {
  return (
    <svg class="die-picture" role="img" aria-label={label} viewBox="0 0 100 100" width={size} height={size}>
      <DieDrawing face={face} />
    </svg>
  );
}
