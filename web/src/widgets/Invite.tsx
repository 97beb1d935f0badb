// Before the game: who is awaited, and a link for every chair that is kept for a friend.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { levelName, t } from "../i18n/words";
import { drawer } from "../model/preferences";
import { keptRivals } from "../model/rivals";
import { giveToBot, invite, join, ownTables } from "../net/api";
import { staticParts } from "../net/edition";
import { gameOf } from "../net/games";
import type { InviteLink, TableView } from "../wire/types";
import { copyText } from "./copy";
import { useLoaded } from "./hooks";
import { AskPeople } from "./Invitations";
import { keepLinks, kept } from "./kept-links";
import { lazy, Trouble } from "./parts";

const Qr = lazy(() => import("./Qr").then((module) => module.Qr));

export function Invite({ shown }: { shown: TableView }) {
  const { value } = useLoaded(ownTables, [shown.table, shown.you]);
  const own = value?.find((each) => each.table === shown.table);
  const waiting = shown.seats.flatMap((seat, number) => (seat.kind === "human" && !seat.taken ? [number] : []));
  const open = shown.seats.some((seat) => seat.kind === "open" && !seat.taken);
  return (
    <div class="invite">
      {own?.kept && <Sit shown={shown} text={t("web-chair-kept")} />}
      {own?.host && waiting.length > 0 && <h2>{t("web-invite-title")}</h2>}
      {own?.host &&
        waiting.map((seat) => (
          <Chair key={seat} table={shown.table} seat={seat} title={t("web-invite-seat", { number: seat + 1 })}>
            <ToBot table={shown.table} game={shown.game} seat={seat} />
          </Chair>
        ))}
      {open && <Sit shown={shown} text={t(shown.visibility === "public" ? "web-open-chair" : "web-open-chair-link")} />}
      {own?.host && !staticParts && (waiting.length > 0 || open) && <AskPeople table={shown.table} />}
      {own?.host && <Chair table={shown.table} seat={null} title={t("web-invite-watch")} />}
      {own?.host === undefined && value !== null && !open && !own?.kept && <p class="card">{t("web-waits-for-players")}</p>}
    </div>
  );
}

/** A chair that one may take without a link. */
function Sit({ shown, text }: { shown: TableView; text: string }) {
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <div class="card">
      <p>{text}</p>
      {shown.you === null && (
        <button type="button" class="primary" onClick={() => join(shown.table, "").then(() => location.reload(), setProblem)}>
          {t("web-sit-down")}
        </button>
      )}
      <Trouble problem={problem} />
    </div>
  );
}

/** Does an address lead nowhere from another device? */
export const onlyHere = (url: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Nobody comes: a bot of a level takes the chair. */
function ToBot({ table, game, seat }: { table: string; game: string; seat: number }) {
  const rules = gameOf(game);
  const [level, setLevel] = useState(() => (rules ? keptRivals(drawer, rules).level : ""));
  const [problem, setProblem] = useState<unknown>(null);
  if (!rules) return null;
  return (
    <div class="to-bot">
      <label>
        <span>{t("web-nobody-comes")}</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          {rules.levels.map((each) => (
            <option key={each} value={each}>
              {levelName(each)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void giveToBot(table, seat, level).catch(setProblem)}>
        {t("web-chair-to-bot")}
      </button>
      <Trouble problem={problem} />
    </div>
  );
}

interface ChairProps {
  table: string;
  seat: number | null;
  title: string;
  children?: ComponentChildren;
}

/** The link of a chair: known from when the table was opened, or made anew by its host. */
function Chair({ table, seat, title, children }: ChairProps) {
  const [link, setLink] = useState<InviteLink | null>(() => kept(table, seat));
  const [problem, setProblem] = useState<unknown>(null);
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(false);
  const make = (): void => {
    invite(table, seat).then((made) => {
      keepLinks(table, [made]);
      setLink(made);
    }, setProblem);
  };
  const copy = (): void => {
    if (link) void copyText(link.url).then(() => setCopied(true), setProblem);
  };
  const id = `link-${seat ?? "watch"}`;
  return (
    <div class="card chair">
      <h3>{title}</h3>
      {link ? (
        <>
          <label class="hidden" for={id}>
            {title}
          </label>
          <input id={id} readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
          <div class="row">
            <button type="button" class={seat === null ? "" : "primary"} onClick={copy}>
              {t(copied ? "web-copied" : "web-copy")}
            </button>
            {"share" in navigator && (
              <button type="button" onClick={() => void navigator.share({ title: "Pithead", url: link.url }).catch(() => undefined)}>
                {t("web-share")}
              </button>
            )}
            <button type="button" aria-expanded={code} onClick={() => setCode(!code)}>
              {t("web-qr")}
            </button>
          </div>
          {code && <Qr text={link.url} title={title} />}
          {onlyHere(link.url) && <p class="note small">{t("web-link-only-here")}</p>}
        </>
      ) : (
        <button type="button" onClick={make}>
          {t("web-make-link")}
        </button>
      )}
      {children}
      <Trouble problem={problem} />
    </div>
  );
}
