"""Mini Miners as a package: what it brings to the house, each part imported when it is first needed."""

from __future__ import annotations

from typing import Final

from pithead.game import AnyGame
from pithead.package import Edition, GamePackage, imported


def _second(corrections: str | None) -> AnyGame:
    from pithead.mini_miners.rules.content import box_with  # noqa: PLC0415
    from pithead.mini_miners.rules.game import MiniMiners  # noqa: PLC0415

    return MiniMiners(box_with(corrections))


def _first(corrections: str | None) -> AnyGame:
    from pithead.mini_miners.rules.content import box_with  # noqa: PLC0415
    from pithead.mini_miners.rules.edition_1 import FirstEdition  # noqa: PLC0415

    return FirstEdition(box_with(corrections))


PACKAGE: Final = GamePackage(
    name="mini-miners",
    rule_prefix="MM",
    editions=(Edition("2", _second), Edition("1", _first)),
    folder="pithead.mini_miners",
    words=imported("pithead.mini_miners.words.room:WORDS"),
    kernel=imported("pithead.mini_miners.kernel.room:KERNEL"),
    bots=imported("pithead.mini_miners.bots.room:BOTS"),
    coach=imported("pithead.mini_miners.coach.room:COACH"),
    lab=imported("pithead.mini_miners.lab.room:LAB"),
)
