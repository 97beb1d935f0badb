"""`simulate`: millions of games with the fast kernels, into a file and a table."""

from __future__ import annotations

import secrets
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

import pithead
from pithead.cli.files import load
from pithead.cli.paint import paint
from pithead.cli.progress import bar, clear_line, is_watched, show_line
from pithead.cli.words import say
from pithead.dice_miner.rules.game import DiceMiner
from pithead.game import AnyGame, Unreadable
from pithead.mini_miners.rules.game import MiniMiners
from pithead.sim.cores import cores

if TYPE_CHECKING:
    from pithead.sim.results import ResultsFile, Share
    from pithead.sim.run import Machine, Run, Sums

STOPPED: Final = 130


class Wish(msgspec.Struct, frozen=True):
    """What the user asked for."""

    game: str
    games: int
    seats: int
    bots: str
    heroes: str
    seed: str | None
    out: Path | None
    jobs: int | None
    gpu: bool
    solo: str | None
    json: bool
    content: Path | None
    simplified: bool = False
    long: bool = False
    open_draft: bool = False
    dwarves: tuple[str, ...] = ()
    ray: str | None = None


class Simulation(Protocol):
    """Many games of one game, as the user wants them: who plays, on what, and what it adds up to."""

    bots: list[str]

    def core(self) -> Machine:
        """This processor, compiled and ready."""

    def card(self) -> Machine:
        """The graphics card, compiled and ready."""

    def chunk(self) -> int:
        """How many games a core plays at a time: a fraction of a second."""

    def file(self, path: Path, facts: dict[str, str]) -> ResultsFile:
        """The file for the results."""

    def summary(self, tally: Sums) -> Any:
        """What the games add up to."""

    def tell(self, summary: Any) -> None:
        """The tables."""


def simulation_of(game: AnyGame, wish: Wish) -> Simulation:
    """The games that the user wants; raises Unreadable if there is no kernel, or if they can't be played."""
    if isinstance(game, DiceMiner):
        from pithead.dice_miner.kernel.simulation import DiceMinerSimulation  # noqa: PLC0415 - only what is asked for

        return DiceMinerSimulation(game, wish)
    if isinstance(game, MiniMiners):
        from pithead.mini_miners.kernel.simulation import MiniMinersSimulation  # noqa: PLC0415

        return MiniMinersSimulation(game, wish)
    raise Unreadable("sim-game", game=wish.game)


def simulate(wish: Wish) -> int:
    """Play, write, add up and tell; the exit code."""
    game = load(wish.game, wish.content)
    simulation = simulation_of(game, wish)
    seed = wish.seed if wish.seed is not None else secrets.token_hex(4)
    try:
        from pithead.sim.run import CHUNK_ON_CARD, Run  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings
        from pithead.sim.stream import seed_number  # noqa: PLC0415

        machine = simulation.card() if wish.gpu else simulation.core()
    except ImportError as missing:
        raise Unreadable("sim-missing", package=missing.name) from None
    chunk = CHUNK_ON_CARD if wish.gpu else simulation.chunk()
    run = (
        cluster_run(machine, seed_number(seed), wish, chunk)
        if wish.ray
        else Run(machine, seed_number(seed), wish.games, 1 if wish.gpu else wish.jobs or cores(), chunk)
    )
    try:
        file = open_file(simulation, wish, game, seed) if wish.out is not None else None
    except ImportError as missing:
        raise Unreadable("sim-missing", package=missing.name) from None
    before = signal.signal(signal.SIGINT, run.stop)
    try:
        tally, seconds = play(run, file)
    finally:
        signal.signal(signal.SIGINT, before)
    summary = simulation.summary(tally)
    tell(simulation, summary, wish, seed, seconds)
    if summary.games < wish.games:
        print(say("simulate-stopped", games=summary.games, wished=wish.games), file=sys.stderr)
        return STOPPED
    return 0


def cluster_run(machine: Machine, seed: int, wish: Wish, chunk: int) -> Run:
    """The same games on a Ray cluster."""
    if wish.gpu:
        raise Unreadable("sim-ray-gpu")
    try:
        from pithead.sim.cluster import ClusterRun  # noqa: PLC0415

        assert wish.ray is not None
        return ClusterRun(machine, seed, wish.games, wish.ray, wish.jobs, chunk)
    except ImportError:
        raise Unreadable("ray-missing") from None


def read_bots(text: str, seats: int, game: str, known: Sequence[str]) -> list[str]:
    """A bot for each seat: one name for all, or as many as there are seats."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise Unreadable("bot-unknown", name=name, game=game, known=", ".join(known))
    if len(names) not in (1, seats):
        raise Unreadable("sim-each-seat", what="--bots", count=len(names), seats=seats)
    return names * seats if len(names) == 1 else names


def say_compiling(known: bool) -> None:
    """The first use takes long, so it says why."""
    if not known:
        print(say("simulate-compiling"), file=sys.stderr)


def check_card(bots: list[str]) -> None:
    """Is there a card, and may these bots play on it?"""
    from pithead.sim.cuda import has_gpu  # noqa: PLC0415

    if set(bots) != {"random"}:
        raise Unreadable("sim-gpu-bots")
    if not has_gpu():
        raise Unreadable("sim-gpu")
    print(say("simulate-compiling-card"), file=sys.stderr)


def open_file(simulation: Simulation, wish: Wish, game: AnyGame, seed: str) -> ResultsFile:
    """The file, with the version, the rules, the box, the seed and the options in its metadata."""
    assert wish.out is not None
    facts = {
        "pithead": pithead.__version__,
        "game": game.name,
        "rules": game.rules_version,
        "content": game.content_hash,
        "seed": seed,
    }
    try:
        return simulation.file(wish.out, facts)
    except OSError as error:
        raise Unreadable("file-write", file=wish.out, problem=error.strerror or str(error)) from None


def play(run: Run, file: ResultsFile | None) -> tuple[Sums, float]:
    """Play all chunks and show how far it is; what they add up to, and the seconds that it took."""
    begin = monotonic()
    tally: Sums | None = None
    done = 0
    for _, rows, sums in run.chunks():
        if file is not None:
            file.write(rows)
        tally = sums if tally is None else tally + sums
        done += len(rows)
        if is_watched():
            show_line(progress(done, run.games, monotonic() - begin))
    clear_line()
    if file is not None:
        file.close()
    assert tally is not None
    return tally, monotonic() - begin


def progress(done: int, games: int, seconds: float) -> str:
    """A bar, the rate, and the time that is left."""
    rate = done / max(seconds, 1e-9)
    return say("simulate-progress", bar=bar(done / games), games=done, rate=round(rate), left=round((games - done) / rate))


def tell(simulation: Simulation, summary: Any, wish: Wish, seed: str, seconds: float) -> None:
    """The tables, or the JSON of them."""
    rate = round(summary.games / max(seconds, 1e-9))
    if wish.json:
        report = {"seed": seed, "seconds": round(seconds, 3), "games_per_s": rate, **msgspec.to_builtins(summary)}
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        return
    print(paint("title", say("simulate-title", games=summary.games, seconds=round(seconds, 1), rate=rate)))
    print(say("simulate-seed", seed=seed))
    print()
    simulation.tell(summary)
    if wish.out is not None:
        print(say("cli-written", file=wish.out))


def print_table(title: str, heads: tuple[str, str, str], lines: Sequence[tuple[str, Share]], wins: bool = True) -> None:
    """A line for each group of those who play alike."""
    print(f"{paint('name', f'{title:20}')} {heads[0]:>13} {heads[1] if wins else '':>16} {heads[2]:>16}")
    for name, share in lines:
        print(line_of(name, share, wins))
    print()


def line_of(name: str, share: Share, wins: bool = True) -> str:
    """How often this group played and won, and its points."""
    won = f"{100 * share.wins:7.2f} ±{100 * share.wins_within:5.2f} %" if wins else ""
    return f"{name:20} {share.games:13,} {won:>16} {share.points:9.2f} ±{share.points_within:5.2f}"
