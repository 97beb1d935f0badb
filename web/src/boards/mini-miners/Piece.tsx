// A dwarf, a tool, a marker, a card or an event on its own, as lines of the log and the reference show them.
import type { PieceProps } from "../../board-kit/game-board";
import { DugCard, eventPicture } from "./cards";
import { Figure } from "./DwarfToken";
import { Marker, Picture } from "./icons";

export function Piece({ drawing }: PieceProps) {
  const [kind = "", ...rest] = drawing.split(":");
  return (
    <svg class="piece" viewBox={BOXES[kind] ?? "-14 -14 28 28"} aria-hidden="true">
      <Drawn kind={kind} name={rest.join(":")} />
    </svg>
  );
}

const BOXES: Readonly<Record<string, string>> = { dwarf: "-50 -52 100 104", card: "-11 -13 22 26" };

function Drawn({ kind, name }: { kind: string; name: string }) {
  switch (kind) {
    case "dwarf":
      return <Figure name={name} seat={null} size={100} />;
    case "card":
      return <DugCard card={name} />;
    case "marker":
      return <Marker name={name} />;
    case "event":
      return <Picture name={eventPicture(name)} />;
    default:
      return <Picture name={name} />;
  }
}
