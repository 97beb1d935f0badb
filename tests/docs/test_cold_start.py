"""The page of what a person waits for is made by its command, and shows every version beside the release before it."""

import importlib.util
import json
import os
from pathlib import Path

import pytest

from pithead.bots.levels import levels
from pithead.games import game_names

TOOL = Path(__file__).parents[2] / "tools" / "cold_start.py"


def load():
    spec = importlib.util.spec_from_file_location("cold_start", TOOL)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load()


def test_the_page_says_what_was_measured():
    assert tool.PAGE.read_text("utf-8") == "\n".join(tool.page(json.loads(tool.FIGURES.read_text("utf-8")))) + "\n"


def test_everything_that_a_person_waits_for_is_measured():
    measured = [what for _, what, _ in tool.waits([])]
    kept = json.loads(tool.FIGURES.read_text("utf-8"))
    (newest,) = [kept[version]["waits"] for version in list(kept)[-1:]]
    assert set(measured) - {"`make play`: page in the browser"} <= set(newest), "a checkout is not always ready to play"
    for game in game_names():
        for level in levels(game):
            assert any(f"{game}`: first move of {level}" in what for what in measured)


def test_a_version_stands_beside_the_release_before_it(tmp_path, monkeypatch):
    file = tmp_path / "kept.json"
    monkeypatch.setattr(tool.pithead, "__version__", "1.0")
    assert "no release before" in "\n".join(tool.page(tool.keep({"a": (2.0, 1.0)}, file)))
    monkeypatch.setattr(tool.pithead, "__version__", "1.1")
    tool.keep({"a": (9.0, 9.0)}, file)
    page = list(tool.page(tool.keep({"a": (0.5, 0.25), "b": (0.1, 0.1)}, file)))
    assert page[-4:] == [
        "|  | first time | then | 1.0, first time | 1.0, then |",
        "|---|---:|---:|---:|---:|",
        "| a | 0.50 | 0.25 | 2.00 | 1.00 |",
        "| b | 0.10 | 0.10 |  |  |",
    ]


def test_some_figures_are_measured_again_and_the_others_stay(tmp_path):
    file = tmp_path / "kept.json"
    tool.keep({"a": (2.0, 1.0), "b": (4.0, 3.0)}, file, 170)
    page = "\n".join(tool.page(tool.keep({"b": (0.5, 0.25)}, file, partly=True)))
    assert "| a | 2.00 | 1.00 |" in page
    assert "| b | 0.50 | 0.25 |" in page
    assert "puts 170 MB into a fresh clone" in page


def test_what_a_folder_takes_is_counted_once(tmp_path):
    (tmp_path / "one").write_bytes(b"x" * 3_000_000)
    alone = tool.megabytes(tmp_path)
    os.link(tmp_path / "one", tmp_path / "two")
    assert tool.megabytes(tmp_path) == alone > 0


def test_a_command_is_measured_until_what_it_is_for(tmp_path):
    waits = {about: wait for about, _, wait in tool.waits([])}
    assert 0 < waits["help"](tmp_path, os.environ) < tool.WAIT_MOST_S
    watched = ("play", game_names()[0], "--plain", "--bots", "random,random")
    assert tool.until_line("^Bot", *tool.PITHEAD, *watched)(tmp_path, os.environ) > 0
    with pytest.raises(SystemExit, match="no line"):
        tool.until_line("never", *tool.PITHEAD, "--version")(tmp_path, os.environ)
