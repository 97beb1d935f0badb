// Know the pieces: what lies under the pointer, the focus or a long touch says its name and what it does.
import { useEffect, useState } from "preact/hooks";

const HOVER_MS = 450;
const LONG_TOUCH_MS = 500;

interface Shown {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
}

/** The board's own label of whatever has a mark, beside it; for the eye only, since the thing itself has that name. */
export function Tip({ frame, labels }: { frame: { current: HTMLElement | null }; labels: Readonly<Record<string, string>> }) {
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    let timer = 0;
    const hide = (): void => {
      clearTimeout(timer);
      show(null);
    };
    const meet = (target: EventTarget | null, after: number): void => {
      hide();
      const thing = target instanceof Element ? target.closest("[data-mark]") : null;
      const text = thing ? labels[thing.getAttribute("data-mark") ?? ""] : undefined;
      if (thing && text) timer = window.setTimeout(() => show({ text, ...beside(root, thing) }), after);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") meet(event.target, HOVER_MS);
    };
    const down = (event: PointerEvent): void => (event.pointerType === "mouse" ? hide() : meet(event.target, LONG_TOUCH_MS));
    const listeners: [string, (event: never) => void][] = [
      ["pointerover", over],
      ["pointerdown", down],
      ["pointerleave", hide],
      ["pointercancel", hide],
      ["keydown", hide],
    ];
    for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener);
    };
  }, [labels]);
  if (!shown) return null;
  return (
    <div class="tip" aria-hidden="true" data-below={shown.below} style={{ left: `${shown.left}px`, top: `${shown.top}px` }}>
      {shown.text}
    </div>
  );
}

const WIDTH = 260;

/** Above the thing, or below it where there is no room above; never outside the board. */
function beside(root: Element, thing: Element): Omit<Shown, "text"> {
  const [home, box] = [root.getBoundingClientRect(), thing.getBoundingClientRect()];
  const middle = box.left + box.width / 2 - home.left;
  const below = box.top - home.top < 90;
  return {
    left: Math.max(0, Math.min(middle - WIDTH / 2, home.width - WIDTH)),
    top: (below ? box.bottom + 6 : box.top - 6) - home.top,
    below,
  };
}
