"""`learn`: a tutorial that feels like a game, at the same table as one."""

from __future__ import annotations

from pithead.cli.practice import Practice
from pithead.cli.words import say
from pithead.coach.lessons import lessons_of, opened, solved
from pithead.game import AnyGame, Event, Seat, Step
from pithead.words.spans import Line, line


class LessonSession(Practice):
    """A table where each answer is checked, and the next position follows a right one."""

    def __init__(self, game: AnyGame) -> None:
        self.lessons = lessons_of(game.name)
        self.number = 0
        super().__init__(game, opened(game, self.lessons[0], None), 0)

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
        return say.own(self.game.name, f"learn-{self.lessons[self.number].id}{part}")

    def act(self, seat: Seat, event: Event) -> str:
        """Answer: a right one opens the next lesson, another one gets a hint."""
        lesson = self.lessons[self.number]
        after = solved(self.game, lesson, self.state, Step(seat, event))
        if after is None:
            return self.feedback(say("learn-hint-prefix", hint=self.words("-hint")))
        text = self.words("-done")
        self.number += 1
        self.position = after if self.over else opened(self.game, self.lessons[self.number], after)
        return self.feedback(text)

    def hint(self, seat: Seat) -> list[Line]:
        """The hint of this lesson."""
        return [line(say("learn-hint-prefix", hint=self.words("-hint")))]

    def ending(self) -> list[Line]:
        """The way on."""
        return [line(say("learn-finished", game=self.game.name))]
