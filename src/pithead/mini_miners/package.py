"""Mini Miners as a package: what it brings to the house, each part imported when it is first needed."""

from __future__ import annotations

from typing import Final

from pithead.game import AnyGame
from pithead.package import Edition, GamePackage, imported


def _rules(corrections: str | None) -> AnyGame:
    from pithead.mini_miners.rules.content import read_box, standard_box  # noqa: PLC0415
    from pithead.mini_miners.rules.game import MiniMiners  # noqa: PLC0415

    return MiniMiners(standard_box() if corrections is None else read_box(corrections))


PACKAGE: Final = GamePackage(
    name="mini-miners",
    rule_prefix="MM",
    editions=(Edition("1", _rules),),
    folder="pithead.mini_miners",
    words=imported("pithead.mini_miners.words.room:WORDS"),
    kernel=imported("pithead.mini_miners.kernel.room:KERNEL"),
    bots=imported("pithead.mini_miners.bots.room:BOTS"),
    coach=imported("pithead.mini_miners.coach.room:COACH"),
    lab=imported("pithead.mini_miners.lab.room:LAB"),
)
