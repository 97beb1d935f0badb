"""Whole bot games, weighed: does luck average to nothing, and does every account add up?

Prints figures with 95 % intervals, and fails where luck is not nothing within two of them. With `--keep` what was found in each game is
kept in a file, and the same command goes on where it stopped; after `--minutes` it ends with what there is.

python -m tests.proofs.luck dice-miner --games 10000
python -m tests.proofs.luck mini-miners --games 10000 --keep build/luck.jsonl
python -m tests.proofs.luck dice-miner --games 1000 --sums
"""

import argparse
import json
import math
import multiprocessing
import random
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import monotonic

import numpy as np

from pithead.bots import RandomBot, make_bot, make_evaluator
from pithead.coach.analysis import Weigher, seed_of, summed_up, weigh
from pithead.dice_miner.kernel import layout as at
from pithead.game import CHANCE
from pithead.games import load_game
from pithead.match import open_match, play_out
from pithead.record import Player


def bot_game(name, level, number):
    """A game of two bots that everybody can play again."""
    game = load_game(name)
    players = [Player(f"{level} {seat}", "bot", None) for seat in range(2)]
    match, _ = open_match(game, players, options=game.options_type(), seed=f"luck {number}")
    bots = [RandomBot() if level == "random" else make_bot(game, level, seat) for seat in range(2)]
    play_out(match, bots, random.Random(number))
    return match


def luck_of(name, level, effort, number):
    """The luck of the first seat."""
    if name == "dice-miner" and level == "greedy":
        return quick_luck(make_evaluator_once(name, effort), number)
    match = bot_game(name, level, number)
    weigher = Weigher(match.game, make_evaluator_once(name, effort), seed_of(match.record(), "long"))
    luck = 0.0
    for step, (before, after) in zip(match.steps, pairwise(match.states)):
        if step.seat == CHANCE:
            luck += weigher.public(after).shares[0] - weigher.public(before).shares[0]
    return luck


def quick_luck(evaluator, number):
    """The same in the fast kernels, which play a greedy game of Dice Miner in a wink."""
    functions, box = evaluator.functions, evaluator.codec.table
    state, rng, outcome = np.zeros(at.Field.SIZE, np.int64), np.array([number], np.uint64), np.zeros(at.OutcomeField.SIZE, np.int64)
    functions.begin_stream(rng, np.uint64(1), number)
    functions.start(state, 2, 0, 1)
    luck = 0.0
    while state[at.Field.PHASE] != at.Phase.OVER:
        if functions.chance_acts(state):
            luck -= evaluator._worth(state.copy(), 10**9 + number).shares[0]
            functions.sample(state, box, rng, outcome)
            functions.settle(state, box, outcome)
            luck += evaluator._worth(state.copy(), 10**9 + number).shares[0]
        else:
            seat = functions.first_actor(state)
            functions.step(state, box, seat, functions.greedy_choice(state, box, seat, functions.menu(state, box, seat)))
    return luck


def residual_of(name, level, effort, number):
    """By how much the account of a seat is wrong, and how much luck and skill there were."""
    record = bot_game(name, level, number).record()
    analysis = summed_up(record, list(weigh(record, 0, len(record.steps), effort, "long")))
    assert analysis.seats[0].final == (0 in record.result.winners) / len(record.result.winners)
    return max(abs(each.final - each.initial - each.luck - each.skill - each.others) for each in analysis.seats)


EVALUATORS = {}


def make_evaluator_once(name, effort):
    if name not in EVALUATORS:
        EVALUATORS[name] = make_evaluator(load_game(name), effort)
    return EVALUATORS[name]


def numbered(work, until, number):
    """The number of a game, and what `work` finds in it; None if the time is up."""
    return number, None if monotonic() > until else work(number)


def measured(work, wish):
    """What `work` finds in each game, by the numbers of the games."""
    found = {}
    asked = f"{wish.game} {wish.level} {wish.effort} {'sums' if wish.sums else 'luck'} {load_game(wish.game).content_hash}"
    for line in wish.keep.read_text("utf-8").splitlines() if wish.keep and wish.keep.exists() else ():
        kept, number, value = json.loads(line)
        if kept == asked:
            found[number] = value
    missing = [number for number in range(wish.games) if number not in found]
    until = monotonic() + 60 * wish.minutes
    with multiprocessing.get_context("spawn").Pool(wish.jobs) as pool:
        for number, value in pool.imap_unordered(partial(numbered, work, until), missing, chunksize=10):
            if value is not None:
                found[number] = value
                if wish.keep:
                    with wish.keep.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([asked, number, value]) + "\n")
    return [found[number] for number in sorted(found) if number < wish.games]


def main():
    options = argparse.ArgumentParser()
    options.add_argument("game")
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--level", default="greedy")
    options.add_argument("--effort", type=int, default=0)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--sums", action="store_true")
    options.add_argument("--keep", type=Path)
    options.add_argument("--minutes", type=float, default=math.inf)
    wish = options.parse_args()
    found = measured(partial(residual_of if wish.sums else luck_of, wish.game, wish.level, wish.effort), wish)
    if wish.sums:
        print(f"{len(found)} games: final - initial = luck + skill + others to within {max(found):.1e}")
        return max(found) > 1e-9
    mean = math.fsum(found) / len(found)
    deviation = math.sqrt(math.fsum((luck - mean) ** 2 for luck in found) / (len(found) - 1))
    interval = 196 * deviation / math.sqrt(len(found))
    print(f"{len(found)} games: mean luck {100 * mean:+.3f} % +- {interval:.3f} (deviation {100 * deviation:.1f} %)")
    return 100 * abs(mean) > 2 * interval


if __name__ == "__main__":
    sys.exit(main())
