// Everybody's share of the victory from the first event to the last: a line each, told apart by dashes, names and colours.
import { useEffect, useRef, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { across, down, eventAt, type Frame, nameHeights, pathOf, scaleOf } from "../model/curve";
import { change, stand } from "../model/figures";
import { step } from "../model/reel";
import type { Analysis } from "../wire/types";
import { useStore } from "./hooks";
import { go } from "./navigate";

interface CurveProps {
  table: string;
  analysis: Analysis;
}

export function Curve({ table, analysis }: CurveProps) {
  const { language } = useStore(words);
  const [now, turn] = useState(analysis.curve.length - 1);
  const count = analysis.curve.length - 1;
  const says = saysAt(analysis, now);
  const stands = standsAt(analysis, now, language);
  const keyed = (event: KeyboardEvent): void => {
    const next = step(event.key, now, count);
    if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    turn(next);
  };
  return (
    <figure class="curve">
      <Drawing table={table} analysis={analysis} now={now} onPoint={turn} />
      <figcaption>
        <label class="hidden" for="curve-event">
          {t("web-curve-event")}
        </label>
        <input
          id="curve-event"
          type="range"
          min={0}
          max={count}
          value={now}
          aria-valuetext={`${t("web-replay-position", { number: now, count })}: ${says} ${stands}`}
          onKeyDown={keyed}
          onInput={(input) => turn(Number(input.currentTarget.value))}
        />
        <p class="curve-now">
          <strong>{stands}</strong> <span>{says}</span>
        </p>
        <p class="row">
          <a class="button" href={`/game/${table}?event=${now}`}>
            {t("web-curve-go", { number: now })}
          </a>
          <span class="soft small">{t("web-curve-hint")}</span>
        </p>
      </figcaption>
    </figure>
  );
}

const saysAt = ({ events }: Analysis, number: number): string => (number === 0 ? t("web-curve-start") : (events[number - 1]?.words ?? ""));

function standsAt({ seats, curve, unit, events }: Analysis, number: number, language: string): string {
  const moved = number > 0 ? events[number - 1]?.change : undefined;
  return seats
    .map((seat, each) => {
      const by = moved?.[each] ?? 0;
      const stands = `${seat.name} ${stand(curve[number]?.[each] ?? 0, unit, language)}`;
      return number === 0 ? stands : `${stands} (${change(by, unit, language)})`;
    })
    .join(" · ");
}

/** Pixels between two names. */
const APART = 20;
const TALL = 280;
const LOW = 230;

/** The lines alone; a click leads to the board as it lay. */
export function Drawing({ table, analysis, now, onPoint }: CurveProps & { now: number; onPoint(number: number): void }) {
  const { language } = useStore(words);
  const self = useRef<SVGSVGElement>(null);
  const width = useWidth(self);
  const { curve, unit, seats } = analysis;
  const count = curve.length - 1;
  const frame: Frame = { width, height: width < 500 ? LOW : TALL, left: 50, right: width < 500 ? 30 : 130, top: 14, bottom: 26 };
  const scale = scaleOf(curve, unit);
  const heights = nameHeights(
    seats.map((_, seat) => down(curve[count]?.[seat] ?? 0, scale, frame)),
    APART,
    frame,
  );
  const pointed = (event: MouseEvent): number => eventAt(event.clientX - (self.current?.getBoundingClientRect().left ?? 0), count, frame);
  const x = across(now, count, frame);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below and its link do the same by key
    <svg
      ref={self}
      class="drawing"
      viewBox={`0 0 ${width} ${frame.height}`}
      height={frame.height}
      role="img"
      aria-label={t("web-curve-label", { count })}
      onPointerMove={(event) => event.pointerType === "mouse" && onPoint(pointed(event))}
      onClick={(event) => go(`/game/${table}?event=${pointed(event)}`)}
    >
      {scale.lines.map((line) => (
        <g key={line} class="grid-line">
          <path d={`M${frame.left} ${down(line, scale, frame)}H${width - frame.right}`} />
          <text x={frame.left - 6} y={down(line, scale, frame) + 4} text-anchor="end">
            {unit === "share" ? stand(line, unit, language) : line}
          </text>
        </g>
      ))}
      <path class="cursor" d={`M${x} ${frame.top}V${frame.height - frame.bottom}`} />
      <text class="cursor-number" x={Math.min(Math.max(x, frame.left), width - frame.right)} y={frame.height - 8} text-anchor="middle">
        {now}
      </text>
      {seats.map((seat, number) => (
        <g key={number} class={`line line-${number}`}>
          <path d={pathOf(curve, number, scale, frame)} />
          <circle cx={x} cy={down(curve[now]?.[number] ?? 0, scale, frame)} r={5} />
          <text x={width - frame.right + 8} y={(heights[number] ?? 0) + 5}>
            {"ABCD"[number]}
            {width >= 500 && ` ${shortened(seat.name)}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

const shortened = (name: string): string => (name.length > 13 ? `${name.slice(0, 12)}…` : name);

/** How wide a drawing is now, so that its letters keep their size. */
function useWidth(self: { current: Element | null }): number {
  const [width, set] = useState(360);
  useEffect(() => {
    if (!self.current?.parentElement) return undefined;
    const measure = new ResizeObserver(([entry]) => entry && set(Math.max(240, Math.floor(entry.contentRect.width))));
    measure.observe(self.current.parentElement);
    return () => measure.disconnect();
  }, []);
  return width;
}
