"""Duplicate evenings over HTTP: announce one, enter, begin, follow the standings, and compare every deal once it is over."""

from __future__ import annotations

import secrets
from typing import Final

from pithead import fair
from pithead.bots import make_bot
from pithead.duplicate.evening import Announced, Entered, Entrant, Evening, Withdrew, begin, check_announced
from pithead.duplicate.scoring import deal_scores
from pithead.game import Refusal
from pithead.games import load_game
from pithead.match.clocks import NoClock
from pithead.match.entries import fields_for
from pithead.server import api
from pithead.server.evening_books import name_of_bot, watch_secret
from pithead.server.names import clean_text
from pithead.server.requests import Call, Endpoint
from pithead.server.seating import options_for_people
from pithead.server.tokens import new_id


async def announce(call: Call) -> api.EveningMade:
    """Announce an evening: its deals are drawn and sealed now, and nobody can change them any more."""
    if not call.process.new_tables.take(call.address):
        raise Refusal("too-many")
    body: api.NewEvening = call.body
    game = load_game(body.game)
    if not isinstance(body.clock, NoClock) and not body.stand_in:
        raise Refusal("clock-needs-bot")
    if body.stand_in:
        make_bot(game, body.stand_in, 0)
    drawn = tuple(secrets.token_hex(fair.SECRET_BYTES) for _ in range(body.deals))
    own = {"id": new_id(), "host": call.who, "title": clean_text(body.title), "game": game.name, "secrets": drawn}
    item = Announced(**{**fields_for(Announced, body), **own})
    check_announced(item, game.seats.start, game.seats.stop - 1)
    options_for_people(game, body.seats, body.options)
    evening = await call.process.evenings.add(item.id, "announced", item)
    return api.EveningMade(item.id, evening.seals)


async def enter(call: Call) -> api.EveningShown:
    """Enter an evening that has not begun; your nonce becomes part of every deal."""
    call.spend_contact()
    evening = await _evening(call)
    body: api.EnterEvening = call.body
    if evening.player_of(call.who) is None:
        item = Entered(who=call.who, nonce=body.nonce)
        await call.process.evenings.add(evening.announced.id, f"enter {new_id()}", item)
    return await show_evening(call)


async def withdraw(call: Call) -> api.EveningShown:
    """Leave an evening before it begins."""
    call.spend_contact()
    evening = await _evening(call)
    player = evening.player_of(call.who)
    if player is not None:
        await call.process.evenings.add(evening.announced.id, f"withdraw {player}", Withdrew(player))
    return await show_evening(call)


async def add_bots(call: Call) -> api.EveningShown:
    """The host puts in bots of a level."""
    call.spend_contact()
    evening = await _hosted(call)
    body: api.EveningBots = call.body
    make_bot(load_game(evening.announced.game), body.level, 0)
    for _ in range(body.count):
        await call.process.evenings.add(evening.announced.id, f"bot {new_id()}", Entered(level=body.level))
    return await show_evening(call)


async def begin_evening(call: Call) -> api.EveningShown:
    """The host begins: the deals are made, and everybody sits at a table of the first round."""
    evening = await _hosted(call)
    if evening.status == "open":
        await call.process.evenings.begin(evening, begin(evening))
    return await show_evening(call)


async def show_evening(call: Call) -> api.EveningShown:
    """An evening as everybody may know it: who is in it, the rounds so far, the standings, and when it is over every deal opened."""
    evening = await call.process.evenings.drive(call.request.path_params["evening"])
    announced, over = evening.announced, evening.closed
    players = tuple([await _player(call, evening, each) for each in evening.entered])
    with call.process.paid(call.keys):
        scores = deal_scores(evening.results, announced.scoring)
        standings = evening.standings() if evening.rounds else []
    own = evening.player_of(call.person)
    return api.EveningShown(
        id=announced.id,
        title=announced.title,
        game=announced.game,
        seats=announced.seats,
        form=announced.form,
        scoring=announced.scoring,
        clock=announced.clock,
        status=evening.status,
        host=call.person == announced.host,
        you=own or "",
        players=players,
        seals=evening.seals,
        deals=len(announced.secrets),
        standings=tuple(standings),
        rounds=tuple(_round(evening, deal, own, scores) for deal in range(len(evening.rounds))),
        secrets=announced.secrets if over else (),
        nonces=evening.nonces if evening.rounds else (),
    )


def _round(evening: Evening, deal: int, own: str | None, scores: dict[tuple[int, str], float]) -> api.EveningRound:
    """A round: a deal that somebody still plays shows nobody's result, or it would be no secret what can be made of it."""
    finished = [result for result in evening.results if result.deal == deal]
    whole = len(finished) == len(evening.rounds[deal])
    tables = []
    for number, players in enumerate(evening.rounds[deal]):
        result = next((each for each in finished if each.players == players), None) if whole or own in players else None
        mine = own in players
        tables.append(
            api.EveningTable(
                players=players,
                table=evening.table_id(deal, number) if mine or evening.closed else "",
                watch=watch_secret(evening, deal, number) if evening.closed else "",
                done=any(each.players == players for each in finished),
                totals=() if result is None else result.totals,
                winners=() if result is None else result.winners,
                scores=tuple(round(scores[deal, player], 4) for player in players) if whole else (),
            )
        )
    return api.EveningRound(tuple(tables), whole)


async def _player(call: Call, evening: Evening, entrant: Entrant) -> api.EveningPlayer:
    who = entrant.entry.who
    name = await call.process.evenings.name_of(who) if who else name_of_bot(evening, entrant)
    return api.EveningPlayer(entrant.player, name, entrant.entry.level, bool(who) and who == call.person)


async def list_evenings(call: Call) -> api.EveningList:
    """Evenings that one can enter, that are being played, and the last that are over."""
    evenings = call.process.evenings
    found = [each for status in ("open", "playing", "over") for each in await evenings.listed(status)]
    listed = [
        api.EveningListed(each.game, id=each.id, title=each.title, status=each.status, players=each.players, deals=each.deals)
        for each in found
    ]
    return api.EveningList(tuple(listed))


async def _evening(call: Call) -> Evening:
    return await call.process.evenings.evening(call.request.path_params["evening"])


async def _hosted(call: Call) -> Evening:
    evening = await _evening(call)
    if evening.announced.host != call.who:
        raise Refusal("forbidden")
    return evening


EVENINGS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/evenings", list_evenings, api.EveningList),
    Endpoint("POST", "/api/evenings", announce, api.EveningMade, "session", api.NewEvening),
    Endpoint("GET", "/api/evenings/{evening}", show_evening, api.EveningShown),
    Endpoint("POST", "/api/evenings/{evening}/enter", enter, api.EveningShown, "session", api.EnterEvening),
    Endpoint("POST", "/api/evenings/{evening}/withdraw", withdraw, api.EveningShown, "session", api.EmptyRequest),
    Endpoint("POST", "/api/evenings/{evening}/bots", add_bots, api.EveningShown, "host", api.EveningBots),
    Endpoint("POST", "/api/evenings/{evening}/begin", begin_evening, api.EveningShown, "host", api.EmptyRequest),
)
