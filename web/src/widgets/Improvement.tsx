// How somebody improves: what a decision lost on average, game by game, and the mean of the last few games as a line.
import { t, words } from "../i18n/words";
import { size } from "../model/figures";
import { improvement } from "../model/history";
import type { CurvePoint } from "../wire/types";
import { useStore } from "./hooks";

const WIDE = 640;
const HIGH = 200;

export function Improvement({ curve }: { curve: readonly CurvePoint[] }) {
  const { language } = useStore(words);
  const drawn = improvement(curve, WIDE, HIGH);
  const label = (share: number): string => size(share, "share", language);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        width="100%"
        role="img"
        aria-label={t("web-history-curve", { count: curve.length, first: label(drawn.first), last: label(drawn.last) })}
      >
        <path fill="none" stroke="currentColor" d={`M40 8V${HIGH - 20}H${WIDE - 8}`} />
        <text x={36} y={16} text-anchor="end" fill="currentColor" font-size={13}>
          {label(drawn.most)}
        </text>
        <text x={36} y={HIGH - 20} text-anchor="end" fill="currentColor" font-size={13}>
          0
        </text>
        {drawn.dots.map(({ x, y, table }) => (
          <circle key={table} cx={x} cy={y} r={4} fill="currentColor" opacity={0.5} />
        ))}
        <path fill="none" stroke="currentColor" stroke-width={3} d={drawn.path} />
      </svg>
      <figcaption class="soft small">{t("web-history-curve-says")}</figcaption>
    </figure>
  );
}
