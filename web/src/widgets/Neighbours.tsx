// The others at a table: whoever does not behave is blocked, or reported to the host.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { type AtTable, block, report } from "../net/contacts";
import { staticParts } from "../net/edition";
import { me } from "../net/session";
import type { NewReport, Said, TableView } from "../wire/types";
import { useStore } from "./hooks";
import { Trouble } from "./parts";

const REASONS = ["chat", "name", "unfair", "other"] as const;

interface Met {
  readonly at: AtTable;
  readonly name: string;
}

/** Who sits at one's table, and who watches and has said something; who only watches knows people by what they said. */
export function Neighbours({ shown, chat, secret }: { shown: TableView; chat: readonly Said[]; secret: string }) {
  const own = useStore(me);
  if (staticParts) return null;
  return (
    <>
      {[...seated(shown), ...heard(shown, chat, own, secret)].map(({ at, name }) => (
        <details key={"seat" in at ? at.seat : name} class="neighbour">
          <summary>{t("web-person-about", { name })}</summary>
          <Neighbour at={at} name={name} />
        </details>
      ))}
    </>
  );
}

const seated = ({ table, you, seats }: TableView): readonly Met[] =>
  seats.flatMap(({ kind, name = "", taken }, seat) =>
    you !== null && taken && kind !== "bot" && name && seat !== you ? [{ at: { table, seat }, name }] : [],
  );

function heard({ table, you }: TableView, chat: readonly Said[], own: string | null, secret: string): readonly Met[] {
  const last = new Map<string, Met>();
  for (const { number, name, seat } of chat) {
    if (name && name !== own && (seat === null || you === null)) last.set(name, { at: { table, said: number, secret }, name });
  }
  return [...last.values()];
}

export function Neighbour({ at, name }: { at: AtTable; name: string }) {
  const [done, setDone] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const reason = String(form.get("reason")) as NewReport["reason"];
    report({ ...at, reason, text: String(form.get("text") ?? "") }).then(() => setDone("web-reported"), setProblem);
  };
  return (
    <div class="stack">
      <div>
        <button type="button" onClick={() => block(at).then(() => location.reload(), setProblem)}>
          {t("web-block", { name })}
        </button>
        <p class="soft small">{t("web-block-says")}</p>
      </div>
      <form class="stack" onSubmit={submit}>
        <label>
          {t("web-report-why")}
          <select name="reason">
            {REASONS.map((each) => (
              <option key={each} value={each}>
                {t(`web-report-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("web-report-text")}
          <input name="text" maxLength={500} autocomplete="off" />
        </label>
        <button type="submit" disabled={done !== ""}>
          {t("web-report", { name })}
        </button>
      </form>
      <p role="status">{done && t(done)}</p>
      <Trouble problem={problem} />
    </div>
  );
}
