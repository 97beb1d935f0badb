"""Random games of Mini Miners over all seats and options, checked at every step.

python -m tests.proofs.mini_miners.random_games --games 20000
"""

import argparse
import sys
import time
from collections import Counter
from itertools import cycle, islice, product
from multiprocessing import Pool
from random import Random

from pithead.fair import loose
from pithead.game import CHANCE
from pithead.mini_miners.rules.state import MiniMinersOptions
from tests.properties.mini_miners.games import GAME, check_gold, check_pieces

STEPS_MOST = 20_000
FORMS = [
    (seats, MiniMinersOptions(simplified=simplified, long=long, open_draft=open_draft, trade=trade))
    for seats, simplified, long, open_draft, trade in product(GAME.seats, *[(False, True)] * 4)
]


def play(number, seats, options):
    """One game: how many steps and how many decisions it had, who won, and how often the mine fell in."""
    rng = Random(f"long {number}")
    draw = loose(rng)
    state = GAME.start(seats, options)
    steps = decisions = 0
    while actors := GAME.to_act(state):
        seat = rng.choice(actors)
        gifts = GAME.extras(state, giver := rng.randrange(seats)) if rng.random() < 0.01 else ()
        if gifts:
            seat, event = giver, rng.choice(gifts)
        elif seat == CHANCE:
            event = GAME.sample(state, draw)
        else:
            event = rng.choice(GAME.legal(state, seat))
            decisions += 1
        before, state = state, GAME.apply(state, seat, event)
        steps += 1
        check_pieces(state)
        check_gold(before, event, state)
        assert steps < STEPS_MOST, "this game never ends"
    standing = GAME.standing(state)
    assert len(state.past) == options.rounds
    assert standing.totals[standing.winners[0]] == max(standing.totals)
    return steps, decisions, sum(past.fell_in for past in state.past), options.rounds


def attempt(job):
    """The figures of a game, or the error that ended it."""
    try:
        return play(*job)
    except Exception as error:
        return f"game {job}: {type(error).__name__}: {error}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    jobs = ((number, seats, options) for number, (seats, options) in enumerate(islice(cycle(FORMS), asked.games)))
    begin = time.perf_counter()
    with Pool(asked.workers) as pool:
        results = list(pool.imap_unordered(attempt, jobs, chunksize=50))
    errors = [result for result in results if isinstance(result, str)]
    played = [result for result in results if not isinstance(result, str)]
    mean = [sum(result[place] for result in played) / len(played) for place in (0, 1)]
    print(f"games      {len(results)}, {len(FORMS)} forms")
    print(f"errors     {len(errors)}")
    print(f"longest    {max(steps for steps, *_ in played)} steps, {max(decisions for _, decisions, *_ in played)} decisions")
    print(f"mean       {mean[0]:.1f} steps, {mean[1]:.1f} decisions")
    print(f"fell in    {sum(fell for *_, fell, _ in played)} of {sum(rounds for *_, rounds in played)} rounds")
    print(f"seconds    {time.perf_counter() - begin:.0f}")
    for error, count in Counter(errors).most_common(10):
        print(count, error)
    return bool(errors)


if __name__ == "__main__":
    sys.exit(main())
