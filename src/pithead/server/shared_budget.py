"""A budget that all processes share: each tells the others once a second what was used there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

import msgspec

from pithead.server.broadcasts import Topic, broadcast_of
from pithead.server.limits import MAX_ADDRESSES, ProcessorBudget

MAX_REPORTED_KEYS: Final = 40
"""So many addresses and people fit into one broadcast; the others come with the next."""


class SharedBudget(ProcessorBudget):
    """Processor time by address and person, used at any process; what was used elsewhere is known a second later."""

    def __init__(self, most: float, seconds: float, clock: Callable[[], float], process: str) -> None:
        super().__init__(most, seconds, clock)
        self.process = process
        self.unreported: defaultdict[str, float] = defaultdict(float)

    def charge(self, keys: Sequence[str], cpu_ms: float) -> None:
        """So much was used by these, at this process."""
        super().charge(keys, cpu_ms)
        if self.most:
            for key in keys if len(self.unreported) < MAX_ADDRESSES else ():
                self.unreported[key] += cpu_ms

    def report(self) -> str | None:
        """What to tell the other processes; None if there is nothing."""
        costs = dict(islice(self.unreported.items(), MAX_REPORTED_KEYS))
        for key in costs:
            del self.unreported[key]
        known = {key: whole for key, ms in costs.items() if (whole := round(ms))}
        return broadcast_of(Topic.COST, self.process, msgspec.json.encode(known).hex()) if known else None

    def on_message(self, said: str) -> None:
        """Another process tells what was used there."""
        process, _, costs = said.partition(":")
        if process != self.process:
            for key, ms in msgspec.json.decode(bytes.fromhex(costs), type=dict[str, int]).items():
                super().charge((key,), ms)
