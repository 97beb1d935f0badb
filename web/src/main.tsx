// The web app: reads the settings, loads the words of one language, and draws the page.
import { render } from "preact";
import "./board-kit/tokens.css";
import "./board-kit/atoms.css";
import "./widgets/panels.css";
import "./widgets/table.css";
import "./widgets/stage.css";
import "./widgets/coach.css";
import "./widgets/front.css";
import "./widgets/end.css";
import "./widgets/score.css";
import "./widgets/evening.css";
import { loadWords, words } from "./i18n/words";
import { settings } from "./model/preferences";
import { type Language, pickLanguage, type Settings } from "./model/settings";
import { games, loadGames } from "./net/games";
import { whoAmI } from "./net/session";
import { App } from "./pages/App";
import { followLinks } from "./widgets/navigate";
import { Starting } from "./widgets/Starting";

const REST_DELAY_MS = 2_000;

let asked = new URL(location.href).searchParams.get("lang");

function dress({ theme, motion }: Settings): void {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = theme;
  root.dataset.motion = String(motion);
}

let spoken: Language | null = null;

async function speak(): Promise<void> {
  const language = pickLanguage(asked, settings.value.language, navigator.languages);
  if (language === spoken) return;
  const loading = loadGames(language).catch(() => []);
  const sentences = await loadWords(language);
  if (STATIC && spoken === null && root) render(<Starting words={sentences} />, root);
  games.set(await loading);
  words.set(sentences);
  document.documentElement.lang = spoken = language;
}

settings.watch((now) => {
  dress(now);
  if (now.language !== null) asked = null;
  void speak();
});
dress(settings.value);
followLinks();
const root = document.getElementById("app");
await speak();
if (root) render(<App />, root);
void whoAmI().catch(() => null);
if ("serviceWorker" in navigator) void keepOffline();

/** The service worker keeps the frame of the app, so that there is a page even without a network. */
async function keepOffline(): Promise<void> {
  await new Promise((done) => setTimeout(done, REST_DELAY_MS)); // whatever draws the page comes first
  const { registerWorker } = await import("./net/worker");
  const registration = await registerWorker().catch(() => undefined);
  if (STATIC && registration) (await import("./net/versions")).watchVersions(registration);
}
