// Know the pieces: everything in the box of a game, drawn as on the board, with what it does and by which rule.
import { t, words } from "../i18n/words";
import { showPieces } from "../net/api";
import { titleOf } from "../net/games";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { Pieces } from "../widgets/Pieces";
import { Heading, RuleLink, Trouble, Waiting } from "../widgets/parts";
import { Shelves } from "../widgets/Shelves";

export function Reference({ game }: { game: string }) {
  const title = t("web-pieces-title", { game: titleOf(game) });
  useTitle(title);
  const { language } = useStore(words);
  const { value, problem } = useLoaded(() => showPieces(game), [game, language]);
  return (
    <div class="reference">
      <Heading>{title}</Heading>
      <Shelves game={game} here="pieces" />
      {!value && (problem ? <Trouble problem={problem} /> : <Waiting />)}
      {value?.groups.length === 0 && <p>{t("web-pieces-none")}</p>}
      {value?.groups.map((group, number) => (
        <section key={group.title} aria-labelledby={`group-${number}`}>
          <h2 id={`group-${number}`}>{group.title}</h2>
          <ul class="piece-list">
            {group.pieces.map((piece) => (
              <li key={piece.name} class="card">
                <Pieces game={game} drawings={piece.drawings} labels={value.labels} />
                <h3>{piece.name}</h3>
                <p>
                  {piece.text} <RuleLink rule={piece.rule} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
