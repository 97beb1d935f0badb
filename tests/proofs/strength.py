"""The mine master on its built kernel against the same one compiled by numba, with the same time: is it as strong?

python -m tests.proofs.strength dice-miner --games 400 --seconds 0.2

Every deal is played from both seats, both bots in the same process, so that a busy machine burdens both alike. The interval of 95 % must
contain one half.
"""

import argparse
import sys
from functools import cache
from importlib import import_module
from random import Random

from pithead.bots.elo import PairResult
from pithead.bots.process_pool import process_pool
from pithead.bots.self_play import play
from pithead.bots.timing import DecisionClock, TimedBot
from pithead.games import load_game, package_of
from pithead.sim.native import Native


def master(game):
    """The class of the strongest bot of a game."""
    folder = package_of(game).folder
    return getattr(import_module(f"{folder}.bots.master"), {"dice-miner": "MasterMiner", "mini-miners": "MasterMiners"}[game])


@cache
def bots(name):
    """Both bots for both seats; numba compiles, or reads what it compiled, before any clock runs."""
    game, source = load_game(name), import_module(f"{package_of(name).folder}.bots.kernel_source").SOURCE
    made = [(master(name)(game, seat), master(name)(game, seat, new_runner=lambda: Native(source))) for seat in range(2)]
    play(game, [each[1] for each in made], "warm", Random(1), 0.01)
    return made


def play_deal(deal):
    """The built kernel's share of the victories in both seatings of a deal, and the seconds a decision that each took."""
    name, number, seconds = deal
    game, clock, share = load_game(name), DecisionClock(), 0.0
    for own in range(2):
        seated = [TimedBot(bots(name)[seat][seat != own], clock, int(seat != own)) for seat in range(2)]
        winners = game.standing(play(game, seated, f"strength {number}", Random(f"{number} {own}"), seconds)).winners
        share += (own in winners) / len(winners) / 2
    return share, tuple(clock.decisions[which] for which in (0, 1)), tuple(clock.seconds[which] for which in (0, 1))


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.strength")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--workers", type=int, default=0)
    wish = parser.parse_args()
    deals = [(wish.game, number, wish.seconds) for number in range(wish.games // 2)]
    shares, made, spent = [], [0, 0], [0.0, 0.0]
    with process_pool(wish.workers) as pool:
        for share, decisions, seconds in pool.imap_unordered(play_deal, deals):
            shares.append(share)
            for which in (0, 1):
                made[which] += decisions[which]
                spent[which] += seconds[which]
            result = PairResult.of(("built", "numba"), shares, 2)
            each = ", ".join(f"{1000 * spent[which] / made[which]:.1f} ms" for which in (0, 1))
            line = f"{wish.game}, {wish.seconds:g} s a move, {2 * len(shares)} games: built kernel {100 * result.share:.1f} %"
            print(f"{line} +- {100 * result.within:.1f}; a decision took {each} (numba)", flush=True)
    return abs(result.share - 0.5) > result.within


if __name__ == "__main__":
    sys.exit(main())
