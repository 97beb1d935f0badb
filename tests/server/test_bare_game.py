"""A game that brings rules alone at a server: it is listed and played, and what it lacks is said in one sentence with 404."""

import os

import pytest

from tests.server.live import Live, Person
from tests.strangers import site_packages
from tests.waiting import wait_until


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bare")
    environment = {"PYTHONPATH": os.pathsep.join(site_packages(folder / "site"))}
    with Live(folder / "pithead.db", environment=environment, log=folder / "log") as server:
        yield server


@pytest.fixture
def ann(bare):
    return Person(bare.url)


def test_the_list_says_what_a_game_brings(ann):
    shown = next(game for game in ann.http.get("/api/games?lang=de").json()["games"] if game["game"] == "pebbles")
    assert shown["levels"] == ["random", "search"]
    assert (shown["lessons"], shown["puzzles"], shown["coach"], shown["real_table"], shown["daily"]) == (0, 0, False, False, None)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/lessons/pebbles", "lessons-none"),
        ("/api/puzzles/pebbles", "puzzles-none"),
        ("/api/puzzles/pebbles/1", "puzzles-none"),
        ("/api/real-table/pebbles", "real-table-none"),
    ],
)
def test_what_a_game_does_not_bring(ann, path, reason):
    answer = ann.http.get(path)
    assert (answer.status_code, answer.json()["reason"]) == (404, reason)
    assert "pebbles" in answer.json()["message"]


def test_two_bots_play_it_out_and_nobody_analyses_it(ann):
    places = [{"kind": "bot", "level": "search"}, {"kind": "bot", "level": "random"}]
    table = ann.post("/api/tables", game="pebbles", places=places, visibility="public").json()["table"]
    wait_until(lambda: ann.http.get(f"/api/tables/{table}").json()["status"] == "over", "the bots don't finish")
    for answer in (ann.post(f"/api/games/{table}/analysis"), ann.http.get(f"/api/tables/{table}/loss?event=2")):
        assert (answer.status_code, answer.json()["reason"]) == (404, "coach-game")
    answer = ann.http.get(f"/api/tables/{table}/daily")
    assert (answer.status_code, answer.json()["reason"]) == (404, "daily-none")


def test_a_hint_is_refused_at_a_table_of_ones_own(ann):
    places = [{"kind": "human"}, {"kind": "bot", "level": "search"}]
    table = ann.post("/api/tables", game="pebbles", places=places, join="0" * 32).json()["table"]
    answer = ann.http.get(f"/api/tables/{table}/hint")
    assert (answer.status_code, answer.json()["reason"]) == (404, "coach-game")
