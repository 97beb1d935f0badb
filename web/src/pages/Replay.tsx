// Looking back at a game: step by step, with anybody's eyes, and what if it had gone otherwise.
import { useEffect, useRef, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { handful, place, step } from "../model/reel";
import { names, totals } from "../model/table";
import { scenes } from "../net/api";
import { addressOf } from "../net/edition";
import { hasCoach, titleOf } from "../net/games";
import { peopleAt } from "../net/here";
import { announcer } from "../speech/voice";
import { BeginStudy } from "../widgets/BeginStudy";
import { BoardFrame } from "../widgets/BoardFrame";
import { copyText } from "../widgets/copy";
import { typing, useKeys, useStore, useTitle } from "../widgets/hooks";
import { Nowhere } from "../widgets/Nowhere";
import { rewrite } from "../widgets/navigate";
import { Heading, Waiting, wordsOf } from "../widgets/parts";
import { ShareGame } from "../widgets/ShareGame";
import { Sheet } from "../widgets/Sheet";
import { Verify } from "../widgets/Verify";
import { WhatIf } from "../widgets/WhatIf";
import type { GameSnapshot } from "../wire/types";

const NOTHING: readonly string[] = [];
const NONE: ReadonlySet<string> = new Set();

export function Replay({ table, event }: { table: string; event: number | null }) {
  const [wanted, setWanted] = useState(event);
  const [eyes, setEyes] = useState<number | null>(null);
  const [branch, setBranch] = useState(false);
  const [linked, setLinked] = useState(NOTHING);
  const { count, running, scene, problem } = useReel(table, wanted, eyes);
  const name = scene ? titleOf(scene.shown.game) : "";
  useTitle(scene ? t("web-replay-title", { game: name }) : "Pithead");
  const now = place(wanted, count ?? 0);
  const turn = (number: number): void => {
    setWanted(number);
    rewrite(`/game/${table}?event=${number}`);
  };
  useKeys((pressed) => {
    if (branch || count === null || typing(pressed) || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return;
    const next = step(pressed.key, now, count);
    if (next === null) return;
    pressed.preventDefault();
    turn(next);
  });
  if (scene === null || count === null) return <>{problem ? <Missing problem={problem} /> : <Waiting />}</>;
  if (running && peopleAt(table).length > 0)
    return <Nowhere title={t("web-replay-title", { game: name })} text={t("web-curtain-replay")} />;
  const { shown, told } = scene;
  return (
    <div class="table" data-over="false">
      <div class="table-main">
        <div class="table-head">
          <Heading quiet>{t("web-replay-title", { game: name })}</Heading>
          <p class="soft">{told.title}</p>
        </div>
        {branch ? (
          <WhatIf table={table} at={now} onBack={() => setBranch(false)} />
        ) : (
          <>
            <section class="table-board" aria-labelledby="board-title" tabIndex={0}>
              <h2 id="board-title" class="hidden">
                {t("web-board")}
              </h2>
              <BoardFrame
                game={shown.game}
                view={shown.view}
                ghost={null}
                you={shown.you}
                names={names(shown)}
                labels={told.labels}
                legal={NONE}
                selected={NONE}
                askable={NOTHING}
                linked={linked}
                scores={totals(told)}
                onPick={() => undefined}
                onPoint={() => undefined}
              />
            </section>
            <section class="table-actions reel" aria-label={t("web-replay-slider")}>
              <p class="ask">{scene.says.join(" ") || told.ask}</p>
              <label class="hidden" for="reel">
                {t("web-replay-slider")}
              </label>
              <input
                id="reel"
                type="range"
                min={0}
                max={count}
                value={now}
                aria-valuetext={`${t("web-replay-position", { number: now, count })}: ${scene.says.join(" ")}`}
                onInput={(input) => turn(Number(input.currentTarget.value))}
              />
              <div class="row">
                <Jump id="first" to={0} now={now} onTurn={turn} />
                <Jump id="back" to={place(now - 1, count)} now={now} onTurn={turn} />
                <Jump id="next" to={place(now + 1, count)} now={now} onTurn={turn} />
                <Jump id="last" to={count} now={now} onTurn={turn} />
                <span class="soft small">{t("web-replay-position", { number: now, count })}</span>
                {!running && (
                  <button type="button" class="primary" onClick={() => setBranch(true)}>
                    {t("web-what-if")}
                  </button>
                )}
              </div>
            </section>
          </>
        )}
      </div>
      <aside class="side" aria-label={t("web-side")}>
        <section class="side-panel" data-open="true">
          {!running && (
            <label>
              {t("web-replay-eyes")}
              <select
                value={eyes ?? ""}
                onChange={(chosen) => setEyes(chosen.currentTarget.value === "" ? null : Number(chosen.currentTarget.value))}
              >
                <option value="">{t("web-spectator")}</option>
                {names(shown).map((each, seat) => (
                  <option key={seat} value={seat}>
                    {each}
                  </option>
                ))}
              </select>
            </label>
          )}
          {running && (
            <a class="button primary" href={`/table/${table}`}>
              {t("web-to-table")}
            </a>
          )}
          <Share table={table} now={now} />
          {hasCoach(shown.game) && (
            <a class="button" href={`/game/${table}/analysis`}>
              {t("web-analysis")}
            </a>
          )}
          {!running && <ShareGame table={table} />}
          {!running && !STATIC && <BeginStudy table={table} game={shown.game} at={now} length={count - now} />}
          {!running && <Verify table={table} commitment={shown.commitment} />}
          <p class="soft small">{t("web-replay-keys")}</p>
        </section>
        <section class="side-panel" data-open="true" aria-labelledby="sheet-then">
          <h2 id="sheet-then">{t("web-sheet")}</h2>
          <Sheet sheet={told.sheet} onLink={setLinked} />
        </section>
      </aside>
    </div>
  );
}

/** A game that is not here, or a server that does not answer. */
const Missing = ({ problem }: { problem: unknown }) => <Nowhere title={t("web-lost-title")} text={wordsOf(problem)} />;

function Jump({ id, to, now, onTurn }: { id: "first" | "back" | "next" | "last"; to: number; now: number; onTurn(to: number): void }) {
  return (
    <button type="button" class="jump" disabled={to === now} aria-label={t(`web-replay-${id}`)} onClick={() => onTurn(to)}>
      {{ first: "«", back: "‹", next: "›", last: "»" }[id]}
    </button>
  );
}

function Share({ table, now }: { table: string; now: number }) {
  const [copied, setCopied] = useState<number | null>(null);
  const copy = (): void => void copyText(new URL(addressOf(`/game/${table}?event=${now}`), location.href).href).then(() => setCopied(now));
  return (
    <button type="button" onClick={copy}>
      {t(copied === now ? "web-copied" : "web-replay-share")}
    </button>
  );
}

interface Reel {
  readonly count: number | null;
  /** Is it still being played? Then only the own seat's eyes can be looked through, and nothing can be tried out. */
  readonly running: boolean;
  readonly scene: GameSnapshot | null;
  readonly problem: unknown;
}

/** The scene that is wanted, and how many there are; while it is on its way the last one stays. Every step is also said aloud. */
function useReel(table: string, wanted: number | null, eyes: number | null): Reel {
  const { language } = useStore(words);
  const kept = useRef(new Map<string, GameSnapshot>());
  const [reel, setReel] = useState<Reel>({ count: null, running: false, scene: null, problem: null });
  const key = (number: number): string => `${language} ${eyes} ${number}`;
  useEffect(() => {
    let current = true;
    const first = async (): Promise<{ count: number; running: boolean }> => {
      const { count, over } = await scenes(table, 0, 0, eyes);
      return { count, running: !over };
    };
    const load = async (): Promise<void> => {
      const { count, running } = reel.count === null ? await first() : { ...reel, count: reel.count };
      const number = place(wanted, count);
      if (!kept.current.has(key(number))) {
        const { first: from, last } = handful(number, count);
        for (const each of (await scenes(table, from, last, eyes)).scenes) kept.current.set(key(each.at), each);
      }
      const scene = kept.current.get(key(number)) ?? null;
      if (!current) return;
      setReel({ count, running, scene, problem: null });
      announcer.say(...(scene?.says ?? []));
    };
    load().catch((problem: unknown) => current && setReel({ ...reel, problem }));
    return () => {
      current = false;
    };
  }, [table, wanted, eyes, language]);
  return reel;
}
