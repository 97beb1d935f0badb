"""`puzzle`: one position, one best event, at the same table as a game; and the making of new puzzles."""

from __future__ import annotations

from pathlib import Path

import msgspec

from pithead.cli.files import kept_in, refuse_record, write_file
from pithead.cli.practice import Practice
from pithead.cli.words import say
from pithead.coach.daily import today
from pithead.coach.puzzles import Collection, Puzzle, answer, number_of_day, puzzle_of, state_of
from pithead.game import AnyGame, Event, Seat, Step
from pithead.words.progress import ProgressLine
from pithead.words.shell import theme_in_words
from pithead.words.spans import Line, Span, line


class PuzzleSession(Practice):
    """A table with one decision; another answer than the best changes nothing, and may be followed by a better one."""

    def __init__(self, game: AnyGame, number: int) -> None:
        self.number = number
        self.puzzle: Puzzle = puzzle_of(game, number)
        self.solved = False
        super().__init__(game, state_of(game, self.puzzle), self.puzzle.seat)

    @property
    def over(self) -> bool:
        """Is it solved?"""
        return self.solved

    @property
    def actor(self) -> Seat | None:
        """Whoever solves the puzzle, until it is solved."""
        return None if self.over else self.puzzle.seat

    @property
    def message(self) -> str:
        """What is asked for, and at the end that it was found."""
        if self.over:
            return say("puzzle-right")
        theme = theme_in_words(say, self.game.name, self.puzzle.theme)
        asked = say("puzzle-ask", number=self.number, rating=self.puzzle.rating)
        return f"{theme}: {asked}" if theme else asked

    def act(self, seat: Seat, event: Event) -> str:
        """Answer: the best event ends the puzzle."""
        found = answer(self.game, self.puzzle, event)
        self.solved = found.right
        return self.feedback(say("puzzle-right") if found.right else say("puzzle-wrong", percent=percent(found.loss)))

    def hint(self, seat: Seat) -> list[Line]:
        """The solution."""
        return self.ending()

    def ending(self) -> list[Line]:
        """How often each event wins, the best first, and how that was found."""
        view = self.view()
        rows = [
            line(
                f"  {percent(share):>6} %  {self.shell.in_words(view, Step(self.you, self.game.read_event(text)), self.names)}",
                Span(f"  {text}", "dim"),
            )
            for text, share in self.puzzle.ranked
        ]
        found_by = say(f"puzzle-by-{self.puzzle.checked}", error=percent(self.puzzle.error))
        return [line(say("puzzle-shares")), *rows, line(found_by)]


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f}"


def open_puzzle(game: AnyGame, number: int | None, theme: str | None) -> PuzzleSession:
    """The puzzle of a number, or of today, of all or of a theme."""
    return PuzzleSession(game, number if number is not None else number_of_day(game.name, today(), theme))


def write_puzzles(game: AnyGame, wanted: int, seed: str, file: Path, keep: Path | None, workers: int) -> None:
    """Make new puzzles, and say how far it is."""
    from pithead.coach.puzzles.make import PuzzleSource, make_puzzles  # noqa: PLC0415

    refuse_record(file)
    with ProgressLine(say("puzzle-making", made=0, wanted=wanted, games=0)) as line:

        def show(made: int, games: int) -> None:
            line.text = say("puzzle-making", made=made, wanted=wanted, games=games)

        puzzles = make_puzzles(PuzzleSource(game.name, seed, kept_in(keep)), wanted, workers, show)
    made = Collection(game.content_hash, f"pithead puzzle {game.name} --make {wanted} --seed {seed!r}", tuple(puzzles))
    write_file(file, msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    print(say("puzzle-made", count=wanted, file=file))
