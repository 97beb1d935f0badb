"""What each seat may know: everything lies open, but for what others are caching right now (DM-7.1)."""

from __future__ import annotations

from pithead.dice_miner.rules.events import Cache
from pithead.dice_miner.rules.position import Position, position
from pithead.dice_miner.rules.state import Replenish, Rerolling, State
from pithead.game import Actors, Seat, Step


def view(state: State, actors: Actors, seat: Seat | None) -> Position:
    """The position as a seat, or with None a spectator, may know it."""
    match state.phase:
        case Replenish(cached=cached):
            return position(state, actors, tuple(dice if player == seat else () for player, dice in enumerate(cached)))
        case Rerolling(cached=cached):
            return position(state, actors, cached)
        case _:
            return position(state, actors, None)


def seen(step: Step, seat: Seat | None) -> Step | None:
    """The step as a seat may see it; what another caches is seen by nobody else."""
    return None if isinstance(step.event, Cache) and step.seat != seat else step
