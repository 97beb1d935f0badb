"""`simulate`: millions of games of bots, into a file and a table."""

from __future__ import annotations

import secrets
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

import pithead
from pithead.bots.levels import bots_of, known
from pithead.cli.exit_codes import STOPPED
from pithead.cli.files import load, print_json, read_text, refuse_record
from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.game import AnyGame, Unreadable, read_options
from pithead.games import package_of, simulation_options
from pithead.sim.cores import cores
from pithead.values import Value
from pithead.words.progress import ProgressLine, bar

if TYPE_CHECKING:
    from pithead.sim.results import ResultsFile
    from pithead.sim.run import Machine, Run, Sums
    from pithead.sim.simulation import ResultTable, Simulation

COLUMN_WIDTHS: Final = (13, 16, 16, 10)


class SimulationRequest(Value):
    """What the user asked for; `options` are those of the game, and whatever else its kernel lets choose."""

    game: str
    games: int
    seats: int
    bots: str
    options: dict[str, Any]
    seed: str | None = None
    out: Path | None = None
    workers: int | None = None
    gpu: bool = False
    ray: str | None = None
    json: bool = False
    content: Path | None = None
    iterations: int | None = None


def open_simulation(game: AnyGame, request: SimulationRequest) -> Simulation:
    """The games that the user wants; raises Unreadable if they can't be played.

    They are played in the game's kernel if it has one, by bots that it knows or, more slowly, by any others; and else on the plain engine.
    """
    from pithead.sim.simulation import read_bots  # noqa: PLC0415 - only what is asked for

    kernel = package_of(game.name).kernel
    room = None if kernel is None else kernel()
    fast = () if room is None else room.bots
    bots = read_bots(request.bots, request.seats, game.name, tuple(dict.fromkeys((*fast, *known(game.name)))))
    options = read_options(game, request.options, simulation_options(game.name), strict=False)
    if room is not None and set(bots) <= set(fast):
        return room.simulation(game, bots, options)
    content = None if request.content is None else read_text(request.content)
    iterations = request.iterations or bots_of(game.name).iterations
    if room is not None:
        from pithead.lab.kernel_table import KernelTableSimulation  # noqa: PLC0415

        return KernelTableSimulation(room, game, content, bots, options, iterations)
    from pithead.lab.simulation import PlainSimulation  # noqa: PLC0415

    return PlainSimulation(game, content, bots, options, iterations)


def simulate(request: SimulationRequest) -> int:
    """Play, write, add up and print; the exit code."""
    game = load(request.game, request.content)
    if request.out is not None:
        refuse_record(request.out)
    seed = request.seed if request.seed is not None else secrets.token_hex(4)
    simulation = open_simulation(game, request)  # needs what `pip install pithead[sim]` brings
    run = open_run(simulation, request, seed)
    file = open_file(simulation, request.out, game, seed) if request.out is not None else None
    before = signal.signal(signal.SIGINT, run.stop)
    try:
        tally, seconds = play(run, file)
    except BaseException:
        if file is not None:
            file.discard()
        raise
    finally:
        signal.signal(signal.SIGINT, before)
    summary = simulation.summary(tally)
    print_results(simulation, summary, request, seed, seconds)
    if summary.games < request.games:
        print(say("simulate-stopped", games=summary.games, wished=request.games), file=sys.stderr)
        return STOPPED
    return 0


def open_run(simulation: Simulation, request: SimulationRequest, seed: str) -> Run:
    """The games on this processor, on the graphics card, or on a Ray cluster."""
    from pithead.sim.run import CHUNK_ON_CARD, Run  # noqa: PLC0415
    from pithead.sim.stream import seed_number  # noqa: PLC0415

    number = seed_number(seed)
    if request.gpu:
        if request.ray:
            raise Unreadable("sim-ray-gpu")
        return Run(open_card(simulation), number, request.games, 1, CHUNK_ON_CARD)
    core = simulation.core() if simulation.is_compiled() else compile_first(simulation.core, "simulate-compiling")
    if request.ray is None:
        return Run(core, number, request.games, request.workers or cores(), simulation.chunk, simulation.in_processes)
    from pithead.sim.cluster import ClusterRun  # noqa: PLC0415

    return ClusterRun(core, number, request.games, request.ray, request.workers, simulation.chunk)


def open_card(simulation: Simulation) -> Machine:
    """The graphics card, if there is one and these bots may play on it."""
    from pithead.sim.cuda import has_gpu  # noqa: PLC0415

    if set(simulation.bots) != {"random"}:
        raise Unreadable("sim-gpu-bots")
    if not has_gpu():
        raise Unreadable("sim-gpu")
    return compile_first(simulation.card, "simulate-compiling-card")


def compile_first(make: Callable[[], Machine], message: str) -> Machine:
    """What has to be compiled, with a line at a terminal that says so, and else a sentence."""
    if not sys.stderr.isatty():
        print(say(message), file=sys.stderr)
    with ProgressLine(say(message)):
        return make()


def open_file(simulation: Simulation, path: Path, game: AnyGame, seed: str) -> ResultsFile:
    """The file, with the version, the rules, the box, the seed and the options in its metadata."""
    facts = {
        "pithead": pithead.__version__,
        "game": game.name,
        "rules": game.rules_version,
        "content": game.content_hash,
        "seed": seed,
    }
    try:
        return simulation.file(path, facts)
    except OSError as error:
        raise Unreadable("file-write", file=path, problem=error.strerror or str(error)) from None


def play(run: Run, file: ResultsFile | None) -> tuple[Sums, float]:
    """Play all chunks and show how far it is; what they add up to, and the seconds that it took."""
    begin = monotonic()
    tally: Sums | None = None
    done = 0
    with ProgressLine(bar(0)) as line:
        for _, rows, sums in run.chunks():
            if file is not None:
                file.write(rows)
            tally = sums if tally is None else tally + sums
            done += len(rows)
            line.text = partial(progress, done, run.games, monotonic() - begin)
    if file is not None:
        file.close()
    assert tally is not None
    return tally, monotonic() - begin


def progress(done: int, games: int, seconds: float) -> str:
    """A bar, the rate, and the time that is left."""
    rate = done / max(seconds, 1e-9)
    return say("simulate-progress", bar=bar(done / games), games=done, rate=round(rate), left=round((games - done) / rate))


def print_results(simulation: Simulation, summary: Any, request: SimulationRequest, seed: str, seconds: float) -> None:
    """The tables, or the JSON of them."""
    rate = round(summary.games / max(seconds, 1e-9))
    if request.json:
        report = {"seed": seed, "seconds": round(seconds, 3), "games_per_s": rate, **msgspec.to_builtins(summary)}
        print_json(report)
        return
    print(paint("title", say("simulate-title", games=summary.games, seconds=round(seconds, 1), rate=rate)))
    print(say("simulate-seed", seed=seed))
    print()
    tables, notes = simulation.report(summary, say)
    for table in tables:
        print_table(table)
    for note in notes:
        print(note)
    if request.out is not None:
        print(say("cli-written", file=request.out))


def print_table(table: ResultTable) -> None:
    """A table, its title before the heads."""
    print(_line(paint("name", f"{table.title:20}"), table.heads))
    for name, *cells in table.rows:
        print(_line(f"{name:20}", cells))
    print()


def _line(name: str, cells: Sequence[str]) -> str:
    return " ".join((name, *(f"{cell:>{width}}" for cell, width in zip(cells, COLUMN_WIDTHS))))
