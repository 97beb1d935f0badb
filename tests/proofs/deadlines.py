"""Deadlines: how much later a kernel is stopped, and how much longer than its budget a whole move of the mine master takes.

python -m tests.proofs.deadlines --number 400

By the clock on the wall. Half of the deadlines end a call that would go on for hours, half are moves in random games from the question to
the answer; those that are sure of themselves before are counted apart. Others have to wait for us meanwhile, where the system lets us.
"""

import argparse
import random
import sys
from itertools import count
from statistics import median
from time import perf_counter

from pithead.bots import make_bot
from pithead.dice_miner.kernel import kernel_source as dice_rules
from pithead.dice_miner.kernel import tables as dice_tables
from pithead.dice_miner.kernel.kernel import RULES as DICE_RULES
from pithead.games import load_game
from pithead.mini_miners.kernel import kernel_source as mini_rules
from pithead.mini_miners.kernel import tables as mini_tables
from pithead.mini_miners.kernel.kernel import RULES as MINI_RULES
from pithead.sim.memory import INT64, UINT64, DeadlinePassed, new_array
from pithead.sim.playing import Sum
from pithead.sim.wasm.runtime import Guest, load_kernel
from tests.proofs.positions import some_decisions
from tests.proofs.priority import come_first

WITHIN_MS = 5
RULES = {"dice-miner": (dice_rules, dice_tables, DICE_RULES), "mini-miners": (mini_rules, mini_tables, MINI_RULES)}
BUDGETS_S = (0.05, 0.1, 0.2)


def endless_call(game):
    """Plays random games for hours, in a guest."""
    source, tables, rules = RULES[game.name]
    guest = Guest(load_kernel(source.SOURCE.path))
    box, wish = (new_array(guest, INT64, len(words)) for words in (tables.box_table(game.box), tables.table_options(game.box, 2)))
    box[:], wish[:] = tables.box_table(game.box).tolist(), tables.table_options(game.box, 2).tolist()
    hands = [new_array(guest, kind, len(each)) for kind, each in zip((INT64, UINT64, INT64), rules.playout_arrays())]
    sums = new_array(guest, INT64, Sum.SIZE)
    return guest, lambda: guest.call("play_sums", box, wish, 1, 0, 1 << 40, sums, *hands)


def stopped_calls(game, rng):
    """How many seconds late each call was stopped."""
    guest, call = endless_call(game)
    while True:
        seconds = rng.choice(BUDGETS_S) * rng.uniform(0.5, 1)
        begin = perf_counter()
        try:
            with guest.within(seconds):
                call()
        except DeadlinePassed:
            yield perf_counter() - begin - seconds


def moves(game, rng):
    """How many seconds longer than its budget each move took; less than nothing for those that were sure before."""
    masters = [make_bot(game, "mine-master", seat) for seat in range(4)]
    for part in count():
        for state, seat, legal in some_decisions(game, 100, f"deadlines {part}"):
            budget, view = rng.choice(BUDGETS_S), game.view(state, seat)
            begin = perf_counter()
            masters[seat].choose(view, legal, rng, budget)
            yield perf_counter() - begin - budget


def measured(what, waits, number):
    """Says how late so many were, and how many were sooner; how many were met in time."""
    late, sooner = [], 0
    while len(late) < number:
        if (wait := next(waits)) > 0:
            late.append(1000 * wait)
        else:
            sooner += 1
    late.sort()
    met = sum(each <= WITHIN_MS for each in late)
    tail = ", ".join(f"{part} % within {late[-(-number * part // 100) - 1]:.2f}" for part in (95, 99))
    print(f"{what}: {number} ({sooner} more were sooner); ms late: median {median(late):.2f}, {tail}, most {late[-1]:.2f}", flush=True)
    return met


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.deadlines")
    parser.add_argument("--number", type=int, default=400)
    each = max(1, parser.parse_args().number // 4)
    if not come_first():
        print("this system lets nobody come first: who else works here counts too")
    met = 0
    for name in RULES:
        game, rng = load_game(name), random.Random(f"deadlines {name}")
        met += measured(f"calls into the kernel of {name}", stopped_calls(game, rng), each)
        met += measured(f"moves of {name}'s mine master", moves(game, rng), each)
    print(f"{met} of {4 * each} deadlines met to within {WITHIN_MS} ms")
    return met < 4 * each


if __name__ == "__main__":
    sys.exit(main())
