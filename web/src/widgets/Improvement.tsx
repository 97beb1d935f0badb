// How somebody improves: what a decision lost on average, skill and luck, game by game, and the mean of the last few games as a line.
import { t, words } from "../i18n/words";
import { change, size } from "../model/figures";
import { type Figure, improvement } from "../model/history";
import type { CurvePoint } from "../wire/types";
import { useStore } from "./hooks";

const WIDE = 400;
const HIGH = 160;
const FIGURES = ["error_rate", "skill", "luck"] as const;

/** Skill adds up over a whole game, to more than one victory: nobody reads per cents of that. */
const UNITS = { error_rate: "share", skill: "points", luck: "share" } as const;

export function Improvement({ curve }: { curve: readonly CurvePoint[] }) {
  return (
    <figure class="improvement">
      {FIGURES.map((figure) => (
        <Line key={figure} curve={curve} figure={figure} />
      ))}
      <figcaption class="soft small">{t("web-history-curve-says")}</figcaption>
    </figure>
  );
}

function Line({ curve, figure }: { curve: readonly CurvePoint[]; figure: Figure }) {
  const { language } = useStore(words);
  const drawn = improvement(curve, figure, WIDE, HIGH);
  const label = (share: number): string => (figure === "error_rate" ? size : change)(share, UNITS[figure], language);
  const name = t(`web-history-curve-${figure.replace("_", "-")}`);
  const story = t("web-history-curve", { figure: name, count: curve.length, first: label(drawn.first), last: label(drawn.last) });
  return (
    <div>
      <strong>{name}</strong>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} width="100%" role="img" aria-label={story} data-figure={figure}>
        <path fill="none" stroke="currentColor" opacity={0.5} d={`M70 8V${HIGH - 8}M70 ${drawn.zero}H${WIDE - 8}`} />
        <text x={64} y={16} text-anchor="end" fill="currentColor">
          {label(drawn.most)}
        </text>
        {drawn.least < 0 && (
          <text x={64} y={HIGH - 4} text-anchor="end" fill="currentColor">
            {label(drawn.least)}
          </text>
        )}
        {drawn.dots.map(({ x, y, table }) => (
          <circle key={table} cx={x} cy={y} r={4} fill="currentColor" opacity={0.5} />
        ))}
        <path fill="none" stroke="currentColor" stroke-width={3} d={drawn.path} />
      </svg>
    </div>
  );
}
