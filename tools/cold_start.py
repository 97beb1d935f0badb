"""What a person waits for, by the clock: from the start of a command to what it is for.

python tools/cold_start.py                       # measure, and write docs/reference/cold-start.md and .json
python tools/cold_start.py --only help server    # measure some of it; the other figures of this version stay

Each is measured in a fresh process, once with nothing kept on the machine and then again, best of two. The figures of every version stay
in the .json file; the page shows this version's beside those of the release before it.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import pithead
from pithead.bots.levels import level_of, levels
from pithead.cli.bench import FIRST_SCREEN
from pithead.cli.bench_page import machine, table
from pithead.coach.room import has_coach
from pithead.games import game_names

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "cold-start.md"
FIGURES: Final = PAGE.with_suffix(".json")

AGAIN: Final = 2
"""So often everything is measured once more; the best counts."""

WAIT_MOST_S: Final = 300.0

MAKE_PLAY: Final = ("make", "--no-print-directory", "play")

PITHEAD: Final = (sys.executable, "-u", "-m", "pithead")

Wait: TypeAlias = Callable[[Path, Mapping[str, str]], float]
"""Measures one thing in an empty folder and with an environment; the seconds by the clock."""


def until_end(*command: str) -> Wait:
    """Until a command has ended."""

    def wait(folder: Path, environment: Mapping[str, str]) -> float:
        begin = time.perf_counter()
        subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, timeout=WAIT_MOST_S)
        return time.perf_counter() - begin

    return wait


def until_line(pattern: str, *command: str, typed: str = "") -> Wait:
    """Until a command prints a line with this in it, after something was typed."""

    def wait(folder: Path, environment: Mapping[str, str]) -> float:
        begin = time.perf_counter()
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command, cwd=folder, env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(typed)
                process.stdin.flush()
                for line in process.stdout:
                    if re.search(pattern, line):
                        return time.perf_counter() - begin
            finally:
                process.kill()
        raise SystemExit(f"{' '.join(command)}: no line with {pattern!r}")

    return wait


def until_answer(*command: str) -> Wait:
    """Until a server that a command starts gives its first page to somebody who asks all the time."""

    def wait(folder: Path, environment: Mapping[str, str]) -> float:
        port = any_port()
        begin = time.perf_counter()
        address = f"http://127.0.0.1:{port}/"
        with subprocess.Popen([*command, "--port", str(port)], cwd=folder, env=environment, stdout=subprocess.DEVNULL) as process:
            try:
                while time.perf_counter() - begin < WAIT_MOST_S:
                    try:
                        urllib.request.urlopen(address, timeout=1).close()
                        return time.perf_counter() - begin
                    except OSError:
                        time.sleep(0.01)
            finally:
                process.terminate()
        raise SystemExit(f"{' '.join(command)}: no answer")

    return wait


def until_browser(*command: str, checkout: Path = ROOT) -> Wait:
    """Until the browser that a command opens has the page: ours fetches it, and leaves a mark."""

    def wait(folder: Path, environment: Mapping[str, str]) -> float:
        mark, browser = folder / "opened", folder / "browser"
        fetch = f"import sys, urllib.request; urllib.request.urlopen(sys.argv[1]).read(); open({str(mark)!r}, 'w').close()"
        browser.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{fetch}" "$1"\n')
        browser.chmod(0o755)
        asked = {**environment, "BROWSER": f"{browser} %s", "PITHEAD_DATABASE": str(folder / "pithead.db"), "PITHEAD_PORT": str(any_port())}
        begin = time.perf_counter()
        with subprocess.Popen(command, cwd=checkout, env=asked, stdout=subprocess.DEVNULL, start_new_session=True) as process:
            try:
                while time.perf_counter() - begin < WAIT_MOST_S:
                    if mark.exists():
                        return time.perf_counter() - begin
                    time.sleep(0.01)
            finally:
                os.killpg(process.pid, 15)
        raise SystemExit(f"{' '.join(command)}: no page")

    return wait


def cloned(installed: list[int]) -> Wait:
    """`make play` in a fresh clone until the page is in the browser; how many MB it has put there is noted."""

    def wait(folder: Path, environment: Mapping[str, str]) -> float:
        clone = folder / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        before = megabytes(clone)
        own = {name: value for name, value in environment.items() if name != "PYTHONPATH"}
        seconds = until_browser(*MAKE_PLAY, checkout=clone)(folder, own | {"npm_config_cache": f"{environment['XDG_CACHE_HOME']}/npm"})
        installed.append(megabytes(clone) - before)
        return seconds

    return wait


def any_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def megabytes(folder: Path) -> int:
    """What the files of a folder take on the disk, rounded up."""
    blocks = {(info.st_dev, info.st_ino): info.st_blocks for path in folder.rglob("*") if (info := path.lstat())}
    return math.ceil(sum(blocks.values()) * 512 / 1e6)


def waits(installed: list[int]) -> Iterator[tuple[str, str, Wait]]:
    """All that is measured: what it is about, what it is, and how; the MB of a first start are added to a list."""
    yield "help", "`pithead --help`", until_end(*PITHEAD, "--help")
    for game in game_names():
        yield "screen", f"`play {game}`: first screen", until_end(sys.executable, "-c", FIRST_SCREEN, game)
    for game in game_names():
        for level in levels(game):
            alone = ("play", game, "--plain", "--seats", "2", "--bots", f"{level},{level}", "--seed", "first move")
            budget = level_of(game, level).seconds
            thinks = f" (thinks {budget:g} s)" if level_of(game, level).searches else ""
            yield "move", f"`play {game}`: first move of {level}{thinks}", until_line(r"^Bot \d", *PITHEAD, *alone)
    for game in filter(has_coach, game_names()):
        played = ("play", game, "--plain", "--seats", "2", "--bots", "random", "--seed", "first hint")
        yield "hint", f"`play {game}`: first hint", until_line(r"\d %", *PITHEAD, *played, typed="hint\n")
    for game in filter(has_coach, game_names()):
        yield "analysis", f"`analyse`: a game of {game} for two", analysed(game)
    yield "server", "`pithead serve`: first page", until_answer(*PITHEAD, "serve", "--log", "warning")
    yield "clone", "`make play` in a fresh clone: page in the browser", cloned(installed)
    if (ROOT / ".venv" / "play-ready").exists():
        yield "make", "`make play`: page in the browser", until_browser(*MAKE_PLAY)


def analysed(game: str) -> Wait:
    """An analysis of a random game."""

    def wait(folder: Path, environment: Mapping[str, str]) -> float:
        random = (*PITHEAD, "random", game, "--seats", "2", "--seed", "analysed", "--out", str(folder))
        subprocess.run(random, cwd=folder, env=environment, check=True, capture_output=True)
        (record,) = folder.glob("*.json")
        return until_end(*PITHEAD, "analyse", str(record))(folder, environment)

    return wait


def measure(only: list[str], installed: list[int]) -> dict[str, tuple[float, float]]:
    """The seconds with nothing kept on the machine, and the best of some times after it."""
    found = {}
    for about, what, wait in waits(installed):
        if only and about not in only:
            continue
        with tempfile.TemporaryDirectory() as kept:
            environment = {**os.environ, "XDG_CACHE_HOME": kept, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8", "PITHEAD_LANG": "en"}
            seconds = []
            for _ in range(1 + AGAIN):
                with tempfile.TemporaryDirectory() as folder:
                    seconds.append(round(wait(Path(folder), environment), 3))
        found[what] = (seconds[0], min(seconds[1:]))
        print(f"{what}: {seconds[0]:.2f} s, then {found[what][1]:.2f} s", flush=True)
    return found


def page(kept: Mapping[str, Mapping[str, object]]) -> Iterator[str]:
    """The page of the newest version in the file beside the release before it."""
    *before, newest = kept
    own, earlier = kept[newest], kept[before[-1]] if before else {"waits": {}}
    yield from ("# What you wait for", "")
    yield from (
        "Seconds by the clock from the start of a command to what it is for, in fresh processes: the first time ever on a machine, and",
        f"then the best of {AGAIN} more. Made by `python tools/cold_start.py`, which `make bench` runs, with Pithead {newest} on",
        f"{own['machine']}.",
    )
    release = f"those of the release before, {before[-1]}, stand beside them." if before else "there is no release before it."
    yield from (f"The figures are kept in `cold-start.json`; {release}", "")
    head = ("", "first time", "then", *(f"{before[-1]}, {when}" for when in ("first time", "then") if before))
    yield from table(head, (cells(what, own, earlier, len(head)) for what in own["waits"]))  # type: ignore[attr-defined]
    if own.get("installed_mb"):
        yield from ("", f"`make play` puts {own['installed_mb']} MB into a fresh clone, for all that it needs.")


def cells(what: str, own: Mapping[str, object], earlier: Mapping[str, object], width: int) -> list[str]:
    """A row of the page; what the release before did not have stays empty."""
    seconds = [f"{value:.2f}" for release in (own, earlier) for value in release["waits"].get(what, ())]  # type: ignore[attr-defined]
    return [what, *seconds, *[""] * (width - 1 - len(seconds))]


def keep(found: Mapping[str, tuple[float, float]], kept: Path, installed: int = 0, *, partly: bool = False) -> dict[str, dict[str, object]]:
    """Write the figures of this version to the file, or some of them beside the others; all that is in it, the newest version last."""
    figures: dict[str, dict[str, object]] = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    before = figures.pop(pithead.__version__, {}) if partly else {}
    figures.pop(pithead.__version__, None)
    waits = {**before.get("waits", {}), **found}  # type: ignore[dict-item]
    figures[pithead.__version__] = {"machine": machine(), "waits": waits, "installed_mb": installed or before.get("installed_mb", 0)}
    kept.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return figures


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(prog="python tools/cold_start.py")
    parser.add_argument("--only", nargs="*", default=[])
    only, installed = parser.parse_args().only, list[int]()
    found = measure(only, installed)
    PAGE.write_text("\n".join(page(keep(found, FIGURES, max(installed, default=0), partly=bool(only)))) + "\n", "utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
