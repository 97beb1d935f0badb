// What happened, turn by turn, newest at the bottom; a reader may go through it, but it never speaks by itself.
import { useEffect, useRef } from "preact/hooks";
import { SeatToken } from "../board-kit/seats";
import { t } from "../i18n/words";
import { type LogLine, turns } from "../model/table";

export function Log({ lines }: { lines: readonly LogLine[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="soft">{t("web-log-empty")}</p>;
  return (
    <div class="log" role="log" aria-live="off" aria-label={t("web-log")} tabIndex={0} ref={list}>
      {turns(lines).map(({ seat, lines: told }) => (
        <div key={told[0]?.number} class="log-turn" {...(seat === null ? {} : { "data-seat": seat })}>
          {seat !== null && (
            <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
              <SeatToken seat={seat} />
            </svg>
          )}
          <ol>
            {told.map((line) => (
              <li key={line.number} {...(line.seat === null ? {} : { "data-seat": line.seat })}>
                {line.text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
