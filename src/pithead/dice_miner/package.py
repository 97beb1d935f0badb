"""Dice Miner as a package: what it brings to the house, each part imported when it is first needed."""

from __future__ import annotations

from typing import Final

from pithead.game import AnyGame
from pithead.package import Edition, GamePackage, imported


def _rules(corrections: str | None) -> AnyGame:
    from pithead.dice_miner.rules.content import read_box, standard_box  # noqa: PLC0415
    from pithead.dice_miner.rules.game import DiceMiner  # noqa: PLC0415

    return DiceMiner(standard_box() if corrections is None else read_box(corrections))


PACKAGE: Final = GamePackage(
    name="dice-miner",
    rule_prefix="DM",
    editions=(Edition("1", _rules),),
    folder="pithead.dice_miner",
    words=imported("pithead.dice_miner.words.room:WORDS"),
    kernel=imported("pithead.dice_miner.kernel.room:KERNEL"),
    simulation_options=imported("pithead.dice_miner.kernel.options:SimulationOptions"),
    bots=imported("pithead.dice_miner.bots.room:BOTS"),
    coach=imported("pithead.dice_miner.coach.room:COACH"),
    lab=imported("pithead.dice_miner.lab.room:LAB"),
)
