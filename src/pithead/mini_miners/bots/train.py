"""Train the net and the likings of the mine master by self-play, generation after generation.

    python -m pithead.mini_miners.bots.train mini-miners --out build/miners --minutes 30

In each generation everybody follows their policy, the net learns from these games who wins, and then likings are learned, judged by the
net: `--liking-steps` steps of `--liking-games` games each. The generation is measured against the master that plays its rounds out with
likings made by hand, and kept, so that the same command goes on where it stopped. `--export` writes the weights that the bots read, and
how they were made. Where the engine's own needs are not installed, `--box` reads the facts of the box from a file that `--write-box`
wrote elsewhere: then numpy and numba are enough.

One net serves all numbers of `--seats`. `--first-games` and `--games` count the games for each of them, in the first generation and in
later ones; of their states `--rate` out of a thousand are noted. With `--thoughts` later generations search in their games, which takes
a hundred times as long. `--generations` is the number of the last one, `--passes` how often the kept games are learned from, and `--pace`
the first learning rate. `--check` counts the games of each measurement, with `--check-thoughts` for both. After `--minutes` nothing new
begins.

`--begin WEIGHTS` begins with the net and the likings of such a file instead of with none: what was learned with another box is a better
start than nothing. How those were made is written down with the new ones (`--export` needs the same `--begin`).

`--against WEIGHTS` makes an exploiter: it begins with the net and the likings of such a file, learns likings from games of one seat against
them on all others, and is measured against them; nobody searches. How much it wins says how much there is to find in that file's play.

`--learner card` learns on a graphics card with PyTorch, where it is installed; games are played on all cores as ever.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

import numpy as np

from pithead.mini_miners.bots.search.kernel import training_kernel
from pithead.mini_miners.bots.search.learner import Backend, CardBackend, Learner, ReplayBuffer
from pithead.mini_miners.bots.search.liking_learner import LikingLearner, LikingPlan
from pithead.mini_miners.bots.search.native import native_model
from pithead.mini_miners.bots.search.parameters import LEARNED
from pithead.mini_miners.bots.search.training_games import GamePlan, SelfPlay, state_aims
from pithead.mini_miners.bots.search.weights import SHAPES, Net, box_hash, install_net, new_net, read_weights, write_weights
from pithead.sim.stream import seed_number
from pithead.sim.training import (
    KEPT_GENERATIONS,
    TrainingFiles,
    WinRate,
    asked_options,
    describe_weights,
    join_buffers,
    log,
    read_arguments,
    run_trainer,
    training_parser,
)

GAME: Final = "mini-miners"
OWN_OPTIONS: Final = {"first-games": 100_000, "thoughts": 0, "liking-steps": 300, "liking-games": 4096, "check-thoughts": 100}
ASKED: Final = ("seats", "games", "generations", "rate", "passes", "pace", "seed", *OWN_OPTIONS)
"""The options that make a generation what it is."""

FIRST_PLAN: Final = GamePlan(thoughts=0, random_per_mille=100, note_per_mille=150, trace_decay=1.0)
LIKING_GENERATIONS: Final = 2
"""Likings are learned in so many generations."""
LIKING_RATE: Final = 0.05
LIKING_TEMPERATURE: Final = 0.5
LIKING_DECAY: Final = 0.98
POLICY_CHECK: Final = 12_000
"""Games of policies alone, which take next to no time."""
LATER: Final = 0.8
"""How much what was thought of later states counts beside who won."""


def plan_of(generation: int, args: argparse.Namespace) -> GamePlan:
    """Many slips first, then ever fewer; later generations search, if they are to."""
    if generation == 0:
        return FIRST_PLAN
    done = generation / max(args.generations, 1)
    return GamePlan(args.thoughts, round(60 - 30 * done), args.rate, 0.96 - 0.06 * done)


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = training_parser(
        GAME,
        out=Path("build/miners"),
        seats="2,3,4",
        minutes=30.0,
        generations=1,
        games=100_000,
        rate=500,
        passes=3.0,
        pace=3e-3,
        check=240,
    )
    for name, default in OWN_OPTIONS.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    return read_arguments(parser)


class TrainingRun(TrainingFiles):
    """The net, the states of the kept generations by their number of seats, and the curve."""

    def __init__(self, folder: Path, seats: list[int], first: Net) -> None:
        super().__init__(folder, "course", "net", "states")
        self.seats = seats
        self.net = self._read_net() if self.curve else first
        oldest = max(self.generation - KEPT_GENERATIONS, min(self.generation - 1, 1))
        self.buffers = [self._read_buffers(generation) for generation in self.kept_generations(oldest)]

    def _read_net(self) -> Net:
        with np.load(self.weights_file(self.generation - 1)) as file:
            return {name: file[name] for name in SHAPES}

    def _read_buffers(self, generation: int) -> dict[int, ReplayBuffer]:
        with np.load(self.states_file(generation)) as file:
            return {seats: ReplayBuffer(*(file[f"{part}-{seats}"] for part in ReplayBuffer._fields)) for seats in self.seats}

    def add(self, buffers: dict[int, ReplayBuffer]) -> None:
        """The states of one more generation; the oldest go, and those of the first as soon as there are others."""
        kept = [] if self.generation == 1 else self.buffers
        self.buffers = [*kept, buffers][-KEPT_GENERATIONS:]

    def keep(self, figures: dict[str, Any]) -> None:
        """The generation is done: it is written down."""
        states = {f"{part}-{seats}": getattr(held, part) for seats, held in self.buffers[-1].items() for part in ReplayBuffer._fields}
        self.write(self.net, states, figures)


def net_model(box: Any, net: Net) -> Any:
    """A model that judges by a net."""
    model = native_model(box)
    install_net(model, net)
    for number, value in LEARNED.items():
        model.parameters[number] = value
    return model


def train_generation(run: TrainingRun, args: argparse.Namespace, box: Any, until: float) -> bool:
    """One generation: play, learn, measure and keep; False if the time is up before half its games were played."""
    runner = SelfPlay(training_kernel(), args.threads)
    seed, generation = seed_number(args.seed) % (1 << 48), run.generation
    begin, spent = monotonic(), process_time()
    plan, model = plan_of(generation, args), net_model(box, run.net)
    asked_games = args.games if generation else args.first_games
    buffers, games = {}, 0
    for number, seats in enumerate(run.seats):
        deadline = begin + (until - begin) * (number + 1) / len(run.seats)
        played, buffer = runner.note(model, plan, seats, seed + 1000 * seats + generation, asked_games, deadline)
        if buffer is None or 2 * played < asked_games:
            return False
        buffers[seats] = buffer
        games += played
        log(f"generation {generation}: {played} games of {seats}, {len(buffer.won)} states, {monotonic() - begin:.0f} s")
    run.add(buffers)
    played_at = monotonic()
    held = [join_buffers([kept[seats] for kept in run.buffers]) for seats in run.seats]
    learner = Learner(CardBackend() if args.learner == "card" else Backend(), run.net)
    later = LATER if generation else 0.0
    loss = learner.learn(held, [state_aims(buffer, later) for buffer in held], args.passes, args.pace, seed + generation)
    run.net = learner.net
    learned_at = monotonic()
    liked = learn_likings(run, args, box, seed, until) if generation < LIKING_GENERATIONS else {}
    liked_at = monotonic()
    figures = {
        "generation": generation,
        "asked": asked_options(args, ASKED),
        "plan": plan._asdict(),
        "games": games,
        "states": sum(len(buffer.won) for buffer in buffers.values()),
        "loss": round(loss, 4),
        "likings": liked,
        "against_playouts": measured(runner, run, args, box, seed),
        "seconds": {
            "play": round(played_at - begin, 1),
            "learn": round(learned_at - played_at, 1),
            "likings": round(liked_at - learned_at, 1),
        },
        "processor_seconds": round(process_time() - spent, 1),
    }
    run.keep(figures)
    log(f"generation {generation}: loss {loss:.4f}, {json.dumps(figures['against_playouts'])}, {monotonic() - begin:.0f} s in all")
    return True


def learn_likings(run: TrainingRun, args: argparse.Namespace, box: Any, seed: int, until: float) -> dict[str, Any]:
    """Learn likings for every number of seats, judged by the net; how the policy alone then does against the one made by hand."""
    model, figures = net_model(box, run.net), {}
    runner, plain = SelfPlay(training_kernel(), args.threads), native_model(box)
    plan = LikingPlan(args.liking_steps, args.liking_games, LIKING_RATE, LIKING_TEMPERATURE, LIKING_DECAY)
    for number, seats in enumerate(run.seats):
        now = monotonic()
        deadline = now + (until - now) / (len(run.seats) - number)
        steps = LikingLearner(training_kernel(), model, seats, args.threads).learn(plan, seed + 50 + run.generation, deadline)
        match = runner.measure(model, plain, (0, 0), seats, seed + 9, POLICY_CHECK)
        figures[str(seats)] = {"steps": steps, **rounded(match)}
        log(f"generation {run.generation}: likings of {seats}: {json.dumps(figures[str(seats)])}")
    run.net = {**run.net, "likes": np.array(model.likes)}
    return figures


def exploit(args: argparse.Namespace, box: Any, until: float) -> None:
    """Learn to beat a frozen model at every number of seats: a curve for each of them, written after every generation."""
    seed, kernel = seed_number(args.seed) % (1 << 48), training_kernel()
    plan = LikingPlan(args.liking_steps, args.liking_games, LIKING_RATE, LIKING_TEMPERATURE, LIKING_DECAY)
    frozen, asked = net_model(box, read_weights(args.against)), [int(seats) for seats in args.seats.split(",")]
    for number, seats in enumerate(asked):
        model = net_model(box, read_weights(args.against))
        now, curve = monotonic(), list[dict[str, Any]]()
        deadline = now + (until - now) / (len(asked) - number)
        learner = LikingLearner(kernel, model, seats, args.threads, frozen)
        while len(curve) <= args.generations and monotonic() < deadline:
            steps = learner.learn(plan, seed + 60 + len(curve), deadline)
            match = SelfPlay(kernel, args.threads).measure(model, frozen, (0, 0), seats, seed + 9, POLICY_CHECK)
            found = {"won_against_rival": round(match.won, 4), "rival_within": round(match.within, 4), "measured_in": match.games}
            curve.append({"generation": len(curve), "asked": asked_options(args, ASKED), "games": steps * args.liking_games, **found})
            (args.out / f"course{seats}.json").write_text(json.dumps(curve, indent=1))
            log(f"exploiter of {seats}, generation {len(curve) - 1}: {json.dumps(found)}")


def measured(runner: SelfPlay, run: TrainingRun, args: argparse.Namespace, box: Any, seed: int) -> dict[str, Any]:
    """How the net does against the master that plays its rounds out, with as many walks, by the number of seats."""
    model, rival, thoughts = net_model(box, run.net), native_model(box), (args.check_thoughts, args.check_thoughts)
    asked = run.seats if args.check else []
    return {str(seats): rounded(runner.measure(model, rival, thoughts, seats, seed + 7, args.check)) for seats in asked}


def rounded(found: WinRate) -> dict[str, Any]:
    """The figures of a measurement."""
    return {"won": round(found.won, 4), "within": round(found.within, 4), "games": found.games}


def export(path: Path, run: TrainingRun, box: Any, args: argparse.Namespace) -> None:
    """The weights as the bots read them, and beside them how they were made, and those that they began with."""
    path.parent.mkdir(parents=True, exist_ok=True)
    before = args.begin.with_suffix(".json") if args.begin else None
    begun = {"began_with": json.loads(before.read_text())} if before and before.is_file() else {}
    write_weights(path, run.net, box)
    describe_weights(path, args, box_hash(box), {"curve": run.curve, **begun})


def train(args: argparse.Namespace, box: Any, until: float) -> None:
    """Train generation after generation; or export what there is; or make an exploiter."""
    if args.against:
        exploit(args, box, until)
        return
    first = read_weights(args.begin) if args.begin else new_net(seed_number(args.seed) % (1 << 32))
    run = TrainingRun(args.out, [int(seats) for seats in args.seats.split(",")], first)
    if args.export:
        export(args.export, run, box, args)
        return
    while run.generation <= args.generations and train_generation(run, args, box, until) and monotonic() < until:
        pass


def main() -> None:
    """The command."""
    args = arguments()
    run_trainer(args, partial(train, args))


if __name__ == "__main__":
    main()
