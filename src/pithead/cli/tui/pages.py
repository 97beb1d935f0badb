"""Pages that lie over the table: help, rules, score sheet, and the hand-over between two people at one keyboard."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from pithead.words import Words


class Page(ModalScreen[str | None]):
    """Something to read; Escape closes it."""

    def __init__(self, say: Words, title: str, body: Text | str) -> None:
        super().__init__()
        self.say = say
        self.title_text = title
        self.body = body
        self._bindings.bind("escape,q,enter", "dismiss_page", say("tui-key-close"))

    def compose(self) -> ComposeResult:
        """The title, and what is to be read."""
        with VerticalScroll(id="page"):
            yield Static(self.title_text, classes="page-title")
            yield Static(self.body)
        yield Footer(show_command_palette=False, compact=True)

    def action_dismiss_page(self) -> None:
        """Go back to the table."""
        self.dismiss(None)


class EndPage(Page):
    """The result of a game: what may be done now closes it and is its answer."""

    def __init__(self, say: Words, title: str, body: Text | str, coach: bool) -> None:
        super().__init__(say, title, body)
        for key, answer in (("n", "again"), ("s", "sheet"), ("v", "verify"), *[("a", "analyse")] * coach):
            self._bindings.bind(key, f"answer('{answer}')", say(f"tui-key-{answer}"))

    def action_answer(self, answer: str) -> None:
        """This is to be done now."""
        self.dismiss(answer)


class HandOverPage(ModalScreen[None]):
    """A curtain, so that the next person sees only what is theirs."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False), Binding("q", "app.leave", show=False)]

    def __init__(self, message: str) -> None:
        super().__init__()
        self.message = message

    def compose(self) -> ComposeResult:
        """Only the message."""
        with Center():
            yield Static(self.message, id="curtain")

    def action_lift(self) -> None:
        """The next person is there."""
        self.dismiss(None)
