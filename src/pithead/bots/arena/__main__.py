"""Two bots against each other, from every seat.

    python -m pithead.bots.arena GAME master:0.2 greedy --games 2000 --workers 8

A bot is one of the game's levels, `random`, `greedy`, `master:0.2` (seconds a move) or `master:20000t` (iterations a move); some games
know more. With more than two seats the first bot meets the second on all others. `--weights` lets the first master play with another file
of weights, and `--others-weights` the second, where the game has such files; `-` is a master without any, where there is one. `--options`
are the table's, as JSON.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from pithead.bots.arena.deals import NO_WEIGHTS, ArenaConfig, meet
from pithead.bots.levels import bots_of
from pithead.games import game_names
from pithead.sim.cores import cores


def config() -> ArenaConfig:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m pithead.bots.arena")
    parser.add_argument("game", choices=game_names())
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--others-weights", type=Path)
    asked = vars(parser.parse_args())
    for path in (asked["weights"], asked["others_weights"]):
        if path == NO_WEIGHTS and bots_of(asked["game"]).searching().search_with is None:
            parser.error(f"{asked['game']} has no master without weights")
        if path not in (None, NO_WEIGHTS) and not path.is_file():
            parser.error(f"there is no file {path}")
    return ArenaConfig(weights=(asked.pop("weights"), asked.pop("others_weights")), **asked)


if __name__ == "__main__":
    print(json.dumps(meet(config())))
