// What happened, turn by turn, newest at the bottom; a reader may go through it, but it never speaks by itself.
import { useEffect, useRef } from "preact/hooks";
import { memo } from "../board-kit/memo";
import { SeatToken } from "../board-kit/seats";
import { t } from "../i18n/words";
import { type LogLine, turns } from "../model/table";
import { Pieces } from "./Pieces";

interface LogProps {
  table: string;
  game: string;
  lines: readonly LogLine[];
  labels: Readonly<Record<string, string>>;
  /** Does anybody see it? Then the newest line is in view. */
  open?: boolean;
}

/** Every line leads to the board as it lay then. */
export const Log = memo(function Log({ table, game, lines, labels, open = true }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length, open]);
  if (lines.length === 0) return <p class="soft">{t("web-log-empty")}</p>;
  return (
    <div class="log" role="log" aria-live="off" aria-label={t("web-log")} tabIndex={0} ref={list}>
      {turns(lines).map(({ seat, lines: told }) => (
        <Turn key={told[0]?.number} seat={seat} table={table} game={game} lines={told} labels={labels} />
      ))}
    </div>
  );
});

interface TurnProps extends LogProps {
  seat: number | null;
}

/** What was said once stays as it was said: labels change with every move, but not what they call the things in a line. */
const told = (before: TurnProps, now: TurnProps): boolean =>
  before.table === now.table && before.lines.length === now.lines.length && before.lines.every((line, place) => line === now.lines[place]);

const Turn = memo(function Turn({ seat, table, game, lines, labels }: TurnProps) {
  return (
    <div class="log-turn" {...(seat === null ? {} : { "data-seat": seat })}>
      {seat !== null && (
        <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
          <SeatToken seat={seat} />
        </svg>
      )}
      <ol>
        {lines.map((line) => (
          <li key={line.number} {...(line.seat === null ? {} : { "data-seat": line.seat })}>
            <Line table={table} game={game} line={line} labels={labels} />
          </li>
        ))}
      </ol>
    </div>
  );
}, told);

function Line({ table, game, line, labels }: Omit<LogProps, "lines"> & { line: LogLine }) {
  const told = (
    <>
      <Pieces game={game} drawings={line.drawings} labels={labels} />
      {line.text}
    </>
  );
  if (line.step === null) return told;
  return (
    <a href={`/game/${table}?event=${line.step}`} title={t("web-log-then")}>
      {told}
    </a>
  );
}
