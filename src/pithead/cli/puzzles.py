"""`puzzle`: one position, one best event, at the same table as a game; and the making of new puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from pithead.cli.files import write_file
from pithead.cli.progress import clear_line, show_line
from pithead.cli.session import Choice
from pithead.cli.words import say
from pithead.coach.puzzles import Collection, Puzzle, answer, number_of_day, puzzle_of, state_of
from pithead.game import AnyGame, Event, Seat, State, Step
from pithead.text.shell import Shell, shell_of


class PuzzleSession:
    """A table with one decision; another answer than the best changes nothing, and may be followed by a better one."""

    file = ""

    def __init__(self, game: AnyGame, number: int) -> None:
        self.game = game
        self.number = number
        self.puzzle: Puzzle = puzzle_of(game, number)
        self.state: State = state_of(game, self.puzzle)
        self.shell: Shell = shell_of(game, say)
        self.over = False
        self.told_so_far: list[str] = []
        seats = len(game.standing(self.state).totals)
        rivals = iter(range(1, seats))
        self.names = [say("learn-you") if seat == self.puzzle.seat else f"{say('learn-rival')} {next(rivals)}" for seat in range(seats)]

    @property
    def actor(self) -> Seat | None:
        """Whoever solves the puzzle, until it is solved."""
        return None if self.over else self.puzzle.seat

    @property
    def message(self) -> str:
        """What is asked for."""
        return say("puzzle-ask", number=self.number, rating=self.puzzle.rating)

    def view(self) -> Any:
        """The position as its seat sees it."""
        return self.game.view(self.state, self.puzzle.seat)

    def must_hand_over(self, seat: Seat) -> bool:
        """Nobody else is here."""
        return False

    def sit(self, seat: Seat) -> None:
        """Whoever solves the puzzle has sat down already."""

    def choices(self, seat: Seat) -> list[Choice]:
        """Everything that is legal."""
        view = self.view()
        return [
            Choice(event, self.game.write_event(event), self.shell.choice(view, Step(seat, event), self.names), "")
            for event in self.game.legal(self.state, seat)
        ]

    def check(self, seat: Seat, event: Event) -> None:
        """Raise IllegalEvent if the rules forbid it."""
        self.game.apply(self.state, seat, event)

    def act(self, seat: Seat, event: Event) -> str:
        """Answer: the best event ends the puzzle."""
        found = answer(self.game, self.puzzle, event)
        self.over = found.right
        told = say("puzzle-right") if found.right else say("puzzle-wrong", percent=percent(found.loss))
        self.told_so_far.append(told)
        return told

    def undo(self, seat: Seat) -> None:
        """There is nothing to take back: an answer changes nothing."""

    def advance(self) -> Iterator[str]:
        """Nobody else acts in a puzzle."""
        return iter(())

    def hint(self, seat: Seat) -> list[str]:
        """The solution."""
        return self.ending()

    def history(self) -> list[str]:
        """What was said so far."""
        return self.told_so_far

    def ending(self) -> list[str]:
        """How often each event wins, the best first, and how that was found."""
        view, shares = self.view(), self.puzzle.shares
        ranked = sorted(shares, key=lambda text: -shares[text])
        rows = [
            f"  {percent(shares[text]):>6} %  {text:24} "
            + self.shell.choice(view, Step(self.puzzle.seat, self.game.read_event(text)), self.names)
            for text in ranked
        ]
        return [say("puzzle-shares"), *rows, say(f"puzzle-by-{self.puzzle.checked}", error=percent(self.puzzle.error))]


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f}"


def open_puzzle(game: AnyGame, number: int | None) -> PuzzleSession:
    """The puzzle of a number, or of today."""
    return PuzzleSession(game, number if number is not None else number_of_day(game.name, datetime.now(UTC).date()))


def write_puzzles(game: AnyGame, wanted: int, seed: str, file: Path) -> None:
    """Make new puzzles, and say how far it is."""
    from pithead.coach.puzzles.make import make_puzzles  # noqa: PLC0415

    puzzles = make_puzzles(game, seed, wanted, lambda made, games: show_line(say("puzzle-making", made=made, wanted=wanted, games=games)))
    clear_line()
    made = Collection(game.content_hash, f"pithead puzzle {game.name} --make {wanted} --seed {seed!r}", tuple(puzzles))
    write_file(file, msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    print(say("puzzle-made", count=wanted, file=file))
