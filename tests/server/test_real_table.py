"""At a real table: what can be counted is asked of the game, and what was is scored as `pithead score` does."""

import json
import random

import httpx
import msgspec
import pytest

from pithead.dice_miner.rules.dice import shown
from pithead.game import Unreadable
from pithead.games import game_names, load_game
from pithead.words import LANGUAGES, Words
from pithead.words.real_table import CountedPlayer, real_table_of, score_real_table
from pithead.words.rulebook import rulebook
from tests.server.live import HEADERS
from tests.waiting import HANG_S

ENGLISH = Words("en")
ROUNDS = 3


@pytest.fixture(scope="module")
def http(live):
    with httpx.Client(base_url=live.url, headers=HEADERS, timeout=HANG_S) as client:
        yield client


def form_of(name, language="en"):
    return real_table_of(load_game(name), Words(language)).form()


def counted(name, rng):
    """Some players with something in every round, as their form allows it, and what nobody has twice dealt out to them."""
    form, seats = form_of(name), rng.choice(load_game(name).seats)
    pieces = [piece for group in form.groups if not group.single for piece in group.pieces]
    singles = [rng.sample(group.pieces, seats) for group in form.groups if group.single]
    return [
        CountedPlayer(
            f"Player {seat}",
            tuple(pieces[seat].id for pieces in singles),
            tuple({piece.id: rng.randint(0, min(piece.most, 3)) for piece in rng.sample(pieces, 3)} for _ in range(form.scored_rounds)),
        )
        for seat in range(seats)
    ]


def over_http(http, name, players):
    answer = http.post(f"/api/real-table/{name}?lang=en", content=msgspec.json.encode({"players": players}))
    assert answer.status_code == 200, answer.text
    return answer.json()


def dice_score(players, number):
    """The same round as the command line is asked about it."""
    troves = [[id.removeprefix("die:") for id, count in each.rounds[number].items() for _ in range(count)] for each in players]
    heroes = [each.single[0].removeprefix("hero:") for each in players]
    reply = load_game("dice-miner").score(json.dumps({"troves": troves, "heroes": heroes}))
    return [points.total for points in reply.players] if any(troves) else []


def test_random_troves_score_as_on_the_command_line(http):
    rng = random.Random(6)
    for _ in range(25):
        players = counted("dice-miner", rng)
        answer = over_http(http, "dice-miner", players)
        expected = [dice_score(players, number) for number in range(ROUNDS)]
        assert [[sheet["total"] for sheet in sheets] for sheets in answer["rounds"]] == expected
        assert answer["totals"] == [sum(totals) for totals in zip(*filter(None, expected))]
        assert [answer["totals"][seat] for seat in answer["ahead"]] == [max(answer["totals"])] * len(answer["ahead"])


def test_random_treasuries_score_as_on_the_command_line(http):
    rng = random.Random(9)
    for _ in range(25):
        players = counted("mini-miners", rng)
        have = [each.rounds[0] for each in players]
        case = {
            "treasuries": [each.get("supply:nugget", 0) + 7 * each.get("supply:diamond", 0) for each in have],
            "stores": [["star"] * each.get("supply:tool", 0) for each in have],
            "troops": [[each.single[0].removeprefix("dwarf:")] for each in players],
        }
        reply = load_game("mini-miners").score(json.dumps(case))
        answer = over_http(http, "mini-miners", players)
        assert answer["totals"] == [points.total for points in reply.players]
        assert answer["ahead"] == list(reply.winners)


@pytest.mark.parametrize("name", game_names())
def test_every_row_says_why_by_a_rule_of_the_book_and_the_rows_make_the_total(name):
    game = load_game(name)
    numbers = {rule.number for section in rulebook(name, ENGLISH) for rule in section.rules}
    for sheet in (sheet for sheets in score_real_table(game, counted(name, random.Random(1)), ENGLISH).rounds for sheet in sheets):
        assert sum(row.points for row in sheet.parts) == sheet.total
        assert {row.rule for row in sheet.parts} <= numbers
        assert all(row.why for row in sheet.parts)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_and_every_step_has_words_and_a_rule(http, name, language):
    answer = http.get(f"/api/real-table/{name}?lang={language}").json()
    form = answer["form"]
    pieces = [piece for group in form["groups"] for piece in group["pieces"]]
    assert len({piece["id"] for piece in pieces}) == len(pieces)
    assert all(piece["name"] and piece["drawings"] and piece["most"] for piece in pieces)
    assert form["note"]
    assert answer["labels"]
    numbers = {rule.number for section in rulebook(name, Words(language)) for rule in section.rules}
    assert len(form["steps"]) == ROUNDS
    for step in (step for steps in form["steps"] for step in steps):
        assert step["name"]
        assert step["text"].endswith(".")
        assert step["rule"] in numbers


def test_all_faces_that_score_can_be_tapped_in_and_no_others():
    scoring = {"tunnel", "treasure", "pickaxe", "shield", "cave", "dragon"}
    sides = load_game("dice-miner").box.sides
    asked = {piece.id for group in form_of("dice-miner").groups if not group.single for piece in group.pieces}
    assert asked == {f"die:{face}" for faces in sides.values() for face in faces if shown(face).symbol in scoring}


def test_a_round_in_which_nobody_has_a_die_is_not_scored_although_heroes_count():
    players = [CountedPlayer("Ann", ("hero:surveyor",), ({"die:tunnel:2": 1}, {}, {})), CountedPlayer("Bob", (), ({}, {}, {}))]
    score = score_real_table(load_game("dice-miner"), players, ENGLISH)
    assert [len(sheets) for sheets in score.rounds] == [2, 0, 0]
    assert score.totals == (3, 0)


def test_a_tie_is_broken_once_everybodys_lowest_dwarf_is_known():
    game = load_game("mini-miners")
    ann, bob = ({"supply:nugget": 9}, {"supply:diamond": 1, "supply:tool": 7})
    level = [CountedPlayer("Ann", ("dwarf:mole",), (ann,)), CountedPlayer("Bob", (), (bob,))]
    assert score_real_table(game, level, ENGLISH).ahead == (0, 1)
    known = [level[0], CountedPlayer("Bob", ("dwarf:sleuth",), (bob,))]
    assert score_real_table(game, known, ENGLISH).ahead == (1,)


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        (CountedPlayer("Ann", (), ({}, {})), "real-table-rounds"),
        (CountedPlayer("Ann", (), ({"die:tunnel:9": 1}, {}, {})), "real-table-count"),
        (CountedPlayer("Ann", (), ({"die:tunnel:1": 28}, {}, {})), "real-table-count"),
        (CountedPlayer("Ann", (), ({"hero:engineer": 1}, {}, {})), "real-table-count"),
        (CountedPlayer("Ann", ("die:tunnel:1",), ({}, {}, {})), "real-table-count"),
        (CountedPlayer("Ann", ("hero:engineer", "hero:surveyor"), ({}, {}, {})), "real-table-single"),
    ],
)
def test_what_does_not_fit_the_form_is_refused(player, reason):
    with pytest.raises(Unreadable) as refused:
        score_real_table(load_game("dice-miner"), [player], ENGLISH)
    assert refused.value.reason == reason


def test_too_many_players_and_a_hero_of_two_players_are_refused_by_rule(http):
    engineer = {"name": "Ann", "single": ["hero:engineer"], "rounds": [{"die:tunnel:1": 1}, {}, {}]}
    five = http.post("/api/real-table/dice-miner?lang=en", json={"players": [engineer] * 5})
    assert (five.status_code, five.json()["reason"]) == (422, "seats")
    two = http.post("/api/real-table/dice-miner?lang=en", json={"players": [engineer] * 2}).json()
    assert (two["reason"], two["rule"]) == ("hero-taken", "DM-2.2")
