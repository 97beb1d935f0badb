"""`analyse`: a recorded game as a curve, what was luck and what was skill, and where to look again."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from pithead.cli.coach import amount, error, points_lost
from pithead.cli.curve import curve_lines, curve_svg
from pithead.cli.exit_codes import STOPPED
from pithead.cli.files import load_record, refuse_record, write_file
from pithead.cli.paint import paint
from pithead.cli.typed import notation
from pithead.cli.words import say
from pithead.coach.analysis import AnalysedSeat, Analysis, Fortune, Mistake, Weighed, summed_up, weigh_on_cores
from pithead.coach.room import coach_of
from pithead.coach.words import in_words
from pithead.record import Record, game_of, replay_record
from pithead.sim.cores import cores
from pithead.words.progress import ProgressLine, bar
from pithead.words.shell import shell_of

EXACT: Final = 1e-9


def analyse(file: Path, seed: str, effort: int, json: bool, svg: Path | None) -> int:
    """Weigh every step of a game and tell what came of it."""
    record = load_record(file)
    if svg is not None:
        refuse_record(svg)
    coach_of(record.header.game)
    replay_record(game_of(record.header), record)
    weighed: list[Weighed] = []
    try:
        with ProgressLine(say("coach-progress")) as line:
            for each in weigh_on_cores(record, effort, seed, cores()):
                weighed.append(each)
                line.text = f"{bar(len(weighed) / (len(record.steps) + 1))}  {say('coach-progress')}"
    except KeyboardInterrupt:
        print(say("coach-stopped", done=len(weighed), steps=len(record.steps) + 1), file=sys.stderr)
        return STOPPED
    analysis = in_words(record, summed_up(record, weighed), say)
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


def check(analysis: Analysis) -> None:
    """What is told must add up."""
    for seat in analysis.seats:
        assert abs(seat.final - seat.initial - seat.luck - seat.skill - seat.others) < EXACT


def page(file: Path, record: Record, analysis: Analysis) -> Iterator[str]:
    """The analysis, line by line."""
    points = analysis.unit == "points"
    yield paint("title", say("coach-title", game=analysis.game, names=", ".join(analysis.names), steps=len(record.steps)))
    yield ""
    yield say("coach-curve-alone" if points else "coach-curve")
    yield from curve_lines(analysis)
    yield ""
    yield from aligned([heads(analysis), *(row(seat, points) for seat in analysis.seats)])
    yield say("coach-gave-away-alone" if points else "coach-gave-away")
    if analysis.seats[0].own_luck is not None:
        yield say("coach-own")
    yield ""
    if analysis.mistakes:
        yield paint("title", say("coach-mistakes"))
        yield from (line for each in analysis.mistakes for line in mistake_lines(file, record, analysis, each))
    else:
        yield say("coach-no-mistakes")
    yield paint("title", say("coach-lucky"))
    yield from (line for each in analysis.lucky for line in lucky_lines(file, analysis, each))


def heads(analysis: Analysis) -> list[str]:
    """The heads of the table's columns."""
    own = ["own"] if analysis.seats[0].own_luck is not None else []
    return [say(f"coach-head-{name}") for name in ("player", "final", "luck", *own, "lost", "rate", "given", "adjusted", "band")]


def row(seat: AnalysedSeat, points: bool) -> list[str]:
    """The table's row of a player."""
    own = [] if seat.own_luck is None else [measured(seat.own_luck, seat.own_luck_error or 0.0, points)]
    return [
        seat.name,
        amount(seat.final, points),
        measured(seat.luck, seat.luck_error, points),
        *own,
        in_points(seat.lost, seat.rate_error * seat.real_decisions, points),
        in_points(seat.error_rate, seat.rate_error, points),
        amount(seat.given_away, points=False),
        f"{amount(seat.adjusted, points)} {error(seat.luck_error, points)}".rstrip(),
        seat.band_words,
    ]


def measured(value: float, deviation: float, points: bool) -> str:
    """A change with its sign and its standard error."""
    return f"{amount(value, points, sign=True)} {error(deviation, points)}".rstrip()


def in_points(value: float, deviation: float, points: bool) -> str:
    """What was lost in points, a hundredth of the victory each unless it is a lone player's, with its standard error."""
    return f"{say('coach-points', number=round(value if points else 100 * value, 1))} {error(deviation, points)}".rstrip()


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns as wide as they need to be, the first in bold."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    for number, cells in enumerate(rows):
        padded = [cell.ljust(width) for cell, width in zip(cells, widths)]
        first = paint("dim" if number == 0 else f"seat{number - 1}", padded[0])
        yield "  ".join([first, *padded[1:]]).rstrip()


def mistake_lines(file: Path, record: Record, analysis: Analysis, mistake: Mistake) -> Iterator[str]:
    """A mistake, what was better and why, and how to look at it."""
    game = game_of(record.header)
    points = analysis.unit == "points"
    yield "  " + say(
        "coach-mistake",
        number=mistake.number,
        sentence=mistake.words,
        loss=points_lost(mistake.loss, mistake.error, points),
        best=paint("dim", notation(game, shell_of(game, say), game.read_event(mistake.best), analysis.names)),
        words=mistake.best_words,
        why=mistake.why,
    )
    yield "     " + paint("dim", say("coach-look", file=file, number=mistake.number - 1))


def lucky_lines(file: Path, analysis: Analysis, lucky: Fortune) -> Iterator[str]:
    """A lucky outcome, whom it helped most, and how to look at it."""
    gain = measured(lucky.gain, lucky.error, analysis.unit == "points")
    yield "  " + say("coach-luck", number=lucky.number, sentence=lucky.words, name=analysis.names[lucky.seat], gain=gain)
    yield "     " + paint("dim", say("coach-look", file=file, number=lucky.number))
