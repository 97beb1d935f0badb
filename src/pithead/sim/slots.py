"""One place in a pool of games on a graphics card: the games that take it, one after the other."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.given import ACTS, Field, SlotField, act_once, sit_down
from pithead.sim.own_games import keep_game
from pithead.sim.stream import Rng, begin_stream
from pithead.sim.words import Words

WHOLE: Final[Any] = np.int64
NATURAL: Final = np.uint64
IDLE: Final = 255
"""Where a place stands that has no game any more."""
ENDED: Final = 2
"""What `act_once` says of a game that is over; else how many decisions were made, 0 or 1."""


def begin_in_slot(state: Words, box: Words, options: Words, seed: int, first: int, number: int, rng: Rng) -> None:
    """Begin the game of this number."""
    begin_stream(rng, seed, first + number)
    sit_down(state, box, options)
    state[SlotField.NUMBER] = number
    state[SlotField.DECISIONS] = 0
    state[SlotField.STREAM] = WHOLE(rng[0])


def act_in_slot(
    state: Words,
    box: Words,
    options: Words,
    seed: int,
    first: int,
    games: int,
    rng: Rng,
    outcome: Words,
    rows: Any,
    own: Words,
    stride: int,
) -> int:
    """Act in a game as long as it stands in the same phase; where it stands then, or the next game of the place, or IDLE."""
    rng[0] = NATURAL(state[SlotField.STREAM])
    phase = state[Field.PHASE]
    did, more = 0, ACTS
    while did != ENDED and more and state[Field.PHASE] == phase:
        did = act_once(state, box, options, rng, outcome)
        state[SlotField.DECISIONS] += did & 1
        more -= 1
    state[SlotField.STREAM] = WHOLE(rng[0])
    if did != ENDED:
        return state[Field.PHASE]
    number = state[SlotField.NUMBER]
    keep_game(state, state[SlotField.DECISIONS], rows, number, own)
    if number + stride >= games:
        return IDLE
    begin_in_slot(state, box, options, seed, first, number + stride, rng)
    return state[Field.PHASE]
