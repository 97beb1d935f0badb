// The notice above the mine: the event of the round, and in words whatever one points at.
import { useEffect, useRef, useState } from "preact/hooks";
import { usePicking } from "../../board-kit/Target";
import { EventCard } from "./cards";
import { Icon } from "./icons";

/** The event, and below it the thing that was pointed at, or else how near the mine is to falling in. */
export function Notice({ event }: { event: string }) {
  const { labels } = usePicking();
  const place = useRef<HTMLParagraphElement>(null);
  const [mark, setMark] = useState("");
  useEffect(() => {
    const board = place.current?.closest<HTMLElement>(".mm-board");
    const point = ({ target }: Event) => setMark((target as Element).closest("[data-mark]")?.getAttribute("data-mark") ?? "");
    const leave = () => setMark("");
    board?.addEventListener("pointerover", point);
    board?.addEventListener("focusin", point);
    board?.addEventListener("pointerleave", leave);
    return () => {
      board?.removeEventListener("pointerover", point);
      board?.removeEventListener("focusin", point);
      board?.removeEventListener("pointerleave", leave);
    };
  }, []);
  const said = labels[mark];
  return (
    <>
      {event && <EventCard event={event} labels={labels} />}
      <p class="mm-caption" aria-hidden="true" ref={place}>
        <span>
          {!said && <Icon name="rock" size={20} />}
          {said ?? labels["text:collapses"]}
        </span>
      </p>
    </>
  );
}
