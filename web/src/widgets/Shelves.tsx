// What there is to read about a game, and the way to the other games' books.
import { t } from "../i18n/words";
import { gameOf, games } from "../net/games";
import { useStore } from "./hooks";

export function Shelves({ game, here }: { game: string; here: "rules" | "pieces" }) {
  const books = useStore(games).filter((each) => each.rule_prefix !== "");
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
        <a href={here === "rules" ? `/pieces/${game}` : `/rules/${game}`}>{t(here === "rules" ? "web-pieces" : "web-nav-rules")}</a>
        {(gameOf(game)?.lessons ?? 0) > 0 && <a href={`/learn/${game}`}>{t("web-learn")}</a>}
      </p>
    </>
  );
}
