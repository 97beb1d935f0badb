// One's own studies, and a new one from a position in notation.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { games, titleOf } from "../net/games";
import { whoAmI } from "../net/session";
import { newStudy, ownStudies } from "../net/studies";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { go } from "../widgets/navigate";
import { Heading, Trouble } from "../widgets/parts";

export function Studies() {
  useTitle(t("event-studies"));
  const { value, problem } = useLoaded(() => whoAmI().then((name) => (name === null ? null : ownStudies())), []);
  return (
    <>
      <Heading>{t("event-studies")}</Heading>
      <p class="lead">{t("event-studies-lead")}</p>
      <Trouble problem={problem} />
      {!value?.studies.length && <p class="soft">{t("event-studies-none")}</p>}
      <p>
        <a class="button" href="/history">
          {t("web-history")}
        </a>
      </p>
      <ul class="tables">
        {value?.studies.map(({ id, title, game, steps }) => (
          <li key={id}>
            <div>
              <strong>{title}</strong>
              <span class="soft">
                {" · "}
                {titleOf(game)} · {t("event-study-listed", { steps })}
              </span>
            </div>
            <a class="button" href={`/study/${id}`} aria-label={`${t("event-study-open")}: ${title}`}>
              {t("event-study-open")}
            </a>
          </li>
        ))}
      </ul>
      {value && <p class="soft small">{t("event-studies-most", { most: value.most })}</p>}
      <FromPosition />
    </>
  );
}

function FromPosition() {
  const known = useStore(games);
  const [game, setGame] = useState("");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const chosen = game || known[0]?.game || "";
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const position = JSON.parse(text) as Record<string, unknown>;
      const made = await newStudy({ title: t("event-study-untitled", { game: titleOf(chosen) }), game: chosen, position });
      go(`/study/${made.id}`);
    } catch (each) {
      setProblem(each);
    }
  };
  return (
    <section aria-labelledby="from-position">
      <h2 id="from-position">{t("event-study-position")}</h2>
      <form class="stack narrow-form" onSubmit={(event) => void submit(event)}>
        <label>
          {t("web-game")}
          <select value={chosen} onChange={(event) => setGame(event.currentTarget.value)}>
            {known.map(({ game: each, title }) => (
              <option key={each} value={each}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("event-study-position")}
          <textarea rows={6} required spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <p class="soft small">{t("event-study-position-text")}</p>
        <button type="submit" class="primary">
          {t("event-study-make")}
        </button>
        <Trouble problem={problem} />
      </form>
    </section>
  );
}
