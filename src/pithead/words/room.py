"""The room of a game's words: what the shared library asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pithead.values import Value
from pithead.words import Words
from pithead.words.shell import Shell

if TYPE_CHECKING:
    from pithead.words.real_table import RealTable


class GameWords(Value, kw_only=True):
    """A game in words. Its sentences are in `words/LANGUAGE/AREA.ftl` of its folder."""

    shell: Callable[[Any, Words], Shell]
    """The game as a shell shows it, in one language."""

    real_table: Callable[[Any, Words], RealTable] | None = None
    """What is counted for a score at a real table, in one language; without it there is no page for that."""

    facts: Callable[[Any, Words, Sequence[tuple[str, str]]], Iterable[tuple[str, str]]] | None = None
    """What we had to reconstruct of its box, in sentences, each with how sure we are; without it facts stand as they are written."""
