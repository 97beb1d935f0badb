"""Who was on a player's side: the hero (DM-2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.dice_miner.rules.state import State
from pithead.game import Seat, Step


def companions(state: State, steps: Sequence[Step], seat: Seat) -> tuple[tuple[str, str], ...]:
    """The hero of a seat; in a solo form there may be none."""
    hero = state.heroes[seat]
    return () if hero is None else (("hero", hero),)
