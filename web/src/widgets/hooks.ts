// Small hooks that every panel uses.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { words } from "../i18n/words";
import type { Store } from "../model/store";

/** The value of a store, and a new drawing whenever it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, draw] = useState(0);
  useEffect(() => {
    const seen = store.value;
    const stop = store.watch(() => draw((count) => count + 1));
    if (!Object.is(seen, store.value)) draw((count) => count + 1);
    return stop;
  }, [store]);
  return store.value;
}

/** Draws anew when the language changes, and names the page. */
export function useTitle(title: string): void {
  useStore(words);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** What a promise brings: null until then; a problem is kept for the page to tell. */
export function useLoaded<T>(load: () => Promise<T>, of: readonly unknown[]): { value: T | null; problem: unknown } {
  const [state, set] = useState<{ value: T | null; problem: unknown }>({ value: null, problem: null });
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && set({ value, problem: null }),
      (problem: unknown) => current && set({ value: null, problem }),
    );
    return () => {
      current = false;
    };
  }, of);
  return state;
}

/** Does the window fit a media query? Draws anew when that changes. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const [fits, setFits] = useState(media.matches);
  useEffect(() => {
    const look = (): void => setFits(media.matches);
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, [media]);
  return fits;
}

/** Runs a keyboard handler for the whole page. */
export function useKeys(handle: (event: KeyboardEvent) => void): void {
  const newest = useRef(handle);
  newest.current = handle;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => newest.current(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Is somebody typing, so that letters are letters? */
export function typing(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
}

/** The same function in every drawing, which does what the newest one does: whoever is told it need not be drawn again. */
export function useSteady<A extends readonly unknown[]>(does: (...given: A) => void): (...given: A) => void {
  const newest = useRef(does);
  newest.current = does;
  return useCallback((...given: A) => newest.current(...given), []);
}
