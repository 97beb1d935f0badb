// The picture on the box of Dice Miner: the summit, full of dice.
import { DieDrawing } from "./Die";
import { Scene } from "./Mountain";
import { tilt } from "./moves";
import { place } from "./shown";

const DICE = (
  "a1 magic:2 a2 treasure:3 b1 tunnel:1 b2 hazard:dragon4 b3 tool:pickaxe c1 treasure:1 c2 tunnel:beer c3 tunnel:3 c4 magic:1 " +
  "d1 tunnel:2 d2 tool:shield d3 treasure:2 d4 tunnel:5 d5 hazard:cave1"
).split(" ");

/** The cover, three to two. */
export function Cover() {
  return (
    <svg class="dice-cover" viewBox="-20 -34 680 453" aria-hidden="true">
      <Scene />
      {DICE.map((slot, index) => {
        if (index % 2) return null;
        const [x, y] = place(slot);
        return (
          <g transform={`translate(${x} ${y}) rotate(${tilt(index)}) scale(0.94) translate(-50 -50)`}>
            <DieDrawing face={DICE[index + 1] ?? ""} />
          </g>
        );
      })}
    </svg>
  );
}
