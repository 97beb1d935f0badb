// Find me a game: what one would like to play, who else waits, and the waiting itself.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { type Chosen, optionsFor, optionValue, wished } from "../model/games";
import { CLOCKS, type Clock } from "../model/terms";
import { listSeeks, seek, type Wish } from "../net/contacts";
import { gameOf, games, titleOf } from "../net/games";
import type { GameShown, SeekShown } from "../wire/types";
import { useLoaded, useStore } from "./hooks";
import { go } from "./navigate";
import { OptionField } from "./OptionField";
import { Trouble } from "./parts";
import { writeRating } from "./rating";
import { Terms } from "./Terms";

const RANGES = [100, 200, 400] as const;
const LOOK_AGAIN_MS = 5000;

export function FindGame() {
  const [wish, setWish] = useState<Wish | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const find = (next: Wish): void => {
    setProblem(null);
    setWish(next);
  };
  return (
    <section class="card stack find" aria-labelledby="find-game">
      <h2 id="find-game">{t("web-find")}</h2>
      {wish ? (
        <Seeking
          wish={wish}
          onEnd={(why) => {
            setProblem(why);
            setWish(null);
          }}
        />
      ) : (
        <WishForm onFind={find} />
      )}
      <Trouble problem={problem} />
      <Waiting busy={wish !== null} onFind={find} />
    </section>
  );
}

/** One waits as long as this is on the screen. */
function Seeking({ wish, onEnd }: { wish: Wish; onEnd(problem: unknown): void }) {
  useEffect(() => {
    const waiting = new AbortController();
    const leave = (): void => {
      waiting.abort();
      onEnd(null);
    };
    addEventListener("pagehide", leave);
    seek(wish, waiting.signal).then(
      (table) => {
        if (waiting.signal.aborted) return;
        if (table) go(`/table/${table}`);
        else onEnd(null);
      },
      (problem: unknown) => waiting.signal.aborted || onEnd(problem),
    );
    return () => {
      removeEventListener("pagehide", leave);
      waiting.abort();
    };
  }, [wish]);
  return (
    <>
      <p role="status">
        <strong>{t("web-find-waiting")}</strong> {titleOf(wish.game)}
        <Terms game={wish.game} seats={wish.seats} options={wish.options ?? null} clock={wish.clock ?? null} within={wish.within ?? null} />
      </p>
      <p>
        <button type="button" onClick={() => onEnd(null)}>
          {t("web-find-stop")}
        </button>
      </p>
    </>
  );
}

function WishForm({ onFind }: { onFind(wish: Wish): void }) {
  const known = useStore(games).filter((game) => game.most > 1);
  const [name, setName] = useState(known[0]?.game ?? "");
  const rules = gameOf(name);
  if (!rules) return null;
  return (
    <>
      <label>
        {t("web-game")}
        <select value={name} onChange={(event) => setName(event.currentTarget.value)}>
          {known.map(({ game, title }) => (
            <option key={game} value={game}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <WishOf key={name} rules={rules} onFind={onFind} />
    </>
  );
}

function WishOf({ rules, onFind }: { rules: GameShown; onFind(wish: Wish): void }) {
  const counts = Array.from({ length: rules.most }, (_, number) => number + 1).filter((count) => count >= Math.max(2, rules.least));
  const [seats, setSeats] = useState(counts[0] ?? 2);
  const [clock, setClock] = useState("any");
  const [within, setWithin] = useState("");
  const [any, setAny] = useState(true);
  const [chosen, setChosen] = useState<Chosen>({});
  const options = optionsFor(rules, seats, seats);
  const submit = (event: Event): void => {
    event.preventDefault();
    onFind({
      game: rules.game,
      seats,
      options: any ? null : wished(rules, seats, chosen, seats).options,
      clock: (CLOCKS[clock] as Clock | undefined) ?? null,
      within: within ? Number(within) : null,
    });
  };
  return (
    <form class="row filter" onSubmit={submit} aria-label={t("web-find")}>
      <label>
        {t("web-how-many")}
        <select value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("web-clock")}
        <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
          {["any", ...Object.keys(CLOCKS)].map((each) => (
            <option key={each} value={each}>
              {t(`web-clock-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("web-find-range")}
        <select value={within} onChange={(event) => setWithin(event.currentTarget.value)}>
          <option value="">{t("web-find-anybody")}</option>
          {RANGES.map((points) => (
            <option key={points} value={points}>
              {t("web-find-within", { points })}
            </option>
          ))}
        </select>
      </label>
      {options.length > 0 && (
        <fieldset class="wide">
          <label class="check">
            <input type="checkbox" checked={any} onChange={(event) => setAny(event.currentTarget.checked)} />
            <span>{t("web-find-any-options")}</span>
          </label>
          {!any &&
            options.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={optionValue(rules, seats, chosen, option, seats)}
                onChange={(value) => setChosen({ ...chosen, [option.name]: value })}
              />
            ))}
        </fieldset>
      )}
      <button type="submit" class="primary">
        {t("web-find-do")}
      </button>
    </form>
  );
}

/** Those who wait now; whoever wants the same sits down with them. */
function Waiting({ busy, onFind }: { busy: boolean; onFind(wish: Wish): void }) {
  const [looked, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const { value } = useLoaded(listSeeks, [looked]);
  const others = (value ?? []).filter((each) => !each.you);
  if (others.length === 0) return <p class="soft">{t("web-find-nobody")}</p>;
  return (
    <ul class="tables" aria-label={t("web-find-who")}>
      {others.map((each) => (
        <li key={each.seek}>
          <div>
            <strong>{titleOf(each.game)}</strong> · {each.name} <span class="soft">{writeRating(each.rating)}</span>
            <Terms
              game={each.game}
              seats={each.seats}
              options={each.options ?? null}
              clock={each.clock ?? null}
              within={each.within ?? null}
            />
          </div>
          <button type="button" disabled={busy} onClick={() => onFind(likewise(each))} aria-label={`${t("web-find-join")}: ${each.name}`}>
            {t("web-find-join")}
          </button>
        </li>
      ))}
    </ul>
  );
}

const likewise = ({ game, seats, options, clock }: SeekShown): Wish => ({
  game,
  seats,
  options: options ?? null,
  clock: clock ?? null,
  within: null,
});
