"""What the kernel of Dice Miner offers to simulations, environments, the bench and the proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.dice_miner.kernel import batch
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.encoding import DiceMinerEncoding
from pithead.dice_miner.kernel.kernel import batch_kernel
from pithead.dice_miner.kernel.options import SimulationOptions
from pithead.dice_miner.kernel.rival import TABLES, rivals
from pithead.dice_miner.kernel.simulation import BOTS, DiceMinerSimulation
from pithead.dice_miner.kernel.tables import box_table, table_wish
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.sim.room import BatchCore, GameKernel, Proof


def batch_core(game: DiceMiner, bots: Sequence[str | None], options: DiceMinerOptions) -> BatchCore:
    """The kernel for many games side by side."""
    numbers = [batch.OUTSIDE if bot is None else BOTS.index(bot) for bot in bots]
    facts = box_table(game.box), table_wish(game.box, len(bots), options, numbers)
    return BatchCore(at.WORDS, at.OUTCOME_WORDS, at.ACTIONS, batch.observation_size(len(bots)), facts, batch_kernel("greedy" in bots))


def register_open_spiel() -> None:
    """Make the game known to OpenSpiel."""
    import pithead.dice_miner.kernel.open_spiel  # noqa: F401, PLC0415 - needs what `pip install pithead[open-spiel]` brings


KERNEL: Final = GameKernel(
    bots=BOTS,
    simulation_options=SimulationOptions,
    simulation=DiceMinerSimulation,
    encoding=DiceMinerEncoding,
    batch=batch_core,
    proof=Proof(TABLES, rivals),
    register_open_spiel=register_open_spiel,
)
