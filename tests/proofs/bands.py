"""What players of every strength give away, and in which bands they are read: `python -m tests.proofs.bands GAME --games N`.

Each level meets its like and the mine master; players at random too. Levels that think by the clock get a short time.
"""

import argparse
import random
from collections import Counter, defaultdict
from statistics import fmean, stdev

from pithead.bots import make_bot
from pithead.bots.levels import levels
from pithead.coach.analysis import analyse
from pithead.coach.bands import BANDS
from pithead.games import load_game
from pithead.match.play import open_match, play_out
from pithead.record import Player

THINKING_S = 0.04
"""How long a move may take."""


class Hurried:
    """A bot that thinks for a short time."""

    def __init__(self, bot):
        self.bot = bot

    def choose(self, view, legal, rng, budget):
        return self.bot.choose(view, legal, rng, min(budget, THINKING_S))


def played(game, names, seed):
    """The record of a game of two bots."""
    match, _ = open_match(game, [Player(name, "bot", name) for name in names], options=game.options_type(), seed=seed)
    play_out(match, [Hurried(make_bot(game, name, seat)) for seat, name in enumerate(names)], random.Random(seed))
    return match.record()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--effort", type=int, default=1)
    parser.add_argument("--levels", help="only these, separated by commas")
    wanted = parser.parse_args()
    game = load_game(wanted.game)
    shares = defaultdict(list)
    bands = defaultdict(Counter)
    every = ("random", *levels(wanted.game))
    wanted_levels = wanted.levels.split(",") if wanted.levels else every
    for number in range(wanted.games):
        for names in dict.fromkeys([pair for level in wanted_levels for pair in ((level, level), (level, every[-1]))]):
            analysis = analyse(played(game, names, f"bands {number}"), wanted.effort)
            for name, seat in zip(names, analysis.seats):
                shares[name].append(seat.given_away)
                bands[name][seat.band] += 1
        print(f"after {number + 1} of {wanted.games} games of each pair:")
        for name in shares:
            spread = stdev(shares[name]) if len(shares[name]) > 1 else 0.0
            read = ", ".join(f"{band} {bands[name][band]}" for band in BANDS if bands[name][band])
            print(
                f"  {name:12} gives away {fmean(shares[name]):.2f} (spread {spread:.2f}) in {len(shares[name])} games; read as {read}",
                flush=True,
            )


if __name__ == "__main__":
    main()
