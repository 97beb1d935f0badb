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
  | { page: "pieces"; game: string }
  | { page: "open"; link: string }
  | { page: "score"; game: string }
  | { page: "ratings"; game: string }
  | { page: "studies" }
  | { page: "study"; study: string }
  | { page: "today" }
  | { page: "week"; game: string; week: string }
  | { page: "evenings" }
  | { page: "new-evening" }
  | { page: "evening"; evening: string }
  | { page: "settings" }
  | { page: "me" }
  | { page: "history" }
  | { page: "people" }
  | { page: "moderation" }
  | { page: "device"; secret: string }
  | { page: "about" }
  | { page: "pick"; of: Shelf }
  | { page: "lost" };

/** What every game may have a page of; without a game's name one picks. */
export type Shelf = "new" | "learn" | "puzzle" | "rules" | "pieces" | "score" | "ratings" | "week";

/** What an invitation carries behind the `#`: a seat, or a look. */
export interface Secret {
  kind: "seat" | "watch";
  text: string;
}

export function readRoute(address: string): Route {
  const url = new URL(address, "http://pithead");
  const [first = "", second = "", third, ...rest] = url.pathname.split("/").filter(Boolean);
  if (first === "game" && third === "analysis" && rest.length === 0) return { page: "analysis", table: second };
  if (rest.length > 0 || (third !== undefined && first !== "puzzle" && first !== "week")) return { page: "lost" };
  const game = /^[a-z][a-z0-9-]*$/.test(second) ? second : "";
  switch (first) {
    case "":
      return { page: "front" };
    case "new":
    case "learn":
    case "pieces":
    case "score":
    case "ratings":
      return game ? { page: first, game } : pick(first, second);
    case "puzzle": {
      if (!second) return pick(first, second);
      const number = third === undefined ? null : readNumber(third);
      return game && (third === undefined || number !== null) ? { page: "puzzle", game, number } : { page: "lost" };
    }
    case "rules":
      return game ? { page: "rules", game, rule: decodeURIComponent(url.hash.slice(1)) } : pick(first, second);
    case "table":
      return second ? { page: "table", table: second, secret: readSecret(url.hash) } : { page: "lost" };
    case "game":
      return second ? { page: "replay", table: second, event: readNumber(url.searchParams.get("event")) } : { page: "lost" };
    case "week":
      if (STATIC || (third !== undefined && !/^\d{4}-W\d{2}$/.test(third))) return { page: "lost" };
      return game ? { page: first, game, week: third ?? "" } : pick(first, second);
    case "study":
      return second && !STATIC ? { page: "study", study: second } : { page: "lost" };
    case "studies":
    case "today":
      return second || STATIC ? { page: "lost" } : { page: first };
    case "evenings":
      if (STATIC || (second && second !== "new")) return { page: "lost" };
      return { page: second ? "new-evening" : "evenings" };
    case "evening":
      return second && !STATIC ? { page: "evening", evening: second } : { page: "lost" };
    case "open":
      return second ? { page: "lost" } : { page: "open", link: url.hash.slice(1) };
    case "device":
      return second || STATIC ? { page: "lost" } : { page: "device", secret: url.hash.slice(1) };
    case "me":
    case "history":
    case "people":
    case "moderation":
      return second || STATIC ? { page: "lost" } : { page: first };
    case "lobby":
    case "settings":
    case "about":
      return second ? { page: "lost" } : { page: first };
    default:
      return { page: "lost" };
  }
}

/** Without a name one picks a game; with one that is none, one is lost. */
const pick = (of: Shelf, name: string): Route => (name ? { page: "lost" } : { page: "pick", of });

function readSecret(hash: string): Secret | null {
  const [, kind, text] = /^#(seat|watch)=([\w-]+)$/.exec(hash) ?? [];
  return kind === undefined || text === undefined ? null : { kind: kind as Secret["kind"], text };
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
