"""Duplicate evenings on a server: bots and people over sealed deals, whoever kills it, and nothing of a deal is known too early."""

import secrets

import pytest

from pithead.record import read_record
from tests.server.held_evening import announced, checked, held, shown
from tests.server.live import Live, Person
from tests.sizes import size
from tests.waiting import wait_until


@pytest.fixture
def own(tmp_path):
    with Live(tmp_path / "pithead.db", log=tmp_path / "log") as server:
        yield server


def test_an_evening_of_bots_and_people_outlives_its_server(own):
    people = [Person(own.url, f"P{number}") for number in range(size("EVENING_PEOPLE"))]
    evening = held(own, people, {"random": size("EVENING_BOTS")}, size("EVENING_DEALS"), kills=size("EVENING_KILLS"))
    now, _ = checked(people[0], evening)
    assert now["status"] == "over"
    assert len(now["rounds"]) == size("EVENING_DEALS")
    listed = people[0].get("/api/evenings").json()["evenings"]
    assert (evening, "over") in [(each["id"], each["status"]) for each in listed]


def test_nothing_of_a_deal_is_known_while_somebody_plays_it(live):
    ann, bob, eve = (Person(live.url, name) for name in ("Ann", "Bob", "Eve"))
    evening = announced(ann, game="dice-miner", deals=1)
    for person in (ann, bob):
        person.post(f"/api/evenings/{evening}/enter", nonce=secrets.token_hex(16))
    ann.post(f"/api/evenings/{evening}/bots", level="hewer", count=2)
    assert ann.post(f"/api/evenings/{evening}/begin").status_code == 200
    mine = next(each for each in shown(ann, evening)["rounds"][0]["tables"] if each["table"])
    wait_until(lambda: ann.command(mine["table"], ann.table(mine["table"])["version"], "resign").status_code == 200)
    wait_until(lambda: ann.table(mine["table"])["status"] == "over")
    now = shown(ann, evening)
    if now["status"] != "over":  # Bob, or nobody, plays on
        assert "secrets" not in now or now["secrets"] == []
        assert now["rounds"][0]["tables"][0].get("watch", "") == ""
        assert ann.get(f"/api/tables/{mine['table']}/record").json()["reason"] == "evening-sealed"
        assert ann.get(f"/api/tables/{mine['table']}/link").json()["reason"] == "evening-sealed"
        assert eve.get(f"/api/tables/{mine['table']}").status_code == 404
        assert "deal " not in ann.get(f"/api/tables/{mine['table']}").text
        assert bob.post(f"/api/evenings/{evening}/enter", nonce="00" * 16).status_code == 200, "who is in it stays so"
        assert eve.post(f"/api/evenings/{evening}/enter", nonce="00" * 16).json()["reason"] == "evening-begun"


def test_only_the_host_puts_in_bots_and_begins(live):
    ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
    evening = announced(ann)
    assert bob.post(f"/api/evenings/{evening}/bots", level="hewer", count=1).status_code == 403
    assert bob.post(f"/api/evenings/{evening}/begin").status_code == 403
    assert ann.post(f"/api/evenings/{evening}/begin").json()["reason"] == "evening-count"
    assert ann.post("/api/evenings", title="x", game="dice-miner", seats=2, deals=99).status_code == 422
    assert ann.get("/api/evenings/none").status_code == 404
    bob.post(f"/api/evenings/{evening}/enter", nonce="00" * 16)
    assert shown(bob, evening)["you"]
    bob.post(f"/api/evenings/{evening}/withdraw")
    assert not shown(bob, evening)["you"]


def test_an_evening_that_is_over_shows_every_deal_to_anybody_and_where_its_tables_parted(live):
    ann, eve = Person(live.url, "Ann"), Person(live.url, "Eve")
    evening = announced(ann, deals=1)
    assert ann.get(f"/api/evenings/{evening}/deals/0").json()["reason"] == "evening-playing"
    ann.post(f"/api/evenings/{evening}/bots", level="random", count=4)
    assert ann.post(f"/api/evenings/{evening}/begin").status_code == 200
    wait_until(lambda: shown(ann, evening)["status"] == "over")
    tables = shown(eve, evening)["rounds"][0]["tables"]
    compared = wait_until(lambda: eve.get(f"/api/evenings/{evening}/deals/0?lang=de").json().get("tables"))
    assert eve.get(f"/api/evenings/{evening}/deals/1").json()["reason"] == "evening-deal"
    assert len(compared) == len(tables) == 2
    first, second = (read_record(eve.get(f"/api/tables/{each['table']}/record").content).steps for each in tables)
    common = next(at for at, (one, other) in enumerate(zip(first, second)) if one != other)
    for table in compared:
        assert min(each["number"] for each in table["partings"]) == common + 1
        assert all(each["words"] for each in table["partings"])
        assert table["decided"]["gain"] > 0
        assert table["decided"]["words"]
    number = compared[0]["decided"]["number"]
    scene = f"/api/tables/{tables[0]['table']}/scenes?from={number}&to={number}&seat=0&lang=de"
    assert wait_until(lambda: eve.get(scene).json().get("scenes")), "whoever has no seat may look back too"
