"""Measure how strong masters are, and write the page about it.

    python -m pithead.bots.strength dice-miner --seats 2,3,4 --file build/strength.json
    python -m pithead.bots.strength --file docs/reference/strength.json --page docs/reference/strength.md

Every figure is kept in the file as soon as it is known, so the same command goes on where it stopped; one that is there is not measured
again. `--only` takes some of `curve` (each budget against a quarter of it), `loss` (positions judged by the master with 64 times its
budget) and `match` (against another file of weights, `--rival`, at `--budget` seconds a move; `--rival-bot` is the arena's name of a
search that was another then). `--iterations` is the budget that the others start from, `--times` how many times as much the curve goes
to. After `--minutes` nothing new begins. `--exploiter` adds what a training with `--against` has written to its folder.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final

from pithead.bots.arena.deals import ArenaConfig, meet
from pithead.bots.strength.page import page
from pithead.bots.strength.reference import ReferenceTerms, measure_loss
from pithead.sim.cores import cores

STEP: Final = 4
TIMES: Final = (1, STEP, STEP**2, STEP**3)
KINDS: Final = ("match", "curve", "loss")


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m pithead.bots.strength")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--file", type=Path, default=Path("build/strength.json"))
    parser.add_argument("--page", type=Path)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--only", default=",".join(KINDS))
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--quick", type=int, default=30)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=16)
    parser.add_argument("--rival", type=Path)
    parser.add_argument("--rival-bot", default="master")
    parser.add_argument("--times", default=",".join(map(str, TIMES[1:])))
    parser.add_argument("--budget", type=float, default=0.02)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--exploiter", type=Path)
    parser.add_argument("--machine", default="", help="on what it is measured, for the page")
    return parser.parse_args()


def measurements(asked: argparse.Namespace) -> Iterator[tuple[str, dict[str, Any], Callable[[], dict[str, Any]]]]:
    """Everything that is asked for: its kind, what tells it from others, and how to measure it."""
    kinds = asked.only.split(",")
    for seats in map(int, asked.seats.split(",")):
        common: dict[str, Any] = {"game": asked.game, "seats": seats, "workers": asked.workers}
        if "match" in kinds and asked.rival is not None:
            config = ArenaConfig(
                first=f"master:{asked.budget}",
                second=f"{asked.rival_bot}:{asked.budget}",
                games=asked.games,
                weights=(None, asked.rival),
                **common,
            )
            yield "match", {"game": asked.game, "seats": seats, "budget": asked.budget}, partial(meet, config)
        if "curve" in kinds:
            for times in map(int, asked.times.split(",")):
                names = [f"master:{asked.iterations * factor}t" for factor in (times, times // STEP)]
                config = ArenaConfig(first=names[0], second=names[1], games=asked.games, **common)
                measured = {"game": asked.game, "seats": seats, "times": times, "iterations": asked.iterations}
                yield "curve", measured, partial(meet, config)
        if "loss" in kinds:
            terms = ReferenceTerms(asked.game, seats, asked.iterations, TIMES[-1], asked.positions, asked.pairs, asked.quick)
            measured = {"game": asked.game, "seats": seats, "iterations": asked.iterations}
            yield "loss", measured, partial(measure_loss, terms, asked.workers, _count)


def exploited(folder: Path) -> Iterator[dict[str, Any]]:
    """How the last generation of an exploiter did against whom it learned to beat, by the number of seats."""
    for file in sorted(folder.glob("course[0-9].json")):
        curve = json.loads(file.read_text())
        yield {
            "seats": int(file.stem.removeprefix("course")),
            "learned_from": sum(generation["games"] for generation in curve),
            "games": curve[-1]["measured_in"],
            "won_percent": round(100 * curve[-1]["won_against_rival"], 2),
            "within": round(100 * curve[-1]["rival_within"], 2),
            "best_percent": round(100 * max(generation["won_against_rival"] for generation in curve), 2),
        }


def _count(done: int, whole: int) -> None:
    print(f"\r{done}/{whole}", end="\n" if done == whole else "", file=sys.stderr, flush=True)


def main() -> None:
    """The command."""
    asked = arguments()
    until = monotonic() + 60 * asked.minutes
    known: list[dict[str, Any]] = json.loads(asked.file.read_text()) if asked.file.exists() else []
    for kind, measured, measure in measurements(asked) if asked.game else ():
        if any(all(each.get(name) == value for name, value in {"kind": kind, **measured}.items()) for each in known):
            continue
        if monotonic() > until:
            break
        known.append({"kind": kind, **measured, "machine": asked.machine, **measure()})
        asked.file.parent.mkdir(parents=True, exist_ok=True)
        asked.file.write_text(json.dumps(known, indent=1) + "\n")
        print(json.dumps(known[-1]), flush=True)
    if asked.game and asked.exploiter:
        known += [{"kind": "exploiter", "game": asked.game, "machine": asked.machine, **each} for each in exploited(asked.exploiter)]
        asked.file.write_text(json.dumps(known, indent=1) + "\n")
    if asked.page:
        asked.page.write_text(page(known))


if __name__ == "__main__":
    main()
