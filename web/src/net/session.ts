// Who this browser is: a name that the server knows by a cookie; nobody signs up.
import { Store } from "../model/store";
import type { Completed, SessionEntry, SessionList, SessionShown } from "../wire/types";
import { staticParts } from "./edition";
import { get, Problem, post } from "./http";

/** The name that the server knows, once it was asked; null before that, and for somebody new. */
export const me = new Store<string | null>(null);

let asked: Promise<string | null> | null = null;

/** Was this browser ever somebody? A newcomer need not ask the server. */
const MET = staticParts ? "pithead-met-static" : "pithead-met";

function met(): boolean {
  try {
    return localStorage.getItem(MET) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(MET, "1");
  } catch {
    // then the server is asked every time
  }
}

/** The name of somebody who was here before; null for a newcomer. */
export function whoAmI(): Promise<string | null> {
  if (asked === null && !met()) return Promise.resolve(null);
  asked ??= get<SessionShown>("/api/session").then(
    (session) => {
      me.set(session.name);
      return session.name;
    },
    (problem: unknown) => {
      asked = null;
      if (problem instanceof Problem && problem.status === 401) return null;
      throw problem;
    },
  );
  return asked;
}

/** Makes sure that this browser has a name; a newcomer gets one that can be changed at any time. */
export async function beSomebody(): Promise<string> {
  return (await whoAmI()) ?? rename(null);
}

/** A new name; with null the server thinks of one. */
export async function rename(name: string | null): Promise<string> {
  const session = await post<SessionShown>("/api/session", { name, kind: "guest" });
  asked = Promise.resolve(session.name);
  remember();
  me.set(session.name);
  return session.name;
}

/** This browser is somebody whom the server knows from elsewhere. */
export function signedIn(name: string): void {
  asked = Promise.resolve(name);
  remember();
  me.set(name);
}

/** Where this person is known. */
export const listSessions = (): Promise<readonly SessionEntry[]> => get<SessionList>("/api/sessions").then((answer) => answer.sessions);

/** Ends a session of this person; with this one the browser is nobody again. */
export async function endSession({ session, current }: SessionEntry): Promise<void> {
  await post<Completed>("/api/sessions/end", { session });
  if (!current) return;
  forgetMe();
}

/** This browser is nobody again. */
export function forgetMe(): void {
  asked = null;
  me.set(null);
  try {
    localStorage.removeItem(MET);
  } catch {
    // then the server says it
  }
}
