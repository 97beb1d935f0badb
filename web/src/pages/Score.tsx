// At the real table: what lies before each player is tapped in, and the server says what it is worth, point by point.
import { useEffect, useState } from "preact/hooks";
import { SeatToken } from "../board-kit/seats";
import { t, words } from "../i18n/words";
import { drawer } from "../model/preferences";
import {
  atStep,
  countOf,
  keepTally,
  keptTally,
  newTally,
  type Tally,
  typed,
  withCount,
  withName,
  withSeats,
  withSingle,
} from "../model/tally";
import { scoreCounted, showRealTable } from "../net/api";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { Pieces } from "../widgets/Pieces";
import { Heading, signed, Trouble, Waiting } from "../widgets/parts";
import { Segments } from "../widgets/Segments";
import { Sheet } from "../widgets/Sheet";
import { Shelves } from "../widgets/Shelves";
import { Steps } from "../widgets/Steps";
import type { CountedGroup, CountedPiece, GameShown, RealTableShown, TableScore } from "../wire/types";

export function Score({ game }: { game: GameShown }) {
  const title = t("web-score-title", { game: game.title });
  useTitle(title);
  const { language } = useStore(words);
  const { value, problem } = useLoaded(() => showRealTable(game.game), [game.game, language]);
  return (
    <div class="score">
      <Heading>{title}</Heading>
      <Shelves game={game.game} here="score" />
      {value ? <Counting game={game} table={value} /> : problem ? <Trouble problem={problem} /> : <Waiting />}
    </div>
  );
}

/** Taps come quickly: the server is asked when they pause. */
const PAUSE_MS = 120;

function useScore(game: string, tally: Tally): { score: TableScore | null; problem: unknown } {
  const { language } = useStore(words);
  const [answer, set] = useState<{ score: TableScore | null; problem: unknown }>({ score: null, problem: null });
  const { players, seats } = tally;
  useEffect(() => {
    let current = true;
    const named = players.slice(0, seats).map((player, seat) => ({ ...player, name: nameOf(tally, seat) }));
    const timer = setTimeout(() => {
      scoreCounted(game, { players: named }).then(
        (score) => current && set({ score, problem: null }),
        (problem: unknown) => current && set(({ score }) => ({ score, problem })),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, language, players, seats]);
  return answer;
}

const nameOf = ({ players }: Tally, seat: number): string => players[seat]?.name.trim() || t("web-score-player", { number: seat + 1 });

function Counting({ game, table: { form, labels } }: { game: GameShown; table: RealTableShown }) {
  const [tally, set] = useState(() => keptTally(drawer, game.game, form, game));
  const [at, point] = useState<{ id: string; fresh: boolean } | null>(null);
  const { score, problem } = useScore(game.game, tally);
  useEffect(() => keepTally(drawer, game.game, tally), [game.game, tally]);
  const counted = form.groups.filter((group) => !group.single).flatMap((group) => group.pieces);
  const piece = counted.find(({ id }) => id === at?.id);
  const put = ({ id, most }: CountedPiece, count: number, fresh: boolean): void => {
    set(withCount(tally, id, Math.min(count, most)));
    point({ id, fresh });
  };
  const key = (each: CountedPiece, digit: number): void =>
    put(each, typed(countOf(tally, each.id), digit, at?.id !== each.id || at.fresh, each.most), false);
  const less = (each: CountedPiece): void => put(each, countOf(tally, each.id) - 1, true);
  const press = (event: KeyboardEvent, each: CountedPiece): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) key(each, Number(event.key));
    else if (event.key === "-" || event.key === "Backspace" || event.key === "Delete") less(each);
    else return;
    event.preventDefault();
  };
  const turn = (change: Tally): void => {
    set(change);
    point(null);
  };
  const sheets = score?.rounds[tally.round] ?? [];
  return (
    <>
      <p class="soft">{t("web-score-lead")}</p>
      <div class="score-table">
        <Steps form={form} at={tally.step} onGo={(step) => turn(atStep(tally, form, step))} />
        <div class="score-trays">
          <div class="score-wishes">
            <Segments
              legend={t("web-how-many")}
              name="seats"
              values={Array.from({ length: game.most - game.least + 1 }, (_, number) => [number + game.least, String(number + game.least)])}
              chosen={tally.seats}
              onChoose={(seats) => turn(withSeats(tally, seats))}
            />
            {form.scored_rounds > 1 && (
              <Segments
                legend={t("web-score-which")}
                name="round"
                values={Array.from({ length: form.scored_rounds }, (_, round) => [round, String(round + 1)])}
                chosen={tally.round}
                onChoose={(round) => turn({ ...tally, round })}
              />
            )}
          </div>
          <fieldset class="score-players">
            <legend class="hidden">{t("web-players")}</legend>
            {tally.players.slice(0, tally.seats).map((_, seat) => (
              <button key={seat} type="button" aria-pressed={seat === tally.seat} onClick={() => turn({ ...tally, seat })}>
                <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
                  <SeatToken seat={seat} />
                </svg>
                <span>{nameOf(tally, seat)}</span>
                <b>{signed(score?.totals[seat] ?? 0)}</b>
              </button>
            ))}
          </fieldset>
          <p class="soft small">{form.note}</p>
          {form.groups.map((group, number) =>
            group.single ? (
              <Single
                key={`${tally.seat} ${number}`}
                group={group}
                chosen={tally.players[tally.seat]?.single ?? []}
                game={game.game}
                labels={labels}
                onChoose={(id) => set(withSingle(tally, group, id))}
              />
            ) : (
              <section key={number} class="tray" aria-labelledby={`tray-${number}`}>
                <h3 id={`tray-${number}`}>{group.title}</h3>
                <Tiles group={group}>
                  {(each) => (
                    <button
                      type="button"
                      class="tile"
                      data-piece={each.id}
                      data-at={at?.id === each.id}
                      data-has={countOf(tally, each.id) > 0}
                      onClick={() => put(each, countOf(tally, each.id) + 1, true)}
                      onKeyDown={(event) => press(event, each)}
                    >
                      <Pieces game={game.game} drawings={each.drawings} labels={labels} />
                      <span class="tile-name">{each.name}</span>
                      <span class="hidden">: </span>
                      <b class={countOf(tally, each.id) > 0 ? "tile-count" : "hidden"}>{countOf(tally, each.id)}</b>
                    </button>
                  )}
                </Tiles>
              </section>
            ),
          )}
          <label class="score-name">
            {t("web-score-name")}
            <input
              value={tally.players[tally.seat]?.name ?? ""}
              maxLength={20}
              placeholder={t("web-score-player", { number: tally.seat + 1 })}
              onInput={(event) => set(withName(tally, event.currentTarget.value))}
            />
          </label>
        </div>
        <section class="score-sheets" aria-labelledby="sheet">
          <h2 id="sheet">{form.scored_rounds > 1 ? t("web-round-sheet", { number: tally.round + 1 }) : t("web-sheet")}</h2>
          <Trouble problem={problem} />
          {sheets.length > 0 ? <Sheet sheet={sheets} onLink={() => undefined} /> : <p class="soft">{t("web-score-nothing")}</p>}
          {score && <Totals tally={tally} score={score} />}
          <Clear onClear={() => turn(newTally(form, game))} />
        </section>
      </div>
      <section class="pad" aria-label={t("web-score-pad")}>
        <p role="status">
          <span>{piece ? t("web-score-piece", { piece: piece.name, count: countOf(tally, piece.id) }) : t("web-score-tap")}</span>
          <span>
            {nameOf(tally, tally.seat)}: <b>{signed(sheets[tally.seat]?.total ?? 0)}</b>
          </span>
        </p>
        <div class="pad-keys">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => (
            <button key={digit} type="button" disabled={!piece} onClick={() => piece && key(piece, digit)}>
              {digit}
            </button>
          ))}
          <button type="button" aria-label={t("web-score-less")} disabled={!piece} onClick={() => piece && less(piece)}>
            −
          </button>
        </div>
      </section>
    </>
  );
}

interface TilesProps {
  group: CountedGroup;
  children(piece: CountedPiece): preact.ComponentChild;
}

/** As many in a row as there are, unless they are too many. */
const ROW = 5;

function Tiles({ group: { pieces }, children }: TilesProps) {
  return (
    <ul class="tiles" style={{ "--columns": pieces.length > ROW ? 3 : pieces.length }}>
      {pieces.map((piece) => (
        <li key={piece.id}>{children(piece)}</li>
      ))}
    </ul>
  );
}

/** More than these wait folded: few people need them. */
const OPEN = 6;

interface SingleProps {
  group: CountedGroup;
  chosen: readonly string[];
  game: string;
  labels: RealTableShown["labels"];
  onChoose(id: string): void;
}

/** Things of which one is chosen for the whole game; folded once that is done. */
function Single({ group, chosen, game, labels, onChoose }: SingleProps) {
  const own = group.pieces.find((piece) => chosen.includes(piece.id));
  const [open] = useState(!own && group.pieces.length <= OPEN);
  return (
    <details class="tray" open={open}>
      <summary>
        {group.title}
        {own && `: ${own.name}`}
      </summary>
      <Tiles group={group}>
        {(piece) => (
          <button type="button" class="tile" aria-pressed={piece === own} data-piece={piece.id} onClick={() => onChoose(piece.id)}>
            <Pieces game={game} drawings={piece.drawings} labels={labels} />
            <span class="tile-name">{piece.name}</span>
          </button>
        )}
      </Tiles>
    </details>
  );
}

/** All rounds side by side, and who is ahead. */
function Totals({ tally, score: { rounds, totals, ahead } }: { tally: Tally; score: TableScore }) {
  const names = totals.map((_, seat) => nameOf(tally, seat));
  if (!rounds.some((sheets) => sheets.length > 0)) return null;
  return (
    <>
      {rounds.length > 1 && (
        <table class="sheet totals">
          <caption>{t("web-scores")}</caption>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((sheets, round) => (
              <tr key={round}>
                <th scope="row">{t("web-score-round", { number: round + 1 })}</th>
                {names.map((_, seat) => (
                  <td key={seat}>{sheets[seat] ? signed(sheets[seat].total) : "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("web-total")}</th>
              {totals.map((total, seat) => (
                <td key={seat}>{signed(total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {totals.length > 1 && (
        <p class="banner">{t("web-score-ahead", { names: ahead.map((seat) => names[seat]).join(", "), count: ahead.length })}</p>
      )}
    </>
  );
}

function Clear({ onClear }: { onClear(): void }) {
  const [sure, ask] = useState(false);
  if (!sure)
    return (
      <button type="button" onClick={() => ask(true)}>
        {t("web-score-clear")}
      </button>
    );
  return (
    <div class="row">
      <button
        type="button"
        class="danger"
        onClick={() => {
          ask(false);
          onClear();
        }}
      >
        {t("web-score-clear-sure")}
      </button>
      <button type="button" onClick={() => ask(false)}>
        {t("web-score-keep")}
      </button>
    </div>
  );
}
