"""`simulate`: millions of games with the fast kernels, into a file and a table."""

from __future__ import annotations

import secrets
import signal
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

import pithead
from pithead.cli.files import load, options_from
from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.dice_miner.content import Box
from pithead.dice_miner.game import DiceMiner
from pithead.dice_miner.state import DiceMinerOptions
from pithead.game import Unreadable

if TYPE_CHECKING:
    from pithead.sim.dice_miner.results import ParquetFile, Share, Summary
    from pithead.sim.run import Machine, Run, Sums

BOTS: Final = ("random", "greedy")
"""By their numbers in the kernels."""
STOPPED: Final = 130
BAR: Final = 30


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
    ray: str | None = None


def simulate(wish: Wish) -> int:
    """Play, write, add up and tell; the exit code."""
    game = load(wish.game, wish.content)
    if not isinstance(game, DiceMiner):
        raise Unreadable("sim-game", game=wish.game)
    options = options_from(game, {"solo": wish.solo, "random-heroes": wish.heroes == "random"})
    assert isinstance(options, DiceMinerOptions)
    game.start(wish.seats, options)
    bots = read_bots(wish.bots, wish.seats, wish.game)
    heroes = read_heroes(game.box, wish.heroes, wish.seats)
    seed = wish.seed if wish.seed is not None else secrets.token_hex(4)
    try:
        from pithead.sim.dice_miner.results import summary  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings
        from pithead.sim.run import CHUNK, CHUNK_OF_THINKERS, CHUNK_ON_CARD, Run, cores  # noqa: PLC0415
        from pithead.sim.stream import seed_number  # noqa: PLC0415

        machine = (_card if wish.gpu else _core)(game.box, options, bots, heroes)
    except ImportError as missing:
        raise Unreadable("sim-missing", package=missing.name) from None
    jobs = 1 if wish.gpu else wish.jobs or cores()
    chunk = CHUNK_ON_CARD if wish.gpu else CHUNK if set(bots) == {"random"} else CHUNK_OF_THINKERS
    run = _cluster(machine, seed_number(seed), wish, chunk) if wish.ray else Run(machine, seed_number(seed), wish.games, jobs, chunk)
    try:
        file = _file(wish, game, bots, seed) if wish.out is not None else None
    except ImportError as missing:
        raise Unreadable("sim-missing", package=missing.name) from None
    before = signal.signal(signal.SIGINT, run.stop)
    try:
        tally, seconds = play(run, file)
    finally:
        signal.signal(signal.SIGINT, before)
    result = summary(tally, wish.seats, list(game.box.heroes))
    tell(result, wish, bots, seed, seconds)
    if result.games < wish.games:
        print(say("simulate-stopped", games=result.games, wished=wish.games), file=sys.stderr)
        return STOPPED
    return 0


def _cluster(machine: Machine, seed: int, wish: Wish, chunk: int) -> Run:
    if wish.gpu:
        raise Unreadable("sim-ray-gpu")
    try:
        from pithead.sim.cluster import ClusterRun  # noqa: PLC0415

        assert wish.ray is not None
        return ClusterRun(machine, seed, wish.games, wish.ray, wish.jobs, chunk)
    except ImportError:
        raise Unreadable("ray-missing") from None


def read_bots(text: str, seats: int, game: str) -> list[str]:
    """A bot for each seat: one name for all, or as many as there are seats."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            raise Unreadable("bot-unknown", name=name, game=game, known=", ".join(BOTS))
    if len(names) not in (1, seats):
        raise Unreadable("sim-each-seat", what="--bots", count=len(names), seats=seats)
    return names * seats if len(names) == 1 else names


def read_heroes(box: Box, text: str, seats: int) -> list[str | None]:
    """A hero for each seat, None for any; nothing at all if the bots choose, or all are dealt."""
    if text in ("chosen", "random"):
        return []
    names = [name.strip() for name in text.split(",")]
    if len(names) != seats:
        raise Unreadable("sim-each-seat", what="--heroes", count=len(names), seats=seats)
    for name in names:
        if name != "random" and name not in box.heroes:
            raise Unreadable("no-such-hero", "DM-1.3", hero=name, known=", ".join((*box.heroes, "random", "chosen")))
        if name != "random" and names.count(name) > 1:
            raise Unreadable("hero-taken", "DM-2.2", hero=name)
    return [None if name == "random" else name for name in names]


def _core(box: Box, options: DiceMinerOptions, bots: list[str], heroes: list[str | None]) -> Machine:
    from pithead.sim.dice_miner.kernel import Processor, compiled_before, needs_bots  # noqa: PLC0415
    from pithead.sim.dice_miner.tables import box_table, table_wish  # noqa: PLC0415

    wish = table_wish(box, len(bots), options, [BOTS.index(bot) for bot in bots], heroes)
    if not compiled_before(needs_bots(wish)):
        print(say("simulate-compiling"), file=sys.stderr)
    core = Processor(box_table(box), wish)
    core.rows(0, 0, 1)
    return core


def _card(box: Box, options: DiceMinerOptions, bots: list[str], heroes: list[str | None]) -> Machine:
    from pithead.sim.cuda import has_gpu  # noqa: PLC0415
    from pithead.sim.dice_miner.gpu import Card  # noqa: PLC0415
    from pithead.sim.dice_miner.tables import box_table, table_wish  # noqa: PLC0415

    if set(bots) != {"random"}:
        raise Unreadable("sim-gpu-bots")
    if not has_gpu():
        raise Unreadable("sim-gpu")
    print(say("simulate-compiling-card"), file=sys.stderr)
    card = Card(box_table(box), table_wish(box, len(bots), options, heroes=heroes))
    card.rows(0, 0, 1)
    return card


def _file(wish: Wish, game: DiceMiner, bots: list[str], seed: str) -> ParquetFile:
    from pithead.sim.dice_miner.results import ParquetFile  # noqa: PLC0415

    assert wish.out is not None
    facts = {
        "pithead": pithead.__version__,
        "game": game.name,
        "rules": game.rules_version,
        "content": game.content_hash,
        "seed": seed,
        "heroes": wish.heroes,
        "solo": wish.solo or "",
    }
    try:
        return ParquetFile(wish.out, bots, list(game.box.heroes), facts)
    except OSError as error:
        raise Unreadable("file-write", file=wish.out, problem=error.strerror or str(error)) from None


def play(run: Run, file: ParquetFile | None) -> tuple[Sums, float]:
    """Play all chunks and show how far it is; what they add up to, and the seconds that it took."""
    begin = monotonic()
    shown = sys.stderr.isatty()
    tally: Sums | None = None
    done = 0
    for _, rows, sums in run.chunks():
        if file is not None:
            file.write(rows)
        tally = sums if tally is None else tally + sums
        done += len(rows)
        if shown:
            print(f"\r\x1b[K{progress(done, run.games, monotonic() - begin)}", end="", file=sys.stderr, flush=True)
    if shown:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if file is not None:
        file.close()
    assert tally is not None
    return tally, monotonic() - begin


def progress(done: int, games: int, seconds: float) -> str:
    """A bar, the rate, and the time that is left."""
    rate = done / max(seconds, 1e-9)
    full = BAR * done // games
    return say("simulate-progress", bar="█" * full + "░" * (BAR - full), games=done, rate=round(rate), left=round((games - done) / rate))


def tell(summary: Summary, wish: Wish, bots: list[str], seed: str, seconds: float) -> None:
    """The table, or the JSON of it."""
    rate = round(summary.games / max(seconds, 1e-9))
    if wish.json:
        report = {"seed": seed, "seconds": round(seconds, 3), "games_per_s": rate, **msgspec.to_builtins(summary)}
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        return
    print(paint("title", say("simulate-title", games=summary.games, seconds=round(seconds, 1), rate=rate)))
    print(say("simulate-seed", seed=seed))
    print()
    _table(say("simulate-by-seat"), [(f"{share.name} {bot}", share) for share, bot in zip(summary.seats, bots)], wish.seats > 1)
    if summary.starter is not None:
        _table(say("simulate-by-start"), [(say("simulate-starter"), summary.starter)], True)
    _table(say("simulate-by-hero"), [(share.name, share) for share in summary.heroes], wish.seats > 1)
    print(say("simulate-decisions", decisions=round(summary.decisions_per_game, 1)))
    if wish.seats > 1:
        print(say("simulate-ties", percent=round(100 * summary.ties, 2)))
    if summary.given_up:
        print(say("simulate-given-up", games=summary.given_up))
    print(say("simulate-intervals"))
    if wish.out is not None:
        print(say("cli-written", file=wish.out))


def _table(title: str, lines: list[tuple[str, Share]], wins: bool) -> None:
    heads = say("simulate-games"), say("simulate-wins") if wins else "", say("simulate-points")
    print(f"{paint('name', f'{title:20}')} {heads[0]:>13} {heads[1]:>16} {heads[2]:>16}")
    for name, share in lines:
        won = f"{100 * share.wins:7.2f} ±{100 * share.wins_within:5.2f} %" if wins else ""
        print(f"{name:20} {share.games:13,} {won:>16} {share.points:9.2f} ±{share.points_within:5.2f}")
    print()
