"""The line that says how far something is that takes its time: drawn over at a terminal, on standard error alone, and gone at the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from types import TracebackType
from typing import Final

APPEARS_S: Final = 1.0
"""What is done by then needs no line."""
REDRAWN_S: Final = 0.5
BAR: Final = 30
"""Letters of a whole bar."""
WIDTH: Final = 80
"""Columns where the terminal doesn't tell them."""


class ProgressLine:
    """A line with a text and the seconds that have passed, for as long as the block takes; nothing where nobody watches.

    Another thread draws it, so the seconds go on while something is compiled. `text`, or what tells it when it is drawn, may be changed
    at any time.
    """

    def __init__(self, text: str | Callable[[], str]) -> None:
        self.text = text
        self._ended = Event()
        self._drawing: Thread | None = None

    def __enter__(self) -> ProgressLine:
        """Draw from now on, if anybody watches."""
        if sys.stderr.isatty():
            self._drawing = Thread(target=self._draw, args=(monotonic(),), daemon=True)
            self._drawing.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Take the line away, whatever happened."""
        self._ended.set()
        if self._drawing is not None:
            self._drawing.join()

    def _draw(self, began: float) -> None:
        if self._ended.wait(APPEARS_S):
            return
        while not self._ended.is_set():
            text = self.text if isinstance(self.text, str) else self.text()
            line = f"{text}  {monotonic() - began:.0f} s"
            _write(f"\r\x1b[K{line[: _columns() - 1]}\r")  # at its beginning: whatever is printed meanwhile replaces the line
            self._ended.wait(REDRAWN_S)
        _write("\r\x1b[K")


def _columns() -> int:
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or WIDTH
    except (OSError, ValueError):
        return WIDTH


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


def bar(share: float) -> str:
    """A bar that is full at 1, and the share in per cent."""
    full = int(BAR * share)
    return f"{'█' * full}{'░' * (BAR - full)} {int(100 * share)} %"
