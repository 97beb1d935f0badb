"""What Dice Miner brings as a game with a kernel."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.kernel.encoding import DiceMinerCoding, batch_tables
from pithead.dice_miner.kernel.kernel import KERNEL, Card, Processor, write_options
from pithead.dice_miner.kernel.rival import TABLES, rivals
from pithead.dice_miner.kernel.tables import box_table
from pithead.sim.room import GameKernel

ROOM: Final = GameKernel(
    kernel=KERNEL,
    processor=Processor,
    card=Card,
    bots=("random", "greedy"),
    box_table=box_table,
    write_options=write_options,
    coding=DiceMinerCoding,
    batch_tables=batch_tables,
    proof_tables=TABLES,
    rivals=rivals,
)
