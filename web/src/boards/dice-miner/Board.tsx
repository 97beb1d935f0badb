// The table of Dice Miner: the mountain or the heroes to choose from, the own trove, and the others'.
import { useCallback, useRef } from "preact/hooks";
import { Later } from "../../board-kit/Later";
import type { BoardProps } from "../../board-kit/Target";
import { Picks } from "../../board-kit/Target";
import { Area } from "./Area";
import { Draft } from "./Draft";
import { useDust } from "./dust";
import { useFlights } from "./flights";
import { Mountain } from "./Mountain";
import type { Dice, Roll } from "./moves";
import { follow, NO_DICE, NO_ROLL, rolled } from "./moves";
import { pieces } from "./trays";
import type { View } from "./types";

/** The slot among the marks, if one is there. */
function slotIn(marks: ReadonlySet<string>): string {
  for (const mark of marks) if (mark.startsWith("slot:")) return mark.slice(5);
  return "";
}

/** The dice of the view, each followed from the view before, and what was rolled last. */
function useDice(view: View, slot: string): { dice: Dice; roll: Roll } {
  const last = useRef<{ view: View; dice: Dice; roll: Roll; slot: string } | null>(null);
  if (last.current?.view !== view) {
    const before = last.current;
    const dice = follow(before?.dice ?? NO_DICE, view, before?.slot ?? "");
    last.current = { view, slot: "", dice, roll: rolled(before?.roll ?? NO_ROLL, before?.dice ?? NO_DICE, dice) };
  }
  last.current.slot = slot;
  return last.current;
}

/** Who owes a decision. */
function acting(view: View): readonly number[] {
  return typeof view.to_act === "number" ? [view.to_act] : Array.isArray(view.to_act) ? view.to_act : view.turn == null ? [] : [view.turn];
}

/** The board; it is told everything, and knows no rule. */
export function Board(props: BoardProps<View>) {
  const { view, ghost, you, names, labels, selected } = props;
  const board = useRef<HTMLDivElement>(null);
  const pointed = useRef("");
  const slot = slotIn(selected) || pointed.current;
  const { dice, roll } = useDice(view, slot);
  const after = ghost ? follow(dice, ghost, slot) : null;
  useFlights(board, dice);
  useDust(board, dice);

  const onPoint = useCallback(
    (mark: string | null) => {
      pointed.current = mark?.startsWith("slot:") ? mark.slice(5) : "";
      props.onPoint(mark);
    },
    [props.onPoint],
  );
  const drafting = view.phase === "set-up" || view.phase === "heroes" || view.phase === "deal";
  const empty = !drafting && Object.keys(dice.mountain).length === 0;
  const own = you ?? 0;
  const rivals = Array.from({ length: view.seats - 1 }, (_, step) => (own + step + 1) % view.seats);
  const area = (seat: number) => (
    <Area
      key={seat}
      seat={seat}
      name={names[seat] ?? ""}
      hero={drafting ? null : (view.heroes[seat] ?? null)}
      acting={acting(view).includes(seat)}
      winner={view.winners?.includes(seat) ?? false}
      own={seat === own}
      pieces={drafting ? [] : pieces(view, dice, seat, labels, ghost, after)}
    />
  );
  return (
    <Picks {...props} onPoint={onPoint}>
      <div class="dice-board" ref={board}>
        <div class={`dice-table seats-${view.seats}${empty ? " dug-out" : ""}`}>
          <div class="stage">
            <Mountain dice={dice} after={after} roll={empty ? roll : null} />
            {drafting && <Draft heroes={view.heroes} />}
          </div>
          {area(own)}
          <Later of={view.phase}>{rivals.map(area)}</Later>
        </div>
      </div>
    </Picks>
  );
}
