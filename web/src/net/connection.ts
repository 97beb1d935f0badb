// The wire to one table: it says hello from the version that it knows, sends every command until it is answered, and comes back by itself.
import { applied } from "../model/changes";
import type { Line } from "../model/table";
import type { AnyCommand, Change, FromClient, FromServer, Hello, Update } from "../wire/types";

/** One socket, as the connection needs it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface Hooks {
  open(): void;
  message(text: string): void;
  closed(code: number): void;
}

/** Everything from outside: sockets, tickets, time and chance; tests bring their own. */
export interface World {
  ticket(): Promise<string>;
  /** A socket for a table: its address names the table, so that it reaches the process where the table is. */
  dial(table: string, hooks: Hooks): Socket;
  after(ms: number, run: () => void): () => void;
  random(): number;
  key(): string;
}

export interface Listener {
  heard(message: FromServer): void;
  line(line: Line): void;
}

const FIRST_PAUSE_MS = 400;
const PAUSE_MOST_MS = 15_000;
const QUIET_MS = 20_000;
/** The server's code for "not with me": the ticket, the table or the link is not good. */
const POLICY = 1008;
const MOST_POLICY = 3;

export class Connection {
  #socket: Socket | null = null;
  #ready = false;
  #unanswered = new Map<string, FromClient>();
  #version = 0;
  /** The last update that was heard: what is new is told by what has changed since. */
  #known: Update | null = null;
  #heardWord = 0;
  #tries = 0;
  #turnedAway = 0;
  #stopped = false;
  #syncing = false;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;
  #round = 0;

  constructor(
    private readonly table: string,
    private readonly secret: string,
    private readonly language: () => NonNullable<Hello["lang"]>,
    private readonly listener: Listener,
    private readonly world: World,
  ) {}

  start(): void {
    this.#stopped = false;
    void this.#connect();
  }

  /** Go, and stay away. */
  stop(): void {
    this.#stopped = true;
    this.#drop();
    this.#cancelRetry?.();
  }

  /** Hang up and dial again: after a new language, or when the browser says that the network is back. */
  again(): void {
    if (this.#stopped) return;
    this.#drop();
    this.#cancelRetry?.();
    this.#tries = 0;
    void this.#connect();
  }

  /** The browser says that there is no network. */
  offline(): void {
    if (this.#stopped) return;
    this.#lost();
  }

  /** Send a command for the table as it was last heard; returns its key. */
  ask(command: AnyCommand): string {
    const key = this.world.key();
    this.#insist({ is: "ask", key, version: this.#version, command });
    return key;
  }

  say(text: string): string {
    const key = this.world.key();
    this.#insist({ is: "say", key, text });
    return key;
  }

  /** Ask why the thing with a mark can't be chosen; returns the key of the question. */
  why(mark: string): string {
    const key = this.world.key();
    this.#insist({ is: "why", key, mark });
    return key;
  }

  /** Ask what a choice would do to the table as it was last heard; returns the key of the question. */
  preview(version: number, event: string): string {
    const key = this.world.key();
    this.#insist({ is: "preview", key, version, event });
    return key;
  }

  /** Ask for the receipt, signed for the game so far; returns the key of the question. */
  sign(): string {
    const key = this.world.key();
    this.#insist({ is: "sign", key });
    return key;
  }

  #insist(message: FromClient & { key: string }): void {
    this.#unanswered.set(message.key, message);
    if (this.#ready) this.#send(message);
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  async #connect(): Promise<void> {
    const round = ++this.#round;
    this.listener.line("connecting");
    let ticket: string;
    try {
      ticket = await this.world.ticket();
    } catch {
      if (round === this.#round) this.#lost();
      return;
    }
    if (round !== this.#round || this.#stopped) return;
    this.#socket = this.world.dial(this.table, {
      open: () => this.#opened(round, ticket),
      message: (text) => round === this.#round && this.#hear(JSON.parse(text) as FromServer),
      closed: (code) => round === this.#round && this.#closed(code),
    });
  }

  #opened(round: number, ticket: string): void {
    if (round !== this.#round) return;
    const { table, secret } = this;
    this.#send({ is: "hello", ticket, table, secret, since: this.#version, previews: false, lang: this.language(), changes: true });
  }

  /** The first message means that hello was welcome: what was never answered is sent again, under the same keys. */
  #welcome(): void {
    this.#ready = true;
    this.#tries = this.#turnedAway = 0;
    this.listener.line("online");
    for (const message of this.#unanswered.values()) this.#send(message);
  }

  #hear(message: FromServer): void {
    this.#watch();
    if ("key" in message && message.key !== undefined) this.#unanswered.delete(message.key);
    switch (message.is) {
      case "update":
        this.#update(message);
        break;
      case "change":
        this.#change(message);
        break;
      case "stale":
        this.listener.heard(message);
        if (message.table.version > this.#version) this.#sync();
        break;
      case "said":
        if (message.number <= this.#heardWord) return;
        this.#heardWord = message.number;
        this.listener.heard(message);
        break;
      case "refused":
        this.listener.heard(message);
        if (!message.key && this.#syncing) this.#syncLater();
        break;
      default:
        this.listener.heard(message);
    }
    if (!this.#ready) this.#welcome();
  }

  /** An update goes on from what is known, or something was missed; one that is older than that is thrown away. */
  #update(message: Update): void {
    const { version } = message.table;
    if (this.#version > 0 && message.since > this.#version) {
      this.#sync();
      return;
    }
    if (version < this.#version || (version === this.#version && message.news.length > 0)) return;
    if (message.since < this.#version && version > this.#version) {
      this.#sync();
      return;
    }
    this.#syncing = false;
    this.#version = version;
    this.#known = message;
    this.listener.heard(message);
  }

  /** A change goes on from the last update, or something was missed; one that is older than that is thrown away. */
  #change(message: Change): void {
    if ((message.table.version as number) <= this.#version) return;
    if (this.#known && message.since === this.#version) this.#update(applied(this.#known, message));
    else this.#sync();
  }

  #sync(): void {
    if (this.#syncing) return;
    this.#syncing = true;
    this.#send({ is: "sync", since: this.#version });
  }

  /** The server had no time to tell what was missed: it is asked again. */
  #syncLater(): void {
    const round = this.#round;
    this.#syncing = false;
    this.world.after(FIRST_PAUSE_MS, () => {
      if (round === this.#round) this.#sync();
    });
  }

  /** A line that is quiet for long is asked, and one that then stays quiet is dead. */
  #watch(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.world.after(QUIET_MS, () => {
      this.#send({ is: "ping" });
      this.#cancelWatch = this.world.after(QUIET_MS / 2, () => this.#lost());
    });
  }

  #closed(code: number): void {
    this.#turnedAway += code === POLICY && !this.#ready ? 1 : 0;
    if (this.#turnedAway >= MOST_POLICY) {
      this.#drop();
      this.#stopped = true;
      this.listener.line("refused");
      return;
    }
    this.#lost();
  }

  /** Cut off: try again after a pause that grows, and is never the same for two clients. */
  #lost(): void {
    this.#drop();
    if (this.#stopped) return;
    this.listener.line("offline");
    const pause = Math.min(PAUSE_MOST_MS, FIRST_PAUSE_MS * 2 ** this.#tries) * (0.5 + this.world.random());
    this.#tries += 1;
    this.#cancelRetry?.();
    this.#cancelRetry = this.world.after(pause, () => void this.#connect());
  }

  #drop(): void {
    this.#round += 1;
    this.#ready = this.#syncing = false;
    this.#cancelWatch?.();
    this.#cancelWatch = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
