// A score that counts up from nothing, for those who like things to move; readers get the end at once.
import { useEffect, useState } from "preact/hooks";
import { beatNow } from "./beat";
import { signed } from "./parts";

/** So many beats it takes. */
const BEATS = 1.2;

export function CountUp({ to }: { to: number }) {
  const long = BEATS * beatNow();
  const [now, setNow] = useState(long === 0 ? to : 0);
  useEffect(() => {
    if (long === 0) return setNow(to);
    const begin = performance.now();
    const count = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - begin) / long));
      setNow(Math.round(to * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return (
    <>
      <span aria-hidden="true">{signed(now)}</span>
      <span class="hidden">{signed(to)}</span>
    </>
  );
}
