"""What the kernel of Dice Miner offers to simulations, environments, the bench and the proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.dice_miner.kernel.encoding import DiceMinerEncoding
from pithead.dice_miner.kernel.kernel import RULES
from pithead.dice_miner.kernel.rival import TABLES, DiceMinerRival, rivals
from pithead.dice_miner.kernel.simulation import BOTS, DiceMinerSimulation
from pithead.dice_miner.kernel.tables import box_table, table_options
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.package import imported
from pithead.sim.batch import OUTSIDE
from pithead.sim.room import BatchCore, GameKernel, Proof


def batch_core(game: DiceMiner, bots: Sequence[str | None], options: DiceMinerOptions) -> BatchCore:
    """The kernel for many games side by side."""
    numbers = [OUTSIDE if bot is None else BOTS.index(bot) for bot in bots]
    facts = box_table(game.box), table_options(game.box, len(bots), options, numbers)
    return BatchCore.of(RULES, DiceMinerEncoding(game), game.view(game.start(len(bots), options), 0), facts, "greedy" in bots)


KERNEL: Final = GameKernel(
    bots=BOTS,
    simulation=DiceMinerSimulation,
    encoding=DiceMinerEncoding,
    open_spiel=imported("pithead.dice_miner.kernel.open_spiel:DiceMinerState"),
    batch=batch_core,
    proof=Proof(TABLES, rivals),
    beside=DiceMinerRival,
)
