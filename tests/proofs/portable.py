"""Built kernels in wasmtime beside numba's, or beside the same files in V8: the same seeds give the same answers to the last bit.

python -m tests.proofs.portable --games 100000 --searches 1000 --solved 10000
python -m tests.proofs.portable --games 100000 --searches 1000 --solved 10000 --v8
python -m tests.proofs.portable --only mini-searches dice-searches
python -m tests.proofs.portable --piece 3/10

Pieces of the same whole may run side by side, or one after the other: all of them together ask every question once.
"""

import argparse
import random
from functools import partial
from time import process_time
from typing import NamedTuple

import numpy as np

from pithead.coach.analysis import Weigher
from pithead.dice_miner.bots import guest as dice_guest
from pithead.dice_miner.bots import kernel_source as dice_source
from pithead.dice_miner.bots.evaluator import DiceMinerEvaluator
from pithead.dice_miner.bots.known_positions import thin
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.searcher import BudgetedSearch as DiceSearch
from pithead.dice_miner.bots.solver.solver import SOLVER_NODES, Solver
from pithead.dice_miner.kernel import convert as dice_convert
from pithead.dice_miner.kernel import kernel_source as dice_rules
from pithead.dice_miner.kernel import tables as dice_tables
from pithead.dice_miner.kernel.bots import GREEDY, RANDOM
from pithead.dice_miner.kernel.kernel import RULES as DICE_RULES
from pithead.dice_miner.kernel.layout import ROUNDS, Field, Phase
from pithead.game import Unreadable
from pithead.games import load_game
from pithead.mini_miners.bots import guest as mini_guest
from pithead.mini_miners.bots import kernel_source as mini_source
from pithead.mini_miners.bots.evaluator import MiniMinersEvaluator
from pithead.mini_miners.bots.nets import shipped_model as shipped_mini_model
from pithead.mini_miners.bots.search.searcher import BudgetedSearch as MiniSearch
from pithead.mini_miners.kernel import convert as mini_convert
from pithead.mini_miners.kernel import kernel_source as mini_rules
from pithead.mini_miners.kernel import tables as mini_tables
from pithead.mini_miners.kernel.kernel import RULES as MINI_RULES
from pithead.sim.memory import INT16, INT64, UINT64, new_array
from pithead.sim.native import Native
from pithead.sim.playing import Sum
from pithead.sim.wasm.runtime import Guest, load_kernel
from tests.proofs.positions import decisions, random_steps, some_decisions
from tests.proofs.v8 import V8Guest

DICE, MINI = load_game("dice-miner"), load_game("mini-miners")
CHUNK = 2000
"""Games of one question."""


class Piece(NamedTuple):
    """Which questions of a proof are asked: every so many-th of them, from this one on."""

    first: int = 0
    of: int = 1

    @classmethod
    def read(cls, text):
        """From what people write, 3/10 for the third of ten."""
        first, of = map(int, text.split("/"))
        if not 1 <= first <= of:
            raise ValueError(text)
        return cls(first - 1, of)

    def has(self, place):
        """Is the question of this place in it?"""
        return place % self.of == self.first


class Both:
    """The same question to a guest and to another runner, with the time that each takes."""

    def __init__(self, what, other):
        self.what = what
        self.other = other.__name__
        self.asked = 0
        self.seconds = [0.0, 0.0]
        self.kinds = {None}

    def ask(self, guest, other, count=1, kind=None):
        """The answer of both, which must be one; the question is about so many things.

        The first question of a kind is asked, but not measured: numba reads what it compiled, or compiles.
        """
        answers, known = [], kind in self.kinds
        self.kinds.add(kind)
        for which, question in enumerate((guest, other)):
            begin = process_time()
            answers.append(question())
            self.seconds[which] += known * (process_time() - begin)
        assert answers[0] == answers[1], (self.what, self.asked, *answers)
        self.asked += count
        return answers[0]

    def __str__(self):
        guest, other = self.seconds
        counted = f"{self.what}: {self.asked} equal to {self.other}"
        if self.other != "Native" or not guest:
            return counted
        return f"{counted}; {guest:.2f} s, numba {other:.2f} s: {100 * other / guest:.0f} % of its speed"


def ask_both(place, both, asked, judged, weighed, kind):
    """A search and, now and then, an evaluation; before place 0 numba compiles, and nothing is measured."""
    if place < 0:
        assert asked[0]() == asked[1]()
        assert weighed[0]() == weighed[1]()
        return
    both.ask(*asked, kind=kind)
    if place % 10 == 0:
        judged.ask(*weighed, kind=kind)


def random_games(game, source, kernel, table, options, number, piece, other):
    """Whole games by the kernel of random play alone, summed up, and by the one with all bots, row by row."""
    summed, played = Both(f"random games of {game}", other), Both(f"games of {game} with all bots, row by row", other)
    runners = Guest(load_kernel(source.path)), other(source)

    def asker(runner, wish):
        box, given, seats = (new_array(runner, INT64, len(words)) for words in (table, wish, range(Sum.SIZE)))
        box[:], given[:] = table.tolist(), wish.tolist()
        rows = new_array(runner, INT16, CHUNK, kernel.row_words(int(wish[kernel.layout.Option.SEATS])))
        hands = [new_array(runner, kind, len(each)) for kind, each in zip((INT64, UINT64, INT64), kernel.playout_arrays())]

        def ask(name, out, first):
            out.clear()
            runner.call(name, box, given, 2026, first, CHUNK, out, *hands)
            return out.tobytes()

        return lambda first: ask("play_sums", seats, first), lambda first: ask("play_rows", rows, first)

    for place, wish in enumerate(options):
        ours, theirs = (asker(runner, wish) for runner in runners)
        assert [ask(0) for ask in ours] == [ask(0) for ask in theirs]  # numba compiles, and nothing is measured
        for first in range(0, max(number // len(options), CHUNK), CHUNK):
            if not piece.has(first // CHUNK):
                continue
            for both, mine, others in zip((summed, played), ours, theirs):
                both.ask(partial(mine, first + place), partial(others, first + place), CHUNK)
    print(summed, played, sep="\n", flush=True)


def dice_games(number, piece, other):
    """Random games of Dice Miner, and games with greedy bots, for two to four."""
    options = [dice_tables.table_options(DICE.box, seats, bots=[GREEDY, RANDOM][: seats - 1]) for seats in (2, 3, 4)]
    random_games("dice-miner", dice_rules.SOURCE, DICE_RULES, dice_tables.box_table(DICE.box), options, number, piece, other)


def mini_games(number, piece, other):
    """Random games of Mini Miners for two to four."""
    options = [mini_tables.table_options(MINI.box, seats) for seats in (2, 3, 4)]
    random_games("mini-miners", mini_rules.SOURCE, MINI_RULES, mini_tables.box_table(MINI.box), options, number, piece, other)


def dice_searches(number, piece, other):
    """Searches and evaluations of Dice Miner."""
    codec, both, judged = dice_convert.Codec(DICE.box), Both("searches of dice-miner", other), Both("evaluations of dice-miner", other)
    searches = {}
    for seats in (2, 3, 4):
        runners = dice_guest.new_guest(), other(dice_source.SOURCE)
        makers = dice_guest.new_guest, lambda: other(dice_source.SOURCE)
        searches[seats] = [DiceSearch(runner, shipped_model(runner, codec.facts, seats), make) for runner, make in zip(runners, makers)]
    evaluators = DiceMinerEvaluator(DICE), DiceMinerEvaluator(DICE, runner=other(dice_source.SOURCE))
    for place, (state, seat, legal) in enumerate(some_decisions(DICE, number + 20, "dice searches")):
        if place >= 20 and not piece.has(place - 20):
            continue
        words, seed, view = codec.encode(state), random.Random(place).getrandbits(64), DICE.view(state, seat)
        asked = [lambda search=search: search.choose(words, seat, seed, 0.0, 4000) for search in searches[state.seats]]  # noqa: B023
        weighed = [lambda by=by: by.options(view, seat, legal, seed) for by in evaluators]  # noqa: B023
        ask_both(place - 20, both, asked, judged, weighed, (state.seats, type(legal[0])))
    print(both, judged, sep="\n", flush=True)


def dice_solved(number, piece, other):
    """Exact answers near the end of games, so many that are not refused as too much work, as a bot asks."""
    codec, both, refused = dice_convert.Codec(DICE.box), Both("solver positions of dice-miner", other), 0
    own, others = (
        Solver(codec.facts, SOLVER_NODES, SOLVER_NODES, make) for make in (dice_guest.new_guest, lambda: other(dice_source.SOURCE))
    )

    def solved(solver, words):
        try:
            return solver.solve(words, 3_000_000)
        except Unreadable as refusal:
            return refusal.reason

    wanted = len(range(piece.first, number, piece.of))
    for place, words in enumerate(endings(codec)):
        if not piece.has(place):
            continue
        answer = both.ask(partial(solved, own, words), partial(solved, others, words), 0)
        if both.asked + refused == 0:
            both.seconds = [0.0, 0.0]
        refused += isinstance(answer, str)
        both.asked += not isinstance(answer, str)
        if both.asked == wanted:
            break
    print(f"{both}; both refused {refused} more", flush=True)


def endings(codec):
    """Decisions with few dice left on the last mountain of random games of two, as arrays, thinned: of most others a solver can't say more.

    After each of magic comes one of the dice that one of its spends rolls.
    """
    rng = random.Random("solved")
    while True:
        for whole, seat, _ in decisions(DICE, 2, rng):
            words = np.array(codec.encode(whole))
            if whole.round < ROUNDS or sum(map(bool, whole.mountain)) > 5 or words[Field.PHASE] not in (Phase.EXCAVATION, Phase.MAGIC):
                continue
            words = thin(words, beers=1)
            yield words.tolist()
            state = codec.to_state(words)
            after = (codec.encode(DICE.apply(state, seat, event)) for event in DICE.legal(state, seat))
            if choosing := [each for each in after if each[Field.PHASE] == Phase.CHOOSING]:
                yield list(rng.choice(choosing))


def dice_analysed(number, piece, other):
    """Whole games of two, step by step as the coach analyses them."""
    both = Both("analysed games of dice-miner", other)
    evaluators = DiceMinerEvaluator(DICE), DiceMinerEvaluator(DICE, runner=other(dice_source.SOURCE))

    def analysed(evaluator, steps, seed):
        weigher = Weigher(DICE, evaluator, seed)
        return [weigher.step(place, *step) for place, step in enumerate(steps)]

    for place in range(-1, number):
        if place >= 0 and not piece.has(place):
            continue
        steps = list(random_steps(DICE, 2, random.Random(f"analysed {place}")))
        both.ask(*(partial(analysed, evaluator, steps, place + 1) for evaluator in evaluators))
        if place < 0:
            both.asked, both.seconds = 0, [0.0, 0.0]
    print(both, flush=True)


def mini_searches(number, piece, other):
    """Searches and evaluations of Mini Miners."""
    codec, both, judged = mini_convert.Codec(MINI.box), Both("searches of mini-miners", other), Both("evaluations of mini-miners", other)
    searches = [
        MiniSearch(runner, shipped_mini_model(runner, codec.facts)) for runner in (mini_guest.new_guest(), other(mini_source.SOURCE))
    ]
    evaluators = MiniMinersEvaluator(MINI), MiniMinersEvaluator(MINI, runner=other(mini_source.SOURCE))
    for place, (state, seat, legal) in enumerate(some_decisions(MINI, number + 3, "mini searches")):
        if place >= 3 and not piece.has(place - 3):
            continue
        view, seed = MINI.view(state, seat), random.Random(place).getrandbits(64)
        words = codec.encode_view(view)
        asked = [lambda search=search: search.choose(words, seat, seed, 0.0, 300) for search in searches]  # noqa: B023
        weighed = [lambda by=by: by.options(view, seat, legal, seed) for by in evaluators]  # noqa: B023
        ask_both(place - 3, both, asked, judged, weighed, (state.seats, type(legal[0])))
    print(both, judged, sep="\n", flush=True)


PARTS = {
    "mini-games": lambda wish, other: mini_games(wish.games, wish.piece, other),
    "dice-games": lambda wish, other: dice_games(wish.games, wish.piece, other),
    "mini-searches": lambda wish, other: mini_searches(wish.searches, wish.piece, other),
    "dice-searches": lambda wish, other: dice_searches(wish.searches, wish.piece, other),
    "dice-solved": lambda wish, other: dice_solved(wish.solved, wish.piece, other),
    "dice-analysed": lambda wish, other: dice_analysed(wish.analysed, wish.piece, other),
}


def main():
    """All of it, or some parts."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.portable")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--searches", type=int, default=1000)
    parser.add_argument("--solved", type=int, default=10_000)
    parser.add_argument("--analysed", type=int, default=4)
    parser.add_argument("--only", nargs="+", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--piece", type=Piece.read, default=Piece())
    parser.add_argument("--v8", action="store_true")
    wish = parser.parse_args()
    other = V8Guest if wish.v8 else Native
    for part in wish.only:
        PARTS[part](wish, other)


if __name__ == "__main__":
    main()
