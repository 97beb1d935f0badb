"""`bench`: complete random games and decisions a second on one core, beside our peers in the same run."""

from __future__ import annotations

import random
import resource
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import TypeAlias

import msgspec

from pithead.bots import RandomBot
from pithead.cli.words import say
from pithead.fair import loose
from pithead.game import CHANCE, AnyGame, Unreadable
from pithead.games import NAMES, load_game

Playout: TypeAlias = Callable[[], tuple[int, int]]
"""Plays one or more complete games, and counts them and the decisions of their players."""

PEER = "catanatron"
FAST_AT_ONCE = 10_000
FIRST_SCREEN = """
import gc
gc.disable()
import tempfile
from pathlib import Path
from pithead.cli.app import app
from pithead.cli.session import Wish, open_session
from pithead.cli.tui.app import PitheadApp
from pithead.cli.tui.table import TableScreen

async def look(pilot):
    await pilot.pause()
    pilot.app.exit()

with tempfile.TemporaryDirectory() as folder:
    session = open_session(Wish("dice-miner", level="random", seed="first screen", save=Path(folder) / "game.json"))
    PitheadApp(TableScreen(session), motion=False).run(headless=True, size=(80, 24), auto_pilot=look)
"""
"""What `pithead play` does until a person sees the table."""


class Speed(msgspec.Struct):
    """What one implementation makes in a second of processor time."""

    decisions_per_s: float
    games_per_s: float


def run(json: bool, seconds: float) -> None:
    """Measure every game and every peer in turn, and print the figures, or the flat JSON of them."""
    playouts = {f"{name}/plain": plain_playout(load_game(name)) for name in NAMES}
    playouts |= fast_playouts()
    playouts[PEER] = catanatron_playout()
    speeds = {name: measure(playout, seconds) for name, playout in playouts.items()}
    start = {
        "cli/help": {"cpu_ms": milliseconds("-m", "pithead", "--help")},
        "cli/play": {"cpu_ms": milliseconds("-c", FIRST_SCREEN)},
    }
    if json:
        sys.stdout.buffer.write(msgspec.json.encode({**msgspec.to_builtins(speeds), **start}) + b"\n")
        return
    print(say("cli-bench-title"))
    for name, speed in speeds.items():
        print(say("cli-bench-own", name=name, decisions=round(speed.decisions_per_s), games=round(speed.games_per_s)))
    for name in playouts:
        for peer in (PEER, name.replace("/fast", "/plain")):
            if name not in (peer, PEER):
                ratio = speeds[name].decisions_per_s / speeds[peer].decisions_per_s
                print(say("cli-bench-ratio", name=name, ratio=round(ratio, 2), peer=peer))
    print(say("cli-bench-start", milliseconds=round(start["cli/help"]["cpu_ms"])))
    print(say("cli-bench-screen", milliseconds=round(start["cli/play"]["cpu_ms"])))


def measure(playout: Playout, seconds: float) -> Speed:
    """Whole games for about so long, after one to warm up."""
    playout()
    games = decisions = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        more_games, more_decisions = playout()
        games += more_games
        decisions += more_decisions
    return Speed(round(decisions / spent, 1), round(games / spent, 2))


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


def fast_playouts() -> dict[str, Playout]:
    """The kernels, each beside its plain engine; none of them where numba is not installed."""
    try:
        return {"dice-miner/fast": fast_dice_miner(), "mini-miners/fast": fast_mini_miners()}
    except ImportError as missing:
        print(say("cli-bench-skipped", name="dice-miner/fast", package=missing.name), file=sys.stderr)
        return {}


def fast_dice_miner(seats: int = 2) -> Playout:
    """Random games of the kernel, many at a time, with the box and the choices of the plain one."""
    from pithead.dice_miner.content import standard_box  # noqa: PLC0415
    from pithead.sim.dice_miner import layout as at  # noqa: PLC0415
    from pithead.sim.dice_miner.kernel import Processor, write_wish  # noqa: PLC0415
    from pithead.sim.dice_miner.tables import box_table  # noqa: PLC0415

    core = Processor(box_table(standard_box()), write_wish(seats))
    first = 0

    def play() -> tuple[int, int]:
        nonlocal first
        sums = core.sums(1, first, FAST_AT_ONCE)
        first += FAST_AT_ONCE
        return int(sums[at.SUM_GAMES]), int(sums[at.SUM_DECISIONS])

    return play


def fast_mini_miners(seats: int = 2) -> Playout:
    """The same for Mini Miners."""
    from pithead.mini_miners.content import standard_box  # noqa: PLC0415
    from pithead.sim.mini_miners import layout as at  # noqa: PLC0415
    from pithead.sim.mini_miners.kernel import Processor, write_wish  # noqa: PLC0415
    from pithead.sim.mini_miners.tables import box_table  # noqa: PLC0415

    core = Processor(box_table(standard_box()), write_wish(seats))
    first = 0

    def play() -> tuple[int, int]:
        nonlocal first
        sums = core.sums(1, first, FAST_AT_ONCE)
        first += FAST_AT_ONCE
        return int(sums[at.SUM_GAMES]), int(sums[at.SUM_DECISIONS])

    return play


def catanatron_playout() -> Playout:
    """A random game of Catanatron for two; every action counts, as it does with us."""
    try:
        from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415
    except ImportError:
        raise Unreadable("peer-missing", peer=PEER) from None
    random.seed(1)

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return 1, len(game.state.actions)

    return play


def milliseconds(*command: str) -> float:
    """The processor time of a Python command, the best of five."""

    def once() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    return round(min(once() for _ in range(5)), 1)
