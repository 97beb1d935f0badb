// The board of Mini Miners: the mine, what the table is busy with, the market, and every player's side.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Fit } from "../../board-kit/Fit";
import { type BoardProps, PickingContext } from "../../board-kit/Target";
import { Market } from "./Market";
import { Mine } from "./Mine";
import { Notice } from "./Notice";
import { chapterOf, stoodOn, type Turned, turnedUp } from "./reading";
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
  const [pointed, setPointed] = useState<string | null>(null);
  const onPoint = (mark: string | null) => {
    setPointed(mark);
    props.onPoint(mark);
  };
  const meant = [pointed ?? "", ...props.selected].find((mark) => mark.startsWith("space:") && props.legal.has(mark));
  const ghost = props.ghost ?? (meant ? stoodOn(props.view, meant) : null);
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

/** Everything on the table, each in its place, for a given shape of the mine. */
export function Table({ view, ghost, you, names, shape, turned, ...picking }: BoardProps<View> & { shape: Shape; turned: Turned | null }) {
  const chapter = chapterOf(view);
  const stall = <Market key="market" view={view} open={chapter === "market"} />;
  return (
    <PickingContext.Provider value={picking}>
      <div class={`mm-table mm-in-${chapter} mm-seats-${view.seats}`}>
        <Mine view={view} ghost={ghost} shape={shape} />
        <Fit class="mm-busy" of={view} most={1.3} dense={0.9}>
          <Notice event={view.event} />
          {chapter === "market" && stall}
          <Stage view={view} you={you} names={names} turned={turned} />
          {chapter !== "market" && stall}
        </Fit>
        <Fit class="mm-sides" of={view} most={1.15} dense={0.9}>
          <Troops view={view} ghost={ghost} you={you} names={names} />
        </Fit>
      </div>
    </PickingContext.Provider>
  );
}
