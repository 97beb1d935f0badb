"""The mine master on its built kernel against the same one compiled by numba, with the same time: is it as strong?

python -m tests.proofs.strength dice-miner --games 400 --seconds 0.2
python -m tests.proofs.strength dice-miner --games 400 --seconds 0.2 --keep build/strength.jsonl
python -m tests.proofs.strength dice-miner --first 108 --games 184 --before 216 50.0 4.3

Every deal is played from both seats, both bots in the same process, so that a busy machine burdens both alike; where it burdens them much,
`--processor-time` gives both as many seconds of the processor, since numba's functions can't be stopped and take longer than they should
the more often they are interrupted. The interval of 95 % must contain one half. What is kept in a file isn't played again, so a run can
be stopped, and go on later. Of a run elsewhere, of the deals before the first one, its line is enough: from its games, share and interval
follow the sums over its deals and over their squares.
"""

import argparse
import json
import sys
from contextlib import nullcontext
from functools import cache
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random

from pithead.bots.elo import PairResult
from pithead.bots.process_pool import process_pool
from pithead.bots.self_play import play
from pithead.bots.timing import DecisionClock, TimedBot
from pithead.games import load_game, package_of
from pithead.intervals import Z95
from pithead.sim.budget_clock import by_processor_time
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
    """A deal in both seatings: the built kernel's share of the victories, and how many decisions each made in how many seconds."""
    name, number, seconds, by_processor = deal
    game, clock, share = load_game(name), DecisionClock(), 0.0
    for own in range(2):
        seated = [TimedBot(bots(name)[seat][seat != own], clock, int(seat != own)) for seat in range(2)]
        with by_processor_time() if by_processor else nullcontext():
            winners = game.standing(play(game, seated, f"strength {number}", Random(f"{number} {own}"), seconds)).winners
        share += (own in winners) / len(winners) / 2
    return {"deal": deal, "share": share, "decisions": clock.decisions, "seconds": clock.seconds}


def read_kept(file, deals):
    """What a file keeps of these deals."""
    lines = file.read_text("utf-8").splitlines() if file and file.exists() else ()
    return [played for played in map(json.loads, lines) if tuple(played["deal"]) in deals]


def summary(played):
    """The result of some deals, and what is said about it."""
    name, _, seconds, _ = played[0]["deal"]
    result = PairResult.of(("built", "numba"), [deal["share"] for deal in played], 2)
    spent, made = ([sum(deal[what][which] for deal in played) for which in (0, 1)] for what in ("seconds", "decisions"))
    each = ", ".join(f"{1000 * spent[which] / made[which]:.1f} ms" for which in (0, 1))
    line = f"{name}, {seconds:g} s a move, {result.games} games: built kernel {100 * result.share:.1f} % +- {100 * result.within:.1f}"
    return result, f"{line}; a decision took {each} (numba) of processor time"


def joined(shares, before):
    """The share and its interval over these deals and those of a run before, of which are known the games, the share and the interval."""
    games, share, within = before
    count = games / 2
    squares = (count - 1) * count * (within / Z95) ** 2 + count * share**2 + sum(each**2 for each in shares)
    whole = count + len(shares)
    mean = (count * share + sum(shares)) / whole
    return mean, Z95 * sqrt((squares - whole * mean**2) / (whole - 1) / whole)


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.strength")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--processor-time", action="store_true")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--before", type=float, nargs=3, metavar=("GAMES", "SHARE", "WITHIN"), help="another run, in per cent")
    wish = parser.parse_args()
    numbers = range(wish.first, wish.first + wish.games // 2)
    deals = [(wish.game, number, wish.seconds, wish.processor_time) for number in numbers]
    played = read_kept(wish.keep, deals)
    done = {tuple(each["deal"]) for each in played}
    with process_pool(wish.workers) as pool:
        for each in pool.imap_unordered(play_deal, [deal for deal in deals if deal not in done]):
            played.append(each)
            if wish.keep:
                with wish.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(each) + "\n")
            print(summary(played)[1], flush=True)
    result, line = summary(played)
    print(line)
    share, within = result.share, result.within
    if wish.before:
        games, *percent = wish.before
        share, within = joined([deal["share"] for deal in played], (games, *(each / 100 for each in percent)))
        print(f"with the {games:g} before: {100 * share:.1f} % +- {100 * within:.1f} of {games + result.games:g} games")
    return abs(share - 0.5) > within


if __name__ == "__main__":
    sys.exit(main())
