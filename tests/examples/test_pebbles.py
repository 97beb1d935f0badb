"""A stranger's game: installed from its folder into a fresh environment it is played, verified, simulated and trained on everywhere."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.cli.test_plain_games import play_by_reading
from tests.server.live import Live, hear, seated
from tests.test_docs import console_commands
from tests.web.hands import prefer
from tests.web.node import built
from tests.web.tables import against_bot
from tests.web.test_generic_board import played

ROOT = Path(__file__).parents[2]
PEBBLES = ROOT / "examples" / "pebbles"
TUTORIAL = ROOT / "docs" / "tutorials" / "write-your-own-game.md"
LEARNERS = """
import gymnasium
from pettingzoo.test import api_test
from pithead.envs import aec, single
from pithead.envs.batch import Batch

env = aec.env("pebbles", 3, last_loses=True)
api_test(env, num_cycles=100)
alone = gymnasium.make("pithead.envs.single:pithead/Pebbles-v0", bots="random")
seen, _ = alone.reset(seed=1)
assert seen["observation"].shape == alone.observation_space["observation"].shape
batch = Batch("pebbles", games=20, seats=2, seed="b", bots=["agent", "random"])
ends = 0
for _ in range(200):
    before = batch.seen.masks.copy()
    assert before.any(axis=1).all() and (batch.seen.seats == 0).all()
    seen = batch.step(batch.random_actions())
    assert (abs(seen.rewards.sum(axis=1)) < 1e-6).all()
    ends += int(seen.ended.sum())
branch = batch.branch([3, 3, 4], "c")
assert (branch.seen.masks == batch.seen.masks[[3, 3, 4]]).all()
assert branch.step(branch.random_actions()).masks.any(axis=1).all()
print(env.unwrapped.table.encoding.names, ends)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory):
    """The Python of a fresh environment with pebbles in it; what Pithead needs is lent by ours."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=False)
    own = str(folder / "bin" / "python")
    lent = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}), "lent.pth")
    lent.write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n")
    assert "pebbles" not in games(own)
    install = ["install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", str(PEBBLES)]
    done = subprocess.run([sys.executable, "-m", "pip", "--python", own, *install], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "pebbles" in games(own)
    return own


def games(python):
    return run(python, "-c", "import pithead.games; print(*pithead.games.game_names())").split()


def run(python, *words, folder=None, code=0):
    """What a command of the fresh environment prints."""
    fresh = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([python, *words], cwd=folder, env={**fresh, "PITHEAD_LANG": "en"}, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stderr


def test_it_keeps_the_contract(python, tmp_path):
    passed = run(python, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", str(PEBBLES), folder=tmp_path)
    assert re.search(r"\d+ passed", passed)


def test_it_is_played_in_the_terminal_and_verified(python, tmp_path):
    told = play_by_reading(["pebbles", "--level", "random", "--largest", "9"], tmp_path, "pebbles", python)
    assert "The game is over." in told
    run(python, "-m", "pithead", "verify", "game.json", folder=tmp_path)
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["header"]["options"]["largest"] == 9


def test_it_is_simulated_and_counted(python, tmp_path):
    words = ["pithead", "simulate", "pebbles", "--games", "500", "--seats", "3", "--seed", "s"]
    summary = json.loads(run(python, "-m", *words, "--json", "--out", "p.parquet", folder=tmp_path))
    assert summary["games"] == 500
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)
    assert summary["seats"][0]["points"] == pytest.approx(summary["seats"][0]["wins"])
    again = json.loads(run(python, "-m", *words, "--json", "--workers", "1", folder=tmp_path))
    assert again["seats"] == summary["seats"], "the same games, whatever plays them"
    table = run(python, "-m", *words, "--most", "1", "--largest", "5", folder=tmp_path)
    assert "A game has 5 decisions." in table
    counted = run(python, "-c", "from pyarrow import parquet; print(parquet.read_table('p.parquet').num_rows)", folder=tmp_path)
    assert int(counted) == 1500
    assert "random, 4 players" in run(python, "-m", "pithead", "statistics", "pebbles", "--games", "3")
    assert "no lab for pebbles" in run(python, "-m", "pithead", "lab", "pebbles", code=2)


def test_learners_can_train_on_it(python):
    names, ends = run(python, "-W", "ignore", "-c", LEARNERS).splitlines()[-1].rsplit(" ", 1)
    assert names == str(("take 1", "take 2", "take 3"))
    assert int(ends) > 100


def test_regret_plays_a_heap_perfectly(python, tmp_path):
    words = ["--game", "pebbles", "--options", '{"largest": 7}', "--updates", "60", "--out", str(tmp_path)]
    told = run(python, str(ROOT / "examples" / "regret.py"), *words).splitlines()
    assert float(told[-1].split()[-4]) < 50.1


def blocks(language):
    """The blocks of the tutorial in a language."""
    return re.findall(rf"^```{language}\n(.*?)\n```$", TUTORIAL.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def squeezed(text):
    """Without spaces: a formatter moves the blocks of a page to the left."""
    return "".join(text.split())


def test_the_tutorial_shows_the_whole_package():
    module = squeezed((PEBBLES / "pebbles.py").read_text("utf-8"))
    *pieces, suite, learner = map(squeezed, blocks("python"))
    assert "".join(pieces) == module, "every line, in its order"
    assert suite in squeezed((PEBBLES / "test_pebbles.py").read_text("utf-8"))
    assert learner.startswith("frompithead.envsimportaec")
    assert blocks("toml") == [(PEBBLES / "pyproject.toml").read_text("utf-8").rstrip()]


def test_the_commands_of_the_tutorial_print_what_it_shows(python, tmp_path):
    pithead = tmp_path / "pithead"
    pithead.write_text(f'#!/bin/sh\nexec {python} -m pithead "$@"\n')
    pithead.chmod(0o755)
    printed = []
    for command in (each for each, _ in console_commands(TUTORIAL) if re.search("pithead (moves|simulate)", each)):
        places = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PITHEAD_LANG": "en", "HOME": str(tmp_path)}
        done = subprocess.run(["sh", "-c", command], env=places, cwd=tmp_path, capture_output=True, text=True, check=True)
        printed.append(done.stdout.rstrip())
    assert printed[0] == blocks("text")[0]
    assert all(abs(seat["wins"] - 0.5) < 0.05 for seat in json.loads(printed[1])["seats"])
    run(python, "-W", "ignore", "-c", blocks("python")[-1])


@pytest.fixture(scope="module")
def live(python, tmp_path_factory):
    """A server of the fresh environment."""
    built()
    folder = tmp_path_factory.mktemp("server")
    with Live(folder / "pithead.db", log=folder / "log", command=[python, "-m", "pithead"]) as server:
        yield server


def test_it_is_played_over_a_socket_and_over_http(live):
    table, people = seated(live.url, game="pebbles", options={"largest": 12, "last-loses": True})
    asked = 0
    with people[0].socket(table) as ws:
        while (shown := hear(ws, "update")["table"])["status"] == "playing":
            if shown["to_act"] == [0]:
                command = {"do": "act", "event": shown["choices"][0]["event"]}
                ws.send(json.dumps({"is": "ask", "key": f"pebbles-{shown['version']:04}", "version": shown["version"], "command": command}))
            else:
                assert people[1].command(table, shown["version"], "act", event="take 1").status_code == 200
            asked += 1
    assert 5 <= asked <= 12, "one pebble each time"
    assert shown["result"]["winners"] == [asked % 2], "who does not take the last one"


def test_it_is_played_by_keyboard_in_a_browser_as_wide_as_a_phone(look, live):
    table, person = against_bot(live.url, "pebbles")
    page = look(live.url, "/settings", person, viewport={"width": 390, "height": 844})
    prefer(page)
    page.goto(f"{live.url}/table/{table}")
    page.locator(".gb-facts").wait_for()
    played(page)
    page.locator(".end").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
