// What there is to read about a game, and the way to the other games' books.
import { t } from "../i18n/words";
import { gameOf, games } from "../net/games";
import type { GameShown } from "../wire/types";
import { useStore } from "./hooks";

type Page = "rules" | "pieces" | "score" | "learn";

const PAGES: readonly (readonly [Page, string, (game: GameShown) => boolean])[] = [
  ["rules", "web-nav-rules", (game) => game.rule_prefix !== ""],
  ["pieces", "web-pieces", (game) => game.rule_prefix !== ""],
  ["score", "web-score", (game) => game.real_table],
  ["learn", "web-learn", (game) => game.lessons > 0],
];

export function Shelves({ game, here }: { game: string; here: Page }) {
  const books = useStore(games).filter((each) => PAGES.some(([page, , has]) => page === here && has(each)));
  const own = gameOf(game);
  return (
    <>
      <nav class="row" aria-label={t("web-game")}>
        {books.map(({ game: each, title }) => (
          <a key={each} class="button" href={`/${here}/${each}`} {...(each === game ? { "aria-current": "page" as const } : {})}>
            {title}
          </a>
        ))}
      </nav>
      <p class="row">
        {PAGES.map(([page, words, has]) =>
          page !== here && own && has(own) ? (
            <a key={page} href={`/${page}/${game}`}>
              {t(words)}
            </a>
          ) : null,
        )}
      </p>
    </>
  );
}
