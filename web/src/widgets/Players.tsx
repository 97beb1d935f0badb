// Who plays, how they stand and why, whose clock is running, and the ways out.
import { useEffect, useState } from "preact/hooks";
import { SeatToken } from "../board-kit/seats";
import { levelName, t } from "../i18n/words";
import { leftNow, writeTime } from "../model/clock";
import { mayAskUndo, type TableState } from "../model/table";
import type { TableLink } from "../net/table-link";
import type { Narration, SeatView, TableView } from "../wire/types";
import { scored, scoredInAll } from "./parts";
import { TableRatings } from "./rated";
import { RoundSheets, Sheet } from "./Sheet";

interface SeatsProps {
  state: TableState;
  shown: TableView;
  told: Narration | null;
}

/** Everybody in one line: who, how they stand, whose turn it is, and how long they have. */
export function Seats({ state, shown, told }: SeatsProps) {
  return (
    <ol class="players" aria-label={t("web-players")}>
      {shown.seats.map((seat, number) => (
        <li key={number} data-acting={shown.to_act.includes(number)} title={standing(seat, number, shown, state)}>
          <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
            <SeatToken seat={number} />
          </svg>
          <div class="who">
            <span class="name">
              {seat.name || t("web-free-chair")}
              {number === shown.you && <span class="soft"> {t("web-you")}</span>}
            </span>
            <span class="soft small">{standing(seat, number, shown, state)}</span>
          </div>
          <Clock seat={seat} running={shown.to_act.includes(number) && shown.status === "playing"} toldAt={state.toldAt} />
          {told?.sheet[number] && <Points words={scored(shown.game, told.sheet[number].total)} />}
        </li>
      ))}
    </ol>
  );
}

/** At the mat of whoever sits there, under their name: what the line above says of them. */
export function Plate({ state, shown, told, seat: number }: SeatsProps & { seat: number }) {
  const seat = shown.seats[number];
  if (!seat) return null;
  const acting = shown.to_act.includes(number);
  return (
    <>
      <small class="seat-standing soft" {...(seat.away ? { "data-away": "" } : {})}>
        {standing(seat, number, shown, state)}
      </small>
      <Clock seat={seat} running={acting} toldAt={state.toldAt} />
      {told?.sheet[number] && <Points words={scoredInAll(shown.game, told.sheet[number].total)} />}
    </>
  );
}

interface PlayersProps extends SeatsProps {
  link: TableLink;
  rounds: readonly Narration["sheet"][];
  onLink(marks: readonly string[]): void;
}

/** How everybody stands and why, and the ways out. */
export function Players({ link, state, shown, told, rounds, onLink }: PlayersProps) {
  return (
    <>
      {state.spectators > 0 && <p class="soft small">{t("web-spectators", { count: state.spectators })}</p>}
      {told && told.sheet.length > 0 && shown.status === "playing" && (
        <details class="sheet-now" open>
          <summary>{t("web-sheet-now")}</summary>
          <Sheet sheet={told.sheet} onLink={onLink} />
        </details>
      )}
      {shown.status !== "over" && <RoundSheets rounds={rounds} onLink={onLink} />}
      <TableRatings shown={shown} />
      <Ways link={link} shown={shown} mayAsk={mayAskUndo(shown, state.log)} />
    </>
  );
}

/** The number stands out; where there is little room the word is only said. */
function Points({ words }: { words: string }) {
  return (
    <span class="points" title={t("web-points-now")}>
      {words.split(/([-−]?\d+)/).map((part, place) =>
        place % 2 ? (
          <b key={part}>{part.replace("-", "−")}</b>
        ) : (
          <span key={place} class="unit">
            {part}
          </span>
        ),
      )}
    </span>
  );
}

function standing(seat: SeatView, number: number, shown: TableView, state: TableState): string {
  if (seat.away) return t(`web-away-${seat.away}`);
  if (seat.kind === "bot") return t("web-bot", { level: seat.bot ? levelName(seat.bot) : "" });
  if (!seat.taken) return t("web-waiting-for-player");
  if (shown.to_act.includes(number)) return t("web-acting");
  return t(state.here.includes(number) ? "web-here" : "web-not-here");
}

function Clock({ seat, running, toldAt }: { seat: SeatView; running: boolean; toldAt: number }) {
  const [now, tick] = useState(Date.now());
  const { left } = seat;
  useEffect(() => {
    tick(Date.now());
    if (left === undefined || left === null || !running) return;
    const timer = setInterval(() => tick(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [left, running, toldAt]);
  if (left === undefined || left === null) return null;
  const rest = leftNow(left, running, toldAt, now);
  return (
    <span class="clock" role="timer" data-running={running} data-short={rest < 30_000}>
      {writeTime(rest)}
    </span>
  );
}

/** Going away, coming back, giving up; giving up asks once more, in its place. */
function Ways({ link, shown, mayAsk }: { link: TableLink; shown: TableView; mayAsk: boolean }) {
  const [sure, setSure] = useState(false);
  const seat = shown.you === null ? undefined : shown.seats[shown.you];
  if (!seat || shown.status === "over" || seat.away === "resigned") return null;
  if (seat.away)
    return (
      <p class="row">
        <button type="button" class="primary" onClick={() => link.ask({ do: "return" })}>
          {t("web-return")}
        </button>
      </p>
    );
  return (
    <p class="row ways">
      {mayAsk && (
        <button type="button" class="quiet-button" onClick={() => link.ask({ do: "undo" })}>
          {t("web-ask-undo")}
        </button>
      )}
      <button type="button" class="quiet-button" onClick={() => link.ask({ do: "leave" })}>
        {t("web-leave")}
      </button>
      {shown.status === "playing" && !sure && (
        <button type="button" class="quiet-button" onClick={() => setSure(true)}>
          {t("web-resign")}
        </button>
      )}
      {sure && (
        <>
          <button type="button" class="danger" onClick={() => link.ask({ do: "resign" })}>
            {t("web-resign-sure")}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {t("web-resign-no")}
          </button>
        </>
      )}
    </p>
  );
}
