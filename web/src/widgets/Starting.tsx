// What the static edition shows until the server in its worker has started.
import type { Words } from "../i18n/words";
import { loadedBytes } from "../net/page-wire";
import { useStore } from "./hooks";
import { Mark } from "./Mark";

const MEGABYTE = 1e6;

export function Starting({ words }: { words: Words }) {
  return (
    <main class="page starting">
      <Mark />
      <h1>Pithead</h1>
      <p class="lead" role="status">
        {words.say("web-starting")}
      </p>
      <Loading words={words} all={STATIC?.bytes ?? 0} />
      <p class="soft">{words.say("web-starting-why")}</p>
    </main>
  );
}

/** How much of the server has come; nothing to see where the browser has kept it. */
function Loading({ words, all }: { words: Words; all: number }) {
  const loaded = Math.min(useStore(loadedBytes), all);
  if (loaded === 0) return null;
  const text = words.say("web-starting-loaded", { loaded: Math.floor(loaded / MEGABYTE), all: Math.ceil(all / MEGABYTE) });
  return (
    <p class="loading">
      <progress value={loaded} max={all} aria-label={words.say("web-starting")} />
      <span class="soft number">{text}</span>
    </p>
  );
}
