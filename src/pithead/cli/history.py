"""`games stats`: the finished games in this folder summed up for one person: results, rivals, companions, and what the coach says."""

from __future__ import annotations

import shlex
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from pithead.bots.installed import installed_bots
from pithead.bots.levels import levels
from pithead.cli.coach import amount
from pithead.cli.exit_codes import STOPPED
from pithead.cli.files import load_record
from pithead.cli.paint import paint
from pithead.cli.saved_games import record_files
from pithead.cli.words import say
from pithead.coach.analysis import summed_up as weighed_up
from pithead.coach.analysis import weigh_on_cores
from pithead.coach.history import PEOPLE, HistoryFilter, HistorySummary, Outcome, PlayedGame, WinCount, companions_of, figures_of, summed_up
from pithead.coach.room import has_coach
from pithead.game import Refusal, Unreadable
from pithead.games import load_game
from pithead.record import Record, game_of, replay_record
from pithead.sim.cores import cores
from pithead.words.progress import ProgressLine, bar
from pithead.words.shell import bot_name, shell_of, title_of

CURVE_COLUMNS: Final = 40
BARS: Final = "▁▂▃▄▅▆▇█"
CURVES: Final = ("error_rate", "skill", "luck")


class StatisticsRequest(NamedTuple):
    """What is asked for: whose games, which of them, and whether the coach shall weigh them."""

    folder: Path
    name: str = ""
    game: str = ""
    result: Outcome | None = None
    rival: str = ""
    since: str = ""
    until: str = ""
    analyse: bool = False
    json: bool = False


def show_statistics(request: StatisticsRequest) -> int:
    """Sum up the finished games of a folder; files that can't be read are named, and the exit code is then 1."""
    if request.game:
        load_game(request.game)
    records, broken = finished_records(request.folder)
    name = request.name or most_frequent(records)
    wanted = wanted_of(request)
    found = [(file, record, seat) for file, record in records if (seat := seat_of(record, name)) is not None]
    games = [(record, each) for file, record, seat in found if wanted.fits(each := played_game(file, record, seat))]
    if not games:
        raise Unreadable("stats-none", folder=request.folder)
    try:
        played = [weighed(record, each) if request.analyse else each for record, each in games]
    except KeyboardInterrupt:
        return STOPPED
    summaries = summed_up(played)
    if request.json:
        sys.stdout.buffer.write(msgspec.json.encode({"name": name, "games": played, "summaries": summaries}) + b"\n")
    else:
        print("\n".join(history_lines(name, played, summaries)))
    return int(broken)


def wanted_of(request: StatisticsRequest) -> HistoryFilter:
    """The filter of a request; days are those of this machine, and both ends count."""
    until = None if not request.until else beginning_of(request.until, "--until", timedelta(days=1))
    since = 0 if not request.since else beginning_of(request.since, "--since")
    return HistoryFilter(game=request.game, outcome=request.result, rival=request.rival, since=since, until=until)


def beginning_of(day: str, option: str, later: timedelta = timedelta()) -> int:
    """The second when a day such as `2026-05-01` begins here, or one so much later."""
    try:
        return int((datetime.fromisoformat(day) + later).timestamp())
    except (ValueError, OverflowError):
        raise Unreadable("stats-day", option=option, day=day) from None


def finished_records(folder: Path) -> tuple[list[tuple[Path, Record]], bool]:
    """The finished games in a folder, the newest first, and whether some file could not be read."""
    records, broken = [], False
    for file in record_files(folder):
        try:
            record = load_record(file)
        except Refusal as refusal:
            broken = True
            print(f"{file}: {say.refusal(refusal)}", file=sys.stderr)
            continue
        if record.result is not None:
            records.append((file, record))
    return records, broken


def most_frequent(records: Sequence[tuple[Path, Record]]) -> str:
    """The person who sits in most of these games."""
    names = Counter(player.name for _, record in records for player in record.header.players if player.kind == "human")
    return names.most_common(1)[0][0] if names else ""


def seat_of(record: Record, name: str) -> int | None:
    """The seat of a person in a game."""
    players = record.header.players
    return next((seat for seat, player in enumerate(players) if (player.name, player.kind) == (name, "human")), None)


def played_game(file: Path, record: Record, seat: int) -> PlayedGame:
    """A game in a file, as one of its players sees it."""
    header, result = record.header, record.result
    assert result is not None
    state, steps = replay_record(game_of(header), record)
    companions = companions_of(header.game, state, steps, len(header.players))
    return PlayedGame(
        table=str(file),
        game=header.game,
        at=int(file.stat().st_mtime),
        seat=seat,
        names=tuple(player.name for player in header.players),
        levels=tuple("" if player.kind == "human" else player.level or player.name for player in header.players),
        totals=result.totals,
        winners=result.winners,
        companions=companions[seat] if companions else (),
    )


def weighed(record: Record, played: PlayedGame) -> PlayedGame:
    """The same with what the coach finds, if the game has one."""
    if not has_coach(played.game):
        return played
    done = []
    with ProgressLine(played.table) as line:
        for each in weigh_on_cores(record, 1, "", cores()):
            done.append(each)
            line.text = f"{bar(len(done) / (len(record.steps) + 1))}  {played.table}"
    figures = figures_of(weighed_up(record, done))
    return replace(played, unit=figures.unit, figures=figures.seats[played.seat])


def history_lines(name: str, games: Sequence[PlayedGame], summaries: Sequence[HistorySummary]) -> Iterator[str]:
    """The sums as people read them, game by game, and then every game in a line."""
    yield paint("title", say("stats-title", name=name, games=len(games)))
    for summary in summaries:
        yield ""
        yield from told_summary(summary, [each for each in games if each.game == summary.game])


def told_summary(summary: HistorySummary, games: Sequence[PlayedGame]) -> Iterator[str]:
    """One game."""
    yield paint("name", title_of(summary.game, say))
    yield "  " + say("stats-sums", games=summary.games, won=summary.won, shared=summary.shared, lost=summary.lost, points=summary.points)
    shell = shell_of(load_game(summary.game), say)
    if summary.rivals:
        yield "  " + say("stats-rivals") + " " + ", ".join(counted(each, rival_name(summary.game, each.id)) for each in summary.rivals)
    if summary.companions:
        yield (
            "  " + say("stats-companions") + " " + ", ".join(counted(each, shell.named(each.kind, each.id)) for each in summary.companions)
        )
    yield from told_progress(summary)
    for played in games:
        yield "  " + told_game(played)


def told_progress(summary: HistorySummary) -> Iterator[str]:
    """How luck, skill and mistakes went from the oldest game to the newest, and the moments to look at again."""
    if len(summary.curve) > 1:
        for figure in CURVES:
            values = [getattr(point, figure) for point in summary.curve]
            in_wins = figure == "skill"  # it adds up over a game, to more than one victory
            ends = {"first": amount(values[0], in_wins, True), "last": amount(values[-1], in_wins, True)}
            yield "  " + say(f"stats-over-time-{figure.replace('_', '-')}", curve=paint("name", sparks(values)), **ends)
    for word, moments in (("best", summary.best), ("worst", summary.worst)):
        for moment in moments:
            command = shlex.join(["pithead", "replay", moment.table, "--to", str(max(0, moment.number - 1))])
            yield "  " + say(f"stats-{word}", change=amount(moment.value, False), command=command)


def sparks(values: Sequence[float]) -> str:
    """A curve in one line of letters, the oldest on the left; of many games each letter is the mean of some."""
    wide = min(len(values), CURVE_COLUMNS)
    parts = [values[at * len(values) // wide : (at + 1) * len(values) // wide] for at in range(wide)]
    means = [sum(part) / len(part) for part in parts]
    low, high = min(means), max(means)
    return "".join(BARS[round((mean - low) / (high - low) * (len(BARS) - 1)) if high > low else 0] for mean in means)


def counted(row: WinCount, name: str) -> str:
    """So many games, and how many won."""
    return say("stats-counted", name=name, games=row.games, won=row.won)


def rival_name(game: str, rival: str) -> str:
    """People, or a level by its name; a bot of an unknown level goes by its own."""
    if rival == PEOPLE:
        return say("stats-people")
    return bot_name(rival, say) if rival in (*levels(game), *installed_bots(game)) else rival


def told_game(played: PlayedGame) -> str:
    """When, how it ended, with how many points, and what the coach found."""
    when = datetime.fromtimestamp(played.at).astimezone().strftime("%Y-%m-%d")
    totals = " : ".join(f"{name} {total}" for name, total in zip(played.names, played.totals))
    line = f"{paint('dim', when)}  {say(f'stats-outcome-{played.outcome}')}  {totals}"
    found = played.figures
    if found is None:
        return line
    points = played.unit == "points"
    return f"{line}  {say('stats-figures', luck=amount(found.luck, points, True), loss=amount(found.error_rate, points))}"
