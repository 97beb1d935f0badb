"""The operator's webhook: it is called when a person who is not looking owes a decision.

The address is the operator's, never a player's, so nobody can make the server send requests into its own network.
"""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Sequence

import msgspec

from pithead.game import Seat
from pithead.match.table import Table
from pithead.server.logs import note
from pithead.values import Value

WEBHOOK_TIMEOUT_S = 5.0


class TurnNotice(Value):
    """What the webhook receives."""

    table: str
    game: str
    version: int
    seat: Seat
    name: str


def new_turns(before: Table | None, table: Table, here: Sequence[Seat]) -> list[Seat]:
    """The seats of people that owe a decision since now, did not before, and are not looking."""
    known = () if before is None else before.awaited
    return [seat for seat in table.awaited if seat not in known and seat not in here and table.chairs[seat].present]


class Webhook:
    """Calls an address for every turn."""

    def __init__(self, url: str) -> None:
        self.url = url

    def turn(self, table: Table, seat: Seat) -> None:
        """Tell of a turn."""
        turn = TurnNotice(table.opened.table, table.opened.game, table.version, seat, table.chairs[seat].name)
        asyncio.get_running_loop().run_in_executor(None, self._post, msgspec.json.encode(turn))

    def _post(self, body: bytes) -> None:
        request = urllib.request.Request(self.url, body, {"Content-Type": "application/json"})
        try:
            urllib.request.urlopen(request, timeout=WEBHOOK_TIMEOUT_S).close()
        except OSError as error:
            note("webhook failed", problem=type(error).__name__)
