"""Making puzzles: bots play, a quick look finds decisions with one best event, and a long look must agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import Final, NamedTuple

import msgspec

from pithead.bots import levels, make_appraiser, make_bot
from pithead.bots.appraise import Appraiser, Option
from pithead.bots.ladder import read_shipped
from pithead.coach.puzzles import Puzzle
from pithead.game import AnyGame, Event, Seat, State
from pithead.match import open_match
from pithead.record import Player

CHOICES: Final = 3
"""Fewer legal events make no puzzle."""
CLEAR: Final = 0.05
"""So much more often than the second the best event wins,"""
SURE: Final = 4.0
"""and by so many standard errors of their difference."""
OPEN: Final = (0.08, 0.92)
"""A game that is as good as decided makes no puzzle."""
LONG_LOOK: Final = 2
"""The effort of the look that must agree."""
TRIES: Final = 12
"""How often each level tries to solve a puzzle, for its rating."""
HURRY: Final = 0.01
"""Seconds that they have."""
RATINGS: Final = range(400, 2401, 5)
WORTH_IT: Final = 700
"""What is rated lower is found at once."""


class Found(NamedTuple):
    """A decision that may make a puzzle."""

    state: State
    seat: Seat
    step: int


def make_puzzles(game: AnyGame, seed: str, wanted: int, tell: Callable[[int, int], None]) -> list[Puzzle]:
    """So many puzzles from the games of a seed; `tell` hears how many there are after how many games."""
    quick, slow = make_appraiser(game, 1), make_appraiser(game, LONG_LOOK)
    puzzles: list[Puzzle] = []
    for number in count():
        tell(len(puzzles), number)
        if len(puzzles) == wanted:
            return puzzles
        name = f"{seed} {number}"
        for found in decisions(game, name, 2 + number % 3 if number % 2 else 2):
            puzzle = tried(game, found, name, quick, slow)
            if puzzle is not None:
                puzzles.append(puzzle)
                break
    raise AssertionError


def decisions(game: AnyGame, name: str, seats: int) -> Iterator[Found]:
    """The decisions of a game between good players, in any order, so that puzzles come from all its parts."""
    match, _ = open_match(game, [Player(f"P{seat}", "bot", None) for seat in range(seats)], seed=name)
    rng = Random(name)
    bots = [make_bot(game, levels(game.name)[-2], seat) for seat in range(seats)]
    found = []
    match.deal()
    while actors := match.table.actors:
        seat = actors[0]
        legal = game.legal(match.state, seat)
        if len(legal) >= CHOICES and len(actors) == 1:
            found.append(Found(match.state, seat, len(match.steps)))
        match.act(seat, bots[seat].choose(game.view(match.state, seat), legal, rng, HURRY))
        match.deal()
    rng.shuffle(found)
    yield from found


def tried(game: AnyGame, found: Found, name: str, quick: Appraiser, slow: Appraiser) -> Puzzle | None:
    """The puzzle of a decision, if it makes one."""
    if clear(options_of(game, found, quick), found.seat) is None:
        return None
    options = options_of(game, found, slow)
    best = clear(options, found.seat)
    if best is None:
        return None
    shares = {game.write_event(option.event): round(option.worth.shares[found.seat], 4) for option in options}
    rating = rating_of(game, found, best.event)
    if rating is None:
        return None
    position = msgspec.json.decode(game.write_position(found.state))
    error = round(max(option.worth.error for option in options), 4)
    return Puzzle(position, found.seat, shares, error, "search", rating, name, found.step)


def options_of(game: AnyGame, found: Found, appraiser: Appraiser) -> list[Option]:
    """What each legal event is worth."""
    view, legal = game.view(found.state, found.seat), game.legal(found.state, found.seat)
    return appraiser.options(view, found.seat, legal, found.step)


def clear(options: Sequence[Option], seat: Seat) -> Option | None:
    """The best option, if it is clearly better than the second in a game that is still open."""
    best, second = sorted(options, key=lambda option: -option.worth.shares[seat])[:2]
    gap = best.worth.shares[seat] - second.worth.shares[seat]
    doubt = (best.worth.error**2 + second.worth.error**2) ** 0.5
    open_yet = OPEN[0] < best.worth.shares[seat] and second.worth.shares[seat] < OPEN[1]
    return best if open_yet and gap >= max(CLEAR, SURE * doubt) else None


def rating_of(game: AnyGame, found: Found, best: Event) -> int | None:
    """The Elo of a player who would find the event every other time; None if nearly everybody does."""
    view, legal = game.view(found.state, found.seat), game.legal(found.state, found.seat)
    solvers = {level: make_bot(game, level, found.seat) for level in levels(game.name)[:-1]}
    hits = {
        level: sum(bot.choose(view, legal, Random(attempt), HURRY) == best for attempt in range(TRIES)) / TRIES
        for level, bot in solvers.items()
    }
    strengths = {rung.name: rung.elo for rung in read_shipped(game.name, 2).rungs}
    rating = min(RATINGS, key=lambda rating: abs(sum(hits.values()) - sum(chance(strengths[level] - rating) for level in hits)))
    return rating if rating >= WORTH_IT else None


def chance(ahead: float) -> float:
    """How often somebody solves a puzzle that is so much stronger than it."""
    return 1 / (1 + 10 ** (-ahead / 400))
