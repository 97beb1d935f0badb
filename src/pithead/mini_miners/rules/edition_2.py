"""The second edition of the rules, for games that began with it: the same rules with another box, in which the mine hardly ever fell in."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pithead.content import BoxFile
from pithead.mini_miners.rules.content import CONTENT
from pithead.mini_miners.rules.game import MiniMiners

OLD_BOX: Final = CONTENT.as_it_was("edition_2.toml")
"""The box of the first two editions."""


class SecondEdition(MiniMiners):
    """The rules of Mini Miners with the cards of the second edition."""

    rules_version = "2"
    content: ClassVar[BoxFile[Any]] = OLD_BOX
