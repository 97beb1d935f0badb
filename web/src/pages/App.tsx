// The frame around every page: skip link, head, page, foot, and the voice.
import { t, words } from "../i18n/words";
import type { Route, Shelf } from "../model/router";
import { gameOf, games, titleOf } from "../net/games";
import { announcer } from "../speech/voice";
import { useStore, useTitle } from "../widgets/hooks";
import { Mark } from "../widgets/Mark";
import { Nowhere } from "../widgets/Nowhere";
import { route } from "../widgets/navigate";
import { Heading, lazy } from "../widgets/parts";
import { Status } from "../widgets/Status";
import { Front } from "./Front";

const pages = (): Promise<typeof import("./later")> => import("./later");
const Table = lazy(() => pages().then((each) => each.Table));
const NewTable = lazy(() => pages().then((each) => each.NewTable));
const Lobby = lazy(() => pages().then((each) => each.Lobby));
const Replay = lazy(() => pages().then((each) => each.Replay));
const Learn = lazy(() => pages().then((each) => each.Learn));
const Puzzle = lazy(() => pages().then((each) => each.Puzzle));
const Open = lazy(() => pages().then((each) => each.Open));
const Rules = lazy(() => pages().then((each) => each.Rules));
const Ratings = lazy(() => pages().then((each) => each.Ratings));
const Reference = lazy(() => pages().then((each) => each.Reference));
const Score = lazy(() => pages().then((each) => each.Score));
const Settings = lazy(() => pages().then((each) => each.Settings));
const Analysis = lazy(() => import("./Analysis").then((each) => each.Analysis));
const Me = lazy(() => import("./Me").then((each) => each.Me));
const History = lazy(() => import("./History").then((each) => each.History));
const People = lazy(() => import("./People").then((each) => each.People));
const Moderation = lazy(() => import("./Moderation").then((each) => each.Moderation));
const NewDevice = lazy(() => import("./Me").then((each) => each.NewDevice));
const About = lazy(() => pages().then((each) => each.About));
const events = (): Promise<typeof import("./events")> => import("./events");
const Studies = lazy(() => events().then((each) => each.Studies));
const SharedStudy = lazy(() => events().then((each) => each.SharedStudy));
const Boards = lazy(() => events().then((each) => each.Boards));
const Week = lazy(() => events().then((each) => each.Week));
const Evenings = lazy(() => events().then((each) => each.Evenings));
const NewEvening = lazy(() => events().then((each) => each.NewEvening));
const Evening = lazy(() => events().then((each) => each.Evening));
const NewVersion = lazy(
  () => pages().then((each) => each.NewVersion),
  () => null,
);

export function App() {
  const here = useStore(route);
  useStore(words);
  const book = useStore(games).find((game) => game.rule_prefix !== "");
  return (
    <>
      <a class="skip" href="#main">
        {t("web-skip")}
      </a>
      <header class="head">
        <a class="brand" href="/">
          <Mark /> <span>Pithead</span>
        </a>
        <nav aria-label={t("web-nav")}>
          <ul>
            <Entry href="/lobby" here={here.page === "lobby"} text={t("web-nav-lobby")} />
            {book && <Entry href={`/rules/${book.game}`} here={here.page === "rules"} text={t("web-nav-rules")} />}
            {!STATIC && <Entry href="/me" here={here.page === "me"} text={t("web-nav-me")} />}
            <Entry href="/settings" here={here.page === "settings"} text={t("web-nav-settings")} />
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1} class={`page page-${here.page}`}>
        <Page here={here} />
      </main>
      {!atTable(here) && (
        <footer class="foot">
          <p>
            {t("web-foot")} <a href="/about">{t("web-nav-about")}</a>
          </p>
        </footer>
      )}
      {STATIC && <NewVersion />}
      <Status announcer={announcer} />
    </>
  );
}

/** Where there is a board, it has all the room. */
const atTable = (here: Route): boolean =>
  here.page === "table" || here.page === "replay" || here.page === "learn" || here.page === "puzzle" || here.page === "study";

function Entry({ href, here, text }: { href: string; here: boolean; text: string }) {
  return (
    <li>
      <a href={href} {...(here ? { "aria-current": "page" as const } : {})}>
        {text}
      </a>
    </li>
  );
}

function Page({ here }: { here: Route }) {
  const game = "game" in here ? gameOf(here.game) : undefined;
  if ("game" in here && !game) return <Lost />;
  switch (here.page) {
    case "front":
      return <Front />;
    case "new":
      return <NewTable key={here.game} game={here.game} />;
    case "lobby":
      return <Lobby />;
    case "table":
      return <Table key={here.table} table={here.table} secret={here.secret} />;
    case "replay":
      return <Replay key={here.table} table={here.table} event={here.event} />;
    case "analysis":
      return <Analysis key={here.table} table={here.table} />;
    case "learn":
      return game?.lessons ? <Learn key={here.game} game={here.game} /> : <Without what="lessons" game={here.game} />;
    case "puzzle":
      if (!game?.puzzles) return <Without what="puzzles" game={here.game} />;
      return <Puzzle key={`${here.game} ${here.number}`} game={here.game} number={here.number} />;
    case "rules":
      if (!game?.rule_prefix) return <Without what="rules" game={here.game} />;
      return <Rules key={here.game} game={here.game} rule={here.rule} />;
    case "pieces":
      if (!game?.rule_prefix) return <Without what="rules" game={here.game} />;
      return <Reference key={here.game} game={here.game} />;
    case "ratings":
      return <Ratings key={here.game} game={here.game} />;
    case "open":
      return <Open key={here.link} link={here.link} />;
    case "score":
      return game?.real_table ? <Score key={here.game} game={game} /> : <Without what="score" game={here.game} />;
    case "studies":
      return <Studies />;
    case "study":
      return <SharedStudy key={here.study} study={here.study} />;
    case "today":
      return <Boards />;
    case "week":
      return <Week key={`${here.game} ${here.week}`} game={here.game} week={here.week} />;
    case "evenings":
      return <Evenings />;
    case "new-evening":
      return <NewEvening />;
    case "evening":
      return <Evening key={here.evening} evening={here.evening} />;
    case "settings":
      return <Settings />;
    case "me":
      return <Me />;
    case "history":
      return <History />;
    case "people":
      return <People />;
    case "moderation":
      return <Moderation />;
    case "device":
      return <NewDevice secret={here.secret} />;
    case "about":
      return <About />;
    case "pick":
      return <Pick of={here.of} />;
    case "lost":
      return <Lost />;
  }
}

const TITLES: Readonly<Record<Shelf, string>> = {
  new: "web-new-title",
  learn: "web-learn",
  puzzle: "web-puzzle-daily",
  rules: "web-nav-rules",
  pieces: "web-pieces",
  score: "web-score",
  ratings: "web-ratings",
  week: "event-week",
};

/** A page that every game may have, before somebody has said which. */
function Pick({ of }: { of: Shelf }) {
  const known = useStore(games).filter((game) => {
    return {
      new: true,
      learn: game.lessons > 0,
      puzzle: game.puzzles > 0,
      rules: game.rule_prefix !== "",
      pieces: game.rule_prefix !== "",
      score: game.real_table,
      ratings: true,
      week: game.least <= 2 && game.most >= 2,
    }[of];
  });
  const title = t(TITLES[of]);
  useTitle(title);
  return (
    <>
      <Heading>{title}</Heading>
      <p class="lead">{t("web-pick-game")}</p>
      <p class="row">
        {known.map(({ game, title: name }) => (
          <a key={game} class="button large" href={`/${of}/${game}`}>
            {name}
          </a>
        ))}
      </p>
    </>
  );
}

/** A page that this game has nothing for. */
function Without({ what, game }: { what: "lessons" | "puzzles" | "rules" | "score"; game: string }) {
  const title = titleOf(game);
  useTitle(title);
  return (
    <>
      <Heading>{title}</Heading>
      <p>
        {t(`web-no-${what}`, { game: title })} <a href={`/new/${game}`}>{t("web-new-of", { game: title })}</a>
      </p>
    </>
  );
}

const Lost = () => <Nowhere title={t("web-lost-title")} text={t("web-lost")} />;
