"""Every command of README and docs runs in a fresh environment made from the wheel, on each Python of this machine.

python -m tests.proofs.commands [--pages README.md docs/how-to] [--pythons 3.13]

What takes hours runs with fewer games. Bots choose the same moves on each Python.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from pithead.receipt import write_receipt
from pithead.record import write_record
from pithead.server.settings import Settings
from pithead.server.signing import open_key, receipt_of
from tests.commands import ROOT
from tests.match.tables import play_on, seated
from tests.test_docs import PAGES, console_commands

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
EXTRAS = "server,sim"
RUNNER = "uv"
"""What runs a package that is not installed."""
RECORD = "games/….json"
"""How a page writes the name of some record."""
KEY = "9f2c…"
"""And the key of some server."""
FOREVER = "serve"
"""The command that ends when it is told to."""
ELSEWHERE = re.compile(
    r"make |cp |pytest |caddy |python -m (tests|http)|.*--lang nl|.*(gpu|card)_bench|.*--learner card|.*postgresql:"
    r"|.*--out build/miners --export"
)
"""What needs a checkout, a language that is not there, a graphics card, another program or another machine."""
SMALLER = (
    (re.compile(r"(?<=--games )\d{4,}(?=.*)"), "1000"),
    (re.compile(r"(?<=arena ).*?--games \d+"), lambda found: re.sub(r"\d+$", "2", found[0])),
    (re.compile(r"ladder \S+$"), lambda found: f"{found[0]} --games 2 --budget 0.01"),
    (re.compile(r"--generations \d+ --minutes \d+"), "--generations 1 --minutes 0.1 --check 10"),
    (re.compile(r"(?<=--study )(\w+ --games) \d+"), r"\1 4"),
    (re.compile(r"lab \S+$"), lambda found: f"{found[0]} --games 2000"),
    (re.compile(r"--make \d+"), "--make 1"),
)
"""Commands that would play for hours, and how they are played in minutes."""
LEFT = (0, 130)
"""How a game ends whose player has nothing more to say: it is saved."""
LISTENING_S = 60
TOML = re.compile(r"```toml\n(.*?)```.*?`(\w+\.toml)`", re.DOTALL)
"""A file that a page shows, and the name that it is saved under."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", nargs="*", default=[""], help="only pages below these paths")
    parser.add_argument("--pythons", nargs="*", default=PYTHONS, help="only these versions")
    wanted = parser.parse_args()
    pages = [page for page in PAGES if str(page.relative_to(ROOT)).startswith(tuple(wanted.pages))]
    failed, own = 0, moves_on(sys.executable)
    with TemporaryDirectory() as folder:
        wheel = built(Path(folder))
        for python in pythons(wanted.pythons):
            home = Path(folder) / Path(python).name
            install(wheel, python, home)
            print(f"-- {Path(python).name}", flush=True)
            same = moves_on(str(home / "bin" / "python")) == own
            print(f"{'ok' if same else 'OTHERS':8} the moves of bots", flush=True)
            failed += (not same) + sum(not each for page in pages for each in runs(page, home, wheel))
    print(f"{failed} failed")
    return failed


def moves_on(python):
    """What bots choose on this Python."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" or python == sys.executable}
    command = [python, str(ROOT / "tests" / "web" / "chosen_moves.py")]
    said = subprocess.run(command, env=clean, capture_output=True, check=True).stdout
    return [game["moves"] for game in json.loads(said)]


def pythons(versions):
    """Each of these Pythons that starts on this machine; a name in the path may be one that only a version manager knows."""
    found = filter(None, (shutil.which(f"python{version}") for version in versions))
    starting = [each for each in found if subprocess.run([each, "-V"], capture_output=True, check=False).returncode == 0]
    return starting or [sys.executable]


def built(folder):
    """The wheel of this checkout, with the page inside."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def install(wheel, python, home):
    """Make an environment with the program, and with what runs it without one."""
    subprocess.run([python, "-m", "venv", str(home)], check=True)
    subprocess.run([str(home / "bin" / "pip"), "install", "--quiet", f"{wheel}[{EXTRAS}]", RUNNER], check=True, capture_output=True)


def runs(page, home, wheel):
    """Did each command of a page run? All of them in one folder, in their order; those for elsewhere are named and left out."""
    here = home.with_name("pages") / home.name / page.relative_to(ROOT)
    (here / "games").mkdir(parents=True)
    shutil.copy(ROOT / "docs" / "examples" / "mini-miners.json", here / "games")
    for folder in ("examples", "docs/lab"):
        shutil.copytree(ROOT / folder, here / folder)
    shutil.copytree(ROOT / "examples" / "pebbles", here / "pebbles")
    key = keep_sealed_game(here)
    for text, name in TOML.findall(page.read_text("utf-8")):
        (here / name).write_text(text, "utf-8")
    for command, _ in console_commands(page):
        if ELSEWHERE.match(command):
            print(f"{'-':8} {page.relative_to(ROOT)}: {command}", flush=True)
            continue
        code = run(smaller(command).replace(KEY, key), home, here, wheel)
        print(f"{'ok' if code in LEFT else f'exit {code}':8} {page.relative_to(ROOT)}: {command}", flush=True)
        yield code in LEFT


def smaller(command):
    """A command with a name of a record, and without hours."""
    for pattern, shorter in SMALLER:
        command = pattern.sub(shorter, command)
    return command.replace(RECORD, "games/mini-miners.json")


def keep_sealed_game(folder):
    """A finished game with sealed dice, `game.json`, and what somebody who played it has kept, `receipt.json`; the key that signed it."""
    key = open_key(Settings(key_file=str(folder / "server.key")))
    table = play_on(seated()[1], [])
    (folder / "game.json").write_bytes(write_record(table.record()))
    (folder / "receipt.json").write_bytes(write_receipt(receipt_of(table, 0, key)))
    return key.public


def run(command, home, here, wheel):
    """How a command ends, typed into Bash by somebody whose home is this folder; a server is stopped as soon as it listens."""
    line = command.replace('"pithead[', f'"{wheel}[').replace("uvx pithead", f"uvx --from {wheel} pithead")
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    own = {"PATH": f"{home / 'bin'}:{os.environ['PATH']}", "HOME": str(here), "XDG_CACHE_HOME": str(home / "cache"), "BROWSER": "true"}
    more = {"cwd": here, "env": kept | own}
    if FOREVER not in command.split():
        typed = ["bash", "-c", f"{line}; exit $?"]  # so that Bash stays, as it does for a person
        return subprocess.run(typed, stdin=subprocess.DEVNULL, capture_output=True, check=False, **more).returncode
    quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(["bash", "-c", f"exec env {line} --port 0"], **quiet, **more) as server:
        for said in server.stdout:
            if "http" in said:
                server.send_signal(signal.SIGINT)
        return server.wait(LISTENING_S)


if __name__ == "__main__":
    sys.exit(main())
