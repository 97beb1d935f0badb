"""`play --plain`: a game line by line, for pipes, screen readers and small terminals; everything is read, nothing is drawn over."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from pithead.cli.paint import paint
from pithead.cli.rules import rule_text
from pithead.cli.sitting import OfferedChoice, Sitting
from pithead.cli.words import say
from pithead.game import Event, Refusal, Seat
from pithead.words.spans import painted

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what has scrolled off it."""

LEFT = 130
"""The exit code after Ctrl-C or `quit`."""


class Leave(Exception):
    """The person wants to go."""


def sit_plain(session: Sitting) -> int:
    """A game, a tutorial or a puzzle line by line; the exit code is 130 if it was left."""
    gc.enable()
    title, *notes = session.welcome()
    print(paint("title", title))
    for note in notes:
        print(paint("dim", note))
    table = PlainTable(session)
    if not table.play():
        for line in session.left():
            print("\n" + line)
        return LEFT
    if session.scored:
        table.sheet()
        print("\n" + paint("title", say("play-over")))
    print("\n".join(session.ending()))
    return 0


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
        for number, (_, text, words, preview) in enumerate(choices, 1):
            more = " ".join(filter(None, (words, f"({preview})" if preview else "")))
            print(f"  {number:2}  {text:24} {paint('dim', more)}".rstrip())

    def understand(self, answer: str, seat: Seat, choices: list[OfferedChoice]) -> Event | None:
        """The event that an answer means; None if it asked for something else, or was refused."""
        verb, _, rest = answer.partition(" ")
        match verb.lower():
            case "?" | "help" | "h":
                print("\n".join([say("play-help", example=choices[0].text), *self.session.shell.help(self.session.view())]))
            case "q" | "quit" | "exit":
                raise Leave
            case "score":
                self.sheet()
            case "table":
                self.show(seat, choices)
            case "look":
                print("\n".join(self.session.shell.describe(self.session.view(), self.session.names)))
            case "hint" | "show":
                self.told(lambda: "\n".join(self.session.hint(seat)))
            case "log":
                print("\n".join(self.session.history()))
            case "rules":
                self.told(lambda: rule_text(self.session.game.name, rest.strip() or None))
            case "undo":
                self.told(lambda: self.take_back(seat))
            case _:
                return self.typed(answer, seat, choices)
        return None

    def told(self, deed: Callable[[], str]) -> None:
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
        """The event that was typed, if it is legal now; if not, why."""
        try:
            return self.session.understood(text, seat, choices)
        except Refusal as refusal:
            print(say.refusal(refusal))
            return None

    def sheet(self) -> None:
        """The score sheet with every point explained."""
        for name, parts, rounds in self.session.shell.sheet(self.session.view(), self.session.names):
            print("\n" + paint("name", name))
            for part in parts:
                print(f"   {part.name:12} {part.points:4}   {part.because}".rstrip())
            if rounds:
                print(f"   {rounds}")
