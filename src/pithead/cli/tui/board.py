"""The board: it is told what to draw and which events are legal, and says which one was pointed at."""

from __future__ import annotations

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from pithead.cli.tui.themes import STYLES
from pithead.words.spans import Line, width

LARGE_LINES = 34
"""From this height of the screen on, boards are drawn large."""


def to_text(lines: list[Line], dark: bool, selected: str = "", wrap: bool = False) -> Text:
    """Lines as coloured text, with the selected event's spans reversed."""
    text = Text(no_wrap=not wrap, end="")
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for span in line:
            style = STYLES[dark].get(span.style, "")
            chosen = selected and span.event == selected
            text.append(span.text, f"{style} reverse" if chosen else style)
    return text


class BoardWidget(Static):
    """A drawing with places to point at."""

    class Pointed(Message):
        """Somebody pointed at a place that stands for an event."""

        def __init__(self, event: str) -> None:
            super().__init__()
            self.event = event

    lines: list[Line]

    def on_mount(self) -> None:
        """Start with nothing on the board."""
        self.lines = []

    def draw(self, lines: list[Line], selected: str) -> None:
        """Show the lines, all centred as one block."""
        self.lines = lines
        self.update(to_text(lines, self.app.current_theme.dark, selected))
        self.styles.width = max(map(width, lines), default=0)

    def on_click(self, click: Click) -> None:
        """Find the span under the pointer."""
        if click.y < len(self.lines):
            column = 0
            for span in self.lines[click.y]:
                column += len(span.text)
                if click.x < column:
                    if span.event:
                        self.post_message(self.Pointed(span.event))
                    return
