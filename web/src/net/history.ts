// The calls of the history page.
import { type Asked, queryOf } from "../model/history";
import type { History, Statistics } from "../wire/types";
import { analyse, analysed } from "./api";
import { get } from "./http";

export const showHistory = (asked: Asked, from: number): Promise<History> => get<History>(`/api/me/history?from=${from}&${queryOf(asked)}`);

export const showStatistics = (asked: Asked): Promise<Statistics> => get<Statistics>(`/api/me/statistics?${queryOf(asked)}`);

const LOOK_AGAIN_MS = 1000;

/** Has games analysed one after the other; `onDone` hears how many are. */
export async function analyseAll(tables: readonly string[], onDone: (count: number) => void): Promise<void> {
  const signal = new AbortController().signal;
  for (const [number, table] of tables.entries()) {
    let answer = await analyse(table);
    while (answer.is === "progress") {
      await new Promise((wake) => setTimeout(wake, LOOK_AGAIN_MS));
      answer = await analysed(table, signal);
    }
    onDone(number + 1);
  }
}
