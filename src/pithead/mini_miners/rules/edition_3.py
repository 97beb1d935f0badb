"""The third edition of the rules, for games that began with it: the same rules with another box, in which the mine fell in too often."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pithead.content import BoxFile
from pithead.mini_miners.rules.content import CONTENT
from pithead.mini_miners.rules.game import MiniMiners

THIRD_BOX: Final = CONTENT.as_it_was("edition_3.toml")


class ThirdEdition(MiniMiners):
    """The rules of Mini Miners with the cards of the third edition."""

    rules_version = "3"
    content: ClassVar[BoxFile[Any]] = THIRD_BOX
