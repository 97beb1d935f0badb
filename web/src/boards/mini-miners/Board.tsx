// The board of Mini Miners: the mine, what the table is busy with, the market, and every player's side.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type BoardProps, PickingContext } from "../../board-kit/Target";
import { Market } from "./Market";
import { Mine } from "./Mine";
import { Notice } from "./Notice";
import { chapterOf, stoodOn, type Turned, turnedUp } from "./reading";
import { Stage } from "./Stage";
import { SHAPES, type Shape } from "./spaces";
import { Troops } from "./Troops";
import type { View } from "./view";

/** Below this width the mine is drawn tall. */
const NARROW = 640;

/** The board at its own width, remembering which mine cards were turned up last. */
export function Board(props: BoardProps<View>) {
  const place = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(() => globalThis.innerWidth < NARROW);
  useLayoutEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => setNarrow((entry?.contentRect.width ?? 0) < NARROW));
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

/** Everything on the table, for a given shape of the mine. */
export function Table({ view, ghost, you, names, shape, turned, ...picking }: BoardProps<View> & { shape: Shape; turned: Turned | null }) {
  const market = chapterOf(view) === "market";
  // Tools are given to dwarves in the market, so the troops stand next to it; later the mine comes first.
  const troops = <Troops key="troops" view={view} ghost={ghost} you={you} names={names} />;
  return (
    <PickingContext.Provider value={picking}>
      <div class={`mm-table mm-in-${chapterOf(view)}`}>
        <Notice event={view.event} />
        <div class="mm-busy">
          {market && <Market view={view} open />}
          <Stage view={view} you={you} names={names} turned={turned} />
        </div>
        <div class="mm-under-ground">
          {market && troops}
          <Mine key="mine" view={view} ghost={ghost} shape={shape} />
          {!market && <Market view={view} open={false} />}
        </div>
        {!market && troops}
      </div>
    </PickingContext.Provider>
  );
}
