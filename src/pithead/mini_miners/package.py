"""Mini Miners as a package: what it brings to the house, each part imported when it is first needed."""

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
    from pithead.mini_miners.rules.content import read_box, standard_box  # noqa: PLC0415
    from pithead.mini_miners.rules.game import MiniMiners  # noqa: PLC0415

    return MiniMiners(standard_box() if corrections is None else read_box(corrections))


def _kernel() -> GameKernel:
    from pithead.mini_miners.kernel.room import KERNEL  # noqa: PLC0415

    return KERNEL


def _lab() -> GameLab:
    from pithead.mini_miners.lab.room import LAB  # noqa: PLC0415

    return LAB


def _bots() -> GameBots:
    from pithead.mini_miners.bots.room import BOTS  # noqa: PLC0415

    return BOTS


def _coach() -> GameCoach:
    from pithead.mini_miners.coach.room import COACH  # noqa: PLC0415

    return COACH


def _words() -> GameWords:
    from pithead.mini_miners.words.shell import MiniMinersShell  # noqa: PLC0415
    from pithead.words.room import GameWords  # noqa: PLC0415

    return GameWords(shell=MiniMinersShell)


PACKAGE: Final = GamePackage(
    name="mini-miners",
    rule_prefix="MM",
    editions=(Edition("1", _rules),),
    folder="pithead.mini_miners",
    kernel=_kernel,
    lab=_lab,
    bots=_bots,
    coach=_coach,
    words=_words,
)
