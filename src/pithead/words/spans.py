"""Text with a purpose: every piece knows its style and the event that it stands for; shells decide how that looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias


class Span(NamedTuple):
    """A piece of a line: its text, the name of its style, and the event that choosing it would mean."""

    text: str
    style: str = ""
    event: str = ""


Line: TypeAlias = tuple[Span, ...]
Paint: TypeAlias = Callable[[str, str], str]
"""`paint(style, text)` dresses a text for the screen, or leaves it as it is."""


def line(*parts: Span | str) -> Line:
    """A line of spans and plain texts."""
    return tuple(Span(part) if isinstance(part, str) else part for part in parts)


def plain_text(line: Line) -> str:
    """The letters of a line."""
    return "".join(span.text for span in line)


def width(line: Line) -> int:
    """How many columns the line takes."""
    return sum(len(span.text) for span in line)


def painted(lines: Iterable[Line], paint: Paint) -> list[str]:
    """The lines as texts, each span dressed by its style."""
    return ["".join(paint(span.style, span.text) for span in line).rstrip() for line in lines]
