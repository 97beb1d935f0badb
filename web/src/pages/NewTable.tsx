// A table as one wants it: who sits where, by which form of the rules, with which clock, open to whom.
import { useState } from "preact/hooks";
import { SeatToken } from "../board-kit/seats";
import { levelName, t } from "../i18n/words";
import { type Chosen, optionsFor, optionValue, wished } from "../model/games";
import { rivalsFor } from "../model/rivals";
import { CLOCKS } from "../model/terms";
import { openTable } from "../net/api";
import { staticParts } from "../net/edition";
import { gameOf, games } from "../net/games";
import { seatPeople } from "../net/here";
import { useStore, useTitle } from "../widgets/hooks";
import { keepLinks } from "../widgets/kept-links";
import { go } from "../widgets/navigate";
import { OptionField } from "../widgets/OptionField";
import { Heading, MOST_LETTERS, Trouble } from "../widgets/parts";
import { Segments } from "../widgets/Segments";
import type { GameShown, NewPlace, NewTable as Wished } from "../wire/types";

type Sitter = "me" | "here" | "friend" | "open" | `bot ${string}`;

export function NewTable({ game }: { game: string }) {
  useTitle(t("web-new-title"));
  const rules = gameOf(game);
  return (
    <div class="narrow">
      <Heading>{t("web-new-title")}</Heading>
      <nav class="row" aria-label={t("web-game")}>
        {useStore(games).map(({ game: each, title }) => (
          <a key={each} class="button" href={`/new/${each}`} {...(each === game ? { "aria-current": "page" as const } : {})}>
            {title}
          </a>
        ))}
      </nav>
      {rules && <Wish rules={rules} />}
    </div>
  );
}

function Wish({ rules }: { rules: GameShown }) {
  const rival: Sitter = staticParts ? `bot ${rivalsFor(rules).level}` : "friend";
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => seatedFor(Math.max(rules.least, Math.min(2, rules.most)), [], rival));
  const [called, setCalled] = useState<Readonly<Record<number, string>>>({});
  const [chosen, setChosen] = useState<Chosen>({});
  const [clock, setClock] = useState("none");
  const [visible, setVisible] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const counts = Array.from({ length: rules.most - rules.least + 1 }, (_, number) => rules.least + number);
  const alone = sitters.length === 1;
  const persons = sitters.filter((sitter) => !sitter.startsWith("bot ")).length;
  const { options: values, seed } = wished(rules, sitters.length, chosen, persons);
  const resize = (count: number): void => setSitters(seatedFor(count, sitters, rival));
  const options = optionsFor(rules, sitters.length, persons);
  const nameAt = (seat: number): string => called[seat] ?? t("web-here-name", { number: seat + 1 });
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const wish: Wished = {
        game: rules.game,
        places: sitters.map(placeOf),
        options: values,
        seed,
        clock: CLOCKS[clock] ?? { is: "none" },
        visibility: visible ? "public" : "private",
      };
      const created = await openTable(wish, sitters.indexOf("me"));
      const isHere = (seat: number | null): boolean => seat !== null && sitters[seat] === "here";
      keepLinks(
        created.table,
        created.links.filter((link) => !isHere(link.seat)),
      );
      const people = created.links.filter((link) => isHere(link.seat)).map((link) => ({ link, name: nameAt(link.seat ?? 0) }));
      if (people.length > 0) await seatPeople(created.table, wish.seed ?? null, people);
      go(`/table/${created.table}`);
    } catch (each) {
      setProblem(each);
      setBusy(false);
    }
  };
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <Segments
        legend={t("web-how-many")}
        name="seats"
        values={counts.map((count) => [count, String(count)])}
        chosen={sitters.length}
        onChoose={resize}
      >
        {seed !== null && <p class="soft">{t("web-alone")}</p>}
      </Segments>
      <fieldset hidden={alone}>
        <legend>{t("web-who-sits")}</legend>
        {sitters.map((sitter, seat) => (
          <div class="chair-row" key={seat}>
            <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
              <SeatToken seat={seat} />
            </svg>
            <label class="hidden" for={`chair-${seat}`}>
              {t("web-chair", { number: seat + 1 })}
            </label>
            <select
              id={`chair-${seat}`}
              value={sitter}
              onChange={(event) => setSitters(seated(sitters, seat, event.currentTarget.value as Sitter, rival))}
            >
              <option value="me">{t("web-sitter-me")}</option>
              <option value="here">{t("web-sitter-here")}</option>
              {!staticParts && <option value="friend">{t("web-sitter-friend")}</option>}
              {!staticParts && <option value="open">{t("web-sitter-open")}</option>}
              {rules.levels.map((level) => (
                <option key={level} value={`bot ${level}`}>
                  {t("web-sitter-bot", { level: levelName(level) })}
                </option>
              ))}
            </select>
            {sitter === "here" && (
              <input
                aria-label={t("web-name-at", { number: seat + 1 })}
                value={nameAt(seat)}
                maxLength={MOST_LETTERS}
                required
                onInput={(event) => setCalled({ ...called, [seat]: event.currentTarget.value })}
              />
            )}
          </div>
        ))}
      </fieldset>
      {options.length > 0 && (
        <fieldset>
          <legend>{t("web-options")}</legend>
          {options.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              value={optionValue(rules, sitters.length, chosen, option, persons)}
              onChange={(value) => setChosen({ ...chosen, [option.name]: value })}
            />
          ))}
        </fieldset>
      )}
      <label>
        {t("web-clock")}
        <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
          {Object.keys(CLOCKS).map((name) => (
            <option key={name} value={name}>
              {t(`web-clock-${name}`)}
            </option>
          ))}
        </select>
      </label>
      {!staticParts && (
        <label class="check">
          <input type="checkbox" checked={visible} onChange={(event) => setVisible(event.currentTarget.checked)} />
          <span>{t("web-visible")}</span>
        </label>
      )}
      <button type="submit" class="primary large" disabled={busy}>
        {t(busy ? "web-setting-up" : "web-open-table")}
      </button>
      <Trouble problem={problem} />
    </form>
  );
}

/** So many chairs: those who sit there stay, and whoever is alone plays. */
function seatedFor(count: number, sitters: readonly Sitter[], rival: Sitter): Sitter[] {
  if (count === 1) return ["me"];
  return Array.from({ length: count }, (_, seat) => sitters[seat] ?? (seat === 0 ? "me" : rival));
}

/** I sit on one chair only: where I sat before a friend is awaited, or a bot where there are no friends. */
function seated(sitters: readonly Sitter[], seat: number, sitter: Sitter, rival: Sitter): Sitter[] {
  return sitters.map((each, number) => (number === seat ? sitter : sitter === "me" && each === "me" ? rival : each));
}

function placeOf(sitter: Sitter): NewPlace {
  if (sitter === "open") return { kind: "open" };
  return sitter.startsWith("bot ") ? { kind: "bot", level: sitter.slice(4) } : { kind: "human" };
}
