// The board in its frame: it gives the keyboard a way in and around, and lights up what a line of words means.
import { useEffect, useRef } from "preact/hooks";
import { memo } from "../board-kit/memo";
import type { BoardProps } from "../board-kit/Target";
import { boardOf } from "../boards";
import { directionOf, endSpot, nextSpot, type Spot } from "../model/roving";
import { LastMove, type Move } from "./LastMove";
import { lazyBy } from "./parts";
import { Tip } from "./Tip";

const loadedBoard = lazyBy((game) => boardOf(game).board());

export interface FrameProps extends BoardProps<unknown> {
  game: string;
  /** Marks that a line of the score sheet is about. */
  linked: readonly string[];
  /** What others decided last: it stays marked on the board until one's own next move. */
  moves?: readonly Move[];
}

const NO_MOVES: readonly Move[] = [];

export const BoardFrame = memo(function BoardFrame({ game, linked, moves = NO_MOVES, ...board }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const current = useRef<string | null>(null);
  const Board = loadedBoard(game);

  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const settle = (): void => {
      current.current = stop(root, current.current);
    };
    const watcher = new MutationObserver(settle); // a board draws itself anew whenever it likes
    watcher.observe(root, { subtree: true, childList: true, attributeFilter: ["data-mark", "data-legal", "role"] });
    settle();
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const lit = [...(frame.current?.querySelectorAll("[data-mark]") ?? [])].filter((each) => linked.includes(markOf(each)));
    for (const each of lit) each.setAttribute("data-linked", "");
    return () => {
      for (const each of lit) each.removeAttribute("data-linked");
    };
  }, [linked, board.view]);

  useLastMoves(frame, moves, board.view);

  const move = (event: KeyboardEvent): void => {
    const root = frame.current;
    if (!root || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(root, markOf(event.target as Element), event.key);
    if (next === null) return;
    event.preventDefault();
    current.current = stop(root, next);
    find(root, next)?.focus();
  };
  const noticed = (event: FocusEvent): void => {
    const mark = event.target instanceof Element ? markOf(event.target) : "";
    if (mark && frame.current) current.current = stop(frame.current, mark);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div ref={frame} class="frame" data-place="board" onKeyDown={move} onFocusIn={noticed}>
      <Board {...board} />
      <LastMove frame={frame} game={game} moves={moves} view={board.view} names={board.names} labels={board.labels} />
      <Tip frame={frame} labels={board.labels} />
    </div>
  );
});

/** Marks what the notation of a move names: the thing itself, or the empty place where it lay. */
function useLastMoves(frame: { current: HTMLElement | null }, moves: readonly Move[], view: unknown): void {
  useEffect(() => {
    const named = new Map(
      moves.flatMap(({ seat, event }) =>
        event
          .split(" ")
          .slice(1)
          .map((word) => [word, String(seat)] as const),
      ),
    );
    const met: Element[] = [];
    for (const each of named.size > 0 && frame.current ? frame.current.querySelectorAll("[data-mark], [data-spot]") : []) {
      const word = wordsFor(each).find((name) => named.has(name));
      const seat = word === undefined ? undefined : named.get(word);
      if (seat === undefined) continue;
      each.setAttribute("data-last", seat);
      met.push(each);
    }
    return () => {
      for (const each of met) each.removeAttribute("data-last");
    };
  }, [moves, view]);
}

/** What the notation may call a thing: its spot, or its mark without the kinds before it. */
function wordsFor(element: Element): readonly string[] {
  const parts = markOf(element).split(":");
  const names = parts.slice(1).map((_, place) => parts.slice(place + 1).join(":"));
  const spot = element.getAttribute("data-spot");
  return spot === null ? names : [spot, ...names];
}

const markOf = (element: Element): string => element.getAttribute("data-mark") ?? "";

function buttons(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-mark][role="button"]')];
}

function find(root: Element, mark: string): HTMLElement | undefined {
  return buttons(root).find((each) => markOf(each) === mark);
}

/** Exactly one thing on the board can be reached with Tab: where one was if that is still legal, else the first that is. */
function stop(root: Element, wanted: string | null): string | null {
  const all = buttons(root);
  const legal = all.filter((each) => each.hasAttribute("data-legal"));
  const some = legal.length > 0 ? legal : all;
  const chosen = some.find((each) => markOf(each) === wanted) ?? some[0];
  for (const each of all) {
    const index = each === chosen ? "0" : "-1";
    if (each.getAttribute("tabindex") !== index) each.setAttribute("tabindex", index);
  }
  return chosen ? markOf(chosen) : null;
}

/** Where a key leads: between legal things; if nothing is legal, between all that can say why not. */
function target(root: Element, from: string, key: string): string | null {
  const all = buttons(root);
  const legal = all.filter((each) => each.hasAttribute("data-legal"));
  const spots = (legal.length > 0 ? legal : all).map(spotOf);
  const here = all.find((each) => markOf(each) === from);
  if (here && !spots.some((each) => each.mark === from)) spots.push(spotOf(here));
  if (key === "Home" || key === "End") return endSpot(spots, key === "End");
  const direction = directionOf(key);
  return direction === null ? null : nextSpot(spots, from, direction);
}

function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { mark: markOf(element), x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
