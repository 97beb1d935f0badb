// People one has played with, and those one has blocked.
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { ownBlocks, ownPeople, unblock } from "../net/contacts";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { Neighbour } from "../widgets/Neighbours";
import { Heading, Trouble, Waiting } from "../widgets/parts";
import type { BlockShown, PersonMet } from "../wire/types";

export function People() {
  useTitle(t("web-people"));
  const [changed, setChanged] = useState(0);
  const { value, problem } = useLoaded(async () => ({ people: await ownPeople(), blocks: await ownBlocks() }), [changed]);
  return (
    <div class="narrow stack">
      <Heading>{t("web-people")}</Heading>
      <p class="lead">{t("web-people-lead")}</p>
      {problem ? <Trouble problem={problem} /> : value === null ? <Waiting /> : null}
      {value && value.people.length === 0 && <p class="soft">{t("web-people-none")}</p>}
      {value && value.people.length > 0 && (
        <ul class="tables">
          {value.people.map((each) => (
            <Met key={`${each.table} ${each.seat}`} person={each} />
          ))}
        </ul>
      )}
      {value && value.blocks.length > 0 && (
        <section aria-labelledby="blocked">
          <h2 id="blocked">{t("web-blocked")}</h2>
          <ul class="tables">
            {value.blocks.map((each) => (
              <Blocked key={each.block} row={each} onEnd={() => setChanged(changed + 1)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Met({ person: { table, seat, name, games, at, blocked } }: { person: PersonMet }) {
  const { language } = useStore(words);
  const day = at > 0 ? new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000) : "";
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span class="soft"> · {[t("web-people-games", { games }), day].filter(Boolean).join(" · ")}</span>
        {blocked && <p class="soft">{t("web-blocked-short")}</p>}
      </div>
      <a class="button" href={`/game/${table}`} aria-label={`${t("web-people-last")}: ${name}`}>
        {t("web-people-last")}
      </a>
      {!blocked && (
        <details>
          <summary>{t("web-person-about", { name })}</summary>
          <Neighbour at={{ table, seat }} name={name} />
        </details>
      )}
    </li>
  );
}

function Blocked({ row: { block, name }, onEnd }: { row: BlockShown; onEnd(): void }) {
  const [problem, setProblem] = useState<unknown>(null);
  const who = name || t("web-ratings-gone");
  return (
    <li>
      <div>
        <strong>{who}</strong>
        <Trouble problem={problem} />
      </div>
      <button type="button" onClick={() => unblock(block).then(onEnd, setProblem)} aria-label={`${t("web-unblock")}: ${who}`}>
        {t("web-unblock")}
      </button>
    </li>
  );
}
