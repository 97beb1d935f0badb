"""Facts that speak for a decision: an id and numbers, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import field

from pithead.values import Value

Values: TypeAlias = Mapping[str, int | float | str]


class DecisionFact(Value):
    """One thing that a decision does, in the words of `coach-GAME-ID`.

    A value is a number, a `seat`, or the id of what its name says, such as a `die` or a `dwarf`, which the game's words know.
    """

    id: str
    values: Values = field(default_factory=dict)
