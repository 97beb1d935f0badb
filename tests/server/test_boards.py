"""Boards of the day and the duplicate of the week: one try each, the best first, streaks by the server's date, and gone with the person."""

import asyncio
from datetime import UTC, date, datetime, timedelta

from pithead.coach.puzzles import number_of_day, puzzle_of
from pithead.duplicate.deals import seal_of
from pithead.duplicate.week import seed_of, week_of
from pithead.games import load_game
from pithead.server import evening_books, week_books, weeks
from pithead.server.day_books import DayBooks, place_of
from pithead.store.opening import open_store
from tests.server.in_process import Visitor, in_process
from tests.server.live import Person
from tests.waiting import wait_until
from tests.web.tables import resign


def today():
    return datetime.now(UTC).date()


def board(person, game, kind):
    return next(each for each in person.get("/api/boards").json()["boards"] if (each["game"], each["kind"]) == (game, kind))


def test_the_first_answer_to_the_puzzle_of_the_day_counts_and_no_other(live):
    ann, bob, eve = (Person(live.url, name) for name in ("Ann", "Bob", "Eve"))
    number = number_of_day("dice-miner", today())
    puzzle = puzzle_of(load_game("dice-miner"), number)
    worst = puzzle.ranked[-1][0]
    path = f"/api/puzzles/dice-miner/{number}"
    for person, event in ((ann, worst), (ann, puzzle.best), (bob, puzzle.best), (eve, None)):
        assert person.post(path, event=event).status_code == 200
    rows = {each["name"]: each for each in board(ann, "dice-miner", "puzzle")["rows"]}
    assert rows["Bob"]["score"] == 100
    assert rows["Bob"]["place"] == 1
    assert 0 < rows["Ann"]["score"] < 100
    assert rows["Eve"]["score"] == 0
    assert rows["Ann"]["you"]
    assert board(ann, "dice-miner", "puzzle")["streak"] == 1
    other = number % 5 + 1 if number % 5 + 1 != number else number + 1
    people = board(bob, "dice-miner", "puzzle")["people"]
    Person(live.url, "Zed").post(f"/api/puzzles/dice-miner/{other}", event=None)
    assert board(bob, "dice-miner", "puzzle")["people"] == people, "only today's puzzle counts"


def test_a_finished_try_at_the_daily_game_stands_on_the_board(live):
    ann = Person(live.url, "Ann")
    table = ann.post("/api/daily/dice-miner", nonce="00" * 16).json()["table"]
    while (shown := ann.table(table))["status"] == "playing":
        ann.command(table, shown["version"], "act", event=shown["choices"][0]["event"])
    own = wait_until(lambda: [each for each in board(ann, "dice-miner", "game")["rows"] if each.get("you")])
    assert own[0]["score"] == shown["result"]["totals"][0]


def test_days_in_a_row_are_counted_by_the_date_and_ties_share_a_place(tmp_path):
    async def run():
        store = await open_store(str(tmp_path / "days.db"))
        try:
            days, day = DayBooks(store), today()
            for back in (4, 2, 1):
                await days.note("go", "puzzle", day - timedelta(days=back), "ann", 50)
            assert await days.streak("go", "puzzle", day, "ann") == 2, "today can still be played"
            await days.note("go", "puzzle", day, "ann", 50)
            await days.note("go", "puzzle", day, "ann", 99)
            await days.note("go", "puzzle", day, "bob", 50)
            await days.note("go", "puzzle", day, "cy", 20)
            again = DayBooks(store)
            assert await again.streak("go", "puzzle", day, "ann") == 3
            assert await again.streak("go", "puzzle", day + timedelta(days=2), "ann") == 0
            results = await again.results("go", "puzzle", day)
            assert [(each.who, place_of(results, each.score)) for each in results] == [("ann", 1), ("bob", 1), ("cy", 3)]
        finally:
            await store.close()

    asyncio.run(run())


def test_everybody_meets_the_same_deals_of_a_week_once_and_nobody_sees_them_before_it_is_over(live):
    ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
    week = ann.get("/api/weeks/mini-miners").json()
    assert len(week["seals"]) == 4
    assert not week.get("secrets")
    tables = [person.post("/api/weeks/mini-miners", deal=1).json() for person in (ann, bob)]
    assert [each["seat"] for each in tables] == [1, 1]
    assert ann.post("/api/weeks/mini-miners", deal=1).json()["table"] == tables[0]["table"], "there is one try"
    assert ann.post("/api/weeks/mini-miners", deal=4).status_code == 422
    for person, each in zip((ann, bob), tables):
        resign(person, each["table"])
    assert bob.get(f"/api/tables/{tables[0]['table']}").status_code == 404
    assert ann.get(f"/api/tables/{tables[0]['table']}/record").json()["reason"] == "evening-sealed"

    def bots_and_people():
        rows = ann.get("/api/weeks/mini-miners").json()["rows"]
        return rows if {"Ann", "Bob"} <= {row["name"] for row in rows} and sum(bool(row["level"]) for row in rows) == 6 else None

    rows = wait_until(bots_and_people)
    assert len({(row["level"], row["number"]) for row in rows if row["level"]}) == 6, "bots of one level are told apart"
    assert {row["number"] for row in rows if row["name"]} == {0}
    own = [row for row in rows if row["name"] in ("Ann", "Bob")]
    assert own[0]["deals"][1] == own[1]["deals"][1]
    assert own[0]["deals"][0] is None
    assert ann.get("/api/weeks/mini-miners/2020-W01").status_code == 422
    assert ann.post("/api/me/delete", sure=True).status_code == 200
    assert "Ann" not in {row["name"] for row in bob.get("/api/weeks/mini-miners").json()["rows"]}


def test_the_deals_of_a_past_week_are_open_and_its_games_can_be_watched_again(tmp_path, monkeypatch):
    with in_process(tmp_path / "one", monkeypatch) as server:
        ann, now = server.person("Ann"), date(2026, 11, 18)

        def let_it_be(day):
            for module in (weeks, week_books, evening_books):
                monkeypatch.setattr(module, "today", lambda: day)
            server.process.weeks.playing.add(week_books.stream_of("dice-miner", week_of(day)))  # the bots are not what we look at

        let_it_be(now)
        seals = ann.get("/api/weeks/dice-miner").json()["seals"]
        table = ann.done("/api/weeks/dice-miner", deal=2)["table"]
        version = ann.get(f"/api/tables/{table}").json()["version"]
        ann.done(f"/api/tables/{table}/commands", key="give-up-key", version=version, command={"do": "resign"})
        stranger = Visitor(server)
        assert stranger.get(f"/api/tables/{table}").status_code == 404
        rows = wait_until(lambda: ann.get("/api/weeks/dice-miner").json()["rows"])
        assert [row["tables"] for row in rows] == [[]]
        let_it_be(now + timedelta(days=7))
        assert ann.get("/api/weeks/dice-miner").json()["past"] == ["2026-W47"]
        old = stranger.get("/api/weeks/dice-miner/2026-W47").json()
        assert [seal_of(secret) for secret in old["secrets"]] == old["seals"] == seals
        assert [(row["name"], row["tables"]) for row in old["rows"]] == [("Ann", ["", "", table, ""])]
        record = stranger.get(f"/api/tables/{table}/record").json()
        assert record["header"]["seed"] == seed_of("dice-miner", "2026-W47", 2, old["secrets"][2])
