// Every page has an address, and every position of a finished game too.
export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "lobby" }
  | { page: "table"; table: string; secret: Secret | null }
  | { page: "replay"; table: string; event: number | null }
  | { page: "analysis"; table: string }
  | { page: "learn"; game: string }
  | { page: "puzzle"; game: string; number: number | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "lost" };

/** What an invitation carries behind the `#`: a seat, or a look. */
export interface Secret {
  kind: "seat" | "watch";
  text: string;
}

export function readRoute(address: string): Route {
  const url = new URL(address, "http://pithead");
  const [first = "", second = "", third, ...rest] = url.pathname.split("/").filter(Boolean);
  if (first === "game" && third === "analysis" && rest.length === 0) return { page: "analysis", table: second };
  if (rest.length > 0 || (third !== undefined && first !== "puzzle")) return { page: "lost" };
  const game = /^[a-z][a-z0-9-]*$/.test(second) ? second : "";
  switch (first) {
    case "":
      return { page: "front" };
    case "new":
      return game ? { page: "new", game } : { page: "lost" };
    case "learn":
      return game ? { page: "learn", game } : { page: "lost" };
    case "puzzle": {
      const number = third === undefined ? null : readNumber(third);
      return game && (third === undefined || number !== null) ? { page: "puzzle", game, number } : { page: "lost" };
    }
    case "rules":
      return game ? { page: "rules", game, rule: decodeURIComponent(url.hash.slice(1)) } : { page: "lost" };
    case "table":
      return second ? { page: "table", table: second, secret: readSecret(url.hash) } : { page: "lost" };
    case "game":
      return second ? { page: "replay", table: second, event: readNumber(url.searchParams.get("event")) } : { page: "lost" };
    case "lobby":
    case "settings":
    case "about":
      return second ? { page: "lost" } : { page: first };
    default:
      return { page: "lost" };
  }
}

function readSecret(hash: string): Secret | null {
  const [, kind, text] = /^#(seat|watch)=([\w-]+)$/.exec(hash) ?? [];
  return kind === undefined || text === undefined ? null : { kind: kind as Secret["kind"], text };
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
