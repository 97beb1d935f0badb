// What another has just done, above the board: a line at their mat, and an arrow from where something lay to where it went.
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Decision } from "../board-kit/game-board";
import { afterFrame } from "../board-kit/motion";
import { SeatToken } from "../board-kit/seats";
import { boardOf } from "../boards";
import { arrowBetween, type Box, freest } from "../model/overlay";
import { Pieces } from "./Pieces";

/** A decision as the log tells it. */
export interface Move extends Decision {
  readonly number: number;
  readonly text: string;
}

interface LastMoveProps {
  frame: RefObject<HTMLElement | null>;
  game: string;
  /** What others decided since one's own last move, oldest first. */
  moves: readonly Move[];
  view: unknown;
  names: readonly string[];
  labels: Readonly<Record<string, string>>;
}

/** So long the line at the mat is seen, unless somebody does something else; the arrow stays until one's own next move. */
const SEEN_MS = 4_000;

/** A board lays itself out in the frames after a new view: then it is looked once more where everything lies. */
const LOOKS_MS = [0, 250, 800, 1600];

/** For the eye only: the announcer and the log tell it to everybody else. */
export function LastMove({ frame, game, moves, view, names, labels }: LastMoveProps) {
  const travel = boardOf(game).travel;
  const last = moves.at(-1);
  const went = useMemo(
    () => moves.map((each) => ({ seat: each.seat, ends: travel?.(each) ?? null })).findLast((each) => each.ends !== null),
    [moves, travel],
  );
  const ends = went?.ends ?? null;
  const [seen, setSeen] = useState(-1);
  const number = last?.number ?? -1;
  useEffect(() => {
    const timer = setTimeout(() => setSeen(number), SEEN_MS);
    return () => clearTimeout(timer);
  }, [number]);
  const line = useRef<HTMLDivElement>(null);
  const [drawn, draw] = useState<Drawn>(NOTHING);
  useEffect(() => {
    const look = (): void => draw((now) => unchanged(now, found(frame.current, ends, line.current, last?.seat ?? null)));
    let stops: (() => void)[] = [];
    const stop = (): void => {
      for (const each of stops) each();
    };
    const looks = (): void => {
      stop();
      stops = LOOKS_MS.map((after) => later(after, look));
    };
    looks();
    const watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(looks);
    if (frame.current && last) watch?.observe(frame.current);
    return () => {
      stop();
      watch?.disconnect();
    };
  }, [ends, number, view, seen === number]);
  if (!last) return null;
  const colour = (seat: number | null | undefined) => ({ "--seat": `var(--seat-${seat ?? 0})` });
  return (
    <>
      {drawn.arrow && (
        <svg class="travelled" aria-hidden="true" data-told={seen === number} style={colour(went?.seat)} key={`${number} ${ends}`}>
          <path class="travelled-edge" d={drawn.arrow.line} pathLength="1" />
          <path class="travelled-line" d={drawn.arrow.line} pathLength="1" />
          <path class="travelled-head" d={drawn.arrow.head} />
        </svg>
      )}
      {seen !== number && (
        <div
          class="just-did"
          key={number}
          ref={line}
          aria-hidden="true"
          data-placed={drawn.line !== null}
          style={{ ...colour(last.seat), ...(drawn.line ? { left: `${drawn.line.left}px`, top: `${drawn.line.top}px` } : {}) }}
        >
          <svg class="token" viewBox="0 0 100 100">
            <SeatToken seat={last.seat ?? 0} />
          </svg>
          <Pieces game={game} drawings={last.drawings} labels={labels} />
          <span>{without(names[last.seat ?? -1] ?? "", last.text)}</span>
        </div>
      )}
    </>
  );
}

/** Does something so many milliseconds later, once a frame is painted; until the returned function is called. */
function later(after: number, todo: () => void): () => void {
  let stop = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = afterFrame(todo);
  }, after);
  return () => stop();
}

interface Drawn {
  readonly arrow: { readonly line: string; readonly head: string } | null;
  readonly line: { readonly left: number; readonly top: number } | null;
}

const NOTHING: Drawn = { arrow: null, line: null };

/** Nothing is drawn again where nothing has moved. */
const unchanged = (old: Drawn, now: Drawn): Drawn => (JSON.stringify(old) === JSON.stringify(now) ? old : now);

/** Beside the token of a seat its name need not be said. */
const without = (name: string, text: string): string => (name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text);

/** What one wants to see though a line is told at a mat. */
const NEEDED = "[data-mark]:not([data-mark^='seat:']), p, .points b, .clock, .mat :is(.seat-name, b, small, svg)";

function found(root: HTMLElement | null, ends: readonly [string, string] | null, line: HTMLElement | null, seat: number | null): Drawn {
  if (!root) return NOTHING;
  const home = root.getBoundingClientRect();
  const box = (element: Element | null): Box | null => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? home;
    return element && width > 0 ? { x: x - home.x, y: y - home.y, width, height } : null;
  };
  const [from, to] = (ends ?? []).map((end) => box(root.querySelector(end)));
  const mat = box(root.querySelector(`[data-mark="seat:${seat}"]`)?.closest(".mat") ?? null);
  const size = box(line);
  const needed = mat && size ? [...root.querySelectorAll(NEEDED)].flatMap((each) => box(each) ?? []) : [];
  return {
    arrow: from && to ? arrowBetween(from, to) : null,
    line: mat && size ? freest(size, mat, { x: 0, y: 0, width: home.width, height: home.height }, needed) : null,
  };
}
