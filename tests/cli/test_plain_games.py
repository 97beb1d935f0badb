"""Whole games in `--plain`, played by a script that sees only the printed text."""

import re
import subprocess
import sys
from random import Random

import pytest

from pithead.record import read_record, verify

CHOICE = re.compile(r"^ +(\d+)  \S", re.MULTILINE)


def play_by_reading(arguments: list[str], folder, seed: str, python: str = sys.executable) -> str:
    """Answer every prompt with one of the numbers printed above it, until the game says no more."""
    rng = Random(seed)
    command = [python, "-m", "pithead", "play", *arguments, "--plain", "--save", "game.json"]
    whole = part = ""
    with subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as game:
        while letter := game.stdout.read(1):
            part += letter
            if part.endswith(("\n> ", "Enter.")):
                numbers = CHOICE.findall(part[part.rfind("choices:") :])
                game.stdin.write(f"{rng.choice(numbers)}\n" if part.endswith("> ") else "\n")
                game.stdin.flush()
                whole, part = whole + part, ""
    assert game.returncode == 0
    return whole + part


@pytest.mark.parametrize(
    "arguments",
    [
        ["dice-miner", "--level", "random"],
        ["dice-miner", "--seats", "3", "--people", "3"],
        ["mini-miners", "--level", "random"],
        ["mini-miners", "--bots", "random", "--names", "Ada,Bob"],
    ],
    ids=" ".join,
)
def test_a_game_can_be_played_by_reading_alone(arguments, tmp_path):
    told = play_by_reading(arguments, tmp_path, " ".join(arguments))
    assert "The game is over." in told
    assert verify(read_record((tmp_path / "game.json").read_bytes())).winners
