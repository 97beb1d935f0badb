// The calls of the HTTP interface that pages make.
import type { Created, Games, GameShown, Link, NewPlace, NewTable, Rematch, Shown, Summary, Tables } from "./types";
import { get, post, Problem } from "./http";
import { beSomebody } from "./session";
import { hex } from "./world";

export const listGames = (): Promise<readonly GameShown[]> => get<Games>("/api/games").then((answer) => answer.games);

export const listTables = (status: "open" | "playing" | "over"): Promise<readonly Summary[]> =>
  get<Tables>(`/api/tables?status=${status}`).then((answer) => answer.tables);

export const showTable = (table: string, link = ""): Promise<Shown> => get<Shown>(`/api/tables/${table}`, link);

/** Opens a table and sits down at the first chair that is kept for a person; the links of the others are given back. */
export async function openTable(wish: NewTable, seat: number): Promise<Created> {
  await beSomebody();
  const created = await post<Created>("/api/tables", wish);
  const own = created.links.find((link) => link.seat === seat);
  if (own) await join(created.table, secretOf(own));
  return { ...created, links: created.links.filter((link) => link !== own) };
}

export const secretOf = (link: Link): string => link.url.split("=").at(-1) ?? "";

/** Sits down, by the secret of a link or at an open chair; whoever sits there already just stays. */
export async function join(table: string, secret: string, seat: number | null = null): Promise<void> {
  await beSomebody();
  try {
    await post(`/api/tables/${table}/join`, { nonce: hex(16), secret, seat });
  } catch (problem) {
    if (problem instanceof Problem && problem.reason === "table-seated") return;
    if (problem instanceof Problem && problem.reason === "link-unknown" && (await showTable(table)).you !== null) return;
    throw problem;
  }
}

export const invite = (table: string, seat: number | null): Promise<Link> => post<Link>(`/api/tables/${table}/invites`, { seat });

export const rematch = (table: string): Promise<string> => post<Rematch>(`/api/tables/${table}/rematch`).then((answer) => answer.table);

/** A game against a bot, in one click. */
export async function playNow(game: string): Promise<string> {
  const places: NewPlace[] = [{ kind: "human" }, { kind: "bot", level: "greedy" }];
  return (await openTable({ game, places }, 0)).table;
}
