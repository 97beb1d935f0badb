// A part of the page that may come a moment later: it is drawn in a task of its own, once the rest is painted.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { afterFrame, drawsAtOnce } from "./motion";

/** Its children, drawn at once, but what comes with another `of` when there is time: somebody else made it happen, and looks at the board first. */
export function Later({ of, children }: { of: unknown; children: ComponentChildren }) {
  const drawn = useRef(children);
  const newest = useRef({ of, children });
  const waits = useRef<(() => void) | null>(null);
  const [, draw] = useState(0);
  const later = newest.current.of !== of && !drawsAtOnce();
  newest.current = { of, children };
  if (!later) drawn.current = children;
  useEffect(() => {
    if (waits.current || drawn.current === newest.current.children) return;
    waits.current = afterFrame(() => {
      waits.current = null;
      drawn.current = newest.current.children;
      draw((count) => count + 1);
    });
  });
  useEffect(() => () => waits.current?.(), []);
  return drawn.current;
}
