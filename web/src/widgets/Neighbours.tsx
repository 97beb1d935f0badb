// The others at a table: whoever does not behave is blocked, or reported to the host.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { type AtSeat, block, report } from "../net/contacts";
import { staticParts } from "../net/edition";
import type { NewReport, TableView } from "../wire/types";
import { Trouble } from "./parts";

const REASONS = ["chat", "name", "unfair", "other"] as const;

export function Neighbours({ shown: { table, you, seats } }: { shown: TableView }) {
  const people = seats.flatMap(({ kind, name = "", taken }, seat) =>
    taken && kind !== "bot" && name && seat !== you ? [{ seat, name }] : [],
  );
  if (you === null || staticParts || people.length === 0) return null;
  return (
    <>
      {people.map(({ seat, name }) => (
        <details key={seat} class="neighbour">
          <summary>{t("web-person-about", { name })}</summary>
          <Neighbour at={{ table, seat }} name={name} />
        </details>
      ))}
    </>
  );
}

export function Neighbour({ at, name }: { at: AtSeat; name: string }) {
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
