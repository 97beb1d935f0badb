// What a page and the server in its worker say to each other: requests and sockets, as over a network.
export type Headers = readonly (readonly [string, string])[];

/** Where the parts of the server lie, as full addresses. */
export interface Parts {
  /** The folder of Pyodide. */
  readonly python: string;
  /** Our Python, and what it needs. */
  readonly code: string;
  /** The folder of the edition. */
  readonly scope: string;
}

/** The first message to a worker: what it is for. */
export type Role =
  | {
      readonly is: "serve" | "coach";
      readonly parts: Parts;
      /** Should the page hear how much has been loaded? */
      readonly counted?: boolean;
    }
  | { readonly is: "think" | "prepare"; readonly parts: Parts; readonly engine: WebAssembly.Module }
  | { readonly is: "expand" };

export type FromPage =
  | { is: "request"; number: number; method: string; path: string; headers: Headers; body: string }
  | { is: "cancel"; number: number }
  | { is: "dial"; number: number; headers: Headers }
  | { is: "say"; number: number; text: string }
  | { is: "hang-up"; number: number };

export type ToPage =
  | { is: "loaded"; bytes: number }
  | { is: "answer"; number: number; status: number; headers: Headers; body: Uint8Array }
  | { is: "failed"; number: number; why: string }
  | { is: "open"; number: number }
  | { is: "said"; number: number; text: string }
  | { is: "closed"; number: number; code: number };

/** A question to the coach in a worker, for a page whose game is on a server (src/pithead/server/page_coach.py). */
export interface ToCoach {
  readonly what: "hint" | "loss" | "analysis";
  readonly text: string;
  readonly language: string;
}

export type FromCoach = { is: "progress"; done: number } | { is: "answer"; text: string } | { is: "failed"; why: string };
