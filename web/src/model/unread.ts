// What was said to this browser and not yet seen: a number per table, kept until the window is closed.
import type { Said } from "../wire/types";
import type { Drawer } from "./settings";
import { Store } from "./store";

/** How many words of others at the open table nobody here has seen. */
export const unread = new Store(0);

const name = (table: string): string => `seen ${table}`;

export const lastSeen = (drawer: Drawer | null, table: string): number => Number(drawer?.getItem(name(table)) ?? 0) || 0;

export function keepSeen(drawer: Drawer | null, table: string, said: number): void {
  if (said > lastSeen(drawer, table)) drawer?.setItem(name(table), String(said));
}

/** The words of others after the last that was seen. */
export function countUnread(chat: readonly Said[], you: number | null, seen: number): number {
  return chat.filter((said) => said.number > seen && said.seat !== you).length;
}
