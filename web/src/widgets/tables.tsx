// Lists of tables: those that wait for anybody, and one's own.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { join, listTables, ownTables } from "../net/api";
import { titleOf } from "../net/games";
import { whoAmI } from "../net/session";
import type { TableSummary } from "../wire/types";
import { useLoaded } from "./hooks";
import { go } from "./navigate";
import { Trouble } from "./parts";

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

/** One's own games that are not over, those that wait for oneself first. */
export function OwnGames() {
  const { value } = useLoaded(() => whoAmI().then((name) => (name === null ? [] : ownTables())), []);
  const open = (value ?? []).filter((table) => table.status !== "over").sort((a, b) => Number(b.turn) - Number(a.turn));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="own-games">
      <h2 id="own-games">{t("web-own-games")}</h2>
      <ul class="tables">
        {open.map((table) => (
          <li key={table.table}>
            <div>
              <strong>{titleOf(table.game)}</strong>
              <span class="soft"> · {people(table.names)}</span>
              {table.turn && <span class="yours"> · {t("web-your-turn")}</span>}
            </div>
            <a
              class={table.turn ? "button primary" : "button"}
              href={`/table/${table.table}`}
              aria-label={`${t("web-continue")}: ${titleOf(table.game)}, ${people(table.names)}`}
            >
              {t("web-continue")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TableList({ tables, act }: { tables: readonly TableSummary[]; act(summary: TableSummary): ComponentChildren }) {
  return (
    <ul class="tables">
      {tables.map((summary) => (
        <li key={summary.table}>
          <div>
            <strong>{titleOf(summary.game)}</strong>
            <span class="soft">
              {" · "}
              {people(summary.names)}
              {summary.free > 0 && ` · ${t("web-free", { free: summary.free, seats: summary.seats })}`}
            </span>
          </div>
          {act(summary)}
        </li>
      ))}
    </ul>
  );
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
