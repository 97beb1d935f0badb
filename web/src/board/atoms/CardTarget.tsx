// The same as Target for things that are laid out as text: cards that wrap their words.
import type { ComponentChildren } from "preact";
import { Lantern } from "./Lantern";
import { usePicking } from "./Target";

/** A card with a mark: a button where it is legal or blocked, else a picture with a name. */
export function CardTarget({ mark, class: name = "", children }: { mark: string; class?: string; children: ComponentChildren }) {
  const { labels, legal, selected, blocked, onPick, onPoint } = usePicking();
  const may = legal.has(mark);
  const asks = may || mark in blocked;
  const pick = () => onPick(mark);
  const point = () => onPoint(mark);
  const leave = () => onPoint(null);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    pick();
  };
  const button = { role: "button" as const, tabIndex: -1, "aria-disabled": !may, "aria-pressed": selected.has(mark), onClick: pick, onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave, onKeyDown: keys };
  return (
    <div
      class={`card-target ${name}`}
      data-mark={mark}
      aria-label={labels[mark] ?? mark}
      {...(asks ? button : { role: "img" as const })}
      {...(may ? { "data-legal": "" } : {})}
      {...(selected.has(mark) ? { "data-selected": "" } : {})}
    >
      {children}
      {may && (
        <svg class="card-tag" viewBox="-16 -22 32 40" aria-hidden="true">
          <Lantern at={[0, 0]} />
        </svg>
      )}
    </div>
  );
}
