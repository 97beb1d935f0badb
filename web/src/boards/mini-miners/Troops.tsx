// Every player's side of the table: gold, tools, and the dwarves of this round.

import { CardTarget } from "../../board-kit/CardTarget";
import { memo, same, sameData } from "../../board-kit/memo";
import { SeatPlate, SeatToken } from "../../board-kit/seats";
import { type Picking, useLabels, useSaid } from "../../board-kit/Target";
import { DwarfToken } from "./DwarfToken";
import { Gold, Icon } from "./icons";
import { acting, added, chapterOf, grouped, initiative, nameOf, phaseOf, placeOf, REMOVED, TAVERN, textOf, underground } from "./reading";
import { divisible } from "./syllables";
import type { Dwarf, View } from "./view";

interface TroopsProps {
  view: View;
  ghost: View | null;
  you: number | null;
  names: readonly string[];
}

/** All players, you first. */
export const Troops = memo(function Troops({ view, ghost, you, names }: TroopsProps) {
  const seats = view.treasuries.map((_, seat) => (seat + (you ?? 0)) % view.seats);
  return (
    <div class="mm-troops">
      {seats.map((seat) => (
        <Troop key={seat} seat={seat} view={view} ghost={ghost} you={you} names={names} />
      ))}
    </div>
  );
});

function Troop({ seat, view, ghost, you, names }: TroopsProps & { seat: number }) {
  const labels = useLabels();
  const chapter = chapterOf(view);
  const store = view.stores[seat] ?? [];
  const gold = view.treasuries[seat] ?? 0;
  const then = ghost?.treasuries[seat] ?? gold;
  const own = view.crew.filter((dwarf) => dwarf.owner === seat);
  const phase = phaseOf(view);
  const cards =
    chapter === "recruit"
      ? phase.is === "levy"
        ? (phase.troops?.[seat] ?? [])
        : seat === you
          ? []
          : [...(phase.picks?.[seat] ?? []), ...(phase.troops?.[seat] ?? [])]
      : [];
  const turns = view.to_act === seat || (Array.isArray(view.to_act) && view.to_act.includes(seat));
  return (
    <section class={`mat mm-troop ${turns ? "mm-turn" : ""} seat-edge-${seat}`}>
      <div class="mm-head">
        <CardTarget mark={`seat:${seat}`} class="mm-player">
          <svg class="token" viewBox="0 0 100 100" width="36" height="36" aria-hidden="true">
            <SeatToken seat={seat} />
          </svg>
          <b class="seat-name">{names[seat] ?? ""}</b>
          <Gold count={gold} size={26} />
          {then !== gold && <b class={`mm-change ${then > gold ? "mm-more" : ""}`}>→ {then}</b>}
          <span class="mm-store">
            {seat === you || store.every((tool) => tool !== "?") ? (
              grouped(store).map(([tool, count]) => (
                <span class="mm-stored">
                  <Icon name={tool} size={24} />
                  {count > 1 && <small>×{count}</small>}
                </span>
              ))
            ) : (
              <span class="mm-stored mm-down">
                <Icon name="tool" size={24} />
                <small>×{store.length}</small>
              </span>
            )}
          </span>
        </CardTarget>
        <SeatPlate seat={seat} />
      </div>
      {labels[`text:pick:${seat}`] && <p class="mm-note">{labels[`text:pick:${seat}`]}</p>}
      {cards.length > 0 && (
        <p class="mm-backs">
          {cards.map((name) => (
            <DwarfToken name={name} seat={seat} size={32} {...(name === "?" ? {} : { initiative: initiative(labels, name) })} />
          ))}
        </p>
      )}
      {own.length > 0 && (
        <ul>
          {own.map((dwarf) => (
            <li key={dwarf.name}>
              <Member
                dwarf={dwarf}
                would={ghost?.crew?.find((each) => each.name === dwarf.name) ?? null}
                marked={chapter === "market" || placeOf(dwarf) === REMOVED}
                says={seat === you && chapter === "market"}
                acts={acting(view) === dwarf.name}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface MemberProps {
  dwarf: Dwarf;
  would: Dwarf | null;
  marked: boolean;
  says: boolean;
  acts: boolean;
}

/** Is it the same dwarf with the same things? */
const untouched = ({ dwarf, would, ...was }: MemberProps, { dwarf: newest, would: then, ...is }: MemberProps): boolean =>
  same(was, is) && sameData([dwarf, would], [newest, then]);

/** One dwarf of a troop: who, with which tools and how much gold, and where. */
const Member = memo(function Member({ dwarf, would, marked, says, acts }: MemberProps) {
  const place = placeOf(dwarf);
  const wordsOf = ({ labels }: Picking) => ({
    number: initiative(labels, dwarf.name),
    name: nameOf(labels, "dwarf", dwarf.name),
    text: says ? textOf(labels, "dwarf", dwarf.name) : "",
    where: labels[`name:space:${place}`] ?? place,
  });
  const { number, name, text, where } = wordsOf(useSaid((said) => JSON.stringify(wordsOf(said))).now);
  const hidden = dwarf.hidden ?? [];
  const more = would ? added(hidden, would.hidden ?? []) : [];
  const lost = place === REMOVED;
  const body = (
    <>
      <DwarfToken name={dwarf.name} seat={dwarf.owner} initiative={number} size={44} />
      <span class="mm-member-words">
        <b>{divisible(name)}</b>
        {says && <small>{text}</small>}
        <span class="mm-member-things">
          {!says && !lost && place && <small>{where}</small>}
          {(dwarf.shown ?? []).map((tool) => (
            <span class="mm-thing">
              <Icon name={tool} size={20} />
            </span>
          ))}
          {hidden.map((tool) => (
            <span class="mm-thing mm-down">
              <Icon name={tool === "?" ? "tool" : tool} size={20} />
            </span>
          ))}
          {more.map((tool) => (
            <span class="mm-thing mm-ghost">
              <Icon name={tool} size={20} />
            </span>
          ))}
          {(dwarf.gold ?? 0) > 0 && <Gold count={dwarf.gold ?? 0} size={20} />}
          {(dwarf.haul ?? 0) > 0 && place === TAVERN && <Gold count={dwarf.haul ?? 0} size={20} />}
        </span>
      </span>
    </>
  );
  const looks = `mm-member ${lost ? "mm-lost" : ""} ${acts && underground(dwarf) ? "mm-acting" : ""}`;
  return marked ? (
    <CardTarget mark={`dwarf:${dwarf.name}`} class={looks}>
      {body}
    </CardTarget>
  ) : (
    <div class={looks}>{body}</div>
  );
}, untouched);
