"""What opening a table needs, wherever it is opened: a chair taken in the caller's name."""

from __future__ import annotations

import time
from typing import Final

from pithead.game import Seat
from pithead.match.commands import sit
from pithead.match.table import Table
from pithead.server.api import Join
from pithead.server.requests import Call
from pithead.server.tables import LiveTable
from pithead.server.tokens import hash_of, new_id

SEAL_DIGITS: Final = 64


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
