"""Types a whole game through a real terminal: `python -m tests.proofs.play_in_tmux dice-miner` (needs tmux)."""

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from pithead.record import read_record, verify

SESSION = "pithead-game"
CHOICE = re.compile(r"^ {1,2}(\d+) [a-z]", re.MULTILINE)


def tmux(*arguments: str) -> str:
    return subprocess.run(["tmux", *arguments], capture_output=True, text=True, check=False).stdout


def play(game: str, columns: int, rows: int) -> int:
    """Read the screen, type the number of a choice, until the record is finished; how many choices were typed."""
    rng, typed = Random(game), 0
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        command = f"TERM=xterm-256color {sys.executable} -m pithead play {game} --lang en --reduced-motion --save {file}; sleep 5"
        tmux("kill-session", "-t", SESSION)
        tmux("new-session", "-d", "-s", SESSION, "-x", str(columns), "-y", str(rows), command)
        while not (file.exists() and '"result": {' in file.read_text("utf-8")):
            screen = tmux("capture-pane", "-p", "-t", SESSION)
            choices = CHOICE.findall(screen)
            if choices and "Turn: Player 1" in screen:
                tmux("send-keys", "-t", SESSION, ":")
                tmux("send-keys", "-t", SESSION, rng.choice(choices), "Enter")
                typed += 1
            time.sleep(0.1)
        standing = verify(read_record(file.read_bytes()))
        tmux("kill-session", "-t", SESSION)
    print(f"{game} at {columns}x{rows}: {typed} choices typed, {standing}")
    return typed


if __name__ == "__main__":
    for name in sys.argv[1:] or ("dice-miner", "mini-miners"):
        play(name, 80, 24)
