// The way to the server: over the network, or to a worker of this page that is the server itself. Both carry the same requests and sockets.
import type { Hooks, Socket } from "./connection";
import { PageWire } from "./page-wire";

export interface Wire {
  /** As `fetch` does it. */
  request(path: string, init: RequestInit): Promise<Response>;
  dial(table: string, hooks: Hooks): Socket;
}

const network: Wire = {
  request: (path, init) => fetch(path, { credentials: "same-origin", ...init }),
  dial(table, hooks) {
    const address = new URL(`/api/socket?table=${encodeURIComponent(table)}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => hooks.open();
    socket.onmessage = (event: MessageEvent<string>) => hooks.message(event.data);
    socket.onclose = (event) => hooks.closed(event.code);
    return socket;
  },
};

/** The server in this page; null where there is one on the network. */
export const pageWire = STATIC && new PageWire(STATIC);

export const wire: Wire = pageWire ?? network;
