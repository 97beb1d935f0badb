// The analysis of a finished game: asked for once, and waited for.
import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n/words";
import { analyse, analysed } from "../net/api";
import type { Analysis } from "../net/types";
import { useStore } from "./hooks";

export interface Analysing {
  readonly analysis: Analysis | null;
  /** How far it is, from 0 to 1. */
  readonly done: number;
  readonly problem: unknown;
}

/** Milliseconds between two looks. */
const GLANCE = 700;

export function useAnalysis(table: string): Analysing {
  const { language } = useStore(words);
  const [state, set] = useState<Analysing>({ analysis: null, done: 0, problem: null });
  useEffect(() => {
    const line = new AbortController();
    const wait = async (): Promise<void> => {
      let answer = await analyse(table);
      while (answer.is === "progress" && !line.signal.aborted) {
        const { done } = answer;
        set((now) => ({ ...now, done: Math.max(now.done, done) }));
        await new Promise((go) => setTimeout(go, GLANCE));
        answer = await analysed(table, line.signal);
      }
      if (answer.is === "analysis" && !line.signal.aborted) set({ analysis: answer, done: 1, problem: null });
    };
    wait().catch((problem: unknown) => line.signal.aborted || set({ analysis: null, done: 0, problem }));
    return () => line.abort();
  }, [table, language]);
  return state;
}
