// A puzzle: one position, one best event; today's, or any other by its number.
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { solver } from "../model/preferences";
import { answered, BEGINNER } from "../model/solver";
import { answerPuzzle, showPuzzle, whyInPuzzle } from "../net/api";
import { titleOf } from "../net/games";
import { Problem } from "../net/http";
import { announcer } from "../speech/voice";
import { type Fared, refusal } from "../widgets/choice";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { Heading, Trouble, Waiting, wordsOf } from "../widgets/parts";
import { quiet, Study } from "../widgets/Study";
import type { PuzzleAnswered, PuzzleShown } from "../wire/types";

export function Puzzle({ game, number }: { game: string; number: number | null }) {
  const name = titleOf(game);
  useTitle(t("web-puzzle-title", { game: name }));
  const { language } = useStore(words);
  const { value, problem } = useLoaded(() => showPuzzle(game, number), [game, number, language]);
  return (
    <>
      <Heading quiet>{t("web-puzzle-title", { game: name })}</Heading>
      {value ? (
        <Position key={`${language} ${value.number}`} game={game} puzzle={value} today={number === null} />
      ) : problem ? (
        <Trouble problem={problem} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Position({ game, puzzle, today }: { game: string; puzzle: PuzzleShown; today: boolean }) {
  const [solved, setSolved] = useState<PuzzleAnswered | null>(null);
  const [fared, setFared] = useState<Fared | null>(null);
  const you = useStore(solver);
  useEffect(() => announcer.say(solved?.says ?? t("web-puzzle-ask")), [solved]);

  const answer = async (event: string | null): Promise<void> => {
    try {
      const reply = await answerPuzzle(game, puzzle.number, event);
      solver.change((now) => answered(now, game, puzzle.number, puzzle.rating, reply.right));
      if (reply.right || event === null) setSolved(reply);
      else setFared(refusal(reply.says));
    } catch (problem) {
      setFared(refusal(wordsOf(problem), problem instanceof Problem ? problem.rule : ""));
    }
  };
  const next = (puzzle.number % puzzle.count) + 1;
  return (
    <div class="table learn" data-over={solved ? "true" : "false"}>
      <div class="table-main">
        <Study
          scene={solved ? quiet(puzzle.scene) : puzzle.scene}
          ask={solved ? (solved.right ? t("web-learn-right") : t("web-puzzle-solution")) : puzzle.scene.told.ask}
          hints={false}
          fared={fared}
          onAct={(event) => void answer(event)}
          onWhy={(mark) => whyInPuzzle(game, puzzle.number, mark)}
        />
      </div>
      <section class="lesson card" aria-label={t("web-puzzle")}>
        <p class="soft small">
          {t(today ? "web-puzzle-daily" : "web-puzzle-number", { number: puzzle.number, count: puzzle.count })} ·{" "}
          {t("web-puzzle-rated", { rating: puzzle.rating })}
          {puzzle.theme && ` · ${puzzle.theme}`}
        </p>
        <p class="lesson-text">{solved ? solved.says || t("web-puzzle-solution") : t("web-puzzle-ask")}</p>
        {solved && <Solution solved={solved} />}
        <div class="row">
          {!solved && (
            <button type="button" onClick={() => void answer(null)}>
              {t("web-puzzle-give-up")}
            </button>
          )}
          <a class={solved ? "button primary" : "button"} href={`/puzzle/${game}/${next}`}>
            {t("web-puzzle-next")}
          </a>
          {!today && <a href={`/puzzle/${game}`}>{t("web-puzzle-daily-link")}</a>}
        </div>
        <Themes game={game} puzzle={puzzle} />
        <p class="soft small yours">
          {t("web-puzzle-yours", { rating: you.ratings[game] ?? BEGINNER, count: you.solved[game]?.length ?? 0 })}
        </p>
      </section>
    </div>
  );
}

/** What puzzles are about: each leads to the next of its kind. */
function Themes({ game, puzzle: { theme, themes = [] } }: { game: string; puzzle: PuzzleShown }) {
  return (
    themes.length > 1 && (
      <details class="small">
        <summary>{t("web-puzzle-themes")}</summary>
        <ul>
          {themes.map((each) => (
            <li key={each.words}>
              <a href={`/puzzle/${game}/${each.next}`} aria-current={each.words === theme ? "true" : undefined}>
                {t("web-puzzle-theme", { theme: each.words, count: each.count })}
              </a>
            </li>
          ))}
        </ul>
      </details>
    )
  );
}

function Solution({ solved }: { solved: PuzzleAnswered }) {
  return (
    <>
      <table class="shares">
        <caption class="hidden">{t("web-puzzle-shares")}</caption>
        <tbody>
          {(solved.shares ?? []).map((each) => (
            <tr key={each.event}>
              <th scope="row">{each.words}</th>
              <td>
                <meter min={0} max={1} value={each.share} aria-hidden="true" />{" "}
                <span>{t("web-percent", { share: (100 * each.share).toFixed(1) })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft small">{solved.by}</p>
    </>
  );
}
