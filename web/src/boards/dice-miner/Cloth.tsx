// The cloth at the foot of the emptied mountain: the dice that were rolled last lie there, large, until others are rolled.
import { memo } from "../../board-kit/memo";
import { DieDrawing } from "./Die";
import { type Roll, tilt } from "./moves";

const CLOTH = "M132 388q188-16 376 0l58 172q2 16-14 17q-232 18-464 0q-16-1-14-17z";
const SEAM = "M145 402q175-14 350 0l51 152q1 8-7 9q-219 16-438 0q-8-1-7-9z";
/** In one row up to here, in two beyond. */
const IN_A_ROW = 4;

/** Where the dice of a roll lie: the middle of each, and how large they are. */
export function lyingOn(many: number): { x: number; y: number; scale: number }[] {
  const rows = many > IN_A_ROW ? 2 : 1;
  const row = Math.ceil(many / rows);
  const scale = rows === 1 ? 1.12 : Math.min(0.8, 3.4 / row);
  return Array.from({ length: many }, (_, each) => {
    const [line, place] = [Math.floor(each / row), each % row];
    const length = Math.min(row, many - line * row);
    return { x: 320 + (place - (length - 1) / 2) * 108 * scale, y: rows === 1 ? 484 : 443 + line * 86, scale };
  });
}

export const Cloth = memo(function Cloth({ roll }: { roll: Roll }) {
  const places = lyingOn(roll.dice.length);
  return (
    <g class={`cloth${roll.seat === null ? "" : ` seat-cloth-${roll.seat}`}`} aria-hidden="true">
      <path class="cast" d={CLOTH} transform="translate(0 7)" />
      <path class="felt" d={CLOTH} />
      <path class="seam" d={SEAM} />
      {roll.dice.map(({ die, face }, each) => {
        const { x, y, scale } = places[each] ?? { x: 0, y: 0, scale: 1 };
        return (
          <g key={`${roll.number} ${die}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            <ellipse class="cast" cx="0" cy="44" rx="46" ry="12" />
            <g class="rolls-in" style={{ "--place": each }}>
              <g transform={`rotate(${tilt(die) * 1.6}) translate(-50 -50)`}>
                <DieDrawing face={face} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
});
