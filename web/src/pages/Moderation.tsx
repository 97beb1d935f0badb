// The host's page: reports, who is muted or banned and until when, and every act that was done here. Whoever opens it needs the host's token.
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { sessionDrawer } from "../model/preferences";
import { closeReport, lift, restrict, showModeration } from "../net/contacts";
import { useStore, useTitle } from "../widgets/hooks";
import { Heading, Trouble } from "../widgets/parts";
import type { Moderation as Found, ModerationAct, NewRestriction, ReportShown, RestrictionShown } from "../wire/types";

const STORAGE_KEY = "pithead-host";
const HOURS = [1, 24, 24 * 7, 24 * 30, 0] as const;

export function Moderation() {
  useTitle(t("web-moderation"));
  const [token, setToken] = useState(() => sessionDrawer?.getItem(STORAGE_KEY) ?? "");
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const read = (key: string): Promise<void> =>
    showModeration(key).then((next) => {
      setFound(next);
      setProblem(null);
      sessionDrawer?.setItem(STORAGE_KEY, key);
    }, setProblem);
  const act = (done: Promise<unknown>): void => void done.then(() => read(token), setProblem);
  return (
    <div class="narrow stack">
      <Heading>{t("web-moderation")}</Heading>
      <form
        class="row filter"
        onSubmit={(event) => {
          event.preventDefault();
          void read(token);
        }}
      >
        <label>
          {t("web-moderation-token")}
          <input type="password" autocomplete="off" value={token} onInput={(event) => setToken(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          {t(found ? "web-moderation-again" : "web-moderation-open")}
        </button>
      </form>
      <Trouble problem={problem} />
      {found && (
        <>
          <Reports
            reports={found.reports}
            onClose={(id) => act(closeReport(token, id))}
            onRestrict={(wish) => act(restrict(token, wish))}
          />
          <section class="stack" aria-labelledby="restrictions">
            <h2 id="restrictions">{t("web-restrictions")}</h2>
            <Restricted rows={found.restrictions} onLift={(id) => act(lift(token, id))} />
            <details>
              <summary>{t("web-restrict-address")}</summary>
              <Restrict name={t("web-address")} onRestrict={(wish) => act(restrict(token, wish))} />
            </details>
          </section>
          <Acts log={found.log} />
        </>
      )}
    </div>
  );
}

function useTime(): (at: number) => string {
  const { language } = useStore(words);
  return (at) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

interface ReportsProps {
  reports: readonly ReportShown[];
  onClose(id: string): void;
  onRestrict(wish: NewRestriction): void;
}

function Reports({ reports, onClose, onRestrict }: ReportsProps) {
  const time = useTime();
  return (
    <section class="stack" aria-labelledby="reports">
      <h2 id="reports">{t("web-reports")}</h2>
      {reports.length === 0 && <p class="soft">{t("web-reports-none")}</p>}
      {reports.map((each) => (
        <article key={each.report} class="card stack" data-closed={each.closed}>
          <p>
            <strong>{each.name || t("web-ratings-gone")}</strong>: {t(`web-report-${each.reason}`)}
            <span class="soft">
              {" · "}
              {[
                t("web-reported-by", { name: each.by || t("web-ratings-gone") }),
                time(each.at),
                t("web-report-table", { table: each.table }),
              ].join(" · ")}
            </span>
          </p>
          {each.text && <p>{each.text}</p>}
          {each.said.length > 0 && (
            <>
              <h3>{t("web-report-said")}</h3>
              <ul>
                {each.said.map((text, number) => (
                  <li key={number}>{text}</li>
                ))}
              </ul>
            </>
          )}
          {each.closed ? (
            <p class="soft">{t("web-report-closed")}</p>
          ) : (
            <>
              <Restrict name={each.name} person={each.person} onRestrict={onRestrict} />
              <p>
                <button type="button" onClick={() => onClose(each.report)} aria-label={`${t("web-report-close")}: ${each.name}`}>
                  {t("web-report-close")}
                </button>
              </p>
            </>
          )}
        </article>
      ))}
    </section>
  );
}

/** Mutes or bans a person, or without one an address. */
function Restrict({ name, person = "", onRestrict }: { name: string; person?: string; onRestrict(wish: NewRestriction): void }) {
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const of = (field: string): string => String(form.get(field) ?? "");
    onRestrict({
      kind: of("kind") as NewRestriction["kind"],
      person,
      address: of("address"),
      hours: Number(of("hours")),
      reason: of("reason"),
    });
  };
  return (
    <form onSubmit={submit}>
      <div class="row filter restrict" role="group" aria-label={t("web-restrict", { name })}>
        {!person && (
          <label>
            {t("web-address")}
            <input name="address" maxLength={40} required autocomplete="off" />
          </label>
        )}
        <label>
          {t("web-restrict-kind")}
          <select name="kind">
            <option value="mute">{t("web-act-mute")}</option>
            <option value="ban">{t("web-act-ban")}</option>
          </select>
        </label>
        <label>
          {t("web-restrict-until")}
          <select name="hours" defaultValue="24">
            {HOURS.map((hours) => (
              <option key={hours} value={hours} selected={hours === 24}>
                {t("web-restrict-hours", { hours })}
              </option>
            ))}
          </select>
        </label>
        <label class="reason">
          {t("web-restrict-reason")}
          <input name="reason" maxLength={200} autocomplete="off" />
        </label>
        <button type="submit">{t("web-restrict-do")}</button>
      </div>
    </form>
  );
}

function Restricted({ rows, onLift }: { rows: readonly RestrictionShown[]; onLift(id: string): void }) {
  const time = useTime();
  if (rows.length === 0) return <p class="soft">{t("web-restrictions-none")}</p>;
  return (
    <ul class="tables">
      {rows.map((each) => {
        const who = each.name || each.address || each.person;
        return (
          <li key={each.restriction}>
            <div>
              <strong>{t(`web-act-${each.kind}`)}</strong> {who}
              <span class="soft">
                {" · "}
                {each.until ? t("web-restrict-ends", { time: time(each.until) }) : t("web-restrict-hours", { hours: 0 })}
                {each.reason && ` · ${each.reason}`}
              </span>
            </div>
            <button type="button" onClick={() => onLift(each.restriction)} aria-label={`${t("web-restrict-lift")}: ${who}`}>
              {t("web-restrict-lift")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Acts({ log }: { log: readonly ModerationAct[] }) {
  const time = useTime();
  return (
    <section aria-labelledby="acts">
      <h2 id="acts">{t("web-acts")}</h2>
      {log.length === 0 && <p class="soft">{t("web-acts-none")}</p>}
      <ol class="acts">
        {log.map((each, number) => (
          <li key={number}>
            {time(each.at)}: <strong>{t(`web-act-${each.act}`)}</strong> {each.name || each.address || each.person}
            {each.reason && <span class="soft"> · {each.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
