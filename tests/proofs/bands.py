"""What players of every strength give away, and in which bands they are read: `python -m tests.proofs.bands GAME --games N --jobs 2`.

Each level meets its like and the mine master; players at random too. Levels that think by the clock get a short time. `--first` goes on
where a run was stopped.
"""

import argparse
import multiprocessing
import random
from collections import Counter, defaultdict
from functools import partial
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


def readings(name, pairs, effort, number):
    """What every seat gives away in a game of each pair, and its band."""
    game = load_game(name)
    found = []
    for names in pairs:
        analysis = analyse(played(game, names, f"bands {number}"), effort)
        found += [(level, seat.given_away, seat.band) for level, seat in zip(names, analysis.seats)]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--effort", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--levels", help="only these, separated by commas")
    wanted = parser.parse_args()
    shares = defaultdict(list)
    bands = defaultdict(Counter)
    every = ("random", *levels(wanted.game))
    wanted_levels = wanted.levels.split(",") if wanted.levels else every
    pairs = tuple(dict.fromkeys(pair for level in wanted_levels for pair in ((level, level), (level, every[-1]))))
    read = partial(readings, wanted.game, pairs, wanted.effort)
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        for done, found in enumerate(pool.imap_unordered(read, range(wanted.first, wanted.first + wanted.games)), 1):
            for name, given_away, band in found:
                shares[name].append(given_away)
                bands[name][band] += 1
            print(f"after {done} of {wanted.games} games of each pair:")
            for name in shares:
                spread = stdev(shares[name]) if len(shares[name]) > 1 else 0.0
                counted = ", ".join(f"{band} {bands[name][band]}" for band in BANDS if bands[name][band])
                mean = f"{fmean(shares[name]):.2f} (spread {spread:.2f})"
                print(f"  {name:12} gives away {mean} in {len(shares[name])} games; read as {counted}", flush=True)


if __name__ == "__main__":
    main()
