"""What a thread of a graphics card does in many games side by side: one step of the game in its place.

A state lies on the card with the same word of all games together, and is copied to the thread's own memory while it is worked on.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.batch import begin_game, follow, random_action, show, take_action
from pithead.sim.compile import GIVEN

cuda: Any = GIVEN
share_facts: Any = GIVEN
FACT_WORDS: int = GIVEN
STATE_WORDS: int = GIVEN
OUTCOME_WORDS: int = GIVEN

WHOLE: Final = np.int64
NATURAL: Final = np.uint64


def begin_places(
    box: Any, options: Any, seed: Any, states: Any, rngs: Any, numbers: Any, seats: Any, masks: Any, observations: Any
) -> None:
    """New games in all places."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    for place in range(cuda.grid(1), len(numbers), cuda.gridsize(1)):
        begin_game(state, facts, options, seed, numbers[place], rng, outcome)
        for word in range(STATE_WORDS):
            states[word, place] = state[word]
        rngs[place] = rng[0]
        show(state, facts, place, seats, masks, observations)


def step_places(
    box: Any,
    options: Any,
    seed: Any,
    states: Any,
    rngs: Any,
    numbers: Any,
    seats: Any,
    masks: Any,
    observations: Any,
    games: int,
    actions: Any,
    rewards: Any,
    over: Any,
    points: Any,
) -> None:
    """An action in every game, and everything that follows."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    for place in range(cuda.grid(1), len(numbers), cuda.gridsize(1)):
        for word in range(STATE_WORDS):
            state[word] = states[word, place]
        rng[0] = rngs[place]
        take_action(state, facts, int(seats[place]), int(actions[place]))
        follow(facts, options, seed, state, rng, outcome, place, numbers, games, rewards, over, points)
        for word in range(STATE_WORDS):
            states[word, place] = state[word]
        rngs[place] = rng[0]
        show(state, facts, place, seats, masks, observations)


def find_illegal(masks: Any, actions: Any, found: Any) -> None:
    """The lowest place with an action that is not legal there, if there is one."""
    for place in range(cuda.grid(1), len(masks), cuda.gridsize(1)):
        action = actions[place]
        if action < 0 or action >= masks.shape[1] or not masks[place, action]:
            cuda.atomic.min(found, 0, place)


def random_by_threads(masks: Any, rngs: Any, actions: Any) -> None:
    """Any legal action for each place."""
    rng = cuda.local.array(1, NATURAL)
    for place in range(cuda.grid(1), len(masks), cuda.gridsize(1)):
        rng[0] = rngs[place]
        actions[place] = random_action(masks[place], rng)
        rngs[place] = rng[0]
