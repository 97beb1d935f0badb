"""What a search needs: legal choices as a list, a choice with all the chance that follows, a copy, and a game played to its end.

A search that knows only what its seat may know copies a state, lets `determinise` deal anew what is hidden, and plays on from there.
"""

from __future__ import annotations

from pithead.mini_miners.kernel.game import menu, step
from pithead.mini_miners.kernel.layout import Field
from pithead.mini_miners.kernel.playout import play
from pithead.mini_miners.kernel.scoring import score
from pithead.sim.playing import resolve_chance
from pithead.sim.stream import Rng
from pithead.sim.words import Words, lowest


def copy_state(state: Words, copy: Words) -> None:
    """All of a state that the game to come depends on; rounds that are over are left out."""
    for place in range(Field.PAST):
        copy[place] = state[place]


def legal(state: Words, box: Words, seat: int, choices: Words) -> int:
    """The choices of a seat that owes a decision, in the order of the plain engine, and how many they are; at most CHOICES_MOST."""
    count, left = 0, menu(state, box, seat)
    while left:
        choices[count] = lowest(left)
        count += 1
        left &= left - 1
    return count


def apply(state: Words, box: Words, rng: Rng, outcome: Words, seat: int, choice: int) -> None:
    """The state after a choice, and after everything that chance does until somebody owes a decision again."""
    step(state, box, seat, choice)
    resolve_chance(state, box, rng, outcome)


def roll_out(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Everybody decides at random until the end; how many decisions that took. `score` says what each seat has then."""
    return play(state, box, rng, outcome)


def lead(state: Words, seat: int) -> int:
    """Own gold less that of the best rival, the bonus for tools included (MM-9.2)."""
    best = 0
    for other in range(state[Field.SEATS]):
        if other != seat:
            best = max(best, score(state, other))
    return score(state, seat) - best
