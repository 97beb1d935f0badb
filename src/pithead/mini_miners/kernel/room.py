"""What the kernel of Mini Miners offers to simulations, environments, the bench and the proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from pithead.mini_miners.kernel import batch
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.encoding import MiniMinersEncoding
from pithead.mini_miners.kernel.kernel import batch_kernel
from pithead.mini_miners.kernel.rival import TABLES, rivals
from pithead.mini_miners.kernel.simulation import BOTS, MiniMinersSimulation
from pithead.mini_miners.kernel.tables import box_table, spaces_by_name, table_wish
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.sim.room import BatchCore, GameKernel, Proof


def batch_core(game: MiniMiners, bots: Sequence[str | None], options: MiniMinersOptions) -> BatchCore:
    """The kernel for many games side by side, with the codes of the spaces and cards after the box."""
    box, seats = game.box, len(bots)
    cards = sorted({card for deck in box.decks.values() for card in deck})
    spaces = [box.board.index[space] for space in spaces_by_name(box)]
    numbers = [cards.index(card) for deck in DECKS for card in box.decks[deck]]
    players = [batch.OUTSIDE if bot is None else BOTS.index(bot) for bot in bots]
    facts = (
        np.concatenate([box_table(box), spaces, numbers, [len(cards)]]),
        np.concatenate([table_wish(box, seats, options), players]),
    )
    actions, size = batch.action_count(len(cards)), batch.observation_size(seats, len(cards))
    return BatchCore(at.WORDS, at.OUTCOME_WORDS, actions, size, facts, batch_kernel())


KERNEL: Final = GameKernel(
    bots=BOTS,
    simulation_options=MiniMinersOptions,
    simulation=MiniMinersSimulation,
    encoding=MiniMinersEncoding,
    batch=batch_core,
    proof=Proof(TABLES, rivals),
)
