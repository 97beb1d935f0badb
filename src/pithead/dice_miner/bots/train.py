"""Train the nets of the mine master by self-play, generation after generation.

    python -m pithead.dice_miner.bots.train dice-miner --out build/model --minutes 8

Every generation plays, learns from the last few generations' games, is measured against greedy players and kept, so that the same
command goes on where it stopped. `--export` writes the weights that the bots read, and how they were made. Where the engine's own
needs are not installed, `--box` reads the facts of the box from a file that `--write-box` wrote elsewhere: then numpy and numba are
enough.

`--seats` is 2, 3, 4 or several of them, separated by commas. `--games` counts the games of a generation, of whose states `--rate` out of a
thousand are noted; `--generations` is the number of the last one, `--passes` how often the kept games are learned from, and `--pace` the
first learning rate. `--check` counts the games against greedy players after each generation, `--final-check` those at the end, two
turns deep. After `--minutes` nothing new begins.

`--learner card` learns on a graphics card with PyTorch, where it is installed; games are played on all cores as ever. With
`--rival WEIGHTS` every generation also plays against the models of such a file.

`--begin WEIGHTS` goes on from the models of such a file, and from the curve in the file of the same name beside it, if there is one. Its
last games are not there any more, so the first generation learns from its own alone.

`--against WEIGHTS` makes an exploiter: it begins with the models of such a file, learns from games of one seat against them on all others,
and is measured against them. How much it wins says how much there is to find in that file's play.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

import numpy as np

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search.card_learner import train_nets_on_card
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.training import QUICK_EFFORT, ReplayBuffer, SelfPlay, TrainingConfig, train_nets
from pithead.dice_miner.bots.search.weights import Net, box_hash, make_model, new_net, read_weights, shapes, write_weights
from pithead.sim.stream import seed_number
from pithead.sim.training import (
    KEPT_GENERATIONS,
    TrainingFiles,
    asked_options,
    describe_weights,
    log,
    read_arguments,
    run_trainer,
    training_parser,
)

GAME: Final = "dice-miner"
ASKED: Final = ("games", "generations", "rate", "passes", "pace", "seed")
"""The options that make a generation what it is, beside the number of seats."""

FIRST_CONFIG: Final = TrainingConfig(greedy=True, random_per_mille=150, margin=0.5, later=0.0)
LAST_EFFORT: Final = (1, 3, 36, 1, 24)
"""The search effort of the last generations."""

FINAL_EFFORT: Final = (2, 4, 216, 1, 48)
"""The search effort of the final measurement."""


def config_of(generation: int, last: int) -> TrainingConfig:
    """Greedy players first; then ever fewer slips and ever less weight on mere points, and at last play that looks ahead."""
    if generation == 0:
        return FIRST_CONFIG
    done = generation / max(last, 1)
    return TrainingConfig(
        greedy=False,
        random_per_mille=round(80 - 50 * done),
        margin=0.35 * (1 - done) + 0.05,
        later=0.8,
        trace_decay=0.95 - 0.1 * done,
        effort=LAST_EFFORT if generation >= last - 1 > 1 else QUICK_EFFORT,
    )


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = training_parser(
        GAME, out=Path("build/model"), seats="2", minutes=8.0, generations=6, games=20_000, rate=150, passes=2.0, pace=2e-3, check=600
    )
    parser.add_argument("--final-check", type=int, default=0)
    parser.add_argument("--rival", type=Path)
    return read_arguments(parser, ("rival", "begin", "against"))


class Begun(NamedTuple):
    """What another training has brought so far."""

    nets: list[Net]
    curve: list[dict[str, Any]]


class TrainingRun(TrainingFiles):
    """The training for one number of seats: its nets, the positions of the kept generations, and its curve."""

    def __init__(self, folder: Path, seats: int, seed: int, begun: Begun | None = None) -> None:
        super().__init__(folder, f"course{seats}", f"nets{seats}", f"books{seats}")
        self.seats = seats
        fresh = begun.nets if begun else [new_net(seats, seed + stage) for stage in range(of.STAGES)]
        self.nets = self._read_nets() if self.curve else fresh
        self.curve = self.curve or list(begun.curve if begun else ())
        self.buffers = [self._read_buffers(generation) for generation in self.kept_generations()]

    def _read_nets(self) -> list[Net]:
        with np.load(self.weights_file(self.generation - 1)) as file:
            return [{name: file[f"{name}-{stage}"] for name in shapes(self.seats)} for stage in range(of.STAGES)]

    def _read_buffers(self, generation: int) -> list[ReplayBuffer]:
        with np.load(self.states_file(generation)) as file:
            return [ReplayBuffer(*(file[f"{field}-{stage}"] for field in ReplayBuffer._fields)) for stage in range(of.STAGES)]

    def keep(self, figures: dict[str, Any]) -> None:
        """The generation is done: it is written down, and the oldest positions go."""
        nets = {f"{name}-{stage}": array for stage, net in enumerate(self.nets) for name, array in net.items()}
        buffers = {
            f"{field}-{stage}": getattr(buffer, field) for stage, buffer in enumerate(self.buffers[-1]) for field in ReplayBuffer._fields
        }
        self.write(nets, buffers, figures)


def train_generation(run: TrainingRun, args: argparse.Namespace, box: Any, until: float) -> bool:
    """One generation: play, learn, measure and keep; False if the time is up before half its games were played."""
    functions, self_play, seats = kernel(), SelfPlay(kernel(), args.threads), run.seats
    seed, generation = seed_number(args.seed), run.generation
    begin, spent = monotonic(), process_time()
    frozen = rival_model(args.against, box, seats) if args.against else None
    config = config_of(max(generation, 1) if args.against else generation, args.generations)
    model = make_model(box, seats, run.nets, functions.cumulate_rows)
    games, buffers = self_play.note(model, config, seats, seed + 1000 * seats + generation, args.games, args.rate, until, frozen)
    if 2 * games < args.games:
        return False
    run.buffers = [*run.buffers, buffers][-KEPT_GENERATIONS:]
    played = monotonic()
    states = sum(len(buffer.won) for buffer in buffers)
    log(f"{seats} seats, generation {generation}: {games} games in {played - begin:.0f} s, {states} states")
    if args.learner == "card":
        losses = train_nets_on_card(run.nets, run.buffers, config, seats, args.passes, args.pace, seed + 100 * generation)
    else:
        losses = train_nets(functions, run.nets, run.buffers, config, seats, args.threads, args.passes, args.pace, seed + generation)
    learned = monotonic()
    model = make_model(box, seats, run.nets, functions.cumulate_rows)
    won, within, _ = self_play.measure(model, seats, seed + 7, args.check)
    figures = {
        "generation": generation,
        "asked": f"--seats {seats} {asked_options(args, ASKED)}",
        "games": games,
        "won_against_greedy": round(won, 4),
        "within": round(within, 4),
        "measured_in": args.check - args.check % seats,
        "losses": [round(loss, 4) for loss in losses],
        "recipe": config._asdict(),
        "seconds": {"play": round(played - begin, 1), "learn": round(learned - played, 1), "measure": round(monotonic() - learned, 1)},
        "processor_seconds": round(process_time() - spent, 1),
    }
    line = f"{seats} seats, generation {generation}: {100 * won:.1f} +-{100 * within:.1f} % against greedy"
    if args.rival or args.against:
        rival = rival_model(args.rival or args.against, box, seats)
        won, within, _ = self_play.measure(model, seats, seed + 9, args.check, rival=rival)
        figures |= {"won_against_rival": round(won, 4), "rival_within": round(within, 4)}
        line += f", {100 * won:.1f} +-{100 * within:.1f} % against the rival"
    run.keep(figures)
    log(f"{line}, {monotonic() - begin:.0f} s in all")
    return True


def rival_model(path: Path, box: Any, seats: int) -> Any:
    """The models of a file for this number of seats."""
    return make_model(box, seats, read_weights(path)[1][seats], kernel().cumulate_rows)


def begun_with(path: Path, with_curve: bool) -> dict[int, Begun]:
    """The nets of a file by the number of seats, as a learner changes them, and if asked the curves that led to them."""
    kept, beside = read_weights(path)[1], path.with_suffix(".json")
    curves = json.loads(beside.read_text())["curves"] if with_curve and beside.exists() else {}
    return {
        seats: Begun([{name: np.array(array, np.float32) for name, array in net.items()} for net in nets], curves.get(str(seats), []))
        for seats, nets in kept.items()
    }


def measure_final(runs: list[TrainingRun], args: argparse.Namespace, box: Any) -> None:
    """Measure the newest generations as they would play with time to think."""
    for run in runs:
        model = make_model(box, run.seats, run.nets, kernel().cumulate_rows)
        seed = seed_number(args.seed) + 8
        rivals = {"greedy": None} | ({"the rival": rival_model(args.rival, box, run.seats)} if args.rival else {})
        for name, rival in rivals.items():
            won, within, _ = SelfPlay(kernel(), args.threads).measure(model, run.seats, seed, args.final_check, FINAL_EFFORT, rival)
            log(
                f"{run.seats} seats, generation {run.generation - 1}: {100 * won:.1f} +-{100 * within:.1f} % against {name}, two turns deep"
            )


def export(path: Path, runs: list[TrainingRun], box: Any, args: argparse.Namespace) -> None:
    """The weights as the bots read them, and beside them how they were made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_weights(path, {run.seats: run.nets for run in runs}, box)
    describe_weights(path, args, box_hash(box), {"curves": {str(run.seats): run.curve for run in runs}})


def train(args: argparse.Namespace, box: Any, until: float) -> None:
    """Train for all numbers of seats, the one that is behind first; or export what there is."""
    first = args.begin or args.against
    begun = begun_with(first, with_curve=args.begin is not None) if first else {}
    seed = seed_number(args.seed) % (1 << 32)
    runs = [TrainingRun(args.out, seats, seed, begun.get(seats)) for seats in map(int, args.seats.split(","))]
    if args.export:
        export(args.export, [run for run in runs if run.curve], box, args)
        return
    while any(run.generation <= args.generations for run in runs):
        run = min(runs, key=lambda run: run.generation)
        if not train_generation(run, args, box, until) or monotonic() > until:
            break
    if args.final_check:
        measure_final(runs, args, box)


def main() -> None:
    """The command."""
    args = arguments()
    run_trainer(args, partial(train, args))


if __name__ == "__main__":
    main()
