// The same as Target for things that are laid out as text: cards that wrap their words.
import type { ComponentChildren } from "preact";
import { Lantern } from "./Lantern";
import { useMarked } from "./Target";

/**
 * A card with a mark: a button where it is legal or askable, else a picture with a name.
 * The name says all that is written on the card, so the writing itself is only for the eye and lies beside the button.
 */
export function CardTarget({ mark, class: looks = "", children }: { mark: string; class?: string; children: ComponentChildren }) {
  const { may, attributes } = useMarked(mark);
  return (
    <div class={`card-target ${looks}`} {...(may ? { "data-may": "" } : {})}>
      <div class="card-face" aria-hidden="true">
        {children}
      </div>
      <div class="card-hit" {...attributes}>
        {may && (
          <svg class="card-tag" viewBox="-16 -22 32 40" aria-hidden="true">
            <Lantern at={[0, 0]} />
          </svg>
        )}
      </div>
    </div>
  );
}
