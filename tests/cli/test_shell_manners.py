"""The command line behaves: any encoding, any extra missing, any port, and no file that nobody asked for."""

import json
import os
import re
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer

from pithead.cli.extras import BROUGHT_BY, EXTRAS, extra_of
from pithead.cli.help import CommandGroups
from pithead.cli.streams import nearest
from pithead.cli.words import say
from pithead.server.settings import default_database
from tests.server.live import Live, free_port
from tests.waiting import HANG_S, wait_until

ROOT = Path(__file__).parents[2]


def run(*words, folder, **environment):
    command = [sys.executable, "-m", "pithead", *words]
    return subprocess.run(command, cwd=folder, env={**os.environ, **environment}, capture_output=True, timeout=HANG_S, check=False)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-16"])
@pytest.mark.parametrize(
    "words",
    [
        ("rules", "dice-miner", "--lang", "fr"),
        ("ladder", "dice-miner", "--shipped", "--lang", "fi"),
        ("play", "dice-miner", "--plain", "--seed", "x", "--save", "game.json"),
        ("content", "mini-miners"),
        ("chess", "--lang", "de"),
    ],
    ids=lambda words: words[0],
)
def test_every_encoding_of_the_streams_is_good_enough(zygote, tmp_path, encoding, words):
    _, out, told = zygote.run(words, b"", tmp_path, PYTHONIOENCODING=encoding)
    assert "Traceback" not in told.decode(encoding, errors="replace"), told
    assert out or told
    if encoding == "ascii":
        assert out.isascii()


def test_python_itself_is_started_with_such_an_encoding(tmp_path):
    ran = run("rules", "dice-miner", "--lang", "fr", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
    assert ran.stdout.isascii()


def test_letters_become_what_looks_like_them():
    assert "".join(map(nearest, "Löwenzähne … ±3 “Größe” █░")) == 'Lowenzahne ... +-3 "Grosse" #.'
    assert nearest("漢") == "?"


DECLARED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
"""The extras as they are declared, each with its requirements."""


def modules_of(extra: str) -> list[str]:
    """The modules that come with an extra, and with none that is named before it."""
    packages = [re.match(r"[\w-]+", line)[0].replace("-", "_") for line in DECLARED[extra]]
    modules = [*packages, *(module for module, package in BROUGHT_BY.items() if package in packages)]
    return [module for module in modules if extra_of(module) == extra]


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_missing_extra_is_one_sentence_with_the_way_to_get_it(zygote, tmp_path, extra):
    """Every command, with the packages of an extra hidden: a sentence that names the extra, or an answer, and never a traceback."""
    refused = 0
    for words in (
        ("simulate", "dice-miner", "--games", "2"),
        ("simulate", "dice-miner", "--games", "2", "--ray", "local"),
        ("simulate", "mini-miners", "--bots", "greedy", "--games", "1", "--workers", "1"),
        ("serve", "--port", "x"),
        ("join", "http://127.0.0.1:9/table/x"),
        ("db", "check", "--database", "none.db"),
        ("lab", "dice-miner", "--games", "1"),
        ("rules", "dice-miner", "4.6"),
    ):
        if extra not in ("sim", "ray") and words[0] in ("simulate", "lab"):
            continue  # it would only play
        if extra == "ray" and "--ray" not in words:
            continue
        _, _, told = zygote.run(words, b"", tmp_path, modules_of(extra))
        assert b"Traceback" not in told, (words, told)
        refused += f"pithead[{extra}]" in told.decode()
    assert refused or extra in ("envs", "open-spiel", "polars", "pandas"), "no command says how to get it"


def test_every_extra_that_a_command_can_miss_is_one_of_the_package():
    assert set(EXTRAS) == set(DECLARED) - {"testing", "bench"}
    named = {
        "numba": "sim",
        "llvmlite": "sim",
        "psycopg": "server",
        "pettingzoo": "envs",
        "pyspiel": "open-spiel",
        "ray": "ray",
        "chess": None,
    }
    assert {module: extra_of(module) for module in named} == named


def test_a_check_makes_no_store(pithead, tmp_path):
    ran = pithead("db", "check", "--database", str(tmp_path / "none.db"))
    assert ran.code == 2
    assert "none.db" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_store_is_checked_for_machines(pithead, tmp_path):
    with Live(tmp_path / "pithead.db"):
        pass
    told = json.loads(pithead("db", "check", "--database", str(tmp_path / "pithead.db"), "--json").out)
    assert told == {"tables": 0, "lines": 0, "broken": 0}


def test_the_store_lies_where_the_system_keeps_data(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_database() == str(tmp_path / "data" / "pithead" / "pithead.db")
    Path("pithead.db").touch()
    assert default_database() == "pithead.db", "a store of an older release goes on"


def test_a_port_is_checked_before_it_is_used(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        ran = run("serve", "--port", port, "--database", "new.db", "--lang", "en", folder=tmp_path)
    assert ran.returncode == 2
    assert port in ran.stderr.decode()
    assert "Traceback" not in ran.stderr.decode()
    assert list(tmp_path.iterdir()) == [], "nothing is opened before the port is there"


def test_a_second_start_says_that_one_is_running_and_opens_it(tmp_path):
    seen, program = tmp_path / "seen", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    program.chmod(0o755)
    with Live(tmp_path / "first.db") as server:
        second = tmp_path / "second.db"
        ran = run(
            "serve", "--open", "--port", str(server.port), "--database", str(second), "--lang", "en", folder=tmp_path, BROWSER=str(program)
        )
        assert ran.returncode == 0, ran.stderr
        assert "already" in ran.stdout.decode()
        wait_until(lambda: seen.exists() and seen.read_text(), "no browser was opened")
        assert seen.read_text().strip() == f"{server.url}/"
        assert not second.exists()


def test_a_port_that_is_no_number_is_refused(tmp_path):
    ran = run("serve", "--port", str(free_port() + 100_000), "--lang", "en", folder=tmp_path, XDG_DATA_HOME=str(tmp_path))
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr.decode()


def test_rules_are_searched_by_words_and_found_by_numbers(pithead):
    beer = pithead("rules", "dice-miner", "beer").out
    assert "DM-4.3" in beer
    assert "DM-4.1 " not in beer
    assert pithead("rules", "dice-miner", "4.6").out == pithead("rules", "dice-miner", "DM-4.6").out
    assert "DM-4.7" in pithead("rules", "dice-miner", "4").out
    found = json.loads(pithead("rules", "dice-miner", "share", "beer", "--json").out)
    assert [rule["number"] for section in found["sections"] for rule in section["rules"]]
    nothing = pithead("rules", "dice-miner", "unicorn")
    assert nothing.code == 2
    assert "unicorn" in nothing.err


def test_ctrl_c_is_one_sentence_where_a_command_says_nothing_itself(capsys):
    app = typer.Typer(cls=CommandGroups, rich_markup_mode=None)
    app.callback()(lambda: None)

    @app.command()
    def work() -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as left:
        app(args=["work"])
    assert left.value.code == 130
    assert capsys.readouterr() == ("", say("cli-stopped") + "\n")
