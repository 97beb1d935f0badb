"""Ratings as the page shows them: the list of a game, your own, and those at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.game import Seat
from pithead.games import game_names, load_game
from pithead.match.table import Table
from pithead.ratings.anchors import level_ratings
from pithead.ratings.rating import Rating
from pithead.server import api
from pithead.server.rating_books import RatedSeat, RatingBook, may_be_rated
from pithead.server.requests import Call, Endpoint

MOST_SHOWN: Final = 100
"""So many people stand in a rating list."""


async def name_of(call: Call, who: str) -> str:
    """What a person is called now; "" if nobody here has that id any more."""
    sessions = await call.process.store.sessions_of(who)
    return sessions[-1].name if sessions else ""


def shown(rating: Rating) -> api.RatingShown:
    """A rating as people read it."""
    return api.RatingShown(round(rating.mean), round(rating.within), rating.games, rating.sure)


async def list_ratings(call: Call) -> api.RatingList:
    """The best of a game, people and bots, by what they are worth at least; with both ratings, and your place among them."""
    game = load_game(call.request.path_params["game"]).name
    book = await call.process.ratings.book(game)
    people = [RatedSeat(who=who) for who in book.plain]
    levels = [RatedSeat(level=level) for level in level_ratings(game)]
    with call.process.paid(call.keys):
        ordered = sorted([*people, *levels], key=lambda seat: (book.rating(seat).within - book.rating(seat).mean, seat.key))
    rows = []
    for seat in ordered[:MOST_SHOWN]:
        adjusted = book.adjusted(seat)
        rows.append(
            api.RatedRow(
                name=await name_of(call, seat.who) if seat.who else "",
                level=seat.level,
                you=bool(seat.who) and seat.who == call.person,
                rating=shown(book.rating(seat)),
                adjusted=None if adjusted is None else shown(adjusted),
            )
        )
    return api.RatingList(game, tuple(rows), len(people))


async def own_ratings(call: Call) -> api.OwnRatings:
    """Your ratings, game by game; games that you never played for a rating are left out."""
    found = []
    for game in game_names():
        book, seat = await call.process.ratings.book(game), RatedSeat(who=call.who)
        if seat.key in book.plain:
            adjusted = book.adjusted(seat)
            found.append(api.OwnRating(game, shown(book.rating(seat)), None if adjusted is None else shown(adjusted)))
    return api.OwnRatings(tuple(found))


async def table_ratings(call: Call) -> api.TableRatings:
    """The ratings at a table, seat by seat, before its game and, once it was rated, after it."""
    live = await call.live_table()
    table = live.table
    book = await call.process.ratings.book(table.opened.game)
    change = book.changes.get(table.opened.table)
    if change is not None:
        return api.TableRatings(True, tuple(map(shown, change.before)), tuple(map(shown, change.after)))
    seats = [_seat_rating(book, table, seat) for seat in range(len(table.chairs))]
    return api.TableRatings(may_be_rated(table), tuple(seats), ())


def _seat_rating(book: RatingBook, table: Table, seat: Seat) -> api.RatingShown | None:
    chair = table.chairs[seat]
    if chair.who:
        return shown(book.rating(RatedSeat(who=chair.who)))
    known = level_ratings(book.game).get(chair.place.level)
    return None if known is None else shown(known)


async def seat_ratings(call: Call, game: str, who: Sequence[str], levels: Sequence[str]) -> list[api.RatingShown | None]:
    """The ratings of the seats of a listed table: of people by their id, of bots by their level."""
    if game not in game_names():
        return []
    book, known = await call.process.ratings.book(game), level_ratings(game)
    bots = levels or ("",) * len(who)
    found = [book.rating(RatedSeat(who=person)) if person else known.get(level) for person, level in zip(who, bots)]
    return [None if rating is None else shown(rating) for rating in found]


RATINGS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/ratings/{game}", list_ratings, api.RatingList),
    Endpoint("GET", "/api/me/ratings", own_ratings, api.OwnRatings, "session"),
    Endpoint("GET", "/api/tables/{table}/ratings", table_ratings, api.TableRatings, "watcher"),
)
