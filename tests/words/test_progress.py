"""The line that says how far it is: at a terminal and nowhere else, and gone at the end."""

import os
from contextlib import contextmanager, redirect_stderr
from select import select

import pytest

from pithead.words.progress import ProgressLine, bar
from tests.waiting import HANG_S

CLEARED = b"\r\x1b[K"


@contextmanager
def terminal():
    """Standard error is a terminal; `seen(condition)` waits until what was seen there meets it, and is all that was seen."""
    eyes, end = os.openpty()
    told = b""

    def seen(condition):
        nonlocal told
        while not condition(told):
            assert select([eyes], [], [], HANG_S)[0], told
            told += os.read(eyes, 1000)
        return told

    with os.fdopen(end, "w") as screen, redirect_stderr(screen):
        yield seen
    os.close(eyes)


def test_a_terminal_shows_the_text_and_the_seconds_and_is_clean_again():
    with terminal() as seen:
        with ProgressLine("first") as line:
            seen(lambda told: b"first" in told)
            line.text = "second " + bar(0.5)
            seen(lambda told: b" 50 %" in told)
        told = seen(lambda told: told.endswith(CLEARED))
    assert b" s\r" in told
    assert b"\n" not in told


def test_ctrl_c_leaves_a_clean_line():
    def interrupted(seen):
        with ProgressLine("working"):
            seen(lambda told: b"working" in told)
            raise KeyboardInterrupt

    with terminal() as seen:
        with pytest.raises(KeyboardInterrupt):
            interrupted(seen)
        assert seen(lambda told: told.endswith(CLEARED))


def test_nobody_watches_a_pipe(capsys):
    with ProgressLine("first") as line:
        assert line._drawing is None
    assert capsys.readouterr() == ("", "")


def test_a_bar_is_empty_full_or_between():
    assert [bar(share).count("█") for share in (0, 0.5, 1)] == [0, 15, 30]
