// A table that several people at this device share: whoever has to act sees it, and a curtain falls before anybody sees what another may not know.
import { type ComponentChildren, Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { takesOver } from "../model/table";
import { lookAs, peopleAt, revealAll } from "../net/here";
import { setSpeaker } from "../net/http";
import { announcer } from "../speech/voice";
import { useTitle } from "../widgets/hooks";
import { Trouble, Waiting } from "../widgets/parts";
import type { TableView } from "../wire/types";

/** Who is asked to look, and whether the curtain before their view is open. */
interface Turn {
  readonly token: string;
  readonly name: string;
  readonly open: boolean;
}

export function SharedTable({ table, open }: { table: string; open(onShown: (shown: TableView) => void): ComponentChildren }) {
  const [turn, setTurn] = useState<Turn | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const seats = useRef<readonly number[]>([]);
  const newest = useRef<TableView | null>(null);
  const busy = useRef(false);
  const show = async (): Promise<void> => {
    const found = await whoLooks(table);
    seats.current = found.seats;
    if (!found.turn.open) announcer.clear();
    setSpeaker(found.turn.open ? found.turn.token : "");
    setTurn(found.turn);
  };
  const follow = async (shown: TableView | null): Promise<void> => {
    if (shown?.status === "open") await revealAll(table);
    else if (shown === null || takesOver(shown, seats.current) !== null) await show();
  };
  /** One picture after another; those that came meanwhile are older than the newest. */
  const followAll = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      let done: TableView | null;
      do {
        done = newest.current;
        await follow(done);
      } while (done !== newest.current);
      setProblem(null);
    } catch (each) {
      setProblem(each);
    } finally {
      busy.current = false;
    }
  };
  useEffect(() => {
    void followAll();
    return () => setSpeaker("");
  }, [table]);
  const onShown = (shown: TableView): void => {
    newest.current = shown;
    void followAll();
  };
  const lift = (): void => {
    if (turn === null) return;
    setSpeaker(turn.token);
    setTurn({ ...turn, open: true });
  };
  return (
    <>
      <Trouble problem={problem} />
      {turn === null && problem === null && <Waiting />}
      {turn !== null && !turn.open && <Curtain name={turn.name} onLift={lift} />}
      {turn?.open && <Fragment key={turn.token}>{open(onShown)}</Fragment>}
    </>
  );
}

/** Who has to look now, and all seats at this device. Where nobody has a secret before the others there is no curtain. */
async function whoLooks(table: string): Promise<{ turn: Turn; seats: readonly number[] }> {
  const tokens = ["", ...peopleAt(table).map((person) => person.token)];
  const all = await Promise.all(tokens.map(async (token) => ({ token, view: await lookAs(table, token) })));
  const isAsked = ({ you, to_act }: TableView): boolean => you !== null && to_act.includes(you);
  const { token, view } = all.find((each) => isAsked(each.view)) ?? (all[0] as (typeof all)[number]);
  const secrets = view.status === "playing" && new Set(all.map((each) => JSON.stringify(each.view.view))).size > 1;
  return {
    turn: { token, name: view.seats[view.you ?? 0]?.name ?? "", open: !secrets },
    seats: all.flatMap(({ view: { you } }) => (you === null ? [] : [you])),
  };
}

function Curtain({ name, onLift }: { name: string; onLift(): void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(t("web-curtain-title", { name }));
  useEffect(() => title.current?.focus(), [name]);
  return (
    <div class="curtain">
      <h1 ref={title} tabIndex={-1}>
        {t("web-curtain-title", { name })}
      </h1>
      <p class="lead">{t("web-curtain-text", { name })}</p>
      <button type="button" class="primary large" onClick={onLift}>
        {t("web-curtain-lift", { name })}
      </button>
    </div>
  );
}
