"""Who acts: the seats that owe a decision, or chance."""

from __future__ import annotations

from pithead.sim.given import CHANCE_PHASES, TOGETHER, Field, Phase
from pithead.sim.words import Words, lowest


def chance_acts(state: Words) -> int:
    """Is an outcome due?"""
    return CHANCE_PHASES >> state[Field.PHASE] & 1


def actors(state: Words) -> int:
    """The seats that owe a decision, as bits."""
    if chance_acts(state) or state[Field.PHASE] == Phase.OVER:
        return 0
    return state[Field.WAITING] if TOGETHER >> state[Field.PHASE] & 1 else 1 << state[Field.TURN]


def first_actor(state: Words) -> int:
    """The lowest of the seats that owe a decision."""
    return lowest(state[Field.WAITING]) if TOGETHER >> state[Field.PHASE] & 1 else state[Field.TURN]
