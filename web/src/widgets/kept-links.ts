// The links of a table that this browser opened, kept until the window is closed: the server knows only their hashes.
import type { InviteLink } from "../wire/types";

const name = (table: string): string => `links ${table}`;

function all(table: string): readonly InviteLink[] {
  try {
    return JSON.parse(sessionStorage.getItem(name(table)) ?? "[]") as readonly InviteLink[];
  } catch {
    return [];
  }
}

export function kept(table: string, seat: number | null): InviteLink | null {
  return all(table).find((link) => link.seat === seat) ?? null;
}

export function keepLinks(table: string, links: readonly InviteLink[]): void {
  const others = all(table).filter((link) => !links.some((each) => each.seat === link.seat));
  try {
    sessionStorage.setItem(name(table), JSON.stringify([...others, ...links]));
  } catch {
    // without a drawer the host makes a new link
  }
}
