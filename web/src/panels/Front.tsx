// The front page: two games, one click each.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { GAMES, type Game } from "../model/router";
import { playNow } from "../net/api";
import { Cover } from "./covers";
import { useTitle } from "./hooks";
import { go } from "./navigate";
import { Heading, Trouble } from "./parts";
import { OpenTables, OwnGames } from "./tables";

export function Front() {
  useTitle("Pithead");
  return (
    <>
      <Heading>{t("web-front-title")}</Heading>
      <p class="lead">{t("web-front-lead")}</p>
      <div class="games">
        {GAMES.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </div>
      <OwnGames />
      <OpenTables />
    </>
  );
}

function GameCard({ game }: { game: Game }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const play = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      go(`/table/${await playNow(game)}`);
    } catch (each) {
      setProblem(each);
      setBusy(false);
    }
  };
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
        <p class="row">
          <button type="button" class="primary large" disabled={busy} onClick={() => void play()} aria-label={`${t("web-play-now")}: ${name}`}>
            {t(busy ? "web-setting-up" : "web-play-now")}
          </button>
          <a class="button" href={`/new/${game}`} aria-label={`${t("web-with-friends")}: ${name}`}>
            {t("web-with-friends")}
          </a>
        </p>
        <p class="row small">
          <a href={`/learn/${game}`}>{t("web-learn-game", { game: name })}</a>
          <a href={`/rules/${game}`}>{t("web-rules-game", { game: name })}</a>
        </p>
        <Trouble problem={problem} />
      </div>
    </article>
  );
}
