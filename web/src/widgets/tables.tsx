// Lists of tables: those that wait for anybody, and one's own.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { levelName, t } from "../i18n/words";
import { join, type ListedTable, listTables, ownTables } from "../net/api";
import { titleOf } from "../net/games";
import { whoAmI } from "../net/session";
import type { OwnTable, TableSummary } from "../wire/types";
import { useAttention } from "./attention";
import { useLoaded } from "./hooks";
import { go } from "./navigate";
import { ownFirst, scored, Trouble } from "./parts";
import { writeRating } from "./rating";
import { Terms } from "./Terms";

export function OpenTables() {
  const { value } = useLoaded(() => listTables("open"), []);
  if (!value?.length) return null;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{t("web-open-tables")}</h2>
      <TableList tables={value} act={(summary) => <SitDown table={summary.table} names={summary.names} />} />
    </section>
  );
}

/** How many finished games stand in a list of one's own. */
const REMEMBERED = 5;

/** One's own tables; none for somebody whom the server does not know, and none before it has answered. */
export function useOwnTables(): readonly OwnTable[] {
  const [tables, setTables] = useState<readonly OwnTable[]>([]);
  useEffect(() => {
    const look = (): void => {
      whoAmI()
        .then((name) => (name === null ? [] : ownTables()))
        .then(setTables, () => undefined); // what was known stays until the server answers again
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return tables;
}

/** How often a list of one's own games is brought up to date while it is open. */
const LOOK_AGAIN_MS = 20_000;

/** How many of one's own games wait for oneself; the tab, the icon and the app say so. */
export function useWaiting(tables: readonly OwnTable[]): number {
  const waiting = tables.filter((table) => table.turn || table.kept).length;
  useAttention(waiting, t("web-games-wait", { count: waiting }));
  return waiting;
}

/** One's own games that are not over, those that wait for oneself first. */
export function RunningGames({ tables }: { tables: readonly OwnTable[] }) {
  const open = tables.filter((table) => table.status !== "over").sort((a, b) => urgency(b) - urgency(a));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="own-games">
      <h2 id="own-games">{t("web-own-games")}</h2>
      <ul class="tables">
        {open.map((table) => (
          <Running key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** The last of one's own games that are over. */
export function FinishedGames({ tables }: { tables: readonly OwnTable[] }) {
  const over = tables.filter((table) => table.status === "over").slice(0, REMEMBERED);
  if (over.length === 0) return null;
  return (
    <section aria-labelledby="own-finished">
      <h2 id="own-finished">{t("web-own-finished")}</h2>
      <ul class="tables">
        {over.map((table) => (
          <Finished key={table.table} table={table} />
        ))}
      </ul>
      <p>
        <a href="/history">{t("web-history-more")}</a>
      </p>
    </section>
  );
}

const urgency = ({ turn, kept = false }: OwnTable): number => Number(turn) * 2 + Number(kept);

function Running({ table }: { table: OwnTable }) {
  const { turn, kept = false } = table;
  const where = turn || kept ? "yours" : "soft";
  return (
    <li data-turn={turn || kept}>
      <div>
        <strong>{titleOf(table.game)}</strong>
        <span class="soft"> · {others(table)}</span>
        <br />
        <span class={where}>{standing(table)}</span>
      </div>
      {kept ? (
        <SitDown table={table.table} names={table.names} />
      ) : (
        <a
          class={turn ? "button primary" : "button"}
          href={`/table/${table.table}`}
          aria-label={`${t("web-continue")}: ${titleOf(table.game)}, ${people(table.names)}`}
        >
          {t("web-continue")}
        </a>
      )}
    </li>
  );
}

/** Whose turn it is, or whom one waits for. */
function standing({ status, turn, kept, names, acting = [] }: OwnTable): string {
  if (turn) return t("web-your-turn");
  if (kept) return t("web-chair-kept");
  if (status === "open") return t("web-waits-for-players");
  return t("web-turn-of", { names: acting.map((seat) => names[seat] ?? "").join(", ") });
}

function Finished({ table }: { table: OwnTable }) {
  const { game, names, table: id } = table;
  return (
    <li>
      <div>
        <strong>{titleOf(game)}</strong>
        <span class="soft"> · {others(table)}</span>
        <br />
        <span data-won={table.seat !== null && table.winners?.includes(table.seat)}>{outcome(table)}</span>
      </div>
      <div class="row">
        <a class="button" href={`/table/${id}`} aria-label={`${t("web-result")}: ${titleOf(game)}, ${people(names)}`}>
          {t("web-result")}
        </a>
        <a class="button" href={`/game/${id}`} aria-label={`${t("web-replay")}: ${titleOf(game)}, ${people(names)}`}>
          {t("web-replay")}
        </a>
      </div>
    </li>
  );
}

/** Who won, and everybody's points, one's own first. */
function outcome({ game, seat, names, totals = [], winners = [] }: OwnTable): string {
  if (totals.length === 0) return t("web-over");
  if (totals.length === 1) return scored(game, totals[0] ?? 0);
  const points = ownFirst(totals, seat);
  if (seat !== null && winners.includes(seat)) return t(winners.length > 1 ? "web-outcome-shared" : "web-outcome-won", { points });
  return t("web-outcome-lost", { points, names: winners.map((number) => names[number] ?? "").join(", ") });
}

/** With whom one plays. */
function others({ names, seat }: OwnTable): string {
  if (names.length === 1) return t("web-alone-short");
  return people(names.filter((_, number) => number !== seat));
}

export function TableList({ tables, act }: { tables: readonly ListedTable[]; act(summary: TableSummary): ComponentChildren }) {
  return (
    <ul class="tables">
      {tables.map((summary) => (
        <li key={summary.table}>
          <div>
            <strong>{titleOf(summary.game)}</strong>
            <span class="soft">
              {" · "}
              {rated(summary)}
              {summary.free > 0 && ` · ${t("web-free", { free: summary.free, seats: summary.seats })}`}
            </span>
            <Terms game={summary.game} seats={null} options={summary.options} clock={summary.clock ?? null} />
          </div>
          {act(summary)}
        </li>
      ))}
    </ul>
  );
}

/** Who sits there, each with their rating. */
function rated({ names, levels = [], ratings }: ListedTable): string {
  const sitting = names.flatMap((name, seat) => {
    const rating = ratings[seat];
    const level = levels[seat] ? ` (${levelName(levels[seat] ?? "")})` : "";
    return name ? [`${name}${level}${rating ? ` ${writeRating(rating)}` : ""}`] : [];
  });
  return sitting.join(", ") || t("web-nobody-yet");
}

export function people(names: readonly string[]): string {
  return names.filter(Boolean).join(", ") || t("web-nobody-yet");
}

export function SitDown({ table, names }: { table: string; names: readonly string[] }) {
  const [problem, setProblem] = useState<unknown>(null);
  const sit = (): void => {
    join(table, "").then(() => go(`/table/${table}`), setProblem);
  };
  return (
    <div>
      <button type="button" onClick={sit} aria-label={`${t("web-sit-down")}: ${people(names)}`}>
        {t("web-sit-down")}
      </button>
      <Trouble problem={problem} />
    </div>
  );
}
