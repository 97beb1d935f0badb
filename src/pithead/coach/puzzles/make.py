"""Making puzzles: bots play, a quick evaluation finds decisions with one best event, and a patient one must agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import Final, NamedTuple

import msgspec

from pithead.bots import levels, make_bot, make_evaluator
from pithead.bots.evaluation import Evaluator
from pithead.bots.ladder import read_shipped
from pithead.coach.puzzles import Puzzle
from pithead.coach.puzzles.check import puzzle_checker
from pithead.coach.room import PuzzleChecker
from pithead.game import AnyGame, Event, Seat, State
from pithead.match import open_match
from pithead.record import Player

MIN_EVENTS: Final = 3
"""Fewer legal events make no puzzle."""
CLEAR_MARGIN: Final = 0.05
"""So much more often than the second the best event wins,"""
CLEAR_ERRORS: Final = 3.0
"""and by so many standard errors of a share; all events meet the same dice, so their difference is surer than that."""
OPEN_SHARES: Final = (0.08, 0.92)
"""A game that is as good as decided makes no puzzle."""
ATTEMPTS: Final = 12
"""How often each level tries to solve a puzzle, for its rating."""
MOVE_S: Final = 0.01
"""Seconds a move that all bots have here."""
RATINGS: Final = range(400, 2401, 5)
LOWEST_RATING: Final = 700
"""What is rated lower is found at once."""


class PuzzleCandidate(NamedTuple):
    """A decision that may make a puzzle."""

    state: State
    seat: Seat
    step: int


def make_puzzles(game: AnyGame, seed: str, wanted: int, tell: Callable[[int, int], None]) -> list[Puzzle]:
    """So many puzzles from the games of a seed; `tell` hears how many there are after how many games."""
    check, quick = puzzle_checker(game), make_evaluator(game, 1)
    puzzles: list[Puzzle] = []
    for number in count():
        tell(len(puzzles), number)
        if len(puzzles) == wanted:
            return puzzles
        name = f"{seed} {number}"
        for found in decisions(game, name, 2 + number % 3 if number % 2 else 2):
            puzzle = tried(game, found, name, quick, check)
            if puzzle is not None:
                puzzles.append(puzzle)
                break
    raise AssertionError


def decisions(game: AnyGame, name: str, seats: int) -> Iterator[PuzzleCandidate]:
    """The decisions of a game between good players, in any order, so that puzzles come from all its parts."""
    match, _ = open_match(game, [Player(f"P{seat}", "bot", None) for seat in range(seats)], seed=name)
    rng = Random(name)
    bots = [make_bot(game, levels(game.name)[-2], seat) for seat in range(seats)]
    found = []
    match.deal()
    while actors := match.table.actors:
        seat = actors[0]
        legal = game.legal(match.state, seat)
        if len(legal) >= MIN_EVENTS and len(actors) == 1:
            found.append(PuzzleCandidate(match.state, seat, len(match.steps)))
        match.act(seat, bots[seat].choose(game.view(match.state, seat), legal, rng, MOVE_S))
        match.deal()
    rng.shuffle(found)
    yield from found


def tried(game: AnyGame, found: PuzzleCandidate, name: str, quick: Evaluator, check: PuzzleChecker) -> Puzzle | None:
    """The puzzle of a decision, if it makes one."""
    view, legal = game.view(found.state, found.seat), game.legal(found.state, found.seat)
    options = quick.options(view, found.seat, legal, found.step)
    first = clear([option.worth.shares[found.seat] for option in options], max(option.worth.error for option in options))
    rating = None if first is None else rating_of(game, found, legal[first])
    if rating is None:
        return None
    checked = check(found.state, found.seat, found.step)
    if clear(checked.shares, checked.error) != first:
        return None
    shares = {game.write_event(event): round(share, 4) for event, share in zip(legal, checked.shares)}
    position = msgspec.json.decode(game.write_position(found.state))
    return Puzzle(position, found.seat, shares, round(checked.error, 4), checked.by, rating, name, found.step)


def clear(shares: Sequence[float], error: float) -> int | None:
    """The number of the best event, if it is clearly better than the second in a game that is still open."""
    best, second = sorted(shares, reverse=True)[:2]
    open_yet = OPEN_SHARES[0] < best and second < OPEN_SHARES[1]
    return shares.index(best) if open_yet and best - second >= max(CLEAR_MARGIN, CLEAR_ERRORS * error) else None


def rating_of(game: AnyGame, found: PuzzleCandidate, best: Event) -> int | None:
    """The Elo of a player who would find the event every other time; None if nearly everybody does."""
    view, legal = game.view(found.state, found.seat), game.legal(found.state, found.seat)
    solvers = {level: make_bot(game, level, found.seat) for level in levels(game.name)[:-1]}
    hits = {
        level: sum(bot.choose(view, legal, Random(attempt), MOVE_S) == best for attempt in range(ATTEMPTS)) / ATTEMPTS
        for level, bot in solvers.items()
    }
    strengths = {rung.name: rung.elo for rung in read_shipped(game.name, 2).rungs}
    rating = min(RATINGS, key=lambda rating: abs(sum(hits.values()) - sum(chance(strengths[level] - rating) for level in hits)))
    return rating if rating >= LOWEST_RATING else None


def chance(ahead: float) -> float:
    """How often somebody solves a puzzle that is so much stronger than it."""
    return 1 / (1 + 10 ** (-ahead / 400))
