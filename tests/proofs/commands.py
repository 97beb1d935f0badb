"""Every `pithead ...` of README and docs runs in a fresh environment made from the wheel, on each Python of this machine.

python -m tests.proofs.commands [--pages README.md docs/how-to]
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from pithead import fair
from pithead.bots import make_bot
from pithead.games import game_names, load_game
from pithead.match import open_match, play_out
from pithead.receipt import FORMAT, Receipt, write_receipt
from pithead.record import Player, write_record
from tests.commands import ROOT
from tests.test_docs import PAGES, console_commands

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
EXTRAS = "server,sim"
RECORD = "games/….json"
"""How a page writes the name of some record."""
FOREVER = "serve"
"""The command that ends when it is told to."""
LEFT = (0, 130)
"""How a game ends whose player has nothing more to say: it is saved."""
LISTENING_S = 60
TOML = re.compile(r"```toml\n(.*?)```.*?`(\w+\.toml)`", re.DOTALL)
"""A file that a page shows, and the name that it is saved under."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", nargs="*", default=[""], help="only pages below these paths")
    wanted = parser.parse_args().pages
    pages = [page for page in PAGES if str(page.relative_to(ROOT)).startswith(tuple(wanted))]
    failed = 0
    with TemporaryDirectory() as folder:
        wheel = built(Path(folder))
        for python in pythons():
            program = installed(wheel, python, Path(folder) / Path(python).name)
            failed += sum(not each for page in pages for each in runs(page, program, Path(folder)))
    print(f"{failed} commands failed")
    return failed


def pythons():
    """Each Python of this machine that starts; a name in the path may be one that only a version manager knows."""
    found = filter(None, (shutil.which(f"python{version}") for version in PYTHONS))
    starting = [each for each in found if subprocess.run([each, "-V"], capture_output=True, check=False).returncode == 0]
    return starting or [sys.executable]


def built(folder):
    """The wheel of this checkout, with the page inside."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def installed(wheel, python, home):
    """The program in an environment of its own."""
    subprocess.run([python, "-m", "venv", str(home)], check=True)
    subprocess.run([str(home / "bin" / "pip"), "install", "--quiet", f"{wheel}[{EXTRAS}]"], check=True, capture_output=True)
    return home / "bin" / "pithead"


def runs(page, program, folder):
    """Did each command of a page run? All of them in one folder, in their order."""
    here = Path(folder) / "pages" / program.parents[1].name / page.relative_to(ROOT)
    (here / "games").mkdir(parents=True)
    shutil.copy(ROOT / "docs" / "examples" / "mini-miners.json", here / "games")
    keep_sealed_game(here)
    for text, name in TOML.findall(page.read_text("utf-8")):
        (here / name).write_text(text, "utf-8")
    for command, _ in console_commands(page):
        if command.startswith(("pithead ", "echo ")):
            code = run(command.replace(RECORD, "games/mini-miners.json"), program, here)
            print(f"{'ok' if code in LEFT else f'exit {code}':8} {page.relative_to(ROOT)}: {command}", flush=True)
            yield code in LEFT


def keep_sealed_game(folder):
    """A finished game with sealed dice, `game.json`, and what somebody who played it has kept, `receipt.json`."""
    game, nonce = load_game(game_names()[0]), fair.new_nonce()
    match, _ = open_match(game, [Player("Ada", "human", nonce), Player("Bot", "bot", None)])
    play_out(match, [make_bot(game, "random", seat) for seat in range(2)], Random(1))
    header = match.header
    receipt = Receipt(FORMAT, header.table, nonce, 0, header.commitment, (fair.seal(nonce), ""))
    (folder / "game.json").write_bytes(write_record(match.record()))
    (folder / "receipt.json").write_bytes(write_receipt(receipt))


def run(command, program, here):
    """How a command ends, typed into Bash by somebody whose home is this folder; a server is stopped as soon as it listens."""
    line = command.replace("pithead", str(program), 1)
    home = {"cwd": here, "env": os.environ | {"HOME": str(here), "XDG_CACHE_HOME": str(program.parent / "cache")}}
    if FOREVER not in command.split():
        typed = ["bash", "-c", f"{line}; exit $?"]  # so that Bash stays, as it does for a person
        return subprocess.run(typed, stdin=subprocess.DEVNULL, capture_output=True, check=False, **home).returncode
    with subprocess.Popen(["bash", "-c", f"exec {line} --port 0"], stderr=subprocess.PIPE, text=True, **home) as server:
        for said in server.stderr:
            if "http" in said:
                server.send_signal(signal.SIGINT)
        return server.wait(LISTENING_S)


if __name__ == "__main__":
    sys.exit(main())
