"""The kernel of Dice Miner: its modules, and the machines that play with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from pithead.dice_miner.kernel import (
    actions,
    bots,
    card,
    ending,
    excavation,
    game,
    layout,
    magic,
    mountain,
    observation,
    playout,
    replenish,
    scoring,
    seats,
    setup,
)
from pithead.dice_miner.kernel.layout import Option
from pithead.sim import lockstep
from pithead.sim.machines import Array, CardShape, Kernel, KernelCard, KernelProcessor

RULES: Final = Kernel(
    layout,
    rules=(mountain, seats, scoring, setup, replenish, ending, magic, excavation, game, actions, bots, playout),
    observing=(observation,),
    random_play={"decide": "decide_randomly"},
    inline=True,
    card=CardShape(threads=768, blocks=1, registers=80),
    in_step=(lockstep, card, {}),
)


def write_options(seats: int, deal: bool = False, opening: bool = True, bots: Sequence[int] = (), heroes: Sequence[int] = ()) -> Array:
    """The options of a table, and for each seat the number of a bot, and of a hero or -1 for any (DM-2, DM-9)."""
    options = np.zeros(Option.SIZE, np.int64)
    options[Option.SEATS] = seats
    options[Option.DEAL] = deal or bool(heroes)
    options[Option.OPENING] = opening and seats > 1
    options[Option.BOTS : Option.BOTS + len(bots)] = bots
    options[Option.HEROES :] = -1
    options[Option.HEROES : Option.HEROES + len(heroes)] = heroes
    return options


class Processor(KernelProcessor):
    """This processor, with a box and the options of a table."""

    kernel = RULES


class Card(KernelCard):
    """A graphics card, with a box and the options of a table."""

    kernel = RULES
