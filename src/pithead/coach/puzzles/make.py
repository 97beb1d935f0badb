"""Making puzzles: bots play, a quick evaluation finds decisions with one best event, and a patient one must agree."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from pithead.bots import levels, make_bot, make_evaluator
from pithead.bots.evaluation import Evaluator
from pithead.bots.ladder import read_shipped
from pithead.bots.process_pool import map_in_processes
from pithead.coach.puzzles import Puzzle, state_of
from pithead.coach.puzzles.check import puzzle_checker
from pithead.coach.room import PuzzleChecker, coach_of
from pithead.game import AnyGame, Event, Seat, State
from pithead.games import load_game
from pithead.match import open_match
from pithead.record import Player
from pithead.sim.stream import seed_number

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


class PuzzleSource(NamedTuple):
    """The games that puzzles come from; with a folder, what was found in a game is kept there and not looked for again."""

    game: str
    seed: str
    kept: Path | None = None


def make_puzzles(source: PuzzleSource, wanted: int, workers: int, tell: Callable[[int, int], None]) -> list[Puzzle]:
    """So many puzzles from the games of a seed, at most one from each; `tell` hears how many there are after how many games."""
    _evaluators(source.game)  # a game without a coach is refused before any process starts
    puzzles: list[Puzzle] = []
    tell(0, 0)
    with closing(map_in_processes(partial(puzzle_of_game, source), count(), workers)) as found:
        for games, puzzle in enumerate(found, 1):
            if puzzle is not None:
                puzzles.append(themed(_game(source.game), puzzle))
            tell(len(puzzles), games)
            if len(puzzles) == wanted:
                return puzzles
    raise AssertionError


def puzzle_of_game(source: PuzzleSource, number: int) -> Puzzle | None:
    """The puzzle of a game, if it has one: read, or else looked for and kept."""
    if source.kept is None:
        return _found_in_game(source, number)
    file = source.kept / f"{seed_number(f'{_game(source.game).content_hash} {source.seed}'):016x}-{number}.json"
    with suppress(OSError, msgspec.DecodeError):  # not there, or not whole
        return msgspec.json.decode(file.read_bytes(), type=Puzzle | None)
    puzzle = _found_in_game(source, number)
    unfinished = file.with_suffix(f".{os.getpid()}.part")
    unfinished.write_bytes(msgspec.json.encode(puzzle))
    unfinished.replace(file)
    return puzzle


def themed(game: AnyGame, puzzle: Puzzle) -> Puzzle:
    """A puzzle with what it is about, if the game says so."""
    theme = coach_of(game.name).puzzle_theme
    if theme is None:
        return puzzle
    best, second = (game.read_event(text) for text, _ in puzzle.ranked[:2])
    return msgspec.structs.replace(puzzle, theme=theme(game, state_of(game, puzzle), puzzle.seat, best, second))


def _found_in_game(source: PuzzleSource, number: int) -> Puzzle | None:
    """The first decision of a game, in any order, that makes a puzzle."""
    game, name = _game(source.game), f"{source.seed} {number}"
    seats = 2 + number % 3 if number % 2 else 2
    quick, check = _evaluators(source.game)
    candidates = decisions(game, name, seats, rare_first=number % 4 > 1)
    return next(filter(None, (tried(game, found, name, quick, check) for found in candidates)), None)


@cache
def _game(name: str) -> AnyGame:
    return load_game(name)


@cache
def _evaluators(name: str) -> tuple[Evaluator, PuzzleChecker]:
    game = _game(name)
    return make_evaluator(game, 1), puzzle_checker(game)


def decisions(game: AnyGame, name: str, seats: int, rare_first: bool) -> Iterator[PuzzleCandidate]:
    """The decisions of a game between good players, in any order, so that puzzles come from all its parts.

    With `rare_first` those come first that ask for what is seldom asked for: nearly all others would be of one kind.
    """
    match, _ = open_match(game, [Player(f"P{seat}", "bot", None) for seat in range(seats)], seed=name)
    rng = Random(name)
    bots = [make_bot(game, levels(game.name)[-2], seat) for seat in range(seats)]
    found: list[PuzzleCandidate] = []
    kinds: list[frozenset[type[Event]]] = []
    match.deal()
    while actors := match.table.actors:
        seat = actors[0]
        legal = game.legal(match.state, seat)
        if len(legal) >= MIN_EVENTS and len(actors) == 1:
            found.append(PuzzleCandidate(match.state, seat, len(match.steps)))
            kinds.append(frozenset(map(type, legal)))
        match.act(seat, bots[seat].choose(game.view(match.state, seat), legal, rng, MOVE_S))
        match.deal()
    order = list(range(len(found)))
    rng.shuffle(order)
    if rare_first:
        order.sort(key=lambda place: kinds.count(kinds[place]))
    yield from (found[place] for place in order)


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
