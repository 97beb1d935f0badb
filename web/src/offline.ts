// The page without a network, in the language of its reader; it goes back by itself as soon as there is a line.
import { loadWords, words } from "./i18n/words";
import { settings } from "./model/preferences";
import { pickLanguage } from "./model/settings";

const LOOK_INTERVAL_MS = 4_000;

/** Back to what was asked for, once the server answers. */
async function look(): Promise<void> {
  const answer = await fetch("/icon.svg", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

const { language: set, theme } = settings.value;
const language = pickLanguage(null, set, navigator.languages);
const root = document.documentElement;
if (theme !== "system") root.dataset.theme = theme;
addEventListener("online", () => void look());
setInterval(() => void look(), LOOK_INTERVAL_MS); // a line that is announced need not carry anything yet
document.querySelector(".again")?.addEventListener("click", (event) => {
  event.preventDefault();
  location.reload(); // with what stands behind the #
});

/** Whoever has loaded the edition without a server goes on there. */
async function offerEdition(): Promise<void> {
  const kept = (await caches.keys()).some((name) => name.startsWith(`pithead-static ${location.origin}/offline/ `));
  if (kept) document.querySelector(".edition")?.removeAttribute("hidden");
}

void offerEdition();
words.set(await loadWords(language));
root.lang = language;
const texts = { "web-no-line-title": "h1", "web-no-line": ".lead", "web-no-line-again": ".again", "web-offline-edition": ".edition" };
for (const [id, place] of Object.entries(texts)) document.querySelector(place)?.replaceChildren(words.value.say(id));
document.title = `Pithead: ${words.value.say("web-no-line-title")}`;
