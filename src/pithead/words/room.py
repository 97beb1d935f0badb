"""The room of a game's words: what the shared library asks of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from pithead.words import Words
from pithead.words.shell import Shell


class GameWords(msgspec.Struct, frozen=True, kw_only=True):
    """A game in words. Its sentences are in `words/LANGUAGE/AREA.ftl` of its folder."""

    shell: Callable[[Any, Words], Shell]
    """The game as a shell shows it, in one language."""
