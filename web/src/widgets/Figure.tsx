// A picture in the rules: a real position on the board of the game, drawn small while it is near the window.
import { useEffect, useRef, useState } from "preact/hooks";
import { boardOf } from "../boards";
import { names } from "../model/table";
import type { FigureShown } from "../wire/types";
import { lazyBy } from "./parts";

const loadedBoard = lazyBy(
  (game) => boardOf(game).board(),
  () => null,
);

const NONE: ReadonlySet<string> = new Set();
/** So far from the window a board is drawn already. */
const NEAR = "600px 0px";
const nothing = () => {};

export function Figure({ figure: { says, scene } }: { figure: FigureShown }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), { rootMargin: NEAR });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const { shown, told } = scene;
  const Board = loadedBoard(shown.game);
  return (
    <figure>
      <div class="figure-board" role="img" aria-label={says} inert ref={place}>
        {near && (
          <Board
            view={shown.view}
            ghost={null}
            you={shown.you}
            names={names(shown)}
            labels={told.labels}
            legal={new Set((shown.choices ?? []).flatMap(({ marks }) => marks ?? []))}
            selected={NONE}
            askable={[]}
            onPick={nothing}
            onPoint={nothing}
          />
        )}
      </div>
      <figcaption>{says}</figcaption>
    </figure>
  );
}
