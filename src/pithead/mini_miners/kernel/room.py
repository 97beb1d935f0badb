"""What the kernel of Mini Miners offers to simulations, environments, the bench and the proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.mini_miners.kernel.encoding import MiniMinersEncoding
from pithead.mini_miners.kernel.kernel import RULES
from pithead.mini_miners.kernel.layout import Option
from pithead.mini_miners.kernel.rival import TABLES, MiniMinersRival, rivals
from pithead.mini_miners.kernel.simulation import BOTS, MiniMinersSimulation
from pithead.mini_miners.kernel.tables import table_options
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.sim.batch import OUTSIDE
from pithead.sim.room import BatchCore, GameKernel, Proof


def batch_core(game: MiniMiners, bots: Sequence[str | None], options: MiniMinersOptions) -> BatchCore:
    """The kernel for many games side by side, with the numbers of cards and actions after the box."""
    encoding, settings = MiniMinersEncoding(game), table_options(game.box, len(bots), options)
    settings[Option.BOTS : Option.BOTS + len(bots)] = [OUTSIDE if bot is None else BOTS.index(bot) for bot in bots]
    return BatchCore.of(RULES, encoding, game.view(game.start(len(bots), options), 0), (encoding.batch_facts(), settings))


KERNEL: Final = GameKernel(
    bots=BOTS,
    simulation=MiniMinersSimulation,
    encoding=MiniMinersEncoding,
    batch=batch_core,
    proof=Proof(TABLES, rivals),
    beside=MiniMinersRival,
)
