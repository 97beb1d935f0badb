"""Ratings on the server: which games count, once each, whoever stores them; and what the page is told."""

import asyncio

import msgspec
import pytest

from pithead.bots.ladder import read_shipped
from pithead.coach.analysis import AnalysedSeat, Analysis
from pithead.match.commands import AnswerUndo, Resign, Undo, decide
from pithead.match.entries import write_entry
from pithead.ratings.rating import Rating
from pithead.server.rating_books import RatedSeat, Ratings, may_be_rated, went_back
from pithead.server.tables import listing_of
from pithead.store import Append
from pithead.store.sqlite import SqliteStore
from tests.match.tables import GAME, play_on, seated
from tests.server.live import Person
from tests.server.live import seated as seated_there
from tests.waiting import wait_until


async def nothing_is_secret(table):
    """No table here belongs to an evening."""
    return False


@pytest.fixture
def store(tmp_path):
    store = SqliteStore(tmp_path / "pithead.db")
    yield store
    asyncio.run(store.close())


async def stored(store, lines, table):
    """A table's journal in a store."""
    for number, line in enumerate(lines, 1):
        listing = listing_of(table) if number == len(lines) else None
        await store.append(Append(table.opened.table, number, f"k{number}", write_entry(line), listing))


def resigned(**more):
    lines, table = seated(**more)
    line, table = decide(table, 0, Resign())
    return [*lines, line], table


def test_a_game_is_rated_once_however_often_it_is_noted(store):
    lines, table = resigned()

    async def note():
        await stored(store, lines, table)
        here, there = Ratings(store, nothing_is_secret), Ratings(store, nothing_is_secret)
        for ratings in (here, there, here):
            await ratings.note_game(table)
        return await here.book(GAME.name), await there.book(GAME.name)

    here, there = asyncio.run(note())
    assert here.seq == there.seq == 1
    assert here.plain == there.plain
    assert here.plain["w1"].mean > Rating().mean > here.plain["w0"].mean


def test_a_game_that_ended_just_before_a_crash_is_rated_at_the_next_start(store):
    lines, table = resigned()

    async def start():
        await stored(store, lines, table)
        ratings = Ratings(store, nothing_is_secret)
        await ratings.note_missed()
        await ratings.note_missed()
        return await ratings.book(GAME.name)

    assert list(asyncio.run(start()).changes) == [table.opened.table]


def test_practice_and_corrected_boxes_and_unmeasured_bots_do_not_count():
    assert may_be_rated(resigned()[1])
    assert not may_be_rated(resigned(seed="practice")[1])
    assert not may_be_rated(seated(("open", "bot"))[1]), "nobody has measured the random bot"


def test_what_is_taken_back_by_consent_is_not_rated_and_what_nobody_learned_from_is():
    lines, table = seated()
    table = play_on(table, lines, until=lambda table: len(table.steps) > 12 and table.steps[-1].seat == 1)
    line, table = decide(table, 0, Undo())
    asked = [*lines, line]
    line, _ = decide(table, 1, AnswerUndo(True))
    assert went_back([*asked, line])
    refused, _ = decide(table, 1, AnswerUndo(False))
    assert not went_back([*asked, refused])
    assert not went_back(lines)


def test_a_game_that_the_coach_helped_with_does_not_count(store):
    lines, table = resigned()

    async def note():
        await stored(store, lines, table)
        ratings = Ratings(store, nothing_is_secret)
        await ratings.note_help(table)
        await ratings.note_game(table)
        return await ratings.book(GAME.name)

    assert not asyncio.run(note()).changes


def test_an_analysis_gives_a_rating_without_luck(store):
    lines, table = resigned()
    seat = {
        "initial": 0.5,
        "skill": 0.0,
        "skill_error": 0.0,
        "others": 0.0,
        "others_error": 0.0,
        "real_decisions": 1,
        "lost": 0.0,
        "error_rate": 0.0,
    }
    rest = {"rate_error": 0.0, "given_away": 0.0, "band": "", "band_words": "", "luck_error": 0.01}
    seats = tuple(
        AnalysedSeat(name="", final=final, luck=luck, adjusted=final - luck, **seat, **rest) for final, luck in ((0.0, -0.9), (1.0, 0.9))
    )
    analysis = Analysis(game=GAME.name, unit="share", seats=seats, curve=(), events=(), mistakes=(), lucky=())

    async def note():
        await stored(store, lines, table)
        ratings = Ratings(store, nothing_is_secret)
        await ratings.note_game(table)
        await ratings.note_analysis(table.opened.table, analysis)
        await ratings.note_analysis(table.opened.table, analysis)
        return await ratings.book(GAME.name)

    book = asyncio.run(note())
    assert book.seq == 2
    unlucky = book.adjusted(RatedSeat(who="w0"))
    assert unlucky is not None
    assert unlucky.mean > Rating().mean > book.plain["w0"].mean
    assert unlucky.deviation < book.plain["w0"].deviation


def test_the_list_has_people_and_bots_and_the_table_says_what_the_game_did(live):
    ann = Person(live.url, "Ann")
    made = [{"kind": "human"}, {"kind": "bot", "level": "hewer"}]
    table = ann.post("/api/tables", game="dice-miner", places=made, join="00" * 16).json()["table"]
    before = ann.get(f"/api/tables/{table}/ratings").json()
    assert before["rated"]
    anchor = next(round(rung.elo) for rung in read_shipped("dice-miner", 2).rungs if rung.name == "hewer")
    assert [each["points"] for each in before["before"]] == [900, anchor]
    wait_until(lambda: ann.command(table, ann.table(table)["version"], "resign").status_code == 200)
    after = wait_until(lambda: ann.get(f"/api/tables/{table}/ratings").json().get("after"))
    assert after[0]["points"] < 900
    assert after[1]["points"] == anchor
    rows = Person(live.url, "Bob").get("/api/ratings/dice-miner").json()["rows"]
    assert any(row["name"] == "Ann" and not row["you"] for row in rows)
    assert {row["level"] for row in rows} >= {"hewer", "mine-master"}
    own = ann.get("/api/me/ratings").json()["ratings"]
    assert own[0]["rating"]["games"] == 1


def test_a_rating_list_says_nothing_of_who_somebody_is(live):
    table, people = seated_there(live.url)
    wait_until(lambda: people[0].command(table, people[0].table(table)["version"], "resign").status_code == 200)
    wait_until(lambda: people[0].get(f"/api/tables/{table}/ratings").json().get("after"))
    answer = people[1].get("/api/ratings/dice-miner")
    assert {key for row in answer.json()["rows"] for key in row} <= {"name", "level", "you", "rating", "adjusted"}
    assert msgspec.json.decode(answer.content)["people"] >= 2
