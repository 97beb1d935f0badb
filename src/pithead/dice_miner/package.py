"""Dice Miner as a package: what it brings to the house, each part imported when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.game import AnyGame
from pithead.package import Edition, GamePackage

if TYPE_CHECKING:
    from pithead.bots.room import GameBots
    from pithead.coach.room import GameCoach
    from pithead.lab.room import GameLab
    from pithead.sim.room import GameKernel
    from pithead.words.room import GameWords


def _rules(corrections: str | None) -> AnyGame:
    from pithead.dice_miner.rules.content import read_box, standard_box  # noqa: PLC0415
    from pithead.dice_miner.rules.game import DiceMiner  # noqa: PLC0415

    return DiceMiner(standard_box() if corrections is None else read_box(corrections))


def _kernel() -> GameKernel:
    from pithead.dice_miner.kernel.room import KERNEL  # noqa: PLC0415

    return KERNEL


def _lab() -> GameLab:
    from pithead.dice_miner.lab.room import LAB  # noqa: PLC0415

    return LAB


def _bots() -> GameBots:
    from pithead.dice_miner.bots.room import BOTS  # noqa: PLC0415

    return BOTS


def _coach() -> GameCoach:
    from pithead.dice_miner.coach.room import COACH  # noqa: PLC0415

    return COACH


def _words() -> GameWords:
    from pithead.dice_miner.words.shell import DiceMinerShell  # noqa: PLC0415
    from pithead.words.room import GameWords  # noqa: PLC0415

    return GameWords(shell=DiceMinerShell)


PACKAGE: Final = GamePackage(
    name="dice-miner",
    rule_prefix="DM",
    editions=(Edition("1", _rules),),
    folder="pithead.dice_miner",
    kernel=_kernel,
    lab=_lab,
    bots=_bots,
    coach=_coach,
    words=_words,
)
