// The frame around every page: skip link, head, page, foot, and the voice.
import { t, words } from "../i18n/words";
import type { Route } from "../model/router";
import { me } from "../net/session";
import { announcer } from "../speech/voice";
import { Front } from "./Front";
import { useStore, useTitle } from "./hooks";
import { Mark } from "./Mark";
import { route } from "./navigate";
import { Heading, lazy } from "./parts";
import { Status } from "./Status";

const pages = (): Promise<typeof import("./pages")> => import("./pages");
const Table = lazy(() => pages().then((each) => each.Table));
const NewTable = lazy(() => pages().then((each) => each.NewTable));
const Lobby = lazy(() => pages().then((each) => each.Lobby));
const Replay = lazy(() => pages().then((each) => each.Replay));
const Learn = lazy(() => pages().then((each) => each.Learn));
const Puzzle = lazy(() => pages().then((each) => each.Puzzle));
const Rules = lazy(() => pages().then((each) => each.Rules));
const Settings = lazy(() => pages().then((each) => each.Settings));
const Analysis = lazy(() => import("./Analysis").then((each) => each.Analysis));
const About = lazy(() => pages().then((each) => each.About));

export function App() {
  const here = useStore(route);
  const name = useStore(me);
  useStore(words);
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
            <Entry href="/rules/dice-miner" here={here.page === "rules"} text={t("web-nav-rules")} />
            <Entry href="/settings" here={here.page === "settings"} text={name ?? t("web-nav-settings")} label={t("web-nav-settings")} />
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
      <Status announcer={announcer} />
    </>
  );
}

/** Where there is a board, it has all the room. */
const atTable = (here: Route): boolean =>
  here.page === "table" || here.page === "replay" || here.page === "learn" || here.page === "puzzle";

function Entry({ href, here, text, label }: { href: string; here: boolean; text: string; label?: string }) {
  return (
    <li>
      <a
        href={href}
        {...(here ? { "aria-current": "page" as const } : {})}
        {...(label && label !== text ? { "aria-label": `${label}: ${text}` } : {})}
      >
        {text}
      </a>
    </li>
  );
}

function Page({ here }: { here: Route }) {
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
      return <Learn key={here.game} game={here.game} />;
    case "puzzle":
      return <Puzzle key={`${here.game} ${here.number}`} game={here.game} number={here.number} />;
    case "rules":
      return <Rules key={here.game} game={here.game} rule={here.rule} />;
    case "settings":
      return <Settings />;
    case "about":
      return <About />;
    case "lost":
      return <Lost />;
  }
}

function Lost() {
  useTitle(t("web-lost-title"));
  return (
    <>
      <Heading>{t("web-lost-title")}</Heading>
      <p>
        {t("web-lost")} <a href="/">{t("web-home")}</a>
      </p>
    </>
  );
}
