// The real world of a connection: browser sockets, tickets over HTTP, the clock and chance.

import type { Ticket } from "../wire/types";
import type { Hooks, Socket, World } from "./connection";
import { post } from "./http";
import { beSomebody } from "./session";

export const world: World = {
  async ticket(): Promise<string> {
    await beSomebody();
    return (await post<Ticket>("/api/tickets")).ticket;
  },
  dial(hooks: Hooks): Socket {
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => hooks.open();
    socket.onmessage = (event: MessageEvent<string>) => hooks.message(event.data);
    socket.onclose = (event) => hooks.closed(event.code);
    return socket;
  },
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
