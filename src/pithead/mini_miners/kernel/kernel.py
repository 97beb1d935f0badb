"""The kernel of Mini Miners: its modules, and the machines that play with it."""

from __future__ import annotations

from typing import Final

import numpy as np

from pithead.mini_miners.kernel import (
    card,
    decks,
    determinise,
    dig,
    drawing,
    escape,
    finds,
    game,
    handfuls,
    layout,
    market,
    observation,
    placement,
    playout,
    recovery,
    recruit,
    scoring,
    search,
    setup,
    table,
    targets,
)
from pithead.mini_miners.kernel.layout import Option
from pithead.sim import pool
from pithead.sim.machines import Array, CardShape, Kernel, KernelCard, KernelProcessor, PooledStates

RULES: Final = Kernel(
    layout,
    rules=(
        *(handfuls, table, decks, targets, market, setup, recruit, placement, finds, drawing, dig, escape, scoring, recovery, game),
        *(playout, determinise, search),
    ),
    observing=(observation,),
    random_play={"decide": "decide_randomly"},
    inline=False,
    card=CardShape(threads=384, blocks=2, registers=80, games=3),
    in_step=(pool, card, {"onward": "stay", "ACTS": 8}),
    pooled=PooledStates(card.SlotField, card.WIDTHS, card.NEAR),
)


def write_options(seats: int, simplified: bool = False, rounds: int = 3, open_draft: bool = False, cast: int = 0) -> Array:
    """The options of a table, and the dwarves as bits if the host has picked them (MM-2.1, MM-12); all bots are random."""
    options = np.zeros(Option.SIZE, np.int64)
    options[: Option.BOTS] = seats, simplified, rounds, open_draft, cast
    return options


class Processor(KernelProcessor):
    """This processor, with a box and the options of a table."""

    kernel = RULES


class Card(KernelCard):
    """A graphics card, with a box and the options of a table."""

    kernel = RULES
