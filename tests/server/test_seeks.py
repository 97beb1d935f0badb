"""Find me a game: wishes that fit are matched at once, whichever process they came by; others wait, and whoever leaves waits no more."""

import asyncio

import pytest

from pithead.server import api, seeks
from pithead.server.messages import encode
from pithead.store.contacts import Seek
from pithead.store.opening import open_store
from tests.server.live import Live, Person

SEAL = "00" * 32
RATING = api.RatingShown(1500, 100, 3, True)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Live(tmp_path_factory.mktemp("seeks") / "p.db") as live:
        yield live


def seek(person, **wish):
    answer = person.post("/api/seeks", **{"game": "dice-miner", "seats": 2, "seal": SEAL, **wish})
    assert answer.status_code == 200, answer.text
    return answer.json()


def own(person):
    return person.get("/api/me/seek").json()


def test_two_who_want_the_same_sit_at_a_table_at_once(server):
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    clock = {"is": "move", "move": 120_000}
    assert seek(ann, clock=clock)["seek"]["name"] == "Ann"
    table = seek(bob, within=100)["table"]
    assert own(ann)["table"] == table
    shown = ann.table(table)
    assert {seat["name"] for seat in shown["seats"]} == {"Ann", "Bob"}
    assert shown["clock"] == clock
    assert all(seat["seal"] == SEAL for seat in shown["seats"])


def test_wishes_that_do_not_fit_wait_and_are_listed_until_their_person_leaves(server):
    cleo, dag = Person(server.url, "Cleo"), Person(server.url, "Dag")
    seek(cleo, options={"random-heroes": True})
    assert "table" not in seek(dag, options={"random-heroes": False})
    rows = {row["name"]: row for row in dag.get("/api/seeks").json()["seeks"]}
    assert rows["Cleo"]["options"]["random-heroes"] is True
    assert rows["Dag"]["you"]
    for person in (cleo, dag):
        assert person.post("/api/seeks/end").status_code == 200
        assert own(person) == {}
    assert dag.get("/api/seeks").json()["seeks"] == []


def test_three_are_needed_for_a_table_of_three(server):
    people = [Person(server.url, name) for name in ("Eva", "Fay", "Gus")]
    tables = [seek(person, seats=3).get("table") for person in people]
    assert tables[:2] == [None, None]
    assert {own(person)["table"] for person in people} == {tables[2]}


def test_nobody_is_matched_with_whom_they_blocked(server):
    ann, bob = Person(server.url, "Hal"), Person(server.url, "Ida")
    seek(ann)
    table = seek(bob)["table"]
    seat = next(number for number, each in enumerate(ann.table(table)["seats"]) if each["name"] == "Ida")
    assert ann.post("/api/blocks", table=table, seat=seat).status_code == 200
    seek(bob)
    assert "table" not in seek(ann)
    assert [row["name"] for row in bob.get("/api/seeks").json()["seeks"]] == ["Ida"]
    (block,) = ann.get("/api/me/blocks").json()["blocks"]
    assert ann.post("/api/blocks/end", block=block["block"]).status_code == 200
    assert own(bob)["table"] == own(ann)["table"] != ""


def test_a_wish_that_no_game_fulfils_is_refused(server):
    me = Person(server.url, "Jo")
    for wish in ({"seats": 9}, {"options": {"nonsense": 1}}, {"seal": "x"}, {"within": 0}):
        assert me.post("/api/seeks", **{"game": "dice-miner", "seats": 2, "seal": SEAL, **wish}).status_code == 422


@pytest.mark.parametrize("solo", ["daily", "dragon"])
def test_forms_for_one_person_are_not_for_people_who_look_for_each_other(server, solo):
    me = Person(server.url, "Kim")
    wishes = {"seeks": {"seal": SEAL}, "evenings": {"title": "Alone", "deals": 1}}
    for path, wish in wishes.items():
        refused = me.post(f"/api/{path}", game="dice-miner", seats=2, options={"solo": solo}, **wish)
        assert (refused.status_code, refused.json()["reason"]) == (422, "option-one-person")


def test_there_are_only_so_many_an_hour(tmp_path):
    with Live(tmp_path / "p.db", contacts=2) as live:
        me = Person(live.url, "Kai")
        answers = [me.post("/api/seeks", game="dice-miner", seats=2, seal=SEAL) for _ in range(3)]
        assert [each.status_code for each in answers] == [200, 200, 429]
        assert int(answers[2].headers["retry-after"]) > 0


def test_two_processes_share_all_seeks(tmp_path):
    with Live(tmp_path / "p.db") as one, Live(tmp_path / "p.db") as two:
        ann, bob = Person(one.url, "Ann"), Person(two.url, "Bob")
        seek(ann)
        assert seek(bob)["table"] == own(ann)["table"] != ""


def waiting(who, begun=0, **more):
    wish = seeks.Wish(**{"name": who, "begun": begun, "seats": 2, "seal": SEAL, "rating": RATING, **more})
    return Seek(who, who, "dice-miner", encode(wish), 99)


def test_ratings_must_lie_within_what_both_want():
    far = api.RatingShown(1800, 100, 3, True)
    me = waiting("me", within=200)
    assert seeks.group_for(me, [me, waiting("far", rating=far)], frozenset()) == []
    assert [each.id for each in seeks.group_for(waiting("me", within=300), [waiting("far", rating=far)], frozenset())] == ["me", "far"]
    assert seeks.group_for(waiting("me"), [waiting("far", rating=far, within=100)], frozenset()) == []


def test_those_who_wait_longest_are_served_first():
    group = seeks.group_for(waiting("me", 9), [waiting("late", 5), waiting("early", 1)], frozenset())
    assert [each.id for each in group] == ["me", "early"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_seek_is_claimed_by_one_process_alone(kind, request, tmp_path):
    address = str(tmp_path / "p.db")
    if kind == "postgres":
        server = request.getfixturevalue("postgres")
        server.clear()
        address = server.url

    async def use():
        store = await open_store(address)
        try:
            for name in ("a", "b", "c"):
                await store.put_seek(waiting(name), 1)
            claims = [await store.claim_seeks(ids, 50, 40) for ids in (["a", "b"], ["b", "c"], ["c", "none"])]
            assert await store.claim_seeks(["b", "c"], 70, 60), "a claim of a process that has died counts no more"
            await store.match_seeks(["b", "c"], "t", 200)
            left = [each.id for each in await store.seeks(80, 9)]
            assert (await store.seek_of("b")).stream == "t"
            return claims, left
        finally:
            await store.close()

    assert asyncio.run(use()) == ([True, False, False], ["a"])
