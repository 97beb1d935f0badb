// One evening: before it who comes, during it one's next table and the standings, after it every deal opened and compared.
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { signed as sign } from "../model/figures";
import { addressOf } from "../net/edition";
import { addBots, beginEvening, enter, showEvening, withdraw } from "../net/evenings";
import { gameOf, titleOf } from "../net/games";
import { copyText } from "../widgets/copy";
import { DealByDeal, Seals } from "../widgets/evening-deals";
import { Level, namesOf } from "../widgets/evening-names";
import { useStore, useTitle } from "../widgets/hooks";
import { LevelField } from "../widgets/LevelField";
import { Heading, lazy, Trouble, Waiting } from "../widgets/parts";
import type { EveningShown } from "../wire/types";

const Qr = lazy(() => import("../widgets/Qr").then((module) => module.Qr));

/** How often the page looks at an evening that is not over. */
const LOOK_AGAIN_MS = 5_000;

export function Evening({ evening }: { evening: string }) {
  const { shown, problem, act } = useEvening(evening);
  useTitle(shown ? shown.title : t("event-evenings"));
  if (!shown) return <>{problem ? <Trouble problem={problem} /> : <Waiting />}</>;
  const { title, game, form, deals, seats, status } = shown;
  return (
    <>
      <Heading>{title}</Heading>
      <p class="lead">
        {titleOf(game)} · {t("event-listed", { players: shown.players.length, deals })} · {t(`event-form-${form}`)} ·{" "}
        {t(`event-pace-${paceOf(shown)}`)}
      </p>
      {status === "open" && <Before shown={shown} act={act} />}
      {status === "playing" && <Next shown={shown} />}
      <Trouble problem={problem} />
      {status !== "open" && <Standings shown={shown} />}
      {status === "open" && <Players shown={shown} />}
      {status === "over" && <DealByDeal shown={shown} seats={seats} />}
      <Seals shown={shown} />
      <p class="row">
        <a class="button" href="/evenings">
          {t("event-evenings")}
        </a>
      </p>
    </>
  );
}

type Act = (call: () => Promise<EveningShown>) => void;

/** An evening as it is now; it is looked at again and again until it is over. */
function useEvening(evening: string): { shown: EveningShown | null; problem: unknown; act: Act } {
  const { language } = useStore(words);
  const [shown, setShown] = useState<EveningShown | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const act: Act = (call) =>
    void call().then((now) => {
      setShown(now);
      setProblem(null);
    }, setProblem);
  const over = shown?.status === "over";
  useEffect(() => {
    const look = (): void => act(() => showEvening(evening));
    look();
    if (over) return;
    const timer = setInterval(() => document.visibilityState === "visible" && look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [evening, language, over]);
  return { shown, problem, act };
}

const paceOf = ({ clock }: EveningShown): string =>
  clock.is === "none" ? "free" : clock.is === "move" && clock.move >= 3_600_000 ? "day" : "live";

function Before({ shown, act }: { shown: EveningShown; act: Act }) {
  const { id, host, you, seats, players } = shown;
  const missing = players.length < 2 * seats ? 2 * seats - players.length : (seats - (players.length % seats)) % seats;
  return (
    <>
      <Link evening={id} />
      <p class="row">
        {you ? (
          <button type="button" onClick={() => act(() => withdraw(id))}>
            {t("event-leave")}
          </button>
        ) : (
          <button type="button" class="primary large" onClick={() => act(() => enter(shown))}>
            {t("event-enter")}
          </button>
        )}
        {host && (
          <button type="button" class="primary" disabled={missing > 0} onClick={() => act(() => beginEvening(id))}>
            {t("event-begin")}
          </button>
        )}
      </p>
      <p class="soft" role="status">
        {missing > 0 ? t("event-begin-missing", { missing, seats }) : !host && t("event-begin-wait")}
      </p>
      {host && <Bots shown={shown} act={act} />}
    </>
  );
}

function Bots({ shown: { id, game }, act }: { shown: EveningShown; act: Act }) {
  const rules = gameOf(game);
  const [count, setCount] = useState(1);
  const [level, setLevel] = useState(rules?.levels[1] ?? "random");
  if (!rules) return null;
  return (
    <div class="row fields">
      <label>
        {t("event-bots")}
        <select value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
          {[1, 2, 3, 4, 6, 8, 12, 16].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <LevelField rules={rules} level={level} onChoose={setLevel} />
      <button type="button" onClick={() => act(() => addBots(id, level, count))}>
        {t("event-bots-add")}
      </button>
    </div>
  );
}

function Link({ evening }: { evening: string }) {
  const url = new URL(addressOf(`/evening/${evening}`), location.href).href;
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(false);
  return (
    <div class="card evening-link">
      <label>
        {t("event-link")}
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" onClick={() => void copyText(url).then(() => setCopied(true))}>
          {t(copied ? "web-copied" : "web-copy")}
        </button>
        <button type="button" aria-expanded={code} onClick={() => setCode(!code)}>
          {t("web-qr")}
        </button>
      </div>
      {code && <Qr text={url} title={t("event-link")} />}
    </div>
  );
}

function Players({ shown }: { shown: EveningShown }) {
  const names = namesOf(shown);
  return (
    <section aria-labelledby="evening-players">
      <h2 id="evening-players">{t("event-players")}</h2>
      {shown.players.length === 0 && <p class="soft">{t("event-players-none")}</p>}
      <ul class="evening-players">
        {shown.players.map((each) => (
          <li key={each.player}>
            {names.get(each.player)} {each.you && <span class="soft">{t("web-you")}</span>}
            <Level shown={shown} player={each.player} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where one has to go now, or whom one waits for. */
function Next({ shown }: { shown: EveningShown }) {
  const { rounds, you, deals } = shown;
  const names = namesOf(shown);
  const now = rounds.at(-1);
  if (!now) return null;
  const mine = now.tables.find((table) => you !== "" && table.players.includes(you));
  const done = now.tables.filter((table) => table.done).length;
  return (
    <section class="card evening-next" aria-label={t("event-next")}>
      {mine && (
        <>
          <h2>{t("event-next")}</h2>
          {mine.done ? (
            <p>{t("event-wait")}</p>
          ) : (
            <p class="row">
              <a class="button primary large" href={`/table/${mine.table}`}>
                {t("event-go")}
              </a>
              <span>
                {t("event-next-with", {
                  number: rounds.length,
                  names: mine.players
                    .filter((each) => each !== you)
                    .map((each) => names.get(each))
                    .join(", "),
                })}
              </span>
            </p>
          )}
        </>
      )}
      <p class="soft" role="status">
        {t("event-progress", { number: rounds.length, deals, done, tables: now.tables.length })}
      </p>
    </section>
  );
}

function Standings({ shown }: { shown: EveningShown }) {
  const { language } = useStore(words);
  const names = namesOf(shown);
  const { standings, scoring, you } = shown;
  const counted = standings.some((each) => each.deals > 0);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const score = (value: number): string => (scoring === "matchpoints" ? percent.format(value) : sign(value, language, 2));
  return (
    <section aria-labelledby="evening-standings">
      <h2 id="evening-standings">{t("event-standings")}</h2>
      {counted ? (
        <div class="wide" role="group" aria-labelledby="evening-standings" tabIndex={0}>
          <table class="ratings">
            <thead>
              <tr>
                <th scope="col" class="place">
                  <span>{t("event-place")}</span>
                </th>
                <th scope="col">{t("event-who")}</th>
                <th scope="col">{t("event-score")}</th>
                <th scope="col">{t("event-won")}</th>
                <th scope="col">{t("event-margin")}</th>
                <th scope="col">{t("event-deals-counted")}</th>
              </tr>
            </thead>
            <tbody>
              {standings.map((each) => (
                <tr key={each.player} {...(each.player === you ? { "aria-current": true } : {})}>
                  <td>{1 + standings.filter((other) => other.score > each.score).length}</td>
                  <th scope="row">
                    {names.get(each.player)} {each.player === you && <span class="soft">{t("web-you")}</span>}
                    <Level shown={shown} player={each.player} />
                  </th>
                  <td>{score(each.score)}</td>
                  <td>{percent.format(each.won)}</td>
                  <td>{sign(each.margin, language, 1)}</td>
                  <td>{each.deals}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p class="soft">{t("event-standings-none")}</p>
      )}
    </section>
  );
}
