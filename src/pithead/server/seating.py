"""What opening a table needs, wherever it is opened: its options read, and a chair taken in the caller's name."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from pithead.game import AnyGame, Options, Seat, Unreadable
from pithead.match.commands import sit
from pithead.match.table import Table
from pithead.server.requests import Call
from pithead.server.tables import LiveTable
from pithead.server.tokens import new_id


def read_options(game: AnyGame, options: dict[str, Any]) -> Options:
    """The options of a table; what the game doesn't know is refused."""
    try:
        return msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as error:
        raise Unreadable("option", game=game.name, problem=str(error)) from None


async def sit_down(call: Call, live: LiveTable, seat: Seat | None, nonce: str, hash: str = "", seed: str | None = None) -> Table:
    """Take a chair in the caller's name, who has seen this seed."""
    assert call.session is not None
    who, name = call.session.id, call.session.name
    key = f"{who}:sit:{new_id()}"
    return await call.process.registry.commit(live, key, lambda table: sit(table, seat, who, name, nonce, hash, int(time.time()), seed))
