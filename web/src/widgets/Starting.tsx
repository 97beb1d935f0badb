// What the static edition shows until the server in its worker has started.
import type { Words } from "../i18n/words";
import { Mark } from "./Mark";

export function Starting({ words }: { words: Words }) {
  return (
    <main class="page starting">
      <Mark />
      <h1>Pithead</h1>
      <p class="lead" role="status">
        {words.say("web-starting")}
      </p>
      <p class="soft">{words.say("web-starting-why")}</p>
    </main>
  );
}
