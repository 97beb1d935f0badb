"""`play --plain`: a game line by line, for pipes, screen readers and small terminals; everything is read, nothing is drawn over."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from shlex import quote
from typing import Final

from pithead.cli.exit_codes import STOPPED
from pithead.cli.lessons import LessonSession
from pithead.cli.paint import paint
from pithead.cli.puzzles import PuzzleSession
from pithead.cli.records import verify
from pithead.cli.rules import rule_text
from pithead.cli.session import Session, play_again
from pithead.cli.sitting import OfferedChoice, Sitting
from pithead.cli.typed import command_of
from pithead.cli.words import say
from pithead.coach.room import has_coach
from pithead.game import Event, Refusal, Seat
from pithead.words.shell import refused, title_of
from pithead.words.spans import Line, painted

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what has scrolled off it."""

LABEL_COLUMNS: Final = 32
"""Columns of the longest label that others are aligned with."""


class Leave(Exception):
    """The person wants to go."""


def play_plain(session: Session) -> int:
    """A game line by line, and rematches for as long as somebody at a terminal wants one; the exit code is 130 if one was left."""
    gc.enable()
    while True:
        print(paint("title", say("play-welcome", game=title_of(session.game.name, say))))
        print(paint("dim", dice_line(session)))
        print(paint("dim", say("play-saved", file=session.file)))
        table = PlainTable(session)
        if not table.play():
            print("\n" + say("play-left", game=session.game.name, file=quote(str(session.file))))
            return STOPPED
        table.sheet()
        print("\n" + paint("title", say("play-over")))
        print_lines(session.ending())
        if not sys.stdin.isatty() or not wants_again(session):
            return 0
        session = play_again(session)


def dice_line(session: Session) -> str:
    """Where the dice of a game come from."""
    header = session.match.header
    return say("play-sealed", commitment=header.commitment) if session.sealed else say("play-seeded", seed=header.seed)


def print_lines(lines: Iterable[Line]) -> None:
    """Print lines in their colours."""
    print("\n".join(painted(lines, paint)))


def wants_again(session: Session) -> bool:
    """Offer a rematch, the check of every roll and, if there is a coach, the analysis, until one more game is wanted or none."""
    names = ("again", "verify", "analyse", "quit")
    coach = "yes" if has_coach(session.game.name) else "no"
    question = say("play-again", coach=coach, **{name: say(f"command-{name}") for name in names})
    print("\n" + question)
    while True:
        try:
            command = command_of(input("> "))
        except (KeyboardInterrupt, EOFError):
            return False
        match command:
            case "again":
                return True
            case "quit":
                return False
            case "verify":
                verify(session.file)
            case "analyse":
                analyse_here(session.file)
            case _:
                print(question)


def analyse_here(file: Path) -> None:
    """The analysis of a game that has just ended; a game without a coach is a sentence."""
    from pithead.cli.analyse import analyse  # noqa: PLC0415 - the coach takes its time to load

    try:
        analyse(file, seed="", effort=1, json=False, svg=None)
    except Refusal as refusal:
        print(say.refusal(refusal))


def learn_plain(session: LessonSession) -> int:
    """A tutorial line by line."""
    return _play_through(session, say("learn-welcome", game=_title(session), count=len(session.lessons), quit=say("command-quit")))


def solve_plain(session: PuzzleSession) -> int:
    """A puzzle line by line."""
    return _play_through(session, say("puzzle-welcome", game=_title(session), quit=say("command-quit")))


def _title(session: LessonSession | PuzzleSession) -> str:
    return title_of(session.game.name, say)


def _play_through(session: LessonSession | PuzzleSession, welcome: str) -> int:
    print(paint("title", welcome))
    if not PlainTable(session).play():
        return STOPPED
    print_lines(session.ending())
    return 0


def beside(choice: OfferedChoice) -> str:
    """The notation beside the words of a choice, unless they are the same."""
    return "" if choice.notation == choice.label else choice.notation


def play_help(example: str) -> str:
    """What can be typed, in the words of this language."""
    names = ("hint", "score", "rules", "table", "look", "log", "undo", "quit")
    return say("play-help", example=example, **{name: say(f"command-{name}") for name in names})


class PlainTable:
    """A terminal that talks."""

    def __init__(self, session: Sitting) -> None:
        self.session = session

    def play(self) -> bool:
        """Play until all is over, or until the person leaves; says which."""
        try:
            while (seat := self.advance()) is not None:
                print(self.session.act(seat, self.ask(seat)))
        except (KeyboardInterrupt, EOFError, Leave):
            return False
        return True

    def advance(self) -> Seat | None:
        """Tell what happens until somebody must decide."""
        for text in self.session.advance():
            if text:
                print(text)
        return self.session.actor

    def ask(self, seat: Seat) -> Event:
        """Show the table and the choices, and wait for one of them."""
        if self.session.must_hand_over(seat):
            self.hand_over(seat)
        self.session.sit(seat)
        choices = self.session.choices(seat)
        self.show(seat, choices)
        while True:
            answer = input("> ").strip()
            event = self.understand(answer, seat, choices) if answer else None
            if event is not None:
                return event
            choices = self.session.choices(seat)

    def hand_over(self, seat: Seat) -> None:
        """Wipe the screen, wait for the next person, and tell what happened since it was last there."""
        if sys.stdout.isatty():
            print(WIPE, end="")
        input(say("play-hand-over", name=self.session.names[seat]))

    def show(self, seat: Seat, choices: list[OfferedChoice]) -> None:
        """The table, and the numbered choices."""
        session, view = self.session, self.session.view()
        print("\n" + paint("title", session.shell.title(view)) + "\n")
        if session.message:
            print(session.message + "\n")
        board = session.shell.board(view, [choice.text for choice in choices])
        print("\n".join([*painted(board, paint), "", *painted(session.shell.players(view, session.names), paint)]))
        print("\n" + say("play-choices", name=session.names[seat]))
        width = min(max(len(choice.label) for choice in choices), LABEL_COLUMNS)
        said = ""
        for number, choice in enumerate(choices, 1):
            words, said = "" if choice.words == said else choice.words, choice.words  # what a tool does, once for all who may have it
            more = " ".join(filter(None, (words, f"({choice.preview})" if choice.preview else "")))
            print(f"  {number:2}  {choice.label:{width}}  {f'{more}  ' if more else ''}{paint('dim', beside(choice))}".rstrip())

    def understand(self, answer: str, seat: Seat, choices: list[OfferedChoice]) -> Event | None:
        """The event that an answer means; None if it asked for something else, or was refused."""
        verb, _, rest = answer.partition(" ")
        match command_of(verb if command_of(verb) == "rules" else answer):
            case "help":
                print("\n".join([play_help(choices[0].label), *self.session.shell.help(self.session.view())]))
            case "quit":
                raise Leave
            case "score":
                self.sheet()
            case "table":
                self.show(seat, choices)
            case "look":
                print("\n".join(self.session.shell.describe(self.session.view(), self.session.names)))
            case "hint":
                self.print_answer(lambda: "\n".join(painted(self.session.hint(seat), paint)))
            case "log":
                print("\n".join(self.session.history()))
            case "rules":
                self.print_answer(lambda: rule_text(self.session.game.name, rest.strip() or None))
            case "undo":
                self.print_answer(lambda: self.take_back(seat))
            case _:
                return self.typed(answer, seat, choices)
        return None

    def print_answer(self, deed: Callable[[], str]) -> None:
        """Print what a deed says, or why it was refused."""
        try:
            print(deed())
        except Refusal as refusal:
            print(say.refusal(refusal))

    def take_back(self, seat: Seat) -> str:
        """Take the last decision back and show the table again."""
        self.session.undo(seat)
        self.show(seat, self.session.choices(seat))
        return say("play-undone")

    def typed(self, text: str, seat: Seat, choices: list[OfferedChoice]) -> Event | None:
        """The event that was typed, by its number, in notation or in words, if it is legal now; if not, why."""
        try:
            return self.session.understood(text, seat, choices)
        except Refusal as refusal:
            print(refused(self.session.shell, refusal, say))
            return None

    def sheet(self) -> None:
        """The score sheet with every point explained."""
        for name, parts, rounds in self.session.shell.sheet(self.session.view(), self.session.names):
            print("\n" + paint("name", name))
            for part in parts:
                print(f"   {part.name:12} {part.points:4}   {part.because}".rstrip())
            if rounds:
                print(f"   {rounds}")
