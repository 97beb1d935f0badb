// The front page: every game, one click each.
import { t } from "../i18n/words";
import { staticParts } from "../net/edition";
import { games, offlineBytes } from "../net/games";
import { Away } from "../net/http";
import { Cover } from "../widgets/Cover";
import { EveryDay } from "../widgets/EveryDay";
import { useStore, useTitle } from "../widgets/hooks";
import { Invitations } from "../widgets/Invitations";
import { Night } from "../widgets/Night";
import { PlayNow } from "../widgets/PlayNow";
import { Heading, Trouble } from "../widgets/parts";
import { OwnRating } from "../widgets/rated";
import { Today } from "../widgets/Today";
import { FinishedGames, OpenTables, RunningGames, useOwnTables, useWaiting } from "../widgets/tables";
import type { GameShown } from "../wire/types";

export function Front() {
  const known = useStore(games);
  const own = useOwnTables();
  const waiting = useWaiting(own);
  useTitle(waiting > 0 ? `(${waiting}) Pithead` : "Pithead");
  return (
    <>
      <div class="front-scene">
        <Night at="xMax" />
        <Heading>{t("web-front-title")}</Heading>
        <p class="lead">{t(staticParts ? "web-front-lead-static" : "web-front-lead")}</p>
      </div>
      {!staticParts && <Invitations />}
      <RunningGames tables={own} />
      <div class="games">
        {known.map((game) => (
          <GameCard key={game.game} game={game} />
        ))}
      </div>
      {known.length === 0 && <Trouble problem={new Away()} />}
      <Today />
      {!STATIC && <EveryDay />}
      <FinishedGames tables={own} />
      <OpenTables />
      <OfflineEdition />
    </>
  );
}

/** The same games with their server inside, where this one has them. */
function OfflineEdition() {
  const bytes = useStore(offlineBytes);
  if (bytes === 0) return null;
  return (
    <p class="row">
      <a class="button" href="/offline/">
        {t("web-offline-edition")}
      </a>
      <span class="soft small">{t("web-offline-edition-why", { size: Math.ceil(bytes / 1e6) })}</span>
    </p>
  );
}

function GameCard({ game: { game, title, pitch, about, least, most, lessons, puzzles, rule_prefix, real_table } }: { game: GameShown }) {
  const more = t(staticParts ? "web-new-title" : "web-with-friends");
  return (
    <article class="game" aria-labelledby={`game-${game}`}>
      <div class="cover" aria-hidden="true">
        <Cover game={game} />
      </div>
      <div class="game-words">
        <h2 id={`game-${game}`}>{title}</h2>
        {pitch && <p>{pitch}</p>}
        <p class="soft small">{about || t("web-players-from-to", { least, most })}</p>
        <div class="row">
          <PlayNow game={game} />
          <a class="button large" href={`/new/${game}`} aria-label={`${more}: ${title}`}>
            {more}
          </a>
        </div>
        <p class="row small">
          {lessons > 0 && <a href={`/learn/${game}`}>{t("web-learn-game", { game: title })}</a>}
          {puzzles > 0 && (
            <a href={`/puzzle/${game}`} aria-label={`${t("web-puzzle-daily")}: ${title}`}>
              {t("web-puzzle-daily")}
            </a>
          )}
          {rule_prefix && (
            <>
              <a href={`/pieces/${game}`} aria-label={t("web-pieces-title", { game: title })}>
                {t("web-pieces")}
              </a>
              <a href={`/rules/${game}`}>{t("web-rules-game", { game: title })}</a>
            </>
          )}
          <OwnRating game={game} title={title} />
          {real_table && (
            <a href={`/score/${game}`} aria-label={`${t("web-score")}: ${title}`}>
              {t("web-score")}
            </a>
          )}
        </p>
      </div>
    </article>
  );
}
