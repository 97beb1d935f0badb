"""`lab`: the designers' bench. Many games of bots in pictures: seats, heroes, dwarves, luck, skill, and which of our guesses matter."""

from __future__ import annotations

import secrets
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pithead
from pithead.cli.exit_codes import STOPPED
from pithead.cli.files import kept_in, load, read_text
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.games import package_of
from pithead.lab.room import Study
from pithead.sim.cores import cores
from pithead.values import Value
from pithead.words.progress import ProgressLine, bar

if TYPE_CHECKING:
    from pithead.lab.numbers import Drawn
    from pithead.lab.room import GameLab
    from pithead.lab.runner import ExperimentRunner


REPORT: Final = "report"
REPORT_GAMES: Final = 1_000_000
"""The study that every lab has, and the games that it costs if nothing is said."""


class LabRequest(Value):
    """What the user asked for; without a number of games as many as the study needs."""

    game: str
    games: int | None
    seed: str | None
    out: Path
    workers: int | None
    content: Path | None
    study: str = REPORT
    keep: Path | None = None


def write_report(request: LabRequest) -> int:
    """Play, draw and write; the exit code."""
    seed = request.seed if request.seed is not None else secrets.token_hex(4)
    game = load(request.game, request.content)
    room = package_of(request.game).lab
    if room is None:
        raise Unreadable("lab-game", game=request.game)
    from pithead.lab.runner import ExperimentRunner as Runner  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings

    content = None if request.content is None else read_text(request.content)
    study = study_of(room(), request.study)
    games = request.games or study.games
    experiments = study.experiments(game, games, content, say)
    with ProgressLine(say("lab-progress", bar=bar(0), games=0)) as line:

        def show(share: float, games: int) -> None:
            line.text = say("lab-progress", bar=bar(share), games=games)

        runner = Runner(seed, request.workers or cores(), experiments.cost(), show, kept_in(request.keep))
        before = signal.signal(signal.SIGINT, runner.stop)
        try:
            figures = [figure for figure in experiments.figures(runner) if not figure.empty]
        finally:
            signal.signal(signal.SIGINT, before)
            runner.close()
    if not figures:
        print(say("lab-nothing"), file=sys.stderr)
        return STOPPED
    file = write(request, game, seed, games, runner, figures)
    print(say("cli-written", file=file))
    if runner.stopped:
        print(say("lab-stopped"), file=sys.stderr)
        return STOPPED
    return 0


def study_of(lab: GameLab, name: str) -> Study:
    """A study of a game by its name."""
    studies = {REPORT: Study(REPORT_GAMES, lab.experiments), **lab.studies}
    if name not in studies:
        raise Unreadable("lab-study", name=name, known=", ".join(studies))
    return studies[name]


def write(request: LabRequest, game: Any, seed: str, games: int, runner: ExperimentRunner, figures: list[Drawn]) -> Path:
    """The report, and the picture and the numbers of each figure as files of their own; where the report is."""
    from pithead.lab.report import page, write_csv, write_svg  # noqa: PLC0415

    content = f" --content {request.content}" if request.content else ""
    study = "" if request.study == REPORT else f" --study {request.study}"
    command = f"pithead lab {request.game}{study} --games {games} --seed {seed}{content}"
    facts = [
        say("lab-made", command=command, version=pithead.__version__, games=runner.games, hash=game.content_hash[:19]),
        say("lab-read" if request.study == REPORT else f"lab-read-{request.study}"),
        *([say("lab-stopped")] if runner.stopped else []),
    ]
    file = request.out / (f"{request.game}.html" if request.study == REPORT else f"{request.game}-{request.study}.html")
    try:
        request.out.mkdir(parents=True, exist_ok=True)
        for figure in figures:
            write_csv(request.out, request.game, figure)
            write_svg(request.out, request.game, figure)
        file.write_text(page(request.game, facts, figures, say), "utf-8")
    except OSError as error:
        raise Unreadable("file-write", file=file, problem=error.strerror or str(error)) from None
    return file
