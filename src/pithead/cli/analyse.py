"""`analyse`: a recorded game as a curve, what was luck and what was skill, and where to look again."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from pithead.cli.coach import amount, error
from pithead.cli.curve import curve_lines, curve_svg
from pithead.cli.files import load_record, write_file
from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.coach.analysis import Account, Analysis, Change, Weighed, summed_up, weigh
from pithead.coach.room import coach_of
from pithead.coach.words import why
from pithead.game import CHANCE, Step, replay
from pithead.record import Record, game_of, replay_record
from pithead.words.shell import shell_of, told

STOPPED: Final = 130
"""The exit code after Ctrl-C."""

EXACT: Final = 1e-9


def analyse(file: Path, seed: str, effort: int, json: bool, svg: Path | None) -> int:
    """Weigh every step of a game and tell what came of it."""
    record = load_record(file)
    replay_record(game_of(record.header), record)
    weighed: list[Weighed] = []
    try:
        with progress(len(record.steps) + 1) as steps:
            for each in weigh(record, 0, len(record.steps), effort, seed):
                weighed.append(each)
                next(steps)
    except KeyboardInterrupt:
        print(say("coach-stopped", done=len(weighed), steps=len(record.steps) + 1), file=sys.stderr)
        return STOPPED
    analysis = summed_up(record, weighed)
    check(analysis)
    if svg is not None:
        write_file(svg, curve_svg(analysis, say("coach-curve-alone" if analysis.unit == "points" else "coach-curve")).encode())
    if json:
        sys.stdout.buffer.write(msgspec.json.encode(analysis) + b"\n")
        return 0
    print("\n".join(page(file, record, analysis)))
    if svg is not None:
        print(say("coach-written", file=svg))
    return 0


@contextmanager
def progress(count: int) -> Iterator[Iterator[int]]:
    """A bar that grows with each step, where somebody watches."""
    if not sys.stderr.isatty():
        yield iter(range(count))
        return
    from rich.console import Console  # noqa: PLC0415 - slow to import, and often not needed
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        yield iter(bar.track(range(count + 1), description=say("coach-progress")))


def check(analysis: Analysis) -> None:
    """What is told must add up."""
    for account in analysis.accounts:
        assert abs(account.final - account.initial - account.luck - account.skill - account.others) < EXACT


def page(file: Path, record: Record, analysis: Analysis) -> Iterator[str]:
    """The analysis, line by line."""
    points = analysis.unit == "points"
    yield paint("title", say("coach-title", game=analysis.game, names=", ".join(analysis.names), steps=len(record.steps)))
    yield ""
    yield say("coach-curve-alone" if points else "coach-curve")
    yield from curve_lines(analysis)
    yield ""
    yield from aligned([heads(analysis), *(row(name, account, points) for name, account in zip(analysis.names, analysis.accounts))])
    yield say("coach-sums")
    if analysis.accounts[0].own_luck is not None:
        yield say("coach-own")
    yield ""
    if analysis.mistakes:
        yield paint("title", say("coach-mistakes"))
        yield from (line for number in analysis.mistakes for line in mistake(file, record, analysis, analysis.step(number)))
    else:
        yield say("coach-no-mistakes")
    yield paint("title", say("coach-lucky"))
    yield from (line for number in analysis.lucky for line in lucky(file, record, analysis, analysis.step(number)))


def heads(analysis: Analysis) -> list[str]:
    """The heads of the table's columns."""
    own = ["own"] if analysis.accounts[0].own_luck is not None else []
    return [say(f"coach-head-{name}") for name in ("player", "final", "luck", *own, "skill", "others", "adjusted", "rate", "band")]


def row(name: str, account: Account, points: bool) -> list[str]:
    """The table's row of a player."""
    own = [] if account.own_luck is None else [measured(account.own_luck, account.own_luck_error or 0.0, points)]
    return [
        name,
        amount(account.final, points),
        measured(account.luck, account.luck_error, points),
        *own,
        measured(account.skill, account.skill_error, points),
        measured(account.others, account.others_error, points),
        f"{amount(account.adjusted, points)} {error(account.luck_error, points)}".rstrip(),
        f"{amount(account.error_rate, points)} {error(account.rate_error, points)}".rstrip(),
        say(f"coach-band-{account.band}"),
    ]


def measured(value: float, deviation: float, points: bool) -> str:
    """A change with its sign and its standard error."""
    return f"{amount(value, points, sign=True)} {error(deviation, points)}".rstrip()


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns as wide as they need to be, the first in bold."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    for number, cells in enumerate(rows):
        padded = [cell.ljust(width) for cell, width in zip(cells, widths)]
        first = paint("dim" if number == 0 else f"seat{number - 1}", padded[0])
        yield "  ".join([first, *padded[1:]]).rstrip()


def mistake(file: Path, record: Record, analysis: Analysis, change: Change) -> Iterator[str]:
    """A mistake, what was better and why, and how to look at it."""
    game = game_of(record.header)
    before, steps = replay_record(game, record, change.number - 1)
    assert change.seat is not None
    shell, view = shell_of(game, say), game.view(before, change.seat)
    best = game.read_event(change.best)
    points = analysis.unit == "points"
    yield "  " + say(
        "coach-mistake",
        number=change.number,
        sentence=sentence(record, analysis, change),
        name=analysis.names[change.seat],
        loss=f"{amount(change.loss or 0.0, points)} {error(change.loss_error, points)}".rstrip(),
        best=change.best,
        words=shell.choice(view, Step(change.seat, best), analysis.names),
        why=why(shell, say, analysis.names, game.name, coach_of(game.name).facts(game, view, change.seat, best)),
    )
    yield "     " + paint("dim", say("coach-look", file=file, number=len(steps)))


def lucky(file: Path, record: Record, analysis: Analysis, change: Change) -> Iterator[str]:
    """A lucky outcome, whom it helped most, and how to look at it."""
    seat = max(range(len(change.change)), key=lambda seat: change.change[seat])
    gain = measured(change.change[seat], change.error, analysis.unit == "points")
    text = sentence(record, analysis, change)
    yield "  " + say("coach-luck", number=change.number, sentence=text, name=analysis.names[seat], gain=gain)
    yield "     " + paint("dim", say("coach-look", file=file, number=change.number))


def sentence(record: Record, analysis: Analysis, change: Change) -> str:
    """A step in words, as whoever made it saw it."""
    game = game_of(record.header)
    before, _ = replay_record(game, record, change.number - 1)
    step = Step(CHANCE if change.seat is None else change.seat, game.read_event(change.event))
    *_, after = replay(game, before, [step])
    return told(shell_of(game, say), game.view(before, step.seat), game.view(after, step.seat), step, analysis.names)
