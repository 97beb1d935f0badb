"""Who is likely to win: counted at the end, and between two rounds judged by gold and tools (MM-9.2)."""

from __future__ import annotations

from typing import Any

from pithead.mini_miners.bots.search.parameters import LEAD_SCALE
from pithead.mini_miners.bots.search.workspace import Model
from pithead.mini_miners.kernel.layout import Field, Phase
from pithead.mini_miners.kernel.scoring import tools_of
from pithead.sim.real import exp
from pithead.sim.words import Words


def judge(model: Model, state: Words, sure: float, shares: Any) -> None:
    """The share of the victory that every seat may expect; at the end so much of it is the victory itself."""
    seats = state[Field.SEATS]
    left = state[Field.ROUNDS] - state[Field.PASTS]
    over = state[Field.PHASE] == Phase.OVER
    spread = model.parameters[LEAD_SCALE] if over else model.spread[seats, left]
    kept = 0.0 if over else model.kept[seats, left]
    most = 0.0
    for seat in range(seats):
        shares[seat] = state[Field.TREASURY + seat] + kept * tools_of(state, seat)
        most = max(most, shares[seat])
    total = 0.0
    for seat in range(seats):
        shares[seat] = exp((shares[seat] - most) / spread)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
        if over:
            won = state[Field.WAITING] >> seat & 1
            shares[seat] = sure * won + (1.0 - sure) * shares[seat]
