"""What `simulate` lets choose; apart from the kernel, which takes long to import."""

from __future__ import annotations

from pithead.dice_miner.rules.state import DiceMinerOptions


class SimulationOptions(DiceMinerOptions):
    """The options of a table, and the hero of each seat: `chosen` by the bots, `random` for all, or names and `random`, one for each."""

    heroes: str = "chosen"
