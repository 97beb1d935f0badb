"""What opening a table needs, wherever it is opened: a chair taken in the caller's name."""

from __future__ import annotations

import time

from pithead.game import Seat
from pithead.match.commands import sit
from pithead.match.table import Table
from pithead.server.requests import Call
from pithead.server.tables import LiveTable
from pithead.server.tokens import new_id


async def sit_down(call: Call, live: LiveTable, seat: Seat | None, nonce: str, hash: str = "", seed: str | None = None) -> Table:
    """Take a chair in the caller's name, who has seen this seed."""
    assert call.session is not None
    who, name = call.session.id, call.session.name
    key = f"{who}:sit:{new_id()}"
    return await call.process.registry.commit(live, key, lambda table: sit(table, seat, who, name, nonce, hash, int(time.time()), seed))
