"""A command in a real terminal, typed to as a person would: the screen is read as text, the keyboard is a pipe."""

import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.waiting import HANG_S

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")


class Terminal:
    """`pithead ...` in a pseudo-terminal that remembers all that was printed."""

    def __init__(self, arguments: Sequence[str], folder: Path) -> None:
        self.text = ""
        self.process, self.keyboard = pty.fork()
        if self.process == 0:  # pragma: no cover - the child becomes the command
            os.chdir(folder)
            os.execvpe(sys.executable, [sys.executable, "-m", "pithead", *arguments], {**os.environ, "TERM": "xterm", "NO_COLOR": "1"})

    def read_until(self, *ends: str) -> str:
        """What was printed from here on, up to the first of these texts at the end; raises AssertionError if none comes."""
        begun, until = len(self.text), time.monotonic() + HANG_S
        while not self.text[begun:].endswith(ends):
            ready, _, _ = select.select([self.keyboard], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"none of {ends} came: {self.text[-500:]}"
            data = self._read()
            assert data, f"it ended before {ends} came: {self.text[-500:]}"
        return self.text[begun:]

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.keyboard, text.encode() + b"\r")

    def close(self) -> int:
        """Wait for the end, reading on; the exit code."""
        while self._read():
            pass
        os.close(self.keyboard)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])

    def kill(self) -> None:
        """End it, whatever it does."""
        os.kill(self.process, signal.SIGKILL)
        self.close()

    def _read(self) -> bytes:
        """More of what is printed; nothing once the command has ended."""
        try:
            data = os.read(self.keyboard, 1 << 16)
        except OSError:
            return b""
        self.text += ESCAPES.sub("", data.decode("utf-8", "replace"))
        return data
