"""Two bots against each other, from every seat.

    python -m pithead.bots.arena master:0.2 greedy --games 2000 --workers 8
    python -m pithead.bots.arena --game mini-miners master:0.5 greedy --games 400 --seats 4

A bot is `random`, `greedy`, `master:0.2` (seconds a move) or `master:20000t` (thoughts a move); in Dice Miner also `uct:1000` (playouts a
move). With more than two seats the first bot meets the second on all others. `--weights` lets the first master of Dice Miner play with
another file of weights, and `--others-weights` the second.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from pithead.bots.arena.bouts import Wish, meet
from pithead.sim.cores import cores

WEIGHTS = Path(__file__).parents[2] / "dice_miner" / "bots" / "weights.npz"


def wishes() -> Wish:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m pithead.bots.arena")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", choices=["dice-miner", "mini-miners"], default="dice-miner")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--heroes", choices=["chosen", "dealt"], default="chosen")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--others-weights", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    weights = (asked.weights, asked.others_weights)
    return Wish(asked.game, asked.first, asked.second, asked.seats, asked.games, asked.workers, asked.seed, asked.heroes, weights)


if __name__ == "__main__":
    print(json.dumps(meet(wishes())))
