// What the table is busy with, large: the hand, the dwarf that is called, cards that were turned up, the tools at hand, the end.
import type { ComponentChildren } from "preact";
import { CardTarget } from "../../board-kit/CardTarget";
import { memo } from "../../board-kit/memo";
import { SeatToken } from "../../board-kit/seats";
import { type Picking, useLabels, useSaid } from "../../board-kit/Target";
import { DwarfCard, MineCard, ToolCard } from "./cards";
import { DwarfToken } from "./DwarfToken";
import { Gold, Icon } from "./icons";
import { acting, chapterOf, dwarfIn, grouped, initiative, nameOf, phaseOf, type Turned, textOf } from "./reading";
import type { View } from "./view";

interface StageProps {
  view: View;
  you: number | null;
  names: readonly string[];
  turned: Turned | null;
}

const Panel = ({ title, children, kind = "" }: { title?: string | undefined; children: ComponentChildren; kind?: string }) => (
  <section class={`mm-panel ${kind}`}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);

/** The panel of the phase. */
export const Stage = memo(function Stage(props: StageProps) {
  const chapter = chapterOf(props.view);
  return (
    <>
      {chapter === "recruit" && <Recruit {...props} />}
      {chapter === "end" && <End {...props} />}
      {(chapter === "market" || chapter === "placement" || chapter === "collect") && <Doer {...props} />}
      {chapter === "collect" && <Cards {...props} />}
      <Tools {...props} />
    </>
  );
});

/** The own hand, or the dwarves that lie open; and those picked so far. */
function Recruit({ view, you }: StageProps) {
  const labels = useLabels();
  const phase = phaseOf(view);
  const own = (hands: readonly (readonly string[])[] | undefined) => (you === null ? [] : (hands?.[you] ?? []));
  const open = phase.is === "levy" ? (phase.left ?? []) : own(phase.hands ?? phase.troops);
  const picked = phase.is === "draft" ? own(phase.picks) : [];
  const chosen = you !== null && Array.isArray(phase.chosen) ? phase.chosen[you] : "";
  if (!open.length && !picked.length) return null;
  return (
    <Panel
      title={phase.is === "levy" ? labels["name:open"] : phase.is === "draft" ? labels["name:hand"] : labels["name:troop"]}
      kind="mm-hand"
    >
      <div class="mm-cards">
        {open.map((name) => (
          <CardTarget key={name} mark={`dwarf:${name}`} class={name === chosen ? "mm-chosen" : ""}>
            <DwarfCard name={name} labels={labels} />
          </CardTarget>
        ))}
      </div>
      {picked.length > 0 && (
        <div class="mm-picked">
          <span>{labels["name:picked"]}</span>
          {picked.map((name) => (
            <span class="mm-picked-one">
              <DwarfToken name={name} seat={you} initiative={initiative(labels, name)} size={40} />
              {nameOf(labels, "dwarf", name)}
            </span>
          ))}
        </div>
      )}
    </Panel>
  );
}

/** The dwarf that everything is about, with what it can do and how its way out looks. */
function Doer({ view }: StageProps) {
  const labels = useLabels();
  const dwarf = dwarfIn(view, acting(view));
  if (!dwarf) return null;
  const now = labels["text:now"];
  return (
    <Panel kind="mm-doer">
      <DwarfToken name={dwarf.name} seat={dwarf.owner} initiative={initiative(labels, dwarf.name)} size={72} />
      <div>
        <b class="mm-doer-name">{nameOf(labels, "dwarf", dwarf.name)}</b>
        {(dwarf.gold ?? 0) > 0 && <Gold count={dwarf.gold ?? 0} />}
        <p>{textOf(labels, "dwarf", dwarf.name)}</p>
        {now && <p class="mm-now">{now}</p>}
      </div>
    </Panel>
  );
}

/** Mine cards: those being looked at, those to be chosen from, those that bring the roof down, or those just turned up. */
function Cards({ view, turned }: StageProps) {
  const labels = useLabels();
  const phase = phaseOf(view);
  const deck = phase.dig?.deck || turned?.deck || "";
  if (phase.is === "looking")
    return (
      <Panel kind="mm-turned">
        <div class="mm-cards">
          {grouped(phase.cards ?? []).map(([card, count]) =>
            card === "?" ? (
              <MineCard card={card} deck={deck} labels={labels} />
            ) : (
              <CardTarget key={card} mark={`card:${card}`}>
                <MineCard card={card} deck={deck} labels={labels} />
                {count > 1 && <b class="mm-count">×{count}</b>}
              </CardTarget>
            ),
          )}
        </div>
      </Panel>
    );
  const specials = phase.is === "choosing" ? (phase.dig?.specials ?? []) : [];
  const falling = phase.is === "bracing" ? Array<string>(phase.collapses ?? 0).fill("collapse") : [];
  const shown = [...specials, ...falling];
  const cards = shown.length ? shown : turned?.round === view.round ? turned.cards : [];
  if (!cards.length) return null;
  const finder = shown.length ? "" : (turned?.dwarf ?? "");
  return (
    <Panel title={labels["name:cards"]} kind="mm-turned">
      <div class="mm-cards">
        {cards.map((card, place) => (
          <span key={`${card}-${place}`} class="mm-turns">
            <MineCard card={card} deck={deck} labels={labels} />
          </span>
        ))}
        {finder && (
          <DwarfToken name={finder} seat={dwarfIn(view, finder)?.owner ?? null} initiative={initiative(labels, finder)} size={44} />
        )}
      </div>
      {phase.dig?.gold ? <Gold count={phase.dig.gold} /> : null}
    </Panel>
  );
}

/** The tools that may be picked now. */
const toolsIn = ({ legal }: Picking): string[] => [...legal].filter((mark) => mark.startsWith("tool:")).map((mark) => mark.slice(5));

/** The tools that can be used or given now: the own store in the market, else those of the dwarf that acts. */
function Tools({ view, you }: StageProps) {
  const labels = useLabels();
  const phase = phaseOf(view);
  const market = phase.is === "market";
  const store = market && you !== null ? (view.stores[you] ?? []) : [];
  const dwarf = dwarfIn(view, acting(view));
  const carried = market || phase.is === "searching" ? [] : [...(dwarf?.hidden ?? []), ...(dwarf?.shown ?? [])];
  const usable = toolsIn(useSaid((said) => toolsIn(said).join(" ")).now);
  const tools = grouped([...store, ...carried].filter((tool) => tool !== "?"));
  const all = [...tools, ...usable.filter((tool) => !tools.some(([known]) => known === tool)).map((tool) => [tool, 1] as const)];
  const announced = [...(phase.used ?? []), ...(phase.borrowed ?? [])];
  const idle = chapterOf(view) === "placement" && !usable.length;
  if (idle || (!all.length && !announced.length)) return null;
  return (
    <Panel title={market ? labels["name:store"] : labels["name:tools"]} kind="mm-tools">
      <div class="mm-cards">
        {all.map(([tool, count]) => (
          <CardTarget key={tool} mark={`tool:${tool}`}>
            <ToolCard tool={tool} count={count} labels={labels} says />
          </CardTarget>
        ))}
      </div>
      {announced.length > 0 && (
        <p class="mm-announced">
          <span>{labels["name:used"]}</span>
          {announced.map((tool) => (
            <Icon name={tool} size={24} />
          ))}
        </p>
      )}
    </Panel>
  );
}

/** Who has won: everybody's gold as a heap. */
function End({ view, names }: StageProps) {
  const labels = useLabels();
  const winners = phaseOf(view).winners ?? [];
  const most = Math.max(...view.treasuries, 1);
  return (
    <Panel title={labels["text:winner"]}>
      <ol class="mm-podium">
        {view.treasuries.map((gold, seat) => (
          <li class={winners.includes(seat) ? "mm-winner" : ""}>
            <svg viewBox="0 0 80 120" aria-hidden="true">
              {Array.from({ length: Math.round((gold / most) * 14) }, (_, each) => (
                <g transform={`translate(${24 + (each % 3) * 16 - (Math.floor(each / 3) % 2) * 6} ${108 - Math.floor(each / 3) * 14})`}>
                  <NuggetPicture />
                </g>
              ))}
              {winners.includes(seat) && <path class="mm-crown" d="M24 20l-2-14l9 7l9-11l9 11l9-7l-2 14z" />}
            </svg>
            <svg viewBox="0 0 100 100" width="28" height="28" aria-hidden="true">
              <SeatToken seat={seat} />
            </svg>
            <span>{names[seat]}</span>
            <Gold count={gold} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const NuggetPicture = () => <path class="mm-heap-nugget" d="M-9 3l2-8l7-4l7 3l3 6l-4 6l-8 2z" />;
