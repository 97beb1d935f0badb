// Choosing heroes: six cards, each with its portrait and the faces that never change (DM-2.2).
import { SeatToken } from "../atoms/seats";
import { Target, usePicking } from "../atoms/Target";
import { DieDrawing } from "./Die";
import { HeroDrawing } from "./heroes";
import { HEROES, heroFaces } from "./shown";

const CARD = "M10 2h100q8 0 8 8v150q0 8-8 8h-100q-8 0-8-8v-150q0-8 8-8z";

/** The six heroes; those that are taken carry the token of their seat. */
export function Draft({ heroes }: { heroes: readonly (string | null)[] }) {
  const { labels } = usePicking();
  return (
    <div class="draft">
      {HEROES.map((hero) => {
        const seat = heroes.indexOf(hero);
        const faces = heroFaces(hero, labels);
        return (
          <svg key={hero} class={`hero-card${seat >= 0 ? " taken" : ""}`} viewBox="0 0 120 170">
            <Target mark={`hero:${hero}`} outline={CARD} hit={CARD} tag={[104, 14]}>
              <path class="card" d={CARD} />
              <g transform="translate(10 8)">
                <HeroDrawing hero={hero} />
              </g>
              {faces.map((face, index) => (
                <g transform={`translate(${60 - (faces.length * 36) / 2 + index * 36} 124) scale(0.36)`}>
                  <DieDrawing face={face} flat />
                </g>
              ))}
            </Target>
            {seat >= 0 && (
              <g class="taker" transform="translate(4 4) scale(0.34)">
                <SeatToken seat={seat} />
              </g>
            )}
          </svg>
        );
      })}
    </div>
  );
}
