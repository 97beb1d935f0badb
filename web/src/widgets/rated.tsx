// Ratings where one plays: one's own on the front page, everybody's at a table, and what a game did to them.
import { t } from "../i18n/words";
import { ownRatings, tableRatings } from "../net/api";
import { whoAmI } from "../net/session";
import type { TableView } from "../wire/types";
import { useLoaded } from "./hooks";
import { writeChange, writeRating } from "./rating";

/** One's own rating in a game, and the way to the list. */
export function OwnRating({ game, title }: { game: string; title: string }) {
  const { value } = useLoaded(() => whoAmI().then((name) => (name === null ? null : ownRatings())), []);
  const own = value?.ratings.find((each) => each.game === game);
  return (
    <a href={`/ratings/${game}`} aria-label={`${t("web-ratings")}: ${title}`}>
      {own ? t("web-rating-own", { rating: writeRating(own.rating) }) : t("web-ratings")}
    </a>
  );
}

/** Everybody's rating at a table, and after its game what it did to them. */
export function TableRatings({ shown: { table, seats, status } }: { shown: TableView }) {
  const taken = seats.map((seat) => seat.name).join("\n");
  const { value } = useLoaded(() => tableRatings(table), [table, status, taken]);
  if (!value?.before.some((each) => each)) return null;
  return (
    <section class="table-ratings" aria-labelledby="table-ratings">
      <h3 id="table-ratings" class="small">
        {t(value.rated ? "web-ratings-counts" : "web-ratings-counts-not")}
      </h3>
      <ul class="small">
        {value.before.map((before, seat) => {
          const after = value.after[seat];
          return (
            before && (
              <li key={seat}>
                {seats[seat]?.name}: {writeRating(after ?? before)}
                {after && after.games > before.games && <b> {writeChange(before, after)}</b>}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
