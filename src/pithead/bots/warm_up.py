"""A rehearsal: a quick game of the strongest bots and a look of the coach, after which all that they need is compiled and at hand.

`python -m pithead.bots.warm_up` does so for both games.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pithead.bots import make_appraiser, make_bot
from pithead.bots.levels import LADDERS
from pithead.bots.process_pool import crew
from pithead.bots.self_play import play
from pithead.games import game_names, load_game

BLINK: Final = 0.001
"""Seconds a move: enough to go through everything once."""


def is_rehearsed(name: str) -> bool:
    """Has this machine kept what the strongest bots need?"""
    from pithead.sim.compile import is_compiled  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings

    if name == "dice-miner":
        from pithead.dice_miner.bots.search import kernel as dice  # noqa: PLC0415

        return is_compiled(dice.MODULES, {})
    from pithead.mini_miners.bots.search import kernel as mine  # noqa: PLC0415

    return is_compiled(mine.MODULES, {})


def rehearse(name: str) -> None:
    """Play games of the level that needs most, with two and with three, where it thinks otherwise, and judge a position."""
    game = load_game(name)
    strongest = LADDERS[name][-1].name
    for seats in (2, 3):
        play(game, [make_bot(game, strongest, seat) for seat in range(seats)], "rehearsal", Random(0), BLINK)
    make_appraiser(game).worth(game.view(game.start(2), None), None, 0)


def rehearse_apart(name: str) -> None:
    """The same in a process of its own: whoever waits for it can be interrupted, a compiler can't."""
    with crew(1) as pool:
        pool.apply(rehearse, (name,))


def main() -> None:
    """Both games side by side."""
    with crew(len(game_names())) as pool:
        pool.map(rehearse, game_names())


if __name__ == "__main__":
    main()
