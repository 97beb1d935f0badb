// The picture of a game's box, loaded after the page.
import { boardOf } from "../boards";
import { lazyBy } from "./parts";

const coverOf = lazyBy(
  (game) => boardOf(game).cover(),
  () => null,
);

export function Cover({ game }: { game: string }) {
  const Picture = coverOf(game);
  return <Picture />;
}
