// Invitations from people one has played with, and inviting them.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { accept, decline, inviteGuest, ownInvitations, ownPeople } from "../net/contacts";
import { titleOf } from "../net/games";
import type { InvitationShown, PersonMet } from "../wire/types";
import { useLoaded } from "./hooks";
import { go } from "./navigate";
import { Trouble } from "./parts";
import { Terms } from "./Terms";

export function Invitations() {
  const [answered, setAnswered] = useState(0);
  const { value } = useLoaded(ownInvitations, [answered]);
  if (!value?.length) return null;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{t("web-invitations")}</h2>
      <ul class="tables">
        {value.map((each) => (
          <Invited key={each.invitation} invitation={each} onAnswer={() => setAnswered(answered + 1)} />
        ))}
      </ul>
    </section>
  );
}

function Invited({ invitation: { invitation, name, game, options, clock }, onAnswer }: { invitation: InvitationShown; onAnswer(): void }) {
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <li data-turn>
      <div>
        <strong>{titleOf(game)}</strong> · {t("web-invited-by", { name })}
        <Terms game={game} seats={null} options={options} clock={clock} />
        <Trouble problem={problem} />
      </div>
      <div class="row">
        <button type="button" class="primary" onClick={() => accept(invitation).then((table) => go(`/table/${table}`), setProblem)}>
          {t("web-sit-down")}
        </button>
        <button type="button" onClick={() => decline(invitation).then(onAnswer, setProblem)}>
          {t("web-invitation-no")}
        </button>
      </div>
    </li>
  );
}

/** In the waiting room: people whom the host has played with, one click each. */
export function AskPeople({ table }: { table: string }) {
  const { value } = useLoaded(ownPeople, [table]);
  const people = (value ?? []).filter((each) => !each.blocked).slice(0, 8);
  if (people.length === 0) return null;
  return (
    <div class="card chair">
      <h3>{t("web-ask-people")}</h3>
      <p class="row">
        {people.map((each) => (
          <Ask key={`${each.table} ${each.seat}`} table={table} person={each} />
        ))}
      </p>
    </div>
  );
}

function Ask({ table, person }: { table: string; person: PersonMet }) {
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <>
      <button type="button" disabled={asked} onClick={() => inviteGuest(table, person).then(() => setAsked(true), setProblem)}>
        {t(asked ? "web-ask-done" : "web-ask", { name: person.name })}
      </button>
      <Trouble problem={problem} />
    </>
  );
}
