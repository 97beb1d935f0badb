"""Puzzles for people: today's or any other, and what their answer is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pithead.coach.daily import today
from pithead.coach.puzzles import Puzzle, answer, collection, number_of_day, puzzle_of, state_of, themes
from pithead.game import AnyGame, Step, Unreadable
from pithead.match.table import Table
from pithead.server import api
from pithead.server.messages import WhyNot
from pithead.server.narration import words
from pithead.server.replay import GameSnapshot, practice, snapshot
from pithead.server.replay_api import check_study_limit, game_of_path, in_study_thread, why_not
from pithead.server.requests import Call, Endpoint
from pithead.words.shell import practice_names, shell_of, theme_in_words


async def show_todays_puzzle(call: Call) -> api.PuzzleShown:
    """The puzzle of today, which all people have at once."""
    game = game_of_path(call)
    return await shown(call, game, number_of_day(game.name, today()))


async def show_puzzle(call: Call) -> api.PuzzleShown:
    """The puzzle of a number, from 1."""
    return await shown(call, game_of_path(call), number_of_path(call))


async def answer_puzzle(call: Call) -> api.PuzzleAnswered:
    """Answer a puzzle: how much less often the event wins than the best one, and after a right one how often each wins."""
    check_study_limit(call)
    game, body = game_of_path(call), call.body
    puzzle = puzzle_of(game, number_of_path(call))
    say = words(call.language)
    by = say(f"puzzle-by-{puzzle.checked}", error=f"{100 * puzzle.error:.1f}")
    if body.event is None:
        await note_try(call, game, 0.0)
        return api.PuzzleAnswered(False, 0.0, "", by, await in_study_thread(call, lambda: shares(call, game, puzzle)))
    found = await in_study_thread(call, lambda: answer(game, puzzle, game.read_event(body.event)))
    await note_try(call, game, 100 * (1 - found.loss))
    if not found.right:
        return api.PuzzleAnswered(False, found.loss, say("puzzle-wrong", percent=f"{100 * found.loss:.1f}"))
    return api.PuzzleAnswered(True, found.loss, say("puzzle-right"), by, await in_study_thread(call, lambda: shares(call, game, puzzle)))


async def note_try(call: Call, game: AnyGame, score: float) -> None:
    """A person's first answer to the puzzle of today counts: it stands on the board of the day."""
    day = today()
    if call.person and number_of_path(call) == number_of_day(game.name, day):
        await call.process.days.note(game.name, "puzzle", day, call.person, score)


async def why_not_in_puzzle(call: Call) -> WhyNot:
    """Why can't this be chosen in the puzzle?"""
    check_study_limit(call)
    game, body = game_of_path(call), call.body
    puzzle = puzzle_of(game, number_of_path(call))
    return why_not(call, puzzle_table(call, game, puzzle), puzzle.seat, body.mark)


def number_of_path(call: Call) -> int:
    """The number that the path names."""
    text = call.request.path_params["number"]
    if not text.isdecimal() or len(text) > 6:
        raise Unreadable("not-here")
    return int(text)


async def shown(call: Call, game: AnyGame, number: int) -> api.PuzzleShown:
    """A puzzle as whoever solves it sees it."""
    puzzle = puzzle_of(game, number)
    count = len(collection(game.name).puzzles)
    return api.PuzzleShown(
        game.name,
        number,
        count,
        puzzle.rating,
        await in_study_thread(call, lambda: puzzle_snapshot(call, game, puzzle)),
        theme_in_words(words(call.language), game.name, puzzle.theme),
        tuple(themes_shown(call, game, number)),
    )


def themes_shown(call: Call, game: AnyGame, number: int) -> Iterator[api.PuzzleTheme]:
    """All themes of a game, each with the puzzle of it that comes after this one."""
    for theme, numbers in themes(game.name).items():
        if theme:
            following = next((each for each in numbers if each > number), numbers[0])
            yield api.PuzzleTheme(theme_in_words(words(call.language), game.name, theme), len(numbers), following)


def puzzle_snapshot(call: Call, game: AnyGame, puzzle: Puzzle) -> GameSnapshot:
    """The position as its seat sees it."""
    return snapshot(puzzle_table(call, game, puzzle), puzzle.seat, call.language)


def puzzle_table(call: Call, game: AnyGame, puzzle: Puzzle) -> Table:
    """The table of a puzzle."""
    return practice(game, state_of(game, puzzle), names_of(call, game, puzzle))


def names_of(call: Call, game: AnyGame, puzzle: Puzzle) -> list[str]:
    """You, and your rivals."""
    return practice_names(words(call.language), len(game.standing(state_of(game, puzzle)).totals), puzzle.seat)


def shares(call: Call, game: AnyGame, puzzle: Puzzle) -> tuple[api.PuzzleShare, ...]:
    """How often each event wins, the best first."""
    shell, names = shell_of(game, words(call.language)), names_of(call, game, puzzle)
    view = game.view(state_of(game, puzzle), puzzle.seat)
    return tuple(
        api.PuzzleShare(text, shell.choice(view, Step(puzzle.seat, game.read_event(text)), names), share) for text, share in puzzle.ranked
    )


PUZZLES: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/puzzles/{game}", show_todays_puzzle, api.PuzzleShown, query=("lang",)),
    Endpoint("GET", "/api/puzzles/{game}/{number}", show_puzzle, api.PuzzleShown, query=("lang",)),
    Endpoint("POST", "/api/puzzles/{game}/{number}", answer_puzzle, api.PuzzleAnswered, body=api.PuzzleAnswer, query=("lang",)),
    Endpoint("POST", "/api/puzzles/{game}/{number}/why", why_not_in_puzzle, WhyNot, body=api.WhyInPuzzle, query=("lang",)),
)
