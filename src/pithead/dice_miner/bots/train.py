"""Teach the bots that think: they play against themselves, generation after generation, and learn who wins.

    python -m pithead.dice_miner.bots.train dice-miner --out build/mind --minutes 8

Every generation plays, learns from the last few generations' games, is measured against greedy players and kept, so that the same
command goes on where it stopped. `--export` writes the weights that the bots read, and how they were made. Where the engine's own
needs are not installed, `--box` reads the facts of the box from a file that `--write-box` wrote elsewhere: then numpy and numba are
enough.

`--seats` is 2, 3, 4 or several of them, separated by commas. `--games` counts the games of a generation, of whose states `--rate` out of a
thousand are noted; `--generations` is the number of the last one, `--passes` how often the kept books are gone through, and `--pace` the
size of the first steps. `--check` counts the games against greedy players after each generation, `--final-check` those at the end, two
turns deep. After `--minutes` nothing new begins.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

import numpy as np

from pithead.dice_miner.bots.search import slots as of
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.training import GLANCE, Book, Hall, Recipe, teach
from pithead.dice_miner.bots.search.weights import Net, box_hash, make_mind, new_net, shapes, write_weights
from pithead.sim.cores import cores
from pithead.sim.stream import seed_number

KEPT: Final = 3
"""Generations whose games are learned from."""

FIRST_RECIPE: Final = Recipe(greedy=True, slips=150, margin=0.5, later=0.0)
LOOKING_AHEAD: Final = (1, 3, 36, 1, 24)
"""The effort of the last generations."""


TWO_DEEP: Final = (2, 4, 216, 1, 48)
"""The effort of the last examination."""


def recipe(generation: int, last: int) -> Recipe:
    """Greedy players first; then ever fewer slips and ever less weight on mere points, and at last play that looks ahead."""
    if generation == 0:
        return FIRST_RECIPE
    done = generation / max(last, 1)
    return Recipe(
        greedy=False,
        slips=round(80 - 50 * done),
        margin=0.35 * (1 - done) + 0.05,
        later=0.65,
        effort=LOOKING_AHEAD if generation >= last - 1 > 1 else GLANCE,
    )


def wishes() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m pithead.dice_miner.bots.train")
    parser.add_argument("game", choices=["dice-miner"])
    parser.add_argument("--out", type=Path, default=Path("build/mind"))
    parser.add_argument("--seats", default="2")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--rate", type=int, default=150)
    parser.add_argument("--passes", type=float, default=2.0)
    parser.add_argument("--pace", type=float, default=2e-3)
    parser.add_argument("--check", type=int, default=600)
    parser.add_argument("--final-check", type=int, default=0)
    parser.add_argument("--threads", type=int, default=cores())
    parser.add_argument("--seed", default="pithead")
    parser.add_argument("--box", type=Path)
    parser.add_argument("--write-box", type=Path)
    parser.add_argument("--export", type=Path)
    return parser.parse_args()


def standard_table() -> Any:
    """The facts of our box, from the engine, which needs more than numba and numpy."""
    from pithead.dice_miner.kernel.tables import box_table  # noqa: PLC0415
    from pithead.dice_miner.rules.content import standard_box  # noqa: PLC0415

    return box_table(standard_box())


class Course:
    """The training for one number of seats: its nets, the books of the kept generations, and its curve."""

    def __init__(self, folder: Path, seats: int, seed: int) -> None:
        self.folder = folder
        self.seats = seats
        self.path = folder / f"course{seats}.json"
        self.curve: list[dict[str, Any]] = json.loads(self.path.read_text()) if self.path.exists() else []
        self.nets = self._read_nets() if self.curve else [new_net(seats, seed + stage) for stage in range(of.STAGES)]
        self.shelves = [self._read_books(generation) for generation in range(self.generation) if self._books(generation).exists()]

    @property
    def generation(self) -> int:
        """The generation that comes next."""
        return len(self.curve)

    def _nets(self, generation: int) -> Path:
        return self.folder / f"nets{self.seats}-{generation}.npz"

    def _books(self, generation: int) -> Path:
        return self.folder / f"books{self.seats}-{generation}.npz"

    def _read_nets(self) -> list[Net]:
        with np.load(self._nets(self.generation - 1)) as file:
            return [{name: file[f"{name}-{stage}"] for name in shapes(self.seats)} for stage in range(of.STAGES)]

    def _read_books(self, generation: int) -> list[Book]:
        with np.load(self._books(generation)) as file:
            return [Book(*(file[f"{field}-{stage}"] for field in Book._fields)) for stage in range(of.STAGES)]

    def keep(self, figures: dict[str, Any]) -> None:
        """The generation is done: it is written down, and the oldest books go."""
        nets = {f"{name}-{stage}": array for stage, net in enumerate(self.nets) for name, array in net.items()}
        np.savez(self._nets(self.generation), **nets)  # type: ignore[arg-type]
        books = {f"{field}-{stage}": getattr(book, field) for stage, book in enumerate(self.shelves[-1]) for field in Book._fields}
        np.savez(self._books(self.generation), **books)
        self._books(self.generation - KEPT).unlink(missing_ok=True)
        self.curve.append(figures)
        self.path.write_text(json.dumps(self.curve, indent=1))


def attend(course: Course, wish_for: argparse.Namespace, box: Any, until: float) -> bool:
    """One generation: play, learn, measure and keep; False if the time is up before half its games were played."""
    functions, hall, seats = kernel(), Hall(kernel(), wish_for.threads), course.seats
    seed, generation = seed_number(wish_for.seed), course.generation
    begin, spent = monotonic(), process_time()
    how = recipe(generation, wish_for.generations)
    mind = make_mind(box, seats, course.nets, functions.add_up)
    games, books = hall.note(mind, how, seats, seed + 1000 * seats + generation, wish_for.games, wish_for.rate, until)
    if 2 * games < wish_for.games:
        return False
    course.shelves = [*course.shelves, books][-KEPT:]
    played = monotonic()
    say(f"{seats} seats, generation {generation}: {games} games in {played - begin:.0f} s, {sum(book.states for book in books)} states")
    losses = teach(functions, course.nets, course.shelves, how, seats, wish_for.threads, wish_for.passes, wish_for.pace, seed + generation)
    learned = monotonic()
    mind = make_mind(box, seats, course.nets, functions.add_up)
    won, within = hall.measure(mind, seats, seed + 7, wish_for.check)
    figures = {
        "generation": generation,
        "asked": asked(wish_for, seats),
        "games": games,
        "won_against_greedy": round(won, 4),
        "within": round(within, 4),
        "measured_in": wish_for.check - wish_for.check % seats,
        "losses": [round(loss, 4) for loss in losses],
        "recipe": how._asdict(),
        "seconds": {"play": round(played - begin, 1), "learn": round(learned - played, 1), "measure": round(monotonic() - learned, 1)},
        "processor_seconds": round(process_time() - spent, 1),
    }
    course.keep(figures)
    say(
        f"{seats} seats, generation {generation}: {100 * won:.1f} +-{100 * within:.1f} % against greedy, {monotonic() - begin:.0f} s in all"
    )
    return True


def asked(wish_for: argparse.Namespace, seats: int) -> str:
    """What on the command line made a generation what it is."""
    fields = ("games", "generations", "rate", "passes", "pace", "seed")
    return " ".join([f"--seats {seats}", *(f"--{field} {getattr(wish_for, field)}" for field in fields)])


def examine(courses: list[Course], wish_for: argparse.Namespace, box: Any) -> None:
    """Measure the newest generations as they would play with time to think."""
    for course in courses:
        mind = make_mind(box, course.seats, course.nets, kernel().add_up)
        seed = seed_number(wish_for.seed) + 8
        won, within = Hall(kernel(), wish_for.threads).measure(mind, course.seats, seed, wish_for.final_check, TWO_DEEP)
        say(f"{course.seats} seats, generation {course.generation - 1}: {100 * won:.1f} +-{100 * within:.1f} % two turns deep")


def export(path: Path, courses: list[Course], box: Any, wish_for: argparse.Namespace) -> None:
    """The weights as the bots read them, and beside them how they were made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_weights(path, {course.seats: course.nets for course in courses}, box)
    made = {
        "command": "python -m pithead.dice_miner.bots.train dice-miner",  # `asked` says with what, generation by generation
        "seed": wish_for.seed,
        "box": box_hash(box),
        "curves": {str(course.seats): course.curve for course in courses},
    }
    path.with_suffix(".json").write_text(json.dumps(made, indent=1) + "\n")
    say(f"{path}: {path.stat().st_size} bytes")


def say(line: str) -> None:
    """A line of progress."""
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    """The command."""
    wish_for = wishes()
    until = monotonic() + 60 * wish_for.minutes
    if wish_for.write_box:
        wish_for.write_box.write_text(json.dumps(standard_table().tolist()))
        return
    box = np.array(json.loads(wish_for.box.read_text()), np.int64) if wish_for.box else standard_table()
    wish_for.out.mkdir(parents=True, exist_ok=True)
    courses = [Course(wish_for.out, int(seats), seed_number(wish_for.seed) % (1 << 32)) for seats in wish_for.seats.split(",")]
    if wish_for.export:
        export(wish_for.export, [course for course in courses if course.curve], box, wish_for)
        return
    while any(course.generation <= wish_for.generations for course in courses):
        course = min(courses, key=lambda course: course.generation)
        if not attend(course, wish_for, box, until) or monotonic() > until:
            break
    if wish_for.final_check:
        examine(courses, wish_for, box)


if __name__ == "__main__":
    main()
