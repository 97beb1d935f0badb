// Cards: tools, mine cards and events, for the board and for every page that names one.
import { memo } from "../../board-kit/memo";
import { Figure } from "./DwarfToken";
import { Icon, Picture } from "./icons";
import { initiative, type Labels, nameOf, textOf } from "./reading";
import { divisible } from "./syllables";

/** What a mine card shows. */
export function faceOf(card: string): { kind: "nugget" | "special" | "collapse" | "hidden"; gold: number; bonus: string } {
  const [kind, gold, bonus = ""] = card.split(":");
  if (kind === "collapse") return { kind, gold: 0, bonus };
  if (kind === "nugget" || kind === "special") return { kind, gold: Number(gold), bonus };
  return { kind: "hidden", gold: 0, bonus };
}

/** A mine card that was dug up, small: 18 by 24 around the middle. */
export const DugCard = memo(function DugCard({ card }: { card: string }) {
  const { kind, gold, bonus } = faceOf(card);
  return (
    <g class={`mm-dug mm-${kind}`}>
      <rect x="-8.5" y="-11.5" width="17" height="23" rx="2.5" />
      {kind === "collapse" ? (
        <g transform="scale(.62)">
          <Picture name="rock" />
        </g>
      ) : (
        <text y={bonus ? -1 : 5}>{gold}</text>
      )}
      {bonus && (
        <g transform="translate(0 5.5) scale(.42)">
          <Picture name={bonus} />
        </g>
      )}
    </g>
  );
});

/** A mine card, large. */
export function MineCard({ card, deck = "", labels = {} }: { card: string; deck?: string; labels?: Labels }) {
  const { kind, gold, bonus } = faceOf(card);
  return (
    <span class={`mm-card mm-mine-card mm-${kind}`}>
      <svg viewBox="0 0 80 100" aria-hidden="true">
        {kind === "hidden" ? (
          <DeckBack name={deck} />
        ) : (
          <>
            <text class="mm-deck-corner" x="8" y="16">
              {deck}
            </text>
            {kind === "collapse" ? (
              <g transform="translate(40 52) scale(2.7)">
                <Picture name="rock" />
                <g transform="translate(6 8) scale(.6)">
                  <Picture name="rock" />
                </g>
              </g>
            ) : (
              <Nuggets count={gold} low={!bonus} />
            )}
            {bonus && (
              <>
                <path class="mm-or" d="M10 56h60" />
                <g transform="translate(40 77) scale(1.5)">
                  <Picture name={bonus} />
                </g>
              </>
            )}
          </>
        )}
      </svg>
      <span class="mm-card-name">{divisible(nameOf(labels, "card", card))}</span>
    </span>
  );
}

/** Nuggets laid out like pips, with their number. */
function Nuggets({ count, low }: { count: number; low: boolean }) {
  const y = low ? 58 : 34;
  const rows = count > 4 ? 2 : 1;
  const first = Math.ceil(count / rows);
  const places = Array.from({ length: count }, (_, each) => {
    const row = each < first ? 0 : 1;
    const many = row === 0 ? first : count - first;
    return [40 + (each - row * first - (many - 1) / 2) * 17, y + (row - (rows - 1) / 2) * 19 - (low ? 6 : 0)] as const;
  });
  return (
    <>
      {places.map(([x, each]) => (
        <g transform={`translate(${x} ${each}) scale(.82)`}>
          <Picture name="nugget" />
        </g>
      ))}
      <text class="mm-card-number" x="66" y="20">
        {count}
      </text>
    </>
  );
}

/** The back of a mine deck, in a box of 80 by 100. */
export const DeckBack = memo(function DeckBack({ name }: { name: string }) {
  return (
    <g class={`mm-deck-back mm-deck-${name}`}>
      <path d="M8 2h64q6 0 6 6v84q0 6-6 6h-64q-6 0-6-6v-84q0-6 6-6z" />
      <path class="mm-deck-peak" d="M10 84l20-30l9 12l12-22l19 40z" />
      <text x="40" y="34">
        {name}
      </text>
    </g>
  );
});

/** A tool card: picture, name, and what it does if there is room to say so. */
export function ToolCard({
  tool,
  labels = {},
  count = 1,
  price = "",
  says = false,
}: {
  tool: string;
  labels?: Labels;
  count?: number;
  price?: string;
  says?: boolean;
}) {
  return (
    <span class={`mm-card mm-tool-card ${tool === "?" ? "mm-down" : ""}`}>
      <Icon name={tool === "?" ? "tool" : tool} size={44} />
      {count > 1 && <b class="mm-count">×{count}</b>}
      {price && (
        <span class="mm-price">
          <Icon name="nugget" size={16} />
          <b>{price}</b>
        </span>
      )}
      <span class="mm-card-name">{divisible(nameOf(labels, "tool", tool))}</span>
      {says && <span class="mm-card-text">{textOf(labels, "tool", tool)}</span>}
    </span>
  );
}

/** Events whose picture is one that is known from elsewhere. */
const EVENT_PICTURES: Readonly<Record<string, string>> = {
  "diamond-flow": "diamond",
  clearance: "tool",
  "free-beer": "beer",
  aftershock: "rock",
  "rich-vein": "nugget",
};

/** The picture of an event. */
export const eventPicture = (event: string): string => EVENT_PICTURES[event] ?? event;

/** The event of the round: a notice with a pin. */
export function EventCard({ event, labels = {} }: { event: string; labels?: Labels }) {
  return (
    <span class="mm-event">
      <Icon name={eventPicture(event)} size={34} />
      <span>
        <b>{nameOf(labels, "event", event)}</b>
        <span class="mm-card-text">{textOf(labels, "event", event)}</span>
      </span>
    </span>
  );
}

/** A dwarf's card: portrait, initiative, name and ability. */
export function DwarfCard({ name, seat = null, labels = {} }: { name: string; seat?: number | null; labels?: Labels }) {
  return (
    <span class="mm-card mm-dwarf-card">
      <svg viewBox="-50 -54 100 104" aria-hidden="true">
        <Figure name={name} seat={seat} size={100} />
      </svg>
      <b class="mm-number">{name === "?" ? "?" : initiative(labels, name)}</b>
      <span class="mm-card-name">{divisible(nameOf(labels, "dwarf", name))}</span>
      <span class="mm-card-text">{textOf(labels, "dwarf", name)}</span>
    </span>
  );
}
