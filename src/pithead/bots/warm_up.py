"""Warming up: a quick game of the strongest bots and an evaluation, after which all kernels that they need are compiled.

`python -m pithead.bots.warm_up` warms up every game that has kernels.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pithead.bots import levels, make_bot, make_evaluator
from pithead.bots.levels import bots_of
from pithead.bots.process_pool import process_pool
from pithead.bots.self_play import play
from pithead.games import game_names, load_game

MOVE_S: Final = 0.001
"""Seconds a move: enough to call every function once."""


def has_kernels(name: str) -> bool:
    """Do the bots of a game need kernels?"""
    return bots_of(name).is_warm is not None


def is_warm(name: str) -> bool:
    """Are the kernels that a game's strongest bots need compiled on this machine, if there are any?"""
    compiled = bots_of(name).is_warm
    return compiled is None or compiled()


def warm_up(name: str) -> None:
    """Play games of the strongest level, with two and with three, where it searches otherwise, and evaluate a position."""
    game = load_game(name)
    for seats in (seats for seats in (2, 3) if seats in game.seats):
        play(game, [make_bot(game, levels(name)[-1], seat) for seat in range(seats)], "rehearsal", Random(0), MOVE_S)
    if bots_of(name).evaluator is not None:
        make_evaluator(game).worth(game.view(game.start(2), None), None, 0)


def warm_up_apart(name: str) -> None:
    """The same in a process of its own: it can be interrupted, a compiler can't."""
    with process_pool(1) as pool:
        pool.apply(warm_up, (name,))


def main() -> None:
    """All games side by side."""
    names = [name for name in game_names() if has_kernels(name)]
    with process_pool(len(names)) as pool:
        pool.map(warm_up, names)


if __name__ == "__main__":
    main()
