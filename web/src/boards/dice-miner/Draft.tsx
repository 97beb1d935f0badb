// Choosing heroes: a card each, each with its portrait and the faces that never change (DM-2.2).
import { SeatToken } from "../../board-kit/seats";
import { Target, useLabels } from "../../board-kit/Target";
import { DieDrawing } from "./Die";
import { HeroDrawing } from "./heroes";
import { heroFaces } from "./shown";

const CARD = "M10 2h100q8 0 8 8v160q0 8-8 8h-100q-8 0-8-8v-160q0-8 8-8z";

/** The heroes in the order of their cards, as the table tells it; those that are taken carry the token of their seat. */
export function Draft({ heroes }: { heroes: readonly (string | null)[] }) {
  const labels = useLabels();
  return (
    <div class="draft">
      {(labels["order:heroes"] ?? "").split(" ").map((hero) => {
        const seat = heroes.indexOf(hero);
        const faces = heroFaces(hero, labels);
        const name = labels[`name:hero:${hero}`] ?? "";
        return (
          <svg key={hero} class={`hero-card${seat >= 0 ? " taken" : ""}`} viewBox="0 0 120 180">
            <Target mark={`hero:${hero}`} outline={CARD} hit={CARD} tag={[108, 8]} tagScale={0.8}>
              <path class="sheet" d={CARD} />
              <g transform="translate(12 8) scale(0.96)">
                <HeroDrawing hero={hero} />
              </g>
              <text class="hero-name" x="60" y="123" {...(name.length > 13 ? { textLength: 108, lengthAdjust: "spacingAndGlyphs" } : {})}>
                {name}
              </text>
              {faces.map((face, index) => (
                <g transform={`translate(${60 - (faces.length * 36) / 2 + index * 36} 134) scale(0.36)`}>
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
