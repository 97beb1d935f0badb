"""What a thread of a graphics card does in many games side by side: one step of the game in its place.

A state lies on the card with the same word of all games together, and is copied to the thread's own memory while it is worked on.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.batch import Ends, Places, begin_game, follow, random_action, show, take_action
from pithead.sim.given import FACT_WORDS, OUTCOME_WORDS, STATE_WORDS, cuda, share_facts

WHOLE: Final = np.int64
NATURAL: Final = np.uint64


def begin_places(box: Any, options: Any, seed: Any, places: Places) -> None:
    """New games in all places."""
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    for place in range(cuda.grid(1), len(places.numbers), cuda.gridsize(1)):
        choices = begin_game(state, box, options, seed, places.numbers[place], rng, outcome)
        for word in range(STATE_WORDS):
            places.states[word, place] = state[word]
        places.rngs[place] = rng[0]
        show(state, box, choices, place, places)


def step_places(box: Any, options: Any, seed: Any, places: Places, games: int, actions: Any, ends: Ends) -> None:
    """An action in every game, and everything that follows."""
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    for place in range(cuda.grid(1), len(places.numbers), cuda.gridsize(1)):
        for word in range(STATE_WORDS):
            state[word] = places.states[word, place]
        rng[0] = places.rngs[place]
        take_action(state, facts, int(places.seats[place]), int(actions[place]))
        choices = follow(facts, options, seed, state, rng, outcome, place, places.numbers, games, ends)
        for word in range(STATE_WORDS):
            places.states[word, place] = state[word]
        places.rngs[place] = rng[0]
        show(state, facts, choices, place, places)


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
