// The frame around every page: skip link, head, page, foot, and the voice.
import { t, words } from "../i18n/words";
import type { Route } from "../model/router";
import { me } from "../net/session";
import { announcer } from "../speech/voice";
import { Status } from "../speech/Status";
import { Front } from "./Front";
import { useStore, useTitle } from "./hooks";
import { Mark } from "./Mark";
import { route } from "./navigate";
import { Heading, lazy } from "./parts";

const Table = lazy(() => import("./Table").then((module) => module.Table));
const NewTable = lazy(() => import("./NewTable").then((module) => module.NewTable));
const Lobby = lazy(() => import("./Lobby").then((module) => module.Lobby));
const Replay = lazy(() => import("./Replay").then((module) => module.Replay));
const Learn = lazy(() => import("./Learn").then((module) => module.Learn));
const Rules = lazy(() => import("./Rules").then((module) => module.Rules));
const Settings = lazy(() => import("./Settings").then((module) => module.Settings));
const About = lazy(() => import("./About").then((module) => module.About));

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
          <Mark /> Pithead
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
      <footer class="foot">
        <p>
          {t("web-foot")} <a href="/about">{t("web-nav-about")}</a>
        </p>
      </footer>
      <Status announcer={announcer} />
    </>
  );
}

function Entry({ href, here, text, label }: { href: string; here: boolean; text: string; label?: string }) {
  return (
    <li>
      <a href={href} {...(here ? { "aria-current": "page" as const } : {})} {...(label && label !== text ? { "aria-label": `${label}: ${text}` } : {})}>
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
    case "learn":
      return <Learn key={here.game} game={here.game} />;
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
