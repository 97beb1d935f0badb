// The deals of an evening: sealed before it, and after it opened, checked in this page, and compared seat by seat.
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { allFit, dealSeed, isKept, keptSeals } from "../model/deals";
import { change, signed } from "../model/figures";
import { drawer } from "../model/preferences";
import { showRecord, verify } from "../net/api";
import { compareDeal } from "../net/evenings";
import type { DealCompared, EveningShown } from "../wire/types";
import { Level, namesOf } from "./evening-names";
import { useLoaded, useStore } from "./hooks";
import { ownFirst, Trouble, Waiting } from "./parts";

export function DealByDeal({ shown, seats }: { shown: EveningShown; seats: number }) {
  return (
    <section aria-labelledby="evening-results">
      <h2 id="evening-results">{t("event-results")}</h2>
      {shown.rounds.map((_, deal) => (
        <Deal key={deal} shown={shown} deal={deal} seats={seats} />
      ))}
      <p class="soft small">{t("event-decided-why")}</p>
    </section>
  );
}

function Deal({ shown, deal, seats }: { shown: EveningShown; deal: number; seats: number }) {
  const [open, setOpen] = useState(deal === 0);
  return (
    <details class="evening-deal" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("event-deal", { number: deal + 1 })}</summary>
      {open && <Compared shown={shown} deal={deal} seats={seats} />}
    </details>
  );
}

function Compared({ shown, deal, seats }: { shown: EveningShown; deal: number; seats: number }) {
  const { language } = useStore(words);
  const { value, problem } = useLoaded(() => compareDeal(shown.id, deal), [shown.id, deal, language]);
  return (
    <>
      {!value && (problem ? <Trouble problem={problem} /> : <Waiting />)}
      {Array.from({ length: seats }, (_, seat) => (
        <Seat key={seat} shown={shown} deal={deal} seat={seat} found={value} />
      ))}
    </>
  );
}

/** What everybody made of the same seat. */
function Seat({ shown, deal, seat, found }: { shown: EveningShown; deal: number; seat: number; found: DealCompared | null }) {
  const { language } = useStore(words);
  const names = namesOf(shown);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const written = (score: number): string => (shown.scoring === "matchpoints" ? percent.format(score) : signed(score, language, 2));
  const tables = (shown.rounds[deal]?.tables ?? [])
    .map((table, number) => ({ table, told: found?.tables[number], player: table.players[seat] ?? "", score: table.scores[seat] ?? 0 }))
    .sort((a, b) => b.score - a.score);
  const title = `${t("event-deal", { number: deal + 1 })}, ${t("event-seat", { number: seat + 1 })}`;
  return (
    <div class="wide" role="region" aria-label={title} tabIndex={0}>
      <table class="ratings deal-table">
        <caption>{t("event-seat", { number: seat + 1 })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("event-who")}</th>
            <th scope="col">{t("event-score")}</th>
            <th scope="col">{t("event-points")}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ table, told, player, score }) => {
            const parted = told?.partings.find((each) => each.seat === seat);
            const decided = told?.decided;
            const all = table.players.map((each) => names.get(each)).join(", ");
            const mine = player === shown.you && shown.you !== "" ? { "aria-current": true as const } : {};
            return (
              <Fragment key={table.table}>
                <tr {...mine}>
                  <th scope="row">
                    <a href={`/game/${table.table}`} aria-label={t("event-replay", { names: all })}>
                      {names.get(player)}
                    </a>{" "}
                    <Level shown={shown} player={player} />
                  </th>
                  <td>{written(score)}</td>
                  <td data-won={table.winners.includes(seat)}>{ownFirst(table.totals, seat)}</td>
                </tr>
                <tr>
                  <td class="said small" colSpan={3}>
                    {parted ? (
                      <>
                        <span class="soft">{t("event-parted")}</span>{" "}
                        <a href={`/game/${table.table}?event=${parted.number - 1}`}>{parted.words}</a>
                      </>
                    ) : (
                      told && <span class="soft">{t("event-parted-not")}</span>
                    )}
                    {decided && (
                      <>
                        <br />
                        <span class="soft">{t("event-decided")}</span>{" "}
                        <a href={`/game/${table.table}?event=${decided.number}`}>{decided.words}</a>{" "}
                        <span class="soft">({t("event-decided-gain", { gain: change(decided.gain, "share", language) })})</span>
                      </>
                    )}
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface Checked {
  readonly name: "seal" | "kept" | "tables" | "dice";
  readonly passed: boolean;
}

/** The seals, from the announcement on; once the evening is over this page opens and checks them. */
export function Seals({ shown }: { shown: EveningShown }) {
  const [found, setFound] = useState<readonly Checked[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const check = (): void => {
    setBusy(true);
    checked(shown)
      .then(setFound, setProblem)
      .finally(() => setBusy(false));
  };
  const passed = found?.every((each) => each.passed);
  return (
    <details class="verify evening-seals" open={shown.status === "over"}>
      <summary>{t("event-seals")}</summary>
      <p>{t("event-seals-before")}</p>
      <ol class="seals">
        {shown.seals.map((seal) => (
          <li key={seal}>
            <code class="number">{seal}</code>
          </li>
        ))}
      </ol>
      {shown.status === "over" && !found && (
        <button type="button" disabled={busy} onClick={check}>
          {t(busy ? "event-seals-checking" : "event-seals-check")}
        </button>
      )}
      <div role="status">
        {found && (
          <>
            <p class={passed ? "saved" : "trouble"}>{t(passed ? "event-check-passed" : "event-check-failed")}</p>
            <ul class="checks">
              {found.map((each) => (
                <li key={each.name} data-passed={each.passed}>
                  {t(`event-check-${each.name}`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Trouble problem={problem} />
    </details>
  );
}

/** What this page finds: seals and deals by its own reckoning, the dice of every table by the server's, which `verify_deal` repeats without one. */
async function checked(shown: EveningShown): Promise<readonly Checked[]> {
  const kept = keptSeals(drawer, shown.id);
  const found: Checked[] = [{ name: "seal", passed: allFit(shown) }];
  if (kept) found.push({ name: "kept", passed: isKept(kept, shown) });
  let tables = true;
  let dice = true;
  for (const [deal, round] of shown.rounds.entries()) {
    const seed = dealSeed(shown.id, deal, shown.secrets[deal] ?? "", shown.nonces);
    for (const { table } of round.tables) {
      const [record, verdict] = await Promise.all([showRecord(table), verify(table)]);
      tables &&= record.header.seed === seed;
      dice &&= verdict.passed;
    }
  }
  return [...found, { name: "tables", passed: tables }, { name: "dice", passed: dice }];
}
