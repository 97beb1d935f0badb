// A player's area: token, hero, points, and the trove in trays of what counts together.
import { Fit } from "../../board-kit/Fit";
import { Lantern } from "../../board-kit/Lantern";
import { memo, same } from "../../board-kit/memo";
import { SEAT_SHAPES, SeatPlate, SeatToken } from "../../board-kit/seats";
import { Target } from "../../board-kit/Target";
import { DieDrawing } from "./Die";
import { Glyph, NUMERALS, PLATES } from "./faces";
import { HeroDrawing, NICHE } from "./heroes";
import type { Sign } from "./shown";
import { shown } from "./shown";
import type { Piece, Tray } from "./trays";
import { lay, trays } from "./trays";

const CELL = "M0 0h100v100h-100z";

/** The sign that a die was chosen: arrows for rolling, a chest for keeping. */
function Chosen({ what }: { what: "roll" | "keep" }) {
  return (
    <g class="chosen">
      <circle cx="17" cy="17" r="16" />
      {what === "roll" ? (
        <path d="M8 17a9 9 0 0 1 16-5M26 17a9 9 0 0 1-16 5M24 5v8h-8M10 29v-8h8" />
      ) : (
        <path d="M8 25v-9q0-7 9-7t9 7v9zM8 17h18M17 15v5" />
      )}
    </g>
  );
}

interface CellProps {
  piece: Piece;
  own: boolean;
}

const alike = (before: CellProps, now: CellProps): boolean => before.own === now.own && same(before.piece, now.piece);

const PieceCell = memo(function PieceCell({ piece, own }: CellProps) {
  const outline = PLATES[shown(piece.face).kind];
  const drawing = (
    <g key={piece.face} class="tumble">
      <DieDrawing face={piece.face} flat={piece.hero} />
    </g>
  );
  const fixed = piece.soon === "come" || (piece.hero && !(own && piece.mark)) || (piece.twin && piece.chosen !== null);
  return (
    <svg
      class={`cell${piece.soon ? ` soon-${piece.soon}` : ""}${piece.chosen ? " is-chosen" : ""}`}
      viewBox="0 0 100 100"
      {...(piece.die === null ? {} : { "data-die": piece.die })}
    >
      {fixed ? (
        <g aria-hidden="true">
          {drawing}
          {piece.chosen && <Chosen what={piece.chosen} />}
          {piece.soon && <path class="ghost-edge" d={outline} />}
        </g>
      ) : (
        <Target mark={piece.mark} outline={outline} hit={CELL} depth={piece.hero ? 0 : 7} twin={piece.twin}>
          {drawing}
          {piece.chosen && <Chosen what={piece.chosen} />}
          {piece.soon && <path class="ghost-edge" d={outline} />}
        </Target>
      )}
    </svg>
  );
}, alike);

function Tunnels({ pieces, own }: { pieces: readonly Piece[]; own: boolean }) {
  const { laid, rails } = lay(pieces);
  const columns = Math.max(5, ...laid.map(({ column }) => column));
  const missing = Array.from({ length: columns }, (_, index) => index + 1).filter((column) => !laid.some((each) => each.column === column));
  return (
    <div class="tunnels">
      {rails.map((reach, index) => (
        <span class="rail" style={{ gridRow: index + 1, gridColumn: `1 / ${reach + 1}` }} />
      ))}
      {missing.map((column) => (
        <svg class="cell" style={{ gridRow: 1, gridColumn: column }} viewBox="0 0 100 100" aria-hidden="true">
          <path class="gap" d={PLATES.tunnel} />
          <path class="gap-number" d={NUMERALS[column] ?? ""} transform="translate(50 47)" />
        </svg>
      ))}
      {laid.map(({ piece, row, column }) => (
        <div key={piece.key} class={row > 1 ? "later" : ""} style={{ gridRow: row, gridColumn: column, "--row": row }}>
          <PieceCell piece={piece} own={own} />
        </div>
      ))}
    </div>
  );
}

const KIND_OF: Readonly<Record<Sign, string>> = {
  tunnel: "tunnel",
  treasure: "treasure",
  magic: "magic",
  pickaxe: "tool",
  shield: "tool",
  chest: "tool",
  cave: "hazard",
  dragon: "hazard",
  beer: "tunnel",
};

function TrayBox({ tray, own }: { tray: Tray; own: boolean }) {
  return (
    <div class={`tray tray-${tray.name}`}>
      <div class="tally" aria-hidden="true">
        {tray.tally.map(({ sign, number }) => (
          <span>
            <svg viewBox="-36 -36 72 72" class={`die ${KIND_OF[sign]}`}>
              <Glyph sign={sign} />
            </svg>
            {number}
          </span>
        ))}
      </div>
      {tray.name === "tunnels" ? (
        <Tunnels pieces={tray.pieces} own={own} />
      ) : (
        <div class="dice">
          {tray.pieces.map((piece) => (
            <PieceCell key={piece.key} piece={piece} own={own} />
          ))}
        </div>
      )}
    </div>
  );
}

interface AreaProps {
  seat: number;
  name: string;
  hero: string | null;
  acting: boolean;
  winner: boolean;
  own: boolean;
  pieces: readonly Piece[];
}

/** Do the same pieces lie there, and nothing else has changed? */
const untouched = ({ pieces: before, ...was }: AreaProps, { pieces: now, ...is }: AreaProps): boolean =>
  same(was, is) && before.length === now.length && before.every((piece, place) => same(piece, now[place] as Piece));

/** A player's area, the own one large. */
export const Area = memo(function Area({ seat, name, hero, acting, winner, own, pieces }: AreaProps) {
  const lying = pieces.filter(({ soon }) => soon !== "come").length;
  return (
    <section class={`area mat seat-edge-${seat}${own ? " own" : " rival"}`} {...(acting ? { "data-acting": "" } : {})}>
      <header>
        <svg class="token" viewBox="0 0 100 100">
          <Target mark={`seat:${seat}`} outline={SEAT_SHAPES[seat] ?? ""} hit={CELL}>
            <SeatToken seat={seat} />
          </Target>
        </svg>
        <svg class="portrait" viewBox="0 0 100 100" {...(hero ? {} : { "aria-hidden": "true" })}>
          {hero ? (
            <Target mark={`hero:${hero}`} outline={NICHE} hit={CELL}>
              <HeroDrawing hero={hero} />
            </Target>
          ) : (
            <path class="gap" d={NICHE} />
          )}
        </svg>
        {acting && (
          <svg class="turn" viewBox="-16 -22 32 44" aria-hidden="true">
            <Lantern at={[0, 0]} />
          </svg>
        )}
        {winner && (
          <svg class="crown" viewBox="0 0 40 30" aria-hidden="true">
            <path d="M4 26l-2-20l10 8l8-12l8 12l10-8l-2 20z" />
          </svg>
        )}
        <span class="seat-name">{name}</span>
        <SeatPlate seat={seat} />
      </header>
      <Fit class="trove" of={lying} most={2} dense={own ? 0.9 : 1}>
        <div class="trays">
          {trays(pieces).map((tray) => (
            <TrayBox key={tray.name} tray={tray} own={own} />
          ))}
        </div>
      </Fit>
    </section>
  );
}, untouched);
