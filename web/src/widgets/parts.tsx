// Pieces that pages share: the heading that takes the focus, pages that come when they are needed, a problem in words.
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { gameOf, ruleLink } from "../net/games";
import { Away, Problem } from "../net/http";
import { moved } from "./navigate";

/** The one h1 of a page; after a change of pages it takes the focus, so that everybody knows where they are. */
export function Heading({ children, quiet = false }: { children: ComponentChildren; quiet?: boolean }) {
  const self = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) self.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={self} tabIndex={-1} class={quiet ? "quiet" : ""}>
      {children}
    </h1>
  );
}

/** No name is longer: the server would refuse it. */
export const MOST_LETTERS = 24;

/** A component that is loaded when it is first needed. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: () => ComponentChildren = () => <Waiting />,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [, draw] = useState(0);
    const [failed, fail] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          draw(1);
        },
        () => fail(true),
      );
    }, []);
    if (failed) return <Trouble problem={new Away()} />;
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : waiting();
  };
}

/** Components by their names, each loaded when it is first needed. */
export function lazyBy<P extends object>(
  load: (name: string) => Promise<ComponentType<P>>,
  waiting?: () => ComponentChildren,
): (name: string) => ComponentType<P> {
  const known = new Map<string, ComponentType<P>>();
  return (name) => {
    const found = known.get(name) ?? lazy(() => load(name), waiting);
    known.set(name, found);
    return found;
  };
}

/** A score in words, in what the game counts. */
export const scored = (game: string, points: number): string => t(gameOf(game)?.unit === "gold" ? "web-gold" : "web-points", { points });

/** The same at a mat, where the gold that one can spend stands beside it. */
export const scoredInAll = (game: string, points: number): string =>
  t(gameOf(game)?.unit === "gold" ? "web-gold-in-all" : "web-points", { points });

/** Everybody's points, one's own first; they stay on one line. */
export const ownFirst = (totals: readonly number[], seat: number | null): string =>
  [...totals.filter((_, number) => number === seat), ...totals.filter((_, number) => number !== seat)].join("\u00a0:\u00a0");

export function Waiting() {
  return <p class="soft">{t("web-loading")}</p>;
}

/** A problem in words, with the rule behind it. */
export function Trouble({ problem }: { problem: unknown }) {
  if (problem === null || problem === undefined) return null;
  return (
    <p class="trouble" role="alert">
      <Why text={wordsOf(problem)} rule={problem instanceof Problem ? problem.rule : ""} />
    </p>
  );
}

export function wordsOf(problem: unknown): string {
  if (problem instanceof Problem && problem.message) return problem.message;
  return t(problem instanceof Away ? "web-away" : "web-broken");
}

/** A refusal with a link to its rule, in the place of the number at the end of the sentence. */
export function Why({ text, rule }: { text: string; rule: string }) {
  return (
    <>
      {rule ? text.replace(` (${rule})`, "") : text} {rule && <RuleLink rule={rule} />}
    </>
  );
}

export function RuleLink({ rule }: { rule: string }) {
  const book = ruleLink(rule);
  if (book === null) return <span class="rule">{t("web-rule", { rule })}</span>;
  return (
    <a class="rule" href={book}>
      {t("web-rule", { rule })}
    </a>
  );
}

/** A number with a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
