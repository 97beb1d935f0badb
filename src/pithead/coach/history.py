"""The games that somebody has finished: chosen by game, result, rival and date, and summed up; the same for a server and for a folder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from pithead.bots.levels import levels
from pithead.coach.analysis import Analysis, Unit
from pithead.game import Seat, State, Step
from pithead.games import game_names, package_of
from pithead.values import Value

Outcome: TypeAlias = Literal["won", "shared", "lost", "alone"]
MOST_MOMENTS: Final = 3
PEOPLE: Final = "people"
"""What a game against people is counted under, whoever they are."""


class SeatFigures(Value, kw_only=True):
    """What the analysis found of one seat: luck and skill in shares or points, the mean loss of a decision, and two moments."""

    luck: float
    skill: float
    error_rate: float
    band: str
    best: int = 0
    gain: float = 0.0
    """The number of the step that helped this seat most, 0 for none, and by how much;"""
    worst: int = 0
    loss: float = 0.0
    """that of its biggest mistake, and what it cost."""


class GameFigures(Value):
    """What is kept of an analysis: no names, so that it belongs to nobody."""

    unit: Unit
    seats: tuple[SeatFigures, ...]


class PlayedGame(Value, kw_only=True):
    """A finished game of somebody who sat on `seat`; `at` is when it ended in seconds, 0 if nobody noted it.

    `table` is its name, or the file. `levels` are those of bots, "" for people. `companions` are who was on that side, as (kind, id).
    """

    table: str
    game: str
    at: int
    seat: Seat
    names: tuple[str, ...]
    levels: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    companions: tuple[tuple[str, str], ...] = ()
    unit: Unit = "share"
    figures: SeatFigures | None = None

    @property
    def outcome(self) -> Outcome:
        """How it ended for that person."""
        if len(self.names) == 1:
            return "alone"
        if self.seat not in self.winners:
            return "lost"
        return "won" if len(self.winners) == 1 else "shared"

    @property
    def rivals(self) -> str:
        """Against whom: the strongest level among bots, or people if there was one."""
        others = [level for seat, level in enumerate(self.levels) if seat != self.seat]
        if not others:
            return ""
        if "" in others:
            return PEOPLE
        known = levels(self.game)
        return max(others, key=lambda level: known.index(level) if level in known else -1)


class HistoryFilter(Value, kw_only=True):
    """Which games: of a game, with an outcome, with a rival whose name contains this, from one time to another."""

    game: str = ""
    outcome: Outcome | None = None
    rival: str = ""
    since: int = 0
    until: int | None = None

    def fits(self, played: PlayedGame) -> bool:
        """Is it one of them?"""
        others = [name.casefold() for seat, name in enumerate(played.names) if seat != played.seat]
        return (
            self.game in ("", played.game)
            and self.outcome in (None, played.outcome)
            and (not self.rival or any(self.rival.casefold() in name for name in others))
            and played.at >= self.since
            and (self.until is None or played.at < self.until)
        )


class WinCount(Value):
    """So many games with something, and how many of them were won, alone or with others."""

    id: str
    games: int
    won: int
    kind: str = ""


class OfTable(Value):
    """Something about one game."""

    table: str


class Moment(OfTable):
    """A step of a game, and how much it gave or cost."""

    number: int
    value: float


class CurvePoint(OfTable):
    """The figures of one game, in the order of time."""

    at: int
    luck: float
    skill: float
    error_rate: float


class HistorySummary(Value):
    """Many games of one person and one game summed up; curve and moments are of games against others, where all is in shares."""

    game: str
    games: int
    won: int
    shared: int
    lost: int
    points: float
    rivals: tuple[WinCount, ...]
    companions: tuple[WinCount, ...]
    curve: tuple[CurvePoint, ...]
    best: tuple[Moment, ...]
    worst: tuple[Moment, ...]


def companions_of(game: str, state: State, steps: Sequence[Step], seats: int) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Who was on each seat's side in a finished game, as the game itself says; nobody where it says nothing, or is not installed."""
    brought = package_of(game).companions if game in game_names() else None
    return () if brought is None else tuple(tuple(brought()(state, steps, seat)) for seat in range(seats))


def figures_of(analysis: Analysis) -> GameFigures:
    """What is kept of an analysis."""
    return GameFigures(analysis.unit, tuple(_seat_figures(analysis, seat) for seat in range(len(analysis.seats))))


def _seat_figures(analysis: Analysis, seat: Seat) -> SeatFigures:
    found = analysis.seats[seat]
    best = max(analysis.events, key=lambda event: event.change[seat], default=None)
    own = [event for event in analysis.events if event.seat == seat and event.loss]
    worst = max(own, key=lambda event: event.loss or 0.0, default=None)
    helped = best is not None and best.change[seat] > 0
    return SeatFigures(
        luck=round(found.luck, 4),
        skill=round(found.skill, 4),
        error_rate=round(found.error_rate, 5),
        band=found.band,
        best=best.number if best is not None and helped else 0,
        gain=round(best.change[seat], 4) if best is not None and helped else 0.0,
        worst=0 if worst is None else worst.number,
        loss=0.0 if worst is None else round(worst.loss or 0.0, 4),
    )


def summed_up(games: Sequence[PlayedGame]) -> tuple[HistorySummary, ...]:
    """Everything about these games, game by game, those that were played most first."""
    by_game: dict[str, list[PlayedGame]] = defaultdict(list)
    for played in games:
        by_game[played.game].append(played)
    return tuple(_summary(game, played) for game, played in sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0])))


def _summary(game: str, games: Sequence[PlayedGame]) -> HistorySummary:
    ordered = sorted((each for each in games if each.unit == "share"), key=lambda each: each.at)
    weighed = [(each, each.figures) for each in ordered if each.figures is not None]
    best = [Moment(each.table, found.best, found.gain) for each, found in weighed if found.best]
    worst = [Moment(each.table, found.worst, found.loss) for each, found in weighed if found.worst]
    return HistorySummary(
        game=game,
        games=len(games),
        won=_count(games, "won"),
        shared=_count(games, "shared"),
        lost=_count(games, "lost"),
        points=round(sum(each.totals[each.seat] for each in games) / len(games), 1),
        rivals=_counted((each, ("", each.rivals)) for each in games if each.rivals),
        companions=_counted((each, companion) for each in games for companion in dict.fromkeys(each.companions)),
        curve=tuple(CurvePoint(each.table, each.at, found.luck, found.skill, found.error_rate) for each, found in weighed),
        best=tuple(sorted(best, key=lambda moment: -moment.value)[:MOST_MOMENTS]),
        worst=tuple(sorted(worst, key=lambda moment: -moment.value)[:MOST_MOMENTS]),
    )


def _count(games: Iterable[PlayedGame], outcome: Outcome) -> int:
    return sum(each.outcome == outcome for each in games)


def _counted(found: Iterable[tuple[PlayedGame, tuple[str, str]]]) -> tuple[WinCount, ...]:
    """How often each was there, the most frequent first."""
    games: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for played, key in found:
        games[key].append(played.outcome in ("won", "shared"))
    rows = [WinCount(id, len(won), sum(won), kind) for (kind, id), won in games.items()]
    return tuple(sorted(rows, key=lambda row: (-row.games, -row.won, row.id)))
