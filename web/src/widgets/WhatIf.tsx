// What if? A branch of a finished game: one chooses for whoever acts, dice fall anew, and the game itself stays as it was.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { explore, whyInBranch } from "../net/api";
import { Problem } from "../net/http";
import { announcer } from "../speech/voice";
import type { Explored } from "../wire/types";
import { type AskWhy, type Fared, refusal } from "./choice";
import { Trouble, Waiting, wordsOf } from "./parts";
import { Study } from "./Study";

const LEVEL = "greedy";

export function WhatIf({ table, at, onBack }: { table: string; at: number; onBack(): void }) {
  const [path, setPath] = useState<readonly Explored[]>([]);
  const [bots, setBots] = useState(false);
  const [fared, setFared] = useState<Fared | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const now = path.at(-1);
  const eyes = path[0]?.scene.shown.you ?? null;

  const follow = async (then: readonly string[]): Promise<void> => {
    const found = await explore({ table, at, then, ...(bots && eyes !== null ? { seat: eyes, bots: LEVEL } : {}) });
    setPath((known) => [...known, found]);
    announcer.say(...found.scene.says, found.scene.told.ask);
  };
  useEffect(() => void follow([]).catch(setProblem), []);
  if (!now) return <>{problem ? <Trouble problem={problem} /> : <Waiting />}</>;

  const { scene, then } = now;
  const act = (event: string): void => {
    const step = /^\d+: /.test(event) ? event : `${scene.shown.you ?? 0}: ${event}`;
    follow([...then, step]).catch((each: unknown) => setFared(refusal(wordsOf(each), each instanceof Problem ? each.rule : "")));
  };
  const why: AskWhy = (mark) => whyInBranch({ table, at, then, seat: scene.shown.you }, mark);
  const undo = (): void => setPath((known) => (known.length > 1 ? known.slice(0, -1) : known));
  return (
    <>
      <div class="branch card">
        <p>{t("web-what-if-text")}</p>
        <div class="row">
          <button type="button" class="primary" onClick={onBack}>
            {t("web-what-if-back")}
          </button>
          <button type="button" disabled={path.length < 2} onClick={undo}>
            {t("web-undo")}
          </button>
          <label class="check">
            <input type="checkbox" checked={bots} onChange={(event) => setBots(event.currentTarget.checked)} />
            <span>{t("web-what-if-bots")}</span>
          </label>
        </div>
        {scene.says.length > 0 && <p class="soft small">{scene.says.join(" ")}</p>}
      </div>
      <Study key={then.length} scene={scene} ask={scene.told.ask} fared={fared} onAct={act} onWhy={why} />
    </>
  );
}
