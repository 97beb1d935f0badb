// Other people: wishes that the server matches, invitations, blocks, reports; and the host's side of it.
import type {
  BlockList,
  Completed,
  InvitationList,
  InviteLink,
  Moderation,
  NewReport,
  NewRestriction,
  NewSeek,
  OwnSeek,
  PeopleList,
  PersonMet,
  SeekList,
} from "../wire/types";
import { join, secretOf } from "./api";
import { get, post, speakAs } from "./http";
import { sealed, settle } from "./salt";
import { beSomebody, whoAmI } from "./session";
import { wire } from "./wire";

export type Wish = Omit<NewSeek, "seal">;
export type AtSeat = Pick<PersonMet, "table" | "seat">;

/** Somebody at a table: by their seat, or by something that they said and one may read, if need be by the secret of one's link. */
export type AtTable = AtSeat | { readonly table: string; readonly said: number; readonly secret: string };

const ASK_AGAIN_MS = 2500;

/** Waits until others want the same and sits down with them; the table, or null once the wish has ended. Whoever aborts waits no more. */
export async function seek(wish: Wish, signal: AbortSignal): Promise<string | null> {
  await beSomebody();
  if (signal.aborted) return null;
  signal.addEventListener("abort", leave);
  const nonce = sealed();
  let answer = await post<OwnSeek>("/api/seeks", { ...wish, seal: nonce.seal });
  if (signal.aborted) leave(); // the end may have come there before the wish
  while (answer.seek && !signal.aborted) {
    await new Promise((wake) => setTimeout(wake, ASK_AGAIN_MS));
    if (!signal.aborted) answer = await get<OwnSeek>("/api/me/seek");
  }
  if (!answer.table) return null;
  nonce.keepFor(answer.table);
  await settle(answer.table);
  return answer.table;
}

/** Waits no more, even if the page is just being closed. */
function leave(): void {
  const headers = { "X-Pithead": "1", "Content-Type": "application/json" };
  void wire.request("/api/seeks/end", { method: "POST", keepalive: true, headers, body: "{}" }).catch(() => undefined);
}

export const listSeeks = (): Promise<SeekList["seeks"]> => get<SeekList>("/api/seeks").then((answer) => answer.seeks);

/** For somebody whom the server knows; nothing for a newcomer. */
const known = async <T>(path: string): Promise<T | null> => ((await whoAmI()) === null ? null : get<T>(path));

export const ownInvitations = (): Promise<InvitationList["invitations"]> =>
  known<InvitationList>("/api/me/invitations").then((answer) => answer?.invitations ?? []);

/** Accepts an invitation and sits down; the table. */
export async function accept(invitation: string): Promise<string> {
  const link = await post<InviteLink>("/api/invitations/accept", { invitation });
  const table = new URL(link.url).pathname.split("/").at(-1) ?? "";
  await join(table, secretOf(link));
  return table;
}

export const decline = (invitation: string): Promise<Completed> => post<Completed>("/api/invitations/decline", { invitation });

export const ownPeople = (): Promise<PeopleList["people"]> => known<PeopleList>("/api/me/people").then((answer) => answer?.people ?? []);

export const ownBlocks = (): Promise<BlockList["blocks"]> => known<BlockList>("/api/me/blocks").then((answer) => answer?.blocks ?? []);

export const inviteGuest = (table: string, { table: at, seat }: AtSeat): Promise<Completed> =>
  post<Completed>(`/api/tables/${table}/guests`, { table: at, seat });

export const block = (at: AtTable): Promise<Completed> => post<Completed>("/api/blocks", at);

export const unblock = (id: string): Promise<Completed> => post<Completed>("/api/blocks/end", { block: id });

export const report = (told: AtTable & Pick<NewReport, "reason" | "text">): Promise<Completed> => post<Completed>("/api/reports", told);

export const showModeration = (token: string): Promise<Moderation> => speakAs(token, () => get<Moderation>("/api/moderation"));

export const restrict = (token: string, wish: NewRestriction): Promise<Completed> =>
  speakAs(token, () => post<Completed>("/api/moderation/restrict", wish));

export const lift = (token: string, restriction: string): Promise<Completed> =>
  speakAs(token, () => post<Completed>("/api/moderation/lift", { restriction }));

export const closeReport = (token: string, id: string): Promise<Completed> =>
  speakAs(token, () => post<Completed>("/api/moderation/close", { report: id }));
