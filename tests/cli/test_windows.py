"""What Windows has not is never needed to play: the modules and functions that only Unix has are taken away, and everything runs."""

import subprocess
import sys

import pytest

from tests.server.live import Live
from tests.waiting import HANG_S

WITHOUT_UNIX = """
import os, sys
sys.modules.update(dict.fromkeys(("fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop")))
for name in ("nice", "sched_getaffinity", "getuid", "geteuid", "setsid", "killpg"):
    delattr(os, name)
from pithead.cli import main
main()
"""


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--help",), "dice-miner"),
        (("rules", "mini-miners", "4.1"), "MM-4.1"),
        (("play", "dice-miner", "--plain", "--level", "first-day", "--seed", "w", "--save", "game.json"), "game.json"),
        (("random", "mini-miners", "--games", "1", "--seed", "w"), "games"),
        (("simulate", "dice-miner", "--bots", "first-day", "--games", "1", "--workers", "1"), "first-day"),
    ],
    ids=lambda part: part[0] if isinstance(part, tuple) else "",
)
def test_commands_need_nothing_that_only_unix_has(tmp_path, words, says):
    command = [sys.executable, "-c", WITHOUT_UNIX, *words]
    ran = subprocess.run(command, cwd=tmp_path, input="q\n", capture_output=True, text=True, timeout=HANG_S, check=False)
    assert "Traceback" not in ran.stderr, ran.stderr
    assert says in ran.stdout + ran.stderr


def test_the_server_needs_nothing_that_only_unix_has(tmp_path):
    with Live(tmp_path / "pithead.db", command=[sys.executable, "-c", WITHOUT_UNIX]) as server:
        assert server.answers()
