// The end: who won and why, point by point; play again, look back, check the dice.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { SeatToken } from "../board-kit/seats";
import { boardOf } from "../boards";
import { t } from "../i18n/words";
import { hasCoach, isOfADay } from "../net/games";
import { peopleAt } from "../net/here";
import type { Narration, TableView } from "../wire/types";
import { Again } from "./Again";
import { CountUp } from "./CountUp";
import { Daily } from "./Daily";
import { Luck } from "./Luck";
import { Night } from "./Night";
import { Pieces } from "./Pieces";
import { scored } from "./parts";
import { ShareGame } from "./ShareGame";
import { SharePicture } from "./SharePicture";
import { RoundSheets, Sheet } from "./Sheet";
import { Sign } from "./Sign";
import { Verify } from "./Verify";

interface EndProps {
  shown: TableView;
  told: Narration | null;
  rounds: readonly Narration["sheet"][];
  onLink(marks: readonly string[]): void;
}

export function End({ shown, told, rounds, onLink }: EndProps) {
  const self = useRef<HTMLElement>(null);
  const cheer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      self.current?.scrollIntoView({ block: "start" });
      if (!document.activeElement?.closest("input, textarea")) cheer.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const coach = hasCoach(shown.game);
  const daily = isOfADay(shown);
  const shared = peopleAt(shown.table).length > 0;
  if (shown.evening) return <EndOfDeal self={self} cheer={cheer} shown={shown} told={told} onLink={onLink} />;
  return (
    <section class="end" ref={self} aria-label={t("web-sheet")}>
      <Scene shown={shown} told={told} cheer={cheer} />
      <div class="end-next">
        {shown.you !== null && !daily && (shared ? <AnotherTable game={shown.game} /> : <Again shown={shown} />)}
        {daily && <Daily shown={shown} />}
        <div class="row end-ways">
          <a class="button" href={`/game/${shown.table}`}>
            <Sign of="again" /> {t("web-replay")}
          </a>
          {coach && (
            <a class="button" href={`/game/${shown.table}/analysis`}>
              <Sign of="curve" /> {t("web-analysis")}
            </a>
          )}
          <SharePicture shown={shown} />
          <ShareGame table={shown.table} />
          <a class="button" href={`/api/tables/${shown.table}/record`} download={`pithead-${shown.table}.json`}>
            <Sign of="save" /> {t("web-download")}
          </a>
        </div>
      </div>
      {coach && shown.result && <Luck table={shown.table} />}
      <Folded told={told} rounds={rounds} onLink={onLink} />
      <Verify table={shown.table} commitment={shown.commitment} />
    </section>
  );
}

interface EndOfDealProps extends Pick<EndProps, "shown" | "told" | "onLink"> {
  self: RefObject<HTMLElement | null>;
  cheer: RefObject<HTMLParagraphElement | null>;
}

/** The end of a deal that others may still have to play: its result, and the way back to the evening. */
function EndOfDeal({ self, cheer, shown, told, onLink }: EndOfDealProps) {
  const week = shown.evening?.startsWith("week ") ?? false;
  return (
    <section class="end" ref={self} aria-label={t("web-sheet")}>
      <Scene shown={shown} told={told} cheer={cheer} />
      <p class="row">
        <a class="button primary large" href={week ? `/week/${shown.game}` : `/evening/${shown.evening}`}>
          {t(week ? "event-week-back" : "event-back")}
        </a>
      </p>
      <p class="soft">{t(week ? "event-week-seals" : "event-sealed-end")}</p>
      {told && told.sheet.length > 0 && (
        <>
          <h2>{t("web-sheet")}</h2>
          <Sheet sheet={told.sheet} onLink={onLink} />
        </>
      )}
    </section>
  );
}

/** Who won, by lantern light. */
function Scene({ shown, told, cheer }: Pick<EndOfDealProps, "shown" | "told" | "cheer">) {
  return (
    <div class="end-scene">
      <Night />
      <p class="cheer" ref={cheer} tabIndex={-1}>
        {cheerFor(shown, told)}
      </p>
      <Ranking shown={shown} />
    </div>
  );
}

/** Whoever shared a device says anew who sits where. */
const AnotherTable = ({ game }: { game: string }) => (
  <p>
    <a class="button primary large" href={`/new/${game}`}>
      {t("web-new-title")}
    </a>
  </p>
);

function cheerFor({ you, result, seats }: TableView, told: Narration | null): string {
  if (seats.length === 1 && result) return t("web-alone-over", { points: result.totals[0] ?? 0 });
  const won = you !== null && (result?.winners ?? []).includes(you);
  return won ? t((result?.winners.length ?? 0) > 1 ? "web-you-share" : "web-you-won") : (told?.ask ?? "");
}

/** Everybody on the steps of a podium, the winners highest: whoever gave up may have more points than the winner. */
function Ranking({ shown: { game, seats, result, you, view } }: { shown: TableView }) {
  if (!result || seats.length === 1) return null;
  const won = (seat: number): number => Number(result.winners.includes(seat));
  const compare = (a: number, b: number): number => won(b) - won(a) || (result.totals[b] ?? 0) - (result.totals[a] ?? 0);
  const order = seats.map((_, seat) => seat).sort(compare);
  const place = (seat: number): number => (won(seat) ? 1 : 1 + order.filter((other) => compare(other, seat) < 0).length);
  return (
    <ol class="ranking">
      {order.map((seat) => (
        <li key={seat} data-won={won(seat) === 1} data-rank={place(seat)}>
          <Portrait game={game} view={view} seat={seat} />
          <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
            <SeatToken seat={seat} />
          </svg>
          <span class="name">
            {seats[seat]?.name}
            {seat === you && <span class="soft"> {t("web-you")}</span>}
          </span>
          <strong>
            <Counted words={scored(game, result.totals[seat] ?? 0)} />
          </strong>
        </li>
      ))}
    </ol>
  );
}

/** A score in words whose number stands out and counts up. */
const Counted = ({ words }: { words: string }) =>
  words.split(/([-−]?\d+)/).map((part, place) => (place % 2 ? <CountUp key={place} to={Number(part.replace("−", "-"))} /> : part));

/** Whoever went into the mountain for a seat, where the game has a picture of them. */
function Portrait({ game, view, seat }: { game: string; view: unknown; seat: number }) {
  const drawing = boardOf(game).portrait?.(view, seat);
  return drawing ? <Pieces game={game} drawings={[drawing]} labels={NO_LABELS} /> : null;
}

const NO_LABELS: Readonly<Record<string, string>> = {};

/** Everything point by point, folded: who won is told above. */
function Folded({ told, rounds, onLink }: Pick<EndProps, "told" | "rounds" | "onLink">) {
  if (!told || told.sheet.length === 0) return null;
  return (
    <>
      <details class="sheet-now whole-sheet">
        <summary>{t("web-sheet")}</summary>
        <Sheet sheet={told.sheet} onLink={onLink} />
      </details>
      <RoundSheets rounds={rounds} onLink={onLink} />
    </>
  );
}
