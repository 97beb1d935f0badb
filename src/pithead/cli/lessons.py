"""`learn`: a tutorial that feels like a game, at the same table as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pithead.cli.session import Choice
from pithead.cli.words import say
from pithead.game import AnyGame, Event, Seat, State, Step
from pithead.lessons import lessons_of, opened, solved
from pithead.text.shell import Shell, shell_of


class LessonSession:
    """A table where each answer is checked, and the next position follows a right one."""

    file = ""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.lessons = lessons_of(game.name)
        self.shell: Shell = shell_of(game, say)
        self.number = 0
        self.told_so_far: list[str] = []
        self.state: State = opened(game, self.lessons[0], None)
        rivals = len(game.standing(self.state).totals) - 1
        self.names = [
            say("learn-you"),
            *(f"{say('learn-rival')} {number}" if rivals > 1 else say("learn-rival") for number in range(1, rivals + 1)),
        ]

    @property
    def over(self) -> bool:
        """Are all lessons done?"""
        return self.number == len(self.lessons)

    @property
    def actor(self) -> Seat | None:
        """The learner, until all is done."""
        return None if self.over else self.game.to_act(self.state)[0]

    @property
    def message(self) -> str:
        """What this lesson asks for."""
        if self.over:
            return say("learn-finished", game=self.game.name)
        step = say("learn-step", number=self.number + 1, count=len(self.lessons))
        return f"{step}. {self.words('')}"

    def words(self, part: str) -> str:
        """A text of this lesson."""
        return say(f"learn-{self.game.name}-{self.lessons[self.number].id}{part}")

    def view(self) -> Any:
        """The position of the lesson as the learner sees it."""
        return self.game.view(self.state, 0)

    def must_hand_over(self, seat: Seat) -> bool:
        """Nobody else is here."""
        return False

    def sit(self, seat: Seat) -> None:
        """The learner has sat down already."""

    def choices(self, seat: Seat) -> list[Choice]:
        """Everything that is legal, right or not."""
        view = self.game.view(self.state, seat)
        return [
            Choice(event, self.game.write_event(event), self.shell.choice(view, Step(seat, event), self.names), "")
            for event in self.game.legal(self.state, seat)
        ]

    def check(self, seat: Seat, event: Event) -> None:
        """Raise IllegalEvent if the rules forbid it."""
        self.game.apply(self.state, seat, event)

    def act(self, seat: Seat, event: Event) -> str:
        """Answer: a right one opens the next lesson, another one gets a hint."""
        lesson = self.lessons[self.number]
        after = solved(self.game, lesson, self.state, Step(seat, event))
        if after is None:
            return self.told(say("learn-hint-prefix", hint=self.words("-hint")))
        text = self.words("-done")
        self.number += 1
        self.state = after if self.over else opened(self.game, self.lessons[self.number], after)
        return self.told(text)

    def told(self, text: str) -> str:
        """Remember what was said."""
        self.told_so_far.append(text)
        return text

    def undo(self, seat: Seat) -> None:
        """There is nothing to take back: a wrong answer changes nothing."""

    def advance(self) -> Iterator[str]:
        """Nobody else acts in a lesson."""
        return iter(())

    def hint(self, seat: Seat) -> list[str]:
        """The hint of this lesson."""
        return [say("learn-hint-prefix", hint=self.words("-hint"))]

    def history(self) -> list[str]:
        """What was said so far."""
        return self.told_so_far

    def ending(self) -> list[str]:
        """The way on."""
        return [say("learn-finished", game=self.game.name)]
