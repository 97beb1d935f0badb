"""What a puzzle of Mini Miners is about."""

from __future__ import annotations

from pithead.game import AnyGame, Seat
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.events import Decision, Target


def theme(_game: AnyGame, state: s.State, _seat: Seat, best: Decision, second: Decision) -> str:
    """What the table waits for; a target is always about a rival."""
    if isinstance(best, Target) or isinstance(second, Target):
        return "rivals"
    match state.phase:
        case s.Draft() | s.Discarding() | s.Levy():
            return "troop"
        case s.Market() | s.Searching():
            return "tools"
        case s.Reacting() | s.Moving() | s.Lurking():
            return "rivals"
        case s.Placing():
            return "place"
        case s.Escaping():
            return "escape"
    return "dig"
