// The board of Mini Miners: the mine, what the table is busy with, the market, and every player's side.
import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Fit } from "../../board-kit/Fit";
import { Later } from "../../board-kit/Later";
import { boardBeat } from "../../board-kit/motion";
import { type BoardProps, Picks } from "../../board-kit/Target";
import { Market } from "./Market";
import { Mine } from "./Mine";
import { Notice } from "./Notice";
import { chapterOf, phaseOf, stoodOn, type Turned, turnedUp } from "./reading";
import { Stage } from "./Stage";
import { SHAPES, type Shape } from "./spaces";
import { Troops } from "./Troops";
import type { View } from "./view";

/** The board in its place, drawn tall where that is taller than wide, remembering which mine cards were turned up last. */
export function Board(props: BoardProps<View>) {
  const place = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(() => globalThis.innerWidth < globalThis.innerHeight);
  useLayoutEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width <= entry.contentRect.height));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const turned = useTurned(props.view);
  useDrama(place, props.view, SHAPES[narrow ? "tall" : "wide"]);
  const [pointed, setPointed] = useState<string | null>(null);
  const onPoint = useCallback(
    (mark: string | null) => {
      setPointed(mark);
      props.onPoint(mark);
    },
    [props.onPoint],
  );
  const meant = [pointed ?? "", ...props.selected].find((mark) => mark.startsWith("space:") && props.legal.has(mark));
  const stood = useMemo(() => (meant ? stoodOn(props.view, meant) : null), [props.view, meant]);
  const ghost = props.ghost ?? stood;
  return (
    <div class="mm-board" ref={place}>
      <Table {...props} ghost={ghost} onPoint={onPoint} shape={SHAPES[narrow ? "tall" : "wide"]} turned={turned} />
    </div>
  );
}

/** The mine cards that were turned up last in this round. */
function useTurned(view: View): Turned | null {
  const last = useRef(view);
  const [turned, setTurned] = useState<Turned | null>(null);
  useEffect(() => {
    if (last.current !== view) {
      const found = turnedUp(last.current, view);
      if (found) setTurned(found);
      last.current = view;
    }
  }, [view]);
  return turned;
}

/** Plays what has happened since the last view, for those who like things to move. */
function useDrama(place: RefObject<HTMLDivElement | null>, view: View, shape: Shape): void {
  const last = useRef(view);
  const loaded = useRef<typeof import("./drama") | null>(null);
  const play = useRef<((shape: Shape) => void) | null>(null);
  if (last.current !== view) {
    // The page still shows the old view while the new one is being drawn.
    play.current = (place.current && loaded.current?.prepare(place.current, last.current, view)) ?? null;
    last.current = view;
  }
  useLayoutEffect(() => {
    play.current?.(shape);
    play.current = null;
  }, [view]);
  useEffect(() => {
    if (loaded.current || !place.current || !boardBeat()) return;
    void import("./drama").then((module) => {
      loaded.current = module;
    });
  }, [view]);
}

/** Everything on the table, each in its place, for a given shape of the mine. */
export function Table({ view, ghost, you, names, shape, turned, ...picking }: BoardProps<View> & { shape: Shape; turned: Turned | null }) {
  const chapter = chapterOf(view);
  const stall = <Market key="market" view={view} open={chapter === "market"} />;
  return (
    <Picks {...picking}>
      <div class={`mm-table mm-in-${chapter} mm-seats-${view.seats}${phaseOf(view).is === "searching" ? " mm-searching" : ""}`}>
        <Mine view={view} ghost={ghost} shape={shape} />
        <Later of={chapter}>
          <Fit class="mm-busy" of={view} most={1.3} dense={0.9}>
            <Notice event={view.event} />
            {chapter === "market" && stall}
            <Stage view={view} you={you} names={names} turned={turned} />
            {chapter !== "market" && stall}
          </Fit>
        </Later>
        <Later of={chapter}>
          <Fit class="mm-sides" of={view} most={1.15} dense={0.9}>
            <Troops view={view} ghost={ghost} you={you} names={names} />
          </Fit>
        </Later>
      </div>
    </Picks>
  );
}
