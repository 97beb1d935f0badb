"""How fast is a graphics card, and does it play the same games as the processor?

    python -m pithead.sim.gpu_bench --game dice-miner --games 200000000

Prints one JSON line. First the card and one core play the same games: `rows` of single games and `sums` over many must be equal to
the last digit. Then the card plays as many as were asked for. With `--sweep` it first looks for its best block size and number of
registers. Where the engine's own needs are not installed, `--folder pithead.dice_miner` names the game by its folder, and `--box` reads
the facts of the box from a file that `--write-box` wrote elsewhere: then numpy, numba and numba-cuda are enough.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from pithead.sim.box_table import standard_table
from pithead.sim.cuda import load_cuda, simulated
from pithead.sim.machines import Array, CardShape, KernelCard
from pithead.sim.playing import Sum
from pithead.sim.stream import seed_number

SWEEP: Final = tuple(CardShape(*shape) for shape in itertools.product((128, 256, 512), (2, 4, 8), (None, 48, 64, 80)))


def folder_of(game: str) -> str:
    """The folder of a game, from the engine, which needs more than numba and numpy."""
    from pithead.games import package_of  # noqa: PLC0415

    return package_of(game).folder


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m pithead.sim.gpu_bench")
    game = parser.add_mutually_exclusive_group(required=True)
    game.add_argument("--game")
    game.add_argument("--folder")
    parser.add_argument("--games", type=int, default=200_000_000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="pithead")
    parser.add_argument("--check-rows", type=int, default=200_000)
    parser.add_argument("--check-sums", type=int, default=2_000_000)
    parser.add_argument("--sweep", action="store_true")
    parser.add_argument("--sweep-games", type=int, default=10_000_000)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--blocks", type=int)
    parser.add_argument("--registers", type=int)
    parser.add_argument("--box", type=Path)
    parser.add_argument("--write-box", type=Path)
    return parser.parse_args()


def timed(card: KernelCard, seed: int, first: int, games: int) -> tuple[float, Array]:
    """The seconds that the card needs for these games, and their sums."""
    begin = perf_counter()
    sums = card.sums(seed, first, games)
    return perf_counter() - begin, sums


def best_shape(make_card: Any, box: Any, options: Any, seed: int, games: int) -> tuple[list[dict[str, Any]], CardShape]:
    """Every shape of the sweep with its speed, and the fastest."""
    tried: list[dict[str, Any]] = []
    shapes = [shape._replace(games=make_card.kernel.card.games) for shape in SWEEP]
    for shape in shapes:
        card = make_card(box, options, shape)
        card.sums(seed, 0, shape.threads)
        seconds, _ = timed(card, seed, 0, games)
        tried.append({**shape._asdict(), "games_per_s": round(games / seconds)})
        print(json.dumps(tried[-1]), file=sys.stderr, flush=True)
    best = max(range(len(tried)), key=lambda number: tried[number]["games_per_s"])
    return tried, shapes[best]


def measure(asked: argparse.Namespace) -> dict[str, Any]:
    """All figures."""
    folder = asked.folder or folder_of(asked.game)
    kernel = import_module(f"{folder}.kernel.kernel")
    box = np.array(json.loads(asked.box.read_text()), np.int64) if asked.box else standard_table(folder)
    options = kernel.write_options(asked.seats)
    seed = seed_number(asked.seed)
    report: dict[str, Any] = {"device": device_name(), "game": asked.game or folder, "seats": asked.seats, "seed": asked.seed}
    usual = kernel.RULES.card
    shape = CardShape(asked.threads or usual.threads, asked.blocks or usual.blocks, asked.registers or usual.registers, usual.games)
    if asked.sweep:
        report["sweep"], shape = best_shape(kernel.Card, box, options, seed, asked.sweep_games)
    card, core = kernel.Card(box, options, shape), kernel.Processor(box, options)
    begin = perf_counter()
    card.sums(seed, 0, shape.threads)
    report |= {**shape._asdict(), "compile_s": round(perf_counter() - begin, 2)}
    core.sums(seed, 0, 1)
    begin = perf_counter()
    expected = core.sums(seed, 0, asked.check_sums)
    report["core_games_per_s"] = round(asked.check_sums / (perf_counter() - begin))
    report["sums_checked"] = asked.check_sums
    report["sums_equal"] = bool((card.sums(seed, 0, asked.check_sums) == expected).all())
    report["rows_checked"] = asked.check_rows
    report["rows_equal"] = bool((card.rows(seed, 0, asked.check_rows) == core.rows(seed, 0, asked.check_rows)).all())
    seconds, sums = timed(card, seed, 0, asked.games)
    return report | {
        "games": int(sums[Sum.GAMES]),
        "decisions": int(sums[Sum.DECISIONS]),
        "seconds": round(seconds, 4),
        "games_per_s": round(asked.games / seconds),
        "decisions_per_s": round(int(sums[Sum.DECISIONS]) / seconds),
        "sums": sums.tolist(),
    }


def device_name() -> str:
    """The card, in its own words."""
    if simulated():
        return "simulator"
    name = load_cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def main() -> None:
    """The command."""
    asked = arguments()
    if asked.write_box:
        asked.write_box.write_text(json.dumps(standard_table(asked.folder or folder_of(asked.game)).tolist()))
        return
    report = measure(asked)
    print(json.dumps(report))
    sys.exit(0 if report["sums_equal"] and report["rows_equal"] else 1)


if __name__ == "__main__":
    main()
