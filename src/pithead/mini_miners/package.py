"""Mini Miners as a package: what it brings to the house, each part imported when it is first needed."""

from __future__ import annotations

from typing import Final

from pithead.package import Edition, GamePackage, imported, loaded, rooms

PACKAGE: Final = GamePackage(
    name="mini-miners",
    rule_prefix="MM",
    score_unit="gold",
    editions=(
        Edition("4", loaded("pithead.mini_miners.rules.game:MiniMiners.load")),
        Edition("3", loaded("pithead.mini_miners.rules.edition_3:ThirdEdition.load")),
        Edition("2", loaded("pithead.mini_miners.rules.edition_2:SecondEdition.load")),
        Edition("1", loaded("pithead.mini_miners.rules.edition_1:FirstEdition.load")),
    ),
    folder="pithead.mini_miners",
    companions=imported("pithead.mini_miners.rules.companions:companions"),
    **rooms("pithead.mini_miners", "words", "kernel", "bots", "coach", "lab"),
)
