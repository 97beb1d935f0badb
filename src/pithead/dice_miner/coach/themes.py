"""What a puzzle of Dice Miner is about."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.coach.facts import facts
from pithead.dice_miner.rules.events import Cache, Cheers, Choose, Decision, Done, Take
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import State
from pithead.game import AnyGame, Seat

AGAINST_A_RIVAL: Final = {"denies", "hurts"}
"""The facts of a die that is taken so that somebody else has less of it."""


def theme(game: AnyGame, state: State, seat: Seat, best: Decision, second: Decision) -> str:
    """To share a beer or not, and to stop or not, whichever is better; else what the best event is."""
    assert isinstance(game, DiceMiner)
    if isinstance(best, Cheers) or isinstance(second, Cheers):
        return "beer"
    if isinstance(best, Done) or isinstance(second, Done):
        return "stop"
    match best:
        case Take():
            against = AGAINST_A_RIVAL & {fact.id for fact in facts(game, game.view(state, seat), seat, best)}
            return "deny" if against else "take"
        case Cache():
            return "cache"
        case Choose():
            return "hero"
    return "magic"
