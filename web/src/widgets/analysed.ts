// The analysis of a finished game: asked for once, and waited for.
import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n/words";
import { analyse, analysed, analyseHere } from "../net/api";
import { Problem } from "../net/http";
import type { Analysis, Progress } from "../wire/types";
import { useStore } from "./hooks";

export interface Analysing {
  readonly analysis: Analysis | null;
  /** How far it is, from 0 to 1. */
  readonly done: number;
  readonly problem: unknown;
}

const LOOK_EVERY_MS = 700;

/** The server is busy with another game of ours, or forgot this one while nobody looked: it is asked again. */
const AGAIN: ReadonlySet<string> = new Set(["coach-busy", "coach-stopped", "coach-not-begun", "too-many"]);
const TRY_AGAIN_MS = 3_000;

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** How far it is; null if it has to be begun once more. */
async function look(table: string, begun: boolean, signal: AbortSignal): Promise<Analysis | Progress | null> {
  try {
    return await (begun ? analysed(table, signal) : analyse(table));
  } catch (problem) {
    if (problem instanceof Problem && AGAIN.has(problem.reason)) return null;
    throw problem;
  }
}

export function useAnalysis(table: string): Analysing {
  const { language } = useStore(words);
  const [state, set] = useState<Analysing>({ analysis: null, done: 0, problem: null });
  useEffect(() => {
    const line = new AbortController();
    const wait = async (): Promise<void> => {
      const here = await analyseHere(table, line.signal, (done) => set((now) => ({ ...now, done })));
      if (line.signal.aborted) return;
      if (here !== null) return set({ analysis: here, done: 1, problem: null });
      let answer = await look(table, false, line.signal);
      while (answer?.is !== "analysis") {
        const done = answer?.done ?? 0;
        set((now) => ({ ...now, done }));
        await pause(answer ? LOOK_EVERY_MS : TRY_AGAIN_MS);
        if (line.signal.aborted) return;
        answer = await look(table, answer !== null, line.signal);
      }
      if (!line.signal.aborted) set({ analysis: answer, done: 1, problem: null });
    };
    wait().catch((problem: unknown) => line.signal.aborted || set({ analysis: null, done: 0, problem }));
    return () => line.abort();
  }, [table, language]);
  return state;
}
