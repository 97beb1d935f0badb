// First steps: short lessons on the real board, every answer checked by the engine.
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { answerLesson, listLessons, whyInLesson } from "../net/api";
import { titleOf } from "../net/games";
import { Problem } from "../net/http";
import { announcer } from "../speech/voice";
import { type Fared, refusal } from "../widgets/choice";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { PlayNow } from "../widgets/PlayNow";
import { Heading, Trouble, Waiting, wordsOf } from "../widgets/parts";
import { quiet, Study } from "../widgets/Study";
import type { GameSnapshot, LessonAnswered, Lessons } from "../wire/types";

export function Learn({ game }: { game: string }) {
  const name = titleOf(game);
  useTitle(t("web-learn-title", { game: name }));
  const { language } = useStore(words);
  const { value, problem } = useLoaded(() => listLessons(game), [game, language]);
  return (
    <>
      <Heading quiet>{t("web-learn-title", { game: name })}</Heading>
      {value ? <Course key={`${game} ${language}`} game={game} course={value} /> : problem ? <Trouble problem={problem} /> : <Waiting />}
    </>
  );
}

/** How far a learner is: the right answers so far, the scene, and what was said about the last answer. */
interface Progress {
  readonly answers: readonly string[];
  readonly scene: GameSnapshot;
  readonly done: LessonAnswered | null;
}

function Course({ game, course }: { game: string; course: Lessons }) {
  const first: Progress = { answers: [], scene: course.scene, done: null };
  const [now, setNow] = useState(first);
  const [fared, setFared] = useState<Fared | null>(null);
  const number = now.answers.length - (now.done ? 1 : 0);
  const lesson = course.lessons[number];
  useEffect(() => announcer.say(now.done?.says ?? lesson?.says ?? ""), [number, now.done]);
  if (!lesson) return <Finished game={game} onAgain={() => setNow(first)} />;

  const answer = async (event: string): Promise<void> => {
    try {
      const reply = await answerLesson(game, lesson.lesson, event, now.answers);
      setFared(reply.right ? null : refusal(reply.says));
      if (reply.right) setNow({ answers: [...now.answers, event], scene: reply.scene, done: reply });
    } catch (problem) {
      setFared(refusal(wordsOf(problem), problem instanceof Problem ? problem.rule : ""));
    }
  };
  const next = (): void => setNow({ answers: now.answers, scene: now.done?.next ?? now.scene, done: null });
  return (
    <div class="table learn" data-over="false">
      <div class="table-main">
        <Study
          key={number}
          scene={now.done ? quiet(now.scene) : now.scene}
          ask={now.done ? t("web-learn-right") : now.scene.told.ask}
          hints={false}
          fared={fared}
          onAct={(event) => void answer(event)}
          onWhy={(mark) => whyInLesson(game, lesson.lesson, mark, now.answers)}
        />
      </div>
      <section class="lesson card" aria-label={t("web-learn")} tabIndex={0}>
        <p class="soft small">{t("web-learn-step", { number: number + 1, count: course.lessons.length })}</p>
        <progress
          max={course.lessons.length}
          value={number + (now.done ? 1 : 0)}
          aria-label={t("web-learn-title", { game: titleOf(game) })}
        />
        <p class="lesson-text">{now.done ? now.done.says : lesson.says}</p>
        {now.done && (
          <button type="button" class="primary" ref={(button) => button?.focus()} onClick={next}>
            {t("web-learn-next")}
          </button>
        )}
      </section>
    </div>
  );
}

function Finished({ game, onAgain }: { game: string; onAgain(): void }) {
  return (
    <div class="card stack">
      <p class="cheer">{t("web-learn-over")}</p>
      <p class="row">
        <PlayNow game={game} />
        <button type="button" onClick={onAgain}>
          {t("web-learn-again")}
        </button>
        <a class="button" href={`/rules/${game}`}>
          {t("web-nav-rules")}
        </a>
      </p>
    </div>
  );
}
