// Where this person is known: this browser, and programs that play in their place; each can be ended.
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { staticParts } from "../net/edition";
import { endSession, listSessions, whoAmI } from "../net/session";
import type { SessionEntry } from "../wire/types";
import { useLoaded, useStore } from "./hooks";
import { Trouble } from "./parts";

export function Sessions() {
  const { language } = useStore(words);
  const [ended, setEnded] = useState(0);
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const found = useLoaded(async () => ((await whoAmI()) === null ? [] : listSessions()), [ended]);
  if (!found.value?.length) return <Trouble problem={found.problem} />;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const end = (each: SessionEntry): void => {
    if (each.current && !sure) setSure(true);
    else
      endSession(each).then(
        () => (each.current ? location.assign(staticParts ? location.pathname : "/") : setEnded(ended + 1)),
        setProblem,
      );
  };
  return (
    <section class="stack" aria-labelledby="sessions">
      <h2 id="sessions">{t("web-sessions")}</h2>
      <ul class="stack">
        {found.value.map((each) => (
          <li key={each.session} class="row">
            <span>
              {each.name}
              {" · "}
              {t(each.current ? "web-session-here" : `web-session-${each.kind}`)}
              {" · "}
              {t("web-session-seen", { day: day.format(each.seen * 1000) })}
            </span>
            <button type="button" class={each.current && sure ? "danger" : ""} onClick={() => end(each)}>
              {t(each.current && sure ? "web-session-sure" : "web-session-end")}
            </button>
          </li>
        ))}
      </ul>
      <p class="small">{t("web-session-end-here")}</p>
      <Trouble problem={problem} />
    </section>
  );
}
