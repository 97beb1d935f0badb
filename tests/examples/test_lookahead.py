"""A stranger's bot: installed beside the game, it plays in the terminal, on the ladder, in simulations and at tables."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pithead.bots import installed
from tests.server.live import Live
from tests.waiting import HANG_S
from tests.web.hands import play_through, point_and_click
from tests.web.node import built
from tests.web.tables import same_person

ROOT = Path(__file__).parents[2]
LOOKAHEAD = ROOT / "examples" / "lookahead"


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """Where the package of the bot is found, as if it were installed."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / "pithead_lookahead-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pithead-lookahead\nVersion: 1.0\n")
    entries = (LOOKAHEAD / "pyproject.toml").read_text("utf-8").partition('"pithead.bots"]\n')[2].partition("\n")[0]
    (info / "entry_points.txt").write_text(f"[pithead.bots]\n{entries.replace(chr(34), '')}\n")
    paths = (str(folder), str(LOOKAHEAD), str(ROOT / "src"), str(ROOT))
    return {"PYTHONPATH": os.pathsep.join(paths), "PITHEAD_LANG": "en"}


@pytest.fixture
def run(environment, tmp_path):
    def ran(*words, stdin=""):
        command = [sys.executable, *words]
        more = {"cwd": tmp_path, "env": {**os.environ, **environment}, "input": stdin}
        return subprocess.run(command, capture_output=True, text=True, timeout=HANG_S, check=False, **more)

    return ran


def test_the_package_is_as_short_as_it_says():
    code = [line for line in (LOOKAHEAD / "lookahead.py").read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 30


def test_it_is_measured_on_the_ladder_and_plays_in_simulations(run):
    told = json.loads(run("-m", "pithead", "ladder", "dice-miner", "--bots", "greedy,lookahead", "--games", "2", "--json").stdout)
    assert {rung["name"] for rung in told["rungs"]} == {"greedy", "lookahead"}
    words = ("simulate", "dice-miner", "--bots", "lookahead,random", "--games", "1", "--workers", "1", "--json")
    assert json.loads(run("-m", "pithead", *words).stdout)["games"] == 1


def test_it_sits_at_a_table_in_the_terminal_and_only_where_it_plays(run, tmp_path):
    ran = run("-m", "pithead", "play", "dice-miner", "--bots", "lookahead", "--plain", "--save", "game.json", stdin="q\n")
    assert "Traceback" not in ran.stderr
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["header"]["players"][1]["level"] == "lookahead"
    refused = run("-m", "pithead", "play", "mini-miners", "--bots", "lookahead", "--plain")
    assert refused.returncode == 2
    assert "lookahead" in refused.stderr


def test_it_is_offered_in_the_browser_and_plays_a_game_to_its_end(look, environment, tmp_path):
    built()
    with Live(tmp_path / "pithead.db", environment=environment, log=tmp_path / "log") as server:
        page = look(server.url, "/new/mini-miners", prefers={}, analyses=False)
        page.locator("#chair-1").wait_for()
        assert page.locator('#chair-1 option[value="bot lookahead"]').count() == 0, "it does not play that game"
        page.goto(f"{server.url}/new/dice-miner")
        page.locator("#chair-1").select_option("bot lookahead")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url(re.compile("/table/"))
        page.locator(".bar").wait_for()
        table, person = page.url.partition("#")[0].rpartition("/")[2], same_person(server.url, page)
        play_through(page, point_and_click, table, person)
        page.get_by_role("region", name="Point by point").wait_for()
        record = person.get(f"/api/tables/{table}/record").json()
        assert record["header"]["players"][1]["level"] == "lookahead"
        assert record["result"] is not None
        page.close()  # before its server is gone, which it would miss


def test_a_broken_package_is_left_out_and_says_why(monkeypatch):
    class Entry:
        name, value = "broken", "nowhere:BOT"

        def load(self):
            raise ImportError("no module named nowhere")

    monkeypatch.setattr(installed, "_entries", lambda: {"broken": Entry()})
    installed.bot_package.cache_clear()
    assert installed.installed_bots("dice-miner") == ()
    with pytest.raises(installed.Unreadable, match="bot-package"):
        installed.bot_package("broken")
    installed.bot_package.cache_clear()
