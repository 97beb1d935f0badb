"""Dice Miner as a package: what it brings to the house, each part imported when it is first needed."""

from __future__ import annotations

from typing import Final

from pithead.package import Edition, GamePackage, imported, loaded, rooms

PACKAGE: Final = GamePackage(
    name="dice-miner",
    rule_prefix="DM",
    score_unit="points",
    editions=(Edition("1", loaded("pithead.dice_miner.rules.game:DiceMiner.load")),),
    folder="pithead.dice_miner",
    simulation_options=imported("pithead.dice_miner.kernel.options:SimulationOptions"),
    companions=imported("pithead.dice_miner.rules.companions:companions"),
    **rooms("pithead.dice_miner", "words", "kernel", "bots", "coach", "lab"),
)
