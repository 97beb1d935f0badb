// People at this device beside its owner: each has a seat of their own at a table, and a token that speaks for them.
import { drawer } from "../model/preferences";
import { seal } from "../model/receipt";
import type { InviteLink, SessionShown, TableView } from "../wire/types";
import { secretOf } from "./api";
import { get, postAs, speakAs } from "./http";
import { settle } from "./salt";
import { hex } from "./world";

export interface Person {
  readonly seat: number;
  readonly token: string;
  /** What this person adds to the dice. */
  readonly nonce: string;
}

const STORAGE_KEY = "pithead-here";
const MOST_TABLES = 30;
type Tables = readonly (readonly [table: string, people: readonly Person[]])[];

function all(): Tables {
  try {
    const found: unknown = JSON.parse(drawer?.getItem(STORAGE_KEY) ?? "");
    return Array.isArray(found) ? (found as Tables) : [];
  } catch {
    return [];
  }
}

/** Who plays at this device beside its owner. */
export const peopleAt = (table: string): readonly Person[] => all().find(([each]) => each === table)?.[1] ?? [];

function keep(table: string, person: Person): void {
  const people = [...peopleAt(table).filter((each) => each.seat !== person.seat), person];
  const others = all().filter(([each]) => each !== table);
  drawer?.setItem(STORAGE_KEY, JSON.stringify([...others, [table, people]].slice(-MOST_TABLES)));
}

/** A chair for somebody at this device: its link, and what they are called. */
export interface Chair {
  readonly link: InviteLink;
  readonly name: string;
}

/** Seats people at this device; the game begins if nobody else is awaited. */
export async function seatPeople(table: string, seed: string | null, chairs: readonly Chair[]): Promise<void> {
  for (const { link, name } of chairs) {
    const { token } = await postAs<SessionShown>(null, "/api/session", { name, kind: "program" });
    if (link.seat === null || !token) continue;
    const person = { seat: link.seat, token, nonce: hex(16) };
    keep(table, person);
    await postAs(token, `/api/tables/${table}/join`, { seal: seal(person.nonce), secret: secretOf(link), seed });
  }
  await settle(table);
  await revealAll(table);
}

/** Everybody at this device adds what they have sealed to the dice, or seals anew, if the table waits for it. */
export async function revealAll(table: string): Promise<void> {
  for (const person of peopleAt(table)) {
    const { salt } = await lookAs(table, person.token);
    if (salt === "reveal") await postAs(person.token, `/api/tables/${table}/salt`, { nonce: person.nonce });
    if (salt !== "seal") continue;
    const fresh = { ...person, nonce: hex(16) };
    keep(table, fresh);
    await postAs(person.token, `/api/tables/${table}/salt`, { seal: seal(fresh.nonce) });
  }
}

/** The table as somebody at this device may know it; "" is the owner. */
export const lookAs = (table: string, token: string): Promise<TableView> => speakAs(token, () => get<TableView>(`/api/tables/${table}`));
