// The real world of a connection: sockets and tickets of the server, the clock and chance.

import type { Ticket } from "../wire/types";
import type { World } from "./connection";
import { post } from "./http";
import { beSomebody } from "./session";
import { wire } from "./wire";

export const world: World = {
  async ticket(): Promise<string> {
    await beSomebody();
    return (await post<Ticket>("/api/tickets")).ticket;
  },
  dial: (table, hooks) => wire.dial(table, hooks),
  after(ms: number, run: () => void): () => void {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  key: () => hex(16),
};

/** So many random bytes in hexadecimal digits: keys of commands, and the grain of salt for the dice. */
export function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) => each.toString(16).padStart(2, "0")).join("");
}
