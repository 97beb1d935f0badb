"""What Mini Miners brings as a game with a kernel."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel.encoding import MiniMinersCoding, batch_tables
from pithead.mini_miners.kernel.kernel import KERNEL, Card, Processor, write_options
from pithead.mini_miners.kernel.rival import TABLES, rivals
from pithead.mini_miners.kernel.tables import box_table
from pithead.sim.room import GameKernel

ROOM: Final = GameKernel(
    kernel=KERNEL,
    processor=Processor,
    card=Card,
    bots=("random",),
    box_table=box_table,
    write_options=write_options,
    coding=MiniMinersCoding,
    batch_tables=batch_tables,
    proof_tables=TABLES,
    rivals=rivals,
)
