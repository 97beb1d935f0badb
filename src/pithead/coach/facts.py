"""Facts that speak for a decision: an id and numbers, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from pithead.game import AnyGame, Event, Seat

Values: TypeAlias = Mapping[str, int | float | str]


class Fact(msgspec.Struct, frozen=True):
    """One thing that a decision does. A value is a number, or a seat, a face, a dwarf or a tool by its name in the rules."""

    id: str
    values: Values = {}


def facts_of(game: AnyGame, view: Any, seat: Seat, event: Event) -> tuple[Fact, ...]:
    """What a decision does, as far as the seat can know, what matters most first."""
    if game.name == "mini-miners":
        from pithead.mini_miners.coach import facts as mini_miners  # noqa: PLC0415

        return mini_miners.facts(game, view, seat, event)
    from pithead.dice_miner.coach import facts as dice_miner  # noqa: PLC0415

    return dice_miner.facts(game, view, seat, event)
