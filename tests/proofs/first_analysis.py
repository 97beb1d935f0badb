"""The analysis of one game of Dice Miner for two in a fresh process: by the built kernel, and by numba with everything compiled before.

python -m tests.proofs.first_analysis --games 3

Processor time from the rules being there to the whole game analysed, as somebody waits for it who analyses one game: numba is imported and
reads its compiled functions, wasmtime reads its machine code. Both are kept on the disk: each has run once before.
"""

import argparse
import random
import subprocess
import sys
from time import process_time

from pithead.coach.analysis import Weigher
from pithead.dice_miner.bots.evaluator import DiceMinerEvaluator
from pithead.games import load_game
from tests.proofs.positions import random_steps


def numba_runner():
    """The kernel compiled by numba, which is imported here."""
    from pithead.dice_miner.bots import kernel_source  # noqa: PLC0415
    from pithead.sim.native import Native  # noqa: PLC0415

    return Native(kernel_source.SOURCE)


def analyse(by, number):
    """The seconds of processor time that the analysis of a game takes in this process."""
    game = load_game("dice-miner")
    steps = list(random_steps(game, 2, random.Random(f"analysed {number}")))
    begin = process_time()
    weigher = Weigher(game, DiceMinerEvaluator(game, runner=numba_runner() if by == "numba" else None), 1)
    for place, step in enumerate(steps):
        weigher.step(place, *step)
    return process_time() - begin


def in_fresh_process(by, number):
    """The same, in a process of its own."""
    command = [sys.executable, "-m", "tests.proofs.first_analysis", "--by", by, "--number", str(number)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.first_analysis")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--by", choices=("built", "numba"))
    parser.add_argument("--number", type=int, default=0)
    wish = parser.parse_args()
    if wish.by:
        print(analyse(wish.by, wish.number))
        return 0
    for by in ("built", "numba"):
        in_fresh_process(by, 0)
    built, numba = ([in_fresh_process(by, number) for number in range(wish.games)] for by in ("built", "numba"))
    for number, (own, other) in enumerate(zip(built, numba)):
        print(f"game {number}: built kernel {own:.2f} s, numba {other:.2f} s: {own / other:.2f} times as long")
    print(f"{wish.games} games: {sum(built) / sum(numba):.2f} times as long as numba")
    return sum(built) > 1.3 * sum(numba)


if __name__ == "__main__":
    sys.exit(main())
