// The rules of a game, every rule by its number, with a search.
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { pointsOf, search } from "../model/book";
import { showFacts, showFigures, showRules } from "../net/api";
import { titleOf } from "../net/games";
import { Figure } from "../widgets/Figure";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { Heading, Trouble, Waiting } from "../widgets/parts";
import { Shelves } from "../widgets/Shelves";
import type { FigureShown } from "../wire/types";

export function Rules({ game, rule }: { game: string; rule: string }) {
  const name = titleOf(game);
  useTitle(t("web-rules-title", { game: name }));
  const { language } = useStore(words);
  const { value, problem } = useLoaded(() => showRules(game), [game, language]);
  const [wanted, setWanted] = useState("");
  const pictures = useLoaded(() => showFigures(game), [game, language]).value?.figures ?? NO_FIGURES;
  const at = (number: string) => pictures.filter((each) => each.rule === number);
  const captions = (number: string): string =>
    at(number)
      .map(({ says }) => says)
      .join(" ");
  useEffect(() => {
    if (value && rule) document.getElementById(rule)?.scrollIntoView({ block: rule.startsWith("section-") ? "start" : "center" });
  }, [value, rule, pictures]);
  const { sections, count } = search(value?.sections ?? [], wanted, captions);
  return (
    <div class="narrow rules">
      <Heading>{t("web-rules-title", { game: name })}</Heading>
      <Shelves game={game} here="rules" />
      {value && (
        <>
          <label class="search">
            {t("web-rules-search")}
            <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
          </label>
          <p class="soft small" role="status">
            {wanted.trim() && t("web-rules-found", { count })}
          </p>
          {!wanted.trim() && (
            <nav class="contents" aria-label={t("web-contents")}>
              <ol>
                {sections.map((section) => (
                  <li key={section.number}>
                    <a href={`/rules/${game}#section-${section.number}`}>
                      {section.number} {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {sections.map((section) => (
            <section key={section.number} aria-labelledby={`section-${section.number}`}>
              <h2 id={`section-${section.number}`}>
                {section.number} {section.title}
              </h2>
              <dl>
                {section.rules.map((each) => (
                  <div key={each.number} id={each.number} data-wanted={each.number === rule}>
                    <dt>
                      <a href={`/rules/${game}#${each.number}`}>{each.number}</a>
                    </dt>
                    <dd>
                      <Sentences text={each.text} />
                      {at(each.number).map((figure) => (
                        <Figure key={`${language} ${figure.says}`} figure={figure} />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {!wanted.trim() && <Facts game={game} />}
        </>
      )}
      {!value && (problem ? <Trouble problem={problem} /> : <Waiting />)}
    </div>
  );
}

/** A rule, and its list if it has one. */
function Sentences({ text }: { text: string }) {
  const { says, points } = pointsOf(text);
  return (
    <>
      {says}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const NO_FIGURES: readonly FigureShown[] = [];

/** What no rulebook states, and how sure we are of it. */
function Facts({ game }: { game: string }) {
  const { language } = useStore(words);
  const { value } = useLoaded(() => showFacts(game), [game, language]);
  if (!value?.facts.length) return null;
  return (
    <details>
      <summary>{t("web-reconstructed", { count: value.facts.length })}</summary>
      <p class="soft small">{t("web-about-facts")}</p>
      {value.guesses.length > 0 && (
        <>
          <h3>{t("web-guesses")}</h3>
          <ul>
            {value.guesses.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <ul class="facts">
        {value.facts.map((fact) => (
          <li key={fact.fact}>
            {fact.fact} <span class="soft">{t(`web-mark-${fact.mark}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
