"""Your finished games: listed, filtered, summed up; analyses are kept once and leave with nobody's name."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from pithead.coach.analysis import analyse
from pithead.coach.history import GameFigures, HistoryFilter, PlayedGame, SeatFigures, companions_of, figures_of, summed_up
from pithead.record import game_of, read_record, replay_record
from pithead.server.messages import encode
from pithead.store import Append, Listing
from pithead.store.opening import open_store
from pithead.words import Words
from pithead.words.shell import shell_of
from tests.records.making import read_games
from tests.server.live import Live, Person
from tests.waiting import wait_until

GAME = "dice-miner"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Live(tmp_path_factory.mktemp("history") / "p.db") as live:
        yield live


def lost_game(person, level="greedy"):
    """A game that is given up at once."""
    places = [{"kind": "human"}, {"kind": "bot", "level": level}]
    table = person.post("/api/tables", game=GAME, places=places, join="00" * 16).json()["table"]
    shown = person.table(table)
    assert person.command(table, shown["version"], "resign").status_code == 200, shown
    return table


def history(person, query=""):
    return person.get(f"/api/me/history?{query}").json()


def test_a_finished_game_is_listed_with_its_day_its_rivals_and_its_end(server):
    me = Person(server.url, "Ann")
    before = int(time.time())
    table = lost_game(me)
    (row,) = history(me)["games"]
    assert (row["game"]["table"], row["outcome"], row["game"]["levels"]) == (table, "lost", ["", "greedy"])
    assert before <= row["game"]["at"] <= time.time() + 1
    assert history(Person(server.url, "Bo"))["count"] == 0


def test_games_are_found_by_game_result_rival_and_day(server):
    me = Person(server.url, "Cleo")
    lost_game(me)
    rival = history(me)["games"][0]["game"]["names"][1]
    today = time.strftime("%Y-%m-%d", time.gmtime())
    found = {
        f"game={GAME}": 1,
        "game=chess": 0,
        "result=lost": 1,
        "result=won": 0,
        f"rival={rival[1:].upper()}": 1,
        "rival=Cleo": 0,
        f"first_day={today}": 1,
        "first_day=2200-01-01": 0,
        "last_day=2020-01-01": 0,
        "from=1": 1,
    }
    assert {query: history(me, query)["count"] for query in found} == found
    assert history(me, "from=1")["games"] == []
    for wrong in ("result=fled", "first_day=yesterday"):
        assert me.get(f"/api/me/history?{wrong}").status_code == 422


def test_an_analysis_is_kept_once_and_counts_in_the_statistics(server):
    me = Person(server.url, "Dag")
    table = lost_game(me)
    assert history(me)["games"][0]["game"]["figures"] is None
    wait_until(lambda: me.post(f"/api/games/{table}/analysis").status_code != 202, pause=0.2)
    figures = history(me)["games"][0]["game"]["figures"]
    assert set(figures) >= {"luck", "skill", "error_rate", "band"}
    (sums,) = me.get("/api/me/statistics?lang=de").json()["games"]
    assert (sums["summary"]["games"], sums["summary"]["lost"], len(sums["summary"]["curve"])) == (1, 1, 1)
    assert [(each["games"], each["won"]) for each in sums["rivals"]] == [(1, 0)]


def test_games_of_an_older_release_are_there_without_a_day(tmp_path):
    async def use():
        store = await open_store(str(tmp_path / "p.db"))
        try:
            listing = Listing("t", "over", public=False, waits=False, summary=b"{}", people=("ann",))
            await store.append(Append("t", 1, "k", b"{}", listing))
            await store.put_figures("t", b"first")
            await store.put_figures("t", b"second")
            (game,) = await store.finished_of("ann", 10)
            return game
        finally:
            await store.close()

    game = asyncio.run(use())
    assert game.figures == b"first"
    assert game.at > 0


def a_game(number, **more):
    found = {"luck": 0.1, "skill": -0.1, "error_rate": 0.05 - number / 100, "band": "hewer", "best": 3, "gain": 0.2}
    figures = SeatFigures(**found, worst=number + 1, loss=0.1 * number)
    told = {"game": GAME, "at": number, "seat": 0, "names": ("Ann", "Flint"), "levels": ("", "greedy"), "totals": (3, 2), "winners": (0,)}
    return PlayedGame(**{"table": f"t{number}", "companions": (("hero", "x"),), "figures": figures, **told, **more})


def test_many_games_are_summed_up():
    games = [
        a_game(0),
        a_game(1, winners=(1,)),
        a_game(2, winners=(0, 1)),
        a_game(3, names=("Ann",), levels=("",), totals=(9,), unit="points"),
    ]
    (summary,) = summed_up(games)
    assert (summary.games, summary.won, summary.shared, summary.lost) == (4, 1, 1, 1)
    assert [(each.id, each.games, each.won) for each in summary.rivals] == [("greedy", 3, 2)]
    assert [(each.kind, each.id, each.games) for each in summary.companions] == [("hero", "x", 4)]
    assert [point.table for point in summary.curve] == ["t0", "t1", "t2"]
    assert [(moment.table, moment.number) for moment in summary.worst] == [("t2", 3), ("t1", 2), ("t0", 1)]
    assert [HistoryFilter(outcome="alone").fits(each) for each in games] == [False, False, False, True]
    assert a_game(1, levels=("", "")).rivals == "people"


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_every_game_says_who_was_on_whose_side(game):
    record = next(each for each in read_games(game) if len(each.header.players) == 2)
    state, steps = replay_record(game_of(record.header), record)
    sides = companions_of(game, state, steps, 2)
    assert len(sides) == 2
    shell = shell_of(game_of(record.header), Words("en"))
    assert all(side and all(shell.named(kind, id) != id for kind, id in side) for side in sides)


def test_figures_name_nobody():
    record = read_record(Path("docs/examples/daily-mountain.json").read_bytes())
    figures = figures_of(analyse(record, effort=0))
    assert record.header.players[0].name.encode() not in encode(figures)
    assert msgspec.json.decode(encode(figures), type=GameFigures) == figures
