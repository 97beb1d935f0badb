// The lobby: tables that wait for anybody, games that can be watched, games that are over.
import { t } from "../i18n/words";
import { listTables } from "../net/api";
import { staticParts } from "../net/edition";
import { games } from "../net/games";
import { FindGame } from "../widgets/FindGame";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { Invitations } from "../widgets/Invitations";
import { Heading, Trouble, Waiting } from "../widgets/parts";
import { FinishedGames, people, RunningGames, SitDown, TableList, useOwnTables, useWaiting } from "../widgets/tables";
import type { TableSummary } from "../wire/types";

const HEAPS = ["open", "playing", "over"] as const;

export function Lobby() {
  const own = useOwnTables();
  const waiting = useWaiting(own);
  useTitle(waiting > 0 ? `(${waiting}) ${t("web-nav-lobby")}` : t("web-nav-lobby"));
  return (
    <>
      <Heading>{t("web-nav-lobby")}</Heading>
      <p class="row">
        {useStore(games).map(({ game, title }) => (
          <a key={game} class="button" href={`/new/${game}`}>
            {t("web-new-of", { game: title })}
          </a>
        ))}
        <a class="button" href="/open">
          {t("web-open-game")}
        </a>
        {!STATIC && (
          <a class="button" href="/evenings">
            {t("event-evenings")}
          </a>
        )}
      </p>
      {!staticParts && <Invitations />}
      <RunningGames tables={own} />
      {!staticParts && <FindGame />}
      <FinishedGames tables={own} />
      {HEAPS.map((heap) => (
        <Heap key={heap} heap={heap} />
      ))}
    </>
  );
}

function Heap({ heap }: { heap: (typeof HEAPS)[number] }) {
  const { value, problem } = useLoaded(() => listTables(heap), [heap]);
  return (
    <section aria-labelledby={`heap-${heap}`}>
      <h2 id={`heap-${heap}`}>{t(`web-lobby-${heap}`)}</h2>
      {problem ? (
        <Trouble problem={problem} />
      ) : value === null ? (
        <Waiting />
      ) : value.length === 0 ? (
        <p class="soft">{t(`web-lobby-${heap}-none`)}</p>
      ) : (
        <TableList tables={value} act={(summary) => <Act summary={summary} />} />
      )}
    </section>
  );
}

function Act({ summary }: { summary: TableSummary }) {
  if (summary.status === "open") return <SitDown table={summary.table} names={summary.names} />;
  const over = summary.status === "over";
  const text = t(over ? "web-replay" : "web-watch");
  return (
    <a class="button" href={over ? `/game/${summary.table}` : `/table/${summary.table}`} aria-label={`${text}: ${people(summary.names)}`}>
      {text}
    </a>
  );
}
