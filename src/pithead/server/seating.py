"""What opening a table needs, wherever it is opened: options that people can play with, a chair taken in the caller's name."""

from __future__ import annotations

import time
from typing import Any, Final

from pithead.game import AnyGame, Options, Seat, Unreadable, read_options
from pithead.match.commands import sit
from pithead.match.table import Table
from pithead.server.api import Join
from pithead.server.requests import Call
from pithead.server.tables import LiveTable
from pithead.server.tokens import hash_of, new_id

SEAL_DIGITS: Final = 64


def options_for_people(game: AnyGame, seats: int, chosen: dict[str, Any]) -> Options:
    """Options with which so many people can play; raises Refusal if the game has none such, or if they are a form for one person."""
    options = read_options(game, chosen)
    if options.for_one_person:
        raise Unreadable("option-one-person")
    game.start(seats, options)
    return options


async def sit_down(call: Call, live: LiveTable, body: Join) -> Table:
    """Take a chair in the caller's name."""
    assert call.session is not None
    who, name = call.session.id, call.session.name
    hash = hash_of(body.secret) if body.secret else ""
    seal = body.seal or ""
    nonce = "" if seal else body.nonce or ""
    return await call.process.registry.commit(
        live,
        f"{who}:sit:{new_id()}",
        lambda table: sit(table, body.seat, who, name, nonce, hash, int(time.time()), body.seed, seal),
    )


def at_once(join: str, seat: Seat | None = None, seed: str | None = None) -> Join:
    """How to sit down at a table that is opened by the same call: a nonce that came before the table is not counted, a seal is."""
    return Join(seal=join if len(join) == SEAL_DIGITS else None, seat=seat, seed=seed)
