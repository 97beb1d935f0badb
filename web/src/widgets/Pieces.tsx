// Things of a game in a row, small: beside a line of the log, or large in the reference.
import { boardOf } from "../boards";
import { lazyBy } from "./parts";

const loadedPiece = lazyBy(
  (game) => boardOf(game).piece(),
  () => null,
);

interface PiecesProps {
  game: string;
  drawings: readonly string[];
  labels: Readonly<Record<string, string>>;
}

export function Pieces({ game, drawings, labels }: PiecesProps) {
  if (drawings.length === 0) return null;
  const Piece = loadedPiece(game);
  return (
    <span class="pieces" aria-hidden="true">
      {drawings.map((drawing, place) => (
        <Piece key={`${place} ${drawing}`} drawing={drawing} labels={labels} />
      ))}
    </span>
  );
}
