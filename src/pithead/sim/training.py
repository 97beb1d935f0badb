"""What the trainers of all games share: the options of their commands, the files of their generations, games on threads, a card."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from pithead.intervals import mean_interval
from pithead.sim.box_table import standard_table
from pithead.sim.cores import cores

Arrays: TypeAlias = Mapping[str, npt.NDArray[Any]]
Figures: TypeAlias = dict[str, Any]
B = TypeVar("B", bound=tuple[npt.NDArray[Any], ...])
R = TypeVar("R")

KEPT_GENERATIONS: Final = 3
"""Generations whose games are learned from."""


def training_parser(game: str, **defaults: Any) -> argparse.ArgumentParser:
    """The command of a game's trainer with the options that all have: `defaults` are those that depend on the game."""
    parser = argparse.ArgumentParser(prog=training_command(game))
    parser.add_argument("game", choices=[game])
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--threads", type=int, default=cores())
    parser.add_argument("--seed", default="pithead")
    parser.add_argument("--learner", choices=["processor", "card"], default="processor")
    parser.add_argument("--box", type=Path)
    parser.add_argument("--write-box", type=Path)
    parser.add_argument("--export", type=Path)
    first = parser.add_mutually_exclusive_group()
    first.add_argument("--begin", type=Path)
    first.add_argument("--against", type=Path)
    return parser


def read_arguments(parser: argparse.ArgumentParser, files: Sequence[str] = ("begin", "against")) -> argparse.Namespace:
    """What the command line asks for; refused are a card and weights that are not there."""
    asked = parser.parse_args()
    for path in (getattr(asked, name) for name in files):
        if path is not None and not path.is_file():
            parser.error(f"there is no file {path}")
    if asked.learner == "card" and not has_card():
        parser.error("--learner card needs PyTorch and a graphics card that it can use; without them leave it out")
    return asked


def folder_of(game: str) -> str:
    """The folder of a game that has a trainer."""
    return f"pithead.{game.replace('-', '_')}"


def training_command(game: str) -> str:
    """How the trainer of a game is started."""
    return f"python -m {folder_of(game)}.bots.train"


def asked_options(args: argparse.Namespace, names: Iterable[str]) -> str:
    """What on the command line made a generation what it is."""
    return " ".join(f"--{name} {getattr(args, name.replace('-', '_'))}" for name in names)


def run_trainer(args: argparse.Namespace, train: Callable[[Any, float], None]) -> None:
    """Train with the facts of a box until the time is up, or only write those facts to a file."""
    until = monotonic() + 60 * args.minutes
    if args.write_box:
        args.write_box.write_text(json.dumps(standard_table(folder_of(args.game)).tolist()))
        return
    box = np.array(json.loads(args.box.read_text()), np.int64) if args.box else standard_table(folder_of(args.game))
    args.out.mkdir(parents=True, exist_ok=True)
    train(box, until)


def describe_weights(path: Path, args: argparse.Namespace, box: str, curves: Figures) -> None:
    """Write beside exported weights how they were made: with which box, and what each generation was asked for."""
    made = {"command": f"{training_command(args.game)} {args.game}", "seed": args.seed, "box": box, **curves}
    path.with_suffix(".json").write_text(json.dumps(made, indent=1) + "\n")
    log(f"{path}: {path.stat().st_size} bytes")


class TrainingFiles:
    """The generations of a training in a folder, so that it can go on where it stopped: figures, weights, and the last states."""

    def __init__(self, folder: Path, curve: str, weights: str, states: str) -> None:
        self.folder = folder
        self.path = folder / f"{curve}.json"
        self.names = weights, states
        self.curve: list[Figures] = json.loads(self.path.read_text()) if self.path.exists() else []

    @property
    def generation(self) -> int:
        """The generation that comes next."""
        return len(self.curve)

    def weights_file(self, generation: int) -> Path:
        """The weights after a generation."""
        return self.folder / f"{self.names[0]}-{generation}.npz"

    def states_file(self, generation: int) -> Path:
        """The states of its games."""
        return self.folder / f"{self.names[1]}-{generation}.npz"

    def kept_generations(self, first: int = 0) -> Iterator[int]:
        """Those from the first one on whose states are still there."""
        return (generation for generation in range(first, self.generation) if self.states_file(generation).exists())

    def write(self, weights: Arrays, states: Arrays, figures: Figures) -> None:
        """The generation is done: it is written down, and the oldest states go."""
        np.savez(self.weights_file(self.generation), **weights)  # type: ignore[arg-type]
        np.savez(self.states_file(self.generation), **states)  # type: ignore[arg-type]
        self.states_file(self.generation - KEPT_GENERATIONS).unlink(missing_ok=True)
        self.curve.append(figures)
        self.path.write_text(json.dumps(self.curve, indent=1))


def join_buffers(buffers: Sequence[B]) -> B:
    """Several named tuples of arrays as one."""
    return type(buffers[0])(*(np.concatenate(parts) for parts in zip(*buffers)))


class WinRate(NamedTuple):
    """How often the first player won, and half the interval of 95 %; all seatings of a deal are one value."""

    won: float
    within: float
    games: int


@dataclass(frozen=True)
class GameRunner:
    """Where games are played, on so many threads; the kernel lets go of Python's lock."""

    deals_at_a_time: ClassVar[int]
    """Deals that a thread plays at a time, each of them from every seat."""
    states_a_game: ClassVar[int]
    """Room for so many states that are noted."""

    functions: SimpleNamespace
    threads: int

    def in_chunks(self, play: Callable[[int, int], R], games: int, seats: int, until: float) -> Iterator[R]:
        """What `play(first, count)` makes of each chunk of the games, in their order; none begins after `until`."""
        chunk = self.deals_at_a_time * seats

        def play_chunk(first: int) -> tuple[R] | None:
            return None if monotonic() > until else (play(first, min(chunk, games - first)),)

        with ThreadPoolExecutor(self.threads) as pool:
            for played in pool.map(play_chunk, range(0, games, chunk)):
                if played is not None:
                    yield played[0]


def win_rate(chunks: Iterable[tuple[npt.NDArray[np.float64], Any]], seats: int) -> WinRate:
    """How often the first player won in chunks of games, whose first part are the shares of the victory by player."""
    wins = np.concatenate([wins[:, 0] for wins, _ in chunks])
    return WinRate(*mean_interval(wins.reshape(-1, seats).mean(axis=1).tolist()), len(wins))


def load_torch() -> Any:
    """PyTorch, which is installed where there is a card and is no need of ours."""
    return import_module("torch")


def has_card() -> bool:
    """Is PyTorch here, with a card that it can use?"""
    try:
        return bool(load_torch().cuda.is_available())
    except ImportError:
        return False


def log(line: str) -> None:
    """A line of progress."""
    print(line, file=sys.stderr, flush=True)
