"""`bench`: complete random games and decisions a second on one core, beside our peers in the same run."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final, TypeAlias

from pithead.bots import RandomBot
from pithead.cli.bench_page import page, ratios
from pithead.cli.files import print_json
from pithead.cli.peers import ENVIRONMENTS, PEERS, Playout
from pithead.cli.scaling import growth, two_cores
from pithead.cli.words import say
from pithead.fair import loose
from pithead.game import CHANCE, AnyGame
from pithead.games import game_names, load_game, package_of, simulation_options

Figures: TypeAlias = dict[str, dict[str, float]]
"""What `--json` prints: for each thing that was measured its figures."""

STARTS: Final = 5
"""How often a command is started to see what its start takes at best."""

FIRST_SCREEN = """
import gc
gc.disable()
import sys
import tempfile
from pathlib import Path
from pithead.cli.app import app
from pithead.cli.session import PlayRequest, open_session
from pithead.cli.tui.app import PitheadApp
from pithead.cli.tui.table import TableScreen

async def look(pilot):
    await pilot.pause()
    pilot.app.exit()

with tempfile.TemporaryDirectory() as folder:
    session = open_session(PlayRequest(sys.argv[1], level="random", seed="first screen", save=Path(folder) / "game.json"))
    PitheadApp(TableScreen(session), motion=False).run(headless=True, size=(80, 24), auto_pilot=look)
"""
"""What `pithead play` does until a person sees the table."""


def run(json: bool, seconds: float, games: int, file: Path | None) -> None:
    """Measure every game and every peer in turn, and print the figures, or the flat JSON of them, and write the page."""
    figures: Figures = {}
    fast = with_kernels()
    if fast:
        _try(figures, "growth", lambda: growth(fast[0], games))
    for name in game_names():
        figures[f"{name}/plain"] = measure(plain_playout(load_game(name)), seconds)
    _measure_all(figures, {**{f"{name}/fast": partial(fast_playout, name) for name in fast}, **PEERS}, seconds)
    if fast:
        _try(figures, "cores", lambda: two_cores(fast[0]))
    _measure_all(figures, ENVIRONMENTS, seconds)
    figures["cli/help"] = {"cpu_ms": milliseconds("-m", "pithead", "--help")}
    figures["cli/play"] = {"cpu_ms": milliseconds("-c", FIRST_SCREEN, game_names()[0])}
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(page(figures)) + "\n", "utf-8")
    if json:
        print_json(figures)
    else:
        tell(figures)


def tell(figures: Figures) -> None:
    """The figures in sentences."""
    print(say("cli-bench-title"))
    for name, speed in figures.items():
        if "decisions_per_s" in speed:
            print(say("cli-bench-own", name=name, decisions=round(speed["decisions_per_s"]), games=round(speed["games_per_s"])))
    for name, peer, ratio in ratios(figures):
        print(say("cli-bench-ratio", name=name, ratio=round(ratio, 2), peer=peer))
    if "cores/2" in figures:
        print(say("cli-bench-cores", ratio=round(figures["cores/2"]["ratio"], 2)))
    print(say("cli-bench-start", milliseconds=round(figures["cli/help"]["cpu_ms"])))
    print(say("cli-bench-screen", milliseconds=round(figures["cli/play"]["cpu_ms"])))


def _measure_all(figures: Figures, playouts: Mapping[str, Callable[[], Playout]], seconds: float) -> None:
    for name, make in playouts.items():
        _try(figures, name, lambda name=name, make=make: {name: measure(make(), seconds)})  # type: ignore[misc]


def _try(figures: Figures, name: str, make: Callable[[], Figures]) -> None:
    """Measure, unless something that it needs is not installed."""
    try:
        figures |= make()
    except ImportError as missing:
        print(say("cli-bench-skipped", name=name, package=missing.name), file=sys.stderr)


def measure(playout: Playout, seconds: float) -> dict[str, float]:
    """Whole games for about so long, after one to warm up."""
    playout()
    games = decisions = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        more_games, more_decisions = playout()
        games += more_games
        decisions += more_decisions
    return {"decisions_per_s": round(decisions / spent, 1), "games_per_s": round(games / spent, 2)}


def plain_playout(game: AnyGame, seats: int = 2) -> Playout:
    """A random game of ours: legal events listed, one chosen, every event checked as it is applied."""
    rng = random.Random(1)
    draw = loose(rng)
    bot = RandomBot()

    def play() -> tuple[int, int]:
        state = game.start(seats)
        decisions = 0
        while actors := game.to_act(state):
            seat = actors[0]
            if seat == CHANCE:
                state = game.apply(state, CHANCE, game.sample(state, draw))
            else:
                state = game.apply(state, seat, bot.choose(None, game.legal(state, seat), rng, 0.0))
                decisions += 1
        return 1, decisions

    return play


def fast_playout(game: str) -> Playout:
    """Random games of a kernel, many at a time, with the box and the choices of the plain engine."""
    kernel = package_of(game).kernel
    assert kernel is not None
    simulation = kernel().simulation(load_game(game), ("random", "random"), simulation_options(game)())
    core: Any = simulation.core()
    at_once = simulation.chunk // 5
    first = 0

    def play() -> tuple[int, int]:
        nonlocal first
        sums = core.sums(1, first, at_once)
        first += at_once
        return int(sums[0]), int(sums[1])

    return play


def with_kernels() -> tuple[str, ...]:
    """The installed games that have a kernel."""
    return tuple(name for name in game_names() if package_of(name).kernel is not None)


def milliseconds(*command: str) -> float:
    """The processor time of a Python command, the best of some starts; needs an operating system that counts it."""
    from resource import RUSAGE_CHILDREN, getrusage  # noqa: PLC0415 - Windows has no such module

    def once() -> float:
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = getrusage(RUSAGE_CHILDREN)
        return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    return round(min(once() for _ in range(STARTS)), 1)
