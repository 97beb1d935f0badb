"""How many steps a second does a graphics card make for learners, and are they the same as the processor's?

    python -m pithead.envs.card_bench dice-miner --games 131072 --steps 500

Prints one JSON line. First the card and the processor play the same games with the same actions, and everything that they show must be
equal. Then the card plays at random, with actions made on the card; where torch or JAX are installed, what they see by DLPack is compared
with what was copied.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any, Final

import numpy as np

from pithead.envs.batch import Batch
from pithead.envs.card import CardBatch
from pithead.sim.gpu_bench import device_name

SEED: Final = "bench"
LEARNERS: Final = {"torch": "torch", "jax": "jax.numpy"}
"""Modules that read DLPack, by the package that they belong to."""


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m pithead.envs.card_bench")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1 << 17)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--check-games", type=int, default=4096)
    parser.add_argument("--check-steps", type=int, default=500)
    return parser.parse_args()


def differences(game: str, seats: int, games: int, steps: int) -> int:
    """In how many steps card and processor show something different."""
    card, core = CardBatch(game, games, seats, seed=SEED), Batch(game, games, seats, seed=SEED)
    found = 0
    for _ in range(steps):
        found += any((mine.numpy() != theirs).any() for mine, theirs in zip(card.seen, core.seen))
        actions = card.random_actions()
        core.step(actions.numpy())
        card.step(actions)
    return found


def steps_per_second(game: str, seats: int, games: int, steps: int, observe: bool, check: bool) -> int:
    """How many decisions at random the card makes in a second, observations and masks included."""
    batch = CardBatch(game, games, seats, seed=SEED, observe=observe, check=check)
    for _ in range(10):
        batch.step(batch.random_actions())
    batch.cuda.synchronize()
    begin = perf_counter()
    for _ in range(steps):
        batch.step(batch.random_actions())
    batch.cuda.synchronize()
    return round(games * steps / (perf_counter() - begin))


def seen_by_learners(game: str, seats: int) -> dict[str, bool]:
    """Do torch and JAX see by DLPack what the card shows, and does it take their actions?"""
    equal: dict[str, bool] = {}
    for package, module in LEARNERS.items():
        if find_spec(package) is None:
            continue
        learner: Any = import_module(module)
        batch = CardBatch(game, 1000, seats, seed=SEED)
        for _ in range(20):
            batch.step(learner.argmax(learner.from_dlpack(batch.seen.masks), 1))
        equal[package] = all(
            (np.asarray(learner.from_dlpack(shown).tolist(), shown.numpy().dtype) == shown.numpy()).all() for shown in batch.seen
        )
    return equal


def main() -> None:
    """The command."""
    asked = arguments()
    table = asked.game, asked.seats
    wrong = differences(*table, asked.check_games, asked.check_steps)
    learners = seen_by_learners(*table)
    report = {
        "device": device_name(),
        "game": asked.game,
        "seats": asked.seats,
        "checked_steps": asked.check_games * asked.check_steps,
        "differences": wrong,
        "learners": learners,
        "games": asked.games,
        "steps_per_s": steps_per_second(*table, asked.games, asked.steps, observe=True, check=True),
        "steps_per_s_unchecked": steps_per_second(*table, asked.games, asked.steps, observe=True, check=False),
        "steps_per_s_unobserved": steps_per_second(*table, asked.games, asked.steps, observe=False, check=False),
    }
    print(json.dumps(report))
    sys.exit(1 if wrong or not all(learners.values()) else 0)


if __name__ == "__main__":
    main()
