// The front page: two games, one click each.
import { t } from "../i18n/words";
import { GAMES, type Game } from "../model/router";
import { Cover } from "./covers";
import { useTitle } from "./hooks";
import { PlayNow } from "./PlayNow";
import { Heading } from "./parts";
import { OpenTables, OwnGames } from "./tables";

export function Front() {
  useTitle("Pithead");
  return (
    <>
      <Heading>{t("web-front-title")}</Heading>
      <p class="lead">{t("web-front-lead")}</p>
      <OwnGames />
      <div class="games">
        {GAMES.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </div>
      <OpenTables />
    </>
  );
}

function GameCard({ game }: { game: Game }) {
  const name = t(`web-game-${game}`);
  return (
    <article class="game" aria-labelledby={`game-${game}`}>
      <div class="cover" aria-hidden="true">
        <Cover game={game} />
      </div>
      <div class="game-words">
        <h2 id={`game-${game}`}>{name}</h2>
        <p>{t(`web-pitch-${game}`)}</p>
        <p class="soft small">{t(`web-facts-${game}`)}</p>
        <div class="row">
          <PlayNow game={game} />
          <a class="button" href={`/new/${game}`} aria-label={`${t("web-with-friends")}: ${name}`}>
            {t("web-with-friends")}
          </a>
        </div>
        <p class="row small">
          <a href={`/learn/${game}`}>{t("web-learn-game", { game: name })}</a>
          <a href={`/puzzle/${game}`} aria-label={`${t("web-puzzle-daily")}: ${name}`}>
            {t("web-puzzle-daily")}
          </a>
          <a href={`/rules/${game}`}>{t("web-rules-game", { game: name })}</a>
        </p>
      </div>
    </article>
  );
}
