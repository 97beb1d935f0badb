"""`lab`: the designers' bench. Many games of bots in pictures: seats, heroes, dwarves, luck, skill, and which of our guesses matter."""

from __future__ import annotations

import secrets
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

import pithead
from pithead.cli.files import load
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.sim.cores import cores

if TYPE_CHECKING:
    from pithead.lab.numbers import Curves, Figure

STOPPED: Final = 130


class Wish(msgspec.Struct, frozen=True):
    """What the user asked for."""

    game: str
    games: int
    seed: str | None
    out: Path
    jobs: int | None
    content: Path | None


class Lab(Protocol):
    """The studies of one game."""

    def cost(self) -> float:
        """What all studies cost, in random games of the kernel."""

    def figures(self, workshop: Any) -> Iterator[Figure | Curves]:
        """All figures of the report."""


def lab(wish: Wish) -> int:
    """Play, draw and write; the exit code."""
    seed = wish.seed if wish.seed is not None else secrets.token_hex(4)
    game = load(wish.game, wish.content)
    try:
        from pithead.lab.workshop import Workshop  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings

        studies = _studies(game, wish)
        workshop = Workshop(seed, wish.jobs or cores(), studies.cost())
        before = signal.signal(signal.SIGINT, workshop.stop)
        try:
            figures = [figure for figure in studies.figures(workshop) if not figure.empty]
        finally:
            signal.signal(signal.SIGINT, before)
            workshop.close()
    except ImportError as missing:
        raise Unreadable("sim-missing", package=missing.name) from None
    file = write(wish, game, seed, workshop.games, figures, workshop.stopped)
    print(say("cli-written", file=file))
    if workshop.stopped:
        print(say("lab-stopped"), file=sys.stderr)
        return STOPPED
    return 0


def _studies(game: Any, wish: Wish) -> Lab:
    if game.name == "dice-miner":
        from pithead.dice_miner.lab import DiceMinerLab  # noqa: PLC0415

        return DiceMinerLab(game, wish.games)
    from pithead.mini_miners.lab import MiniMinersLab  # noqa: PLC0415

    return MiniMinersLab(game, wish.games, wish.content.read_text("utf-8") if wish.content else None)


def write(wish: Wish, game: Any, seed: str, games: int, figures: list[Figure | Curves], stopped: bool) -> Path:
    """The report, and the picture and the numbers of each figure as files of their own; where the report is."""
    from pithead.lab.report import page, write_csv, write_svg  # noqa: PLC0415

    words = f"pithead lab {wish.game} --games {wish.games} --seed {seed}" + (f" --content {wish.content}" if wish.content else "")
    facts = [
        say("lab-made", command=words, version=pithead.__version__, games=games, hash=game.content_hash[:19]),
        say("lab-read"),
        *([say("lab-stopped")] if stopped else []),
    ]
    file = wish.out / f"{wish.game}.html"
    try:
        wish.out.mkdir(parents=True, exist_ok=True)
        for figure in figures:
            write_csv(wish.out, wish.game, figure)
            write_svg(wish.out, wish.game, figure)
        file.write_text(page(wish.game, facts, figures), "utf-8")
    except OSError as error:
        raise Unreadable("file-write", file=file, problem=error.strerror or str(error)) from None
    return file
