// The rating list of a game: people and bots on one scale, each with how sure that is, with luck and without.
import { levelName, t } from "../i18n/words";
import { listRatings } from "../net/api";
import { titleOf } from "../net/games";
import { useLoaded, useTitle } from "../widgets/hooks";
import { Heading, Trouble, Waiting } from "../widgets/parts";
import { writeRating } from "../widgets/rating";
import type { RatedRow } from "../wire/types";

export function Ratings({ game }: { game: string }) {
  const { value, problem } = useLoaded(() => listRatings(game), [game]);
  const title = t("web-ratings-of", { game: titleOf(game) });
  useTitle(title);
  return (
    <>
      <Heading>{title}</Heading>
      <p class="lead">{t("web-ratings-lead")}</p>
      {!value ? (
        problem ? (
          <Trouble problem={problem} />
        ) : (
          <Waiting />
        )
      ) : (
        <>
          <div class="wide" role="region" aria-label={title} tabIndex={0}>
            <table class="ratings">
              <thead>
                <tr>
                  <th scope="col" class="place">
                    <span>{t("web-ratings-place")}</span>
                  </th>
                  <th scope="col">{t("web-ratings-who")}</th>
                  <th scope="col">{t("web-ratings-points")}</th>
                  <th scope="col">{t("web-ratings-adjusted")}</th>
                  <th scope="col">{t("web-ratings-games")}</th>
                </tr>
              </thead>
              <tbody>
                {value.rows.map((row, place) => (
                  <Row key={place} row={row} place={place + 1} />
                ))}
              </tbody>
            </table>
          </div>
          {value.people === 0 && <p class="soft">{t("web-ratings-none")}</p>}
          <p class="soft small">{t("web-ratings-how")}</p>
        </>
      )}
    </>
  );
}

function Row({ row, place }: { row: RatedRow; place: number }) {
  const name = row.level ? levelName(row.level) : row.name || t("web-ratings-gone");
  return (
    <tr {...(row.you ? { "aria-current": true } : {})}>
      <td>{place}</td>
      <th scope="row">
        {name} {row.you && <span class="soft">{t("web-you")}</span>}
        {row.level && <span class="soft small">{t("web-ratings-bot")}</span>}
      </th>
      <td>{writeRating(row.rating)}</td>
      <td>{row.adjusted ? writeRating(row.adjusted) : ""}</td>
      <td>{row.level ? "" : row.rating.games}</td>
    </tr>
  );
}
