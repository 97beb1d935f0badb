"""Looking at games: scenes of what happened, what could have happened, first steps, rules, facts, and the opened envelope."""

import json
import random
import re

import httpx
import msgspec
import pytest

from pithead.bots import RandomBot
from pithead.coach.lessons import lessons_of
from pithead.games import game_names, load_game
from pithead.match.play import open_match, play_out
from pithead.record import Player, digest_of, write_record
from pithead.words import LANGUAGES
from tests.server.live import HEADERS, Live, Person, seated
from tests.server.live import play_out as play_at_table
from tests.waiting import HANG_S


def game_record(name, seed="studies"):
    """A whole random game."""
    game = load_game(name)
    match, _ = open_match(game, [Player(name, "human", None) for name in ("Ann", "Bob")], options=game.options_type(), seed=seed)
    play_out(match, [RandomBot()] * 2, random.Random(seed))
    return match.record()


@pytest.fixture(scope="module")
def records():
    return {name: game_record(name) for name in game_names()}


@pytest.fixture
def ann(live):
    return Person(live.url, "Ann")


@pytest.fixture(scope="module")
def imported(live, records):
    """Both games under the names that the server keeps them by."""
    keeper = httpx.Client(base_url=live.url, headers=HEADERS, timeout=HANG_S)
    assert keeper.post("/api/session", json={}).status_code == 200
    yield {name: keeper.post("/api/records", content=write_record(record)).json()["table"] for name, record in records.items()}
    keeper.close()


def explore(person, **body):
    answer = person.http.post("/api/explore?lang=en", content=json.dumps(body))
    assert answer.status_code == 200, answer.text
    return answer.json()


# Scenes


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_can_be_stepped_through_from_any_seat(ann, imported, records, name):
    seen, first, count = [], 0, 1
    while first <= count:
        answer = ann.get(f"/api/tables/{imported[name]}/scenes?from={first}&to={first + 49}&seat=1&lang=en").json()
        count = answer["count"]
        seen += answer["scenes"]
        first += 50
    assert count == len(records[name].steps)
    assert [scene["at"] for scene in seen] == list(range(count + 1))
    assert seen[0]["says"] == []
    assert seen[-1]["shown"]["result"]["winners"] == list(records[name].result.winners)
    assert all(scene["shown"]["you"] == 1 for scene in seen)
    game = load_game(name)
    state = game.start(2, game.options_type())
    assert seen[0]["shown"]["view"] == json.loads(msgspec.json.encode(game.view(state, 1)))


@pytest.mark.parametrize("name", game_names())
def test_every_round_that_is_over_has_its_sheet_and_they_make_the_result(ann, imported, records, name):
    rounds = ann.get(f"/api/tables/{imported[name]}/rounds?lang=en").json()["rounds"]
    assert len(rounds) >= 3
    for sheet in (each for round in rounds for each in round):
        assert sheet["total"] == sum(part["points"] for part in sheet["parts"])
        assert all(part["rule"] and part["name"] for part in sheet["parts"])
    game = load_game(name)
    begun_with = game.standing(game.start(2, game.options_type())).totals
    made = [begun_with[seat] + sum(round[seat]["total"] for round in rounds) for seat in range(2)]
    assert made == list(records[name].result.totals)


def test_a_running_game_has_the_sheets_of_its_rounds_and_an_open_table_none(live):
    table, people = seated(live.url, ("human", "human"))
    assert people[0].get(f"/api/tables/{table}/rounds").json() == {"rounds": []}
    open_table = people[0].open(("human", "human"))["table"]
    assert people[0].get(f"/api/tables/{open_table}/rounds").json()["reason"] == "table-not-begun"


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_in_the_reference_with_words_and_a_rule(ann, name, language):
    answer = ann.get(f"/api/pieces/{name}?lang={language}").json()
    pieces = [piece for group in answer["groups"] for piece in group["pieces"]]
    assert len(pieces) > 10
    numbers = {rule["number"] for section in ann.get(f"/api/rules/{name}").json()["sections"] for rule in section["rules"]}
    for piece in pieces:
        assert piece["drawings"], piece
        assert piece["name"], piece
        assert piece["text"], piece
        assert piece["rule"] in numbers, piece
    drawn = [drawing for piece in pieces for drawing in piece["drawings"] if not drawing.startswith("die:")]
    assert len(drawn) == len(set(drawn))


@pytest.mark.parametrize("name", game_names())
def test_the_rules_have_pictures_of_real_positions_with_words_in_every_language(ann, name):
    numbers = {rule["number"] for section in ann.get(f"/api/rules/{name}").json()["sections"] for rule in section["rules"]}
    captions = {}
    for language in LANGUAGES:
        figures = ann.get(f"/api/figures/{name}?lang={language}").json()["figures"]
        assert len(figures) > 10
        assert {each["rule"] for each in figures} <= numbers
        assert all(each["scene"]["shown"]["view"] and each["scene"]["told"]["labels"] for each in figures)
        captions[language] = [each["says"] for each in figures]
        assert all(captions[language])
    assert all(len(set(same)) == len(LANGUAGES) for same in zip(*captions.values(), strict=True))


def test_no_more_than_fifty_scenes_come_at_once(ann, imported):
    answer = ann.get(f"/api/tables/{imported['mini-miners']}/scenes?from=3&to=900").json()
    assert [scene["at"] for scene in answer["scenes"]] == list(range(3, 53))


def test_while_dice_are_due_nobody_is_to_act(ann, imported):
    first = ann.get(f"/api/tables/{imported['dice-miner']}/scenes").json()["scenes"][0]
    assert first["shown"]["to_act"] == []
    assert first["told"]["ask"] == "Dice or cards are about to decide."


def test_a_running_game_shows_its_past_through_the_own_eyes_only(live):
    table, people = seated(live.url)
    stranger = Person(live.url, "Zoe")
    play_at_table(table, people, most=6)
    mine = people[0].get(f"/api/tables/{table}/scenes?to=5").json()
    assert {scene["shown"]["you"] for scene in mine["scenes"]} == {0}
    assert people[0].get(f"/api/tables/{table}/scenes?seat=0").status_code == 200
    assert people[0].get(f"/api/tables/{table}/scenes?seat=1").json()["reason"] == "forbidden"
    assert stranger.get(f"/api/tables/{table}/scenes").json()["reason"] == "table-unknown"


def test_a_table_that_has_not_begun_has_no_scenes(live, ann):
    created = ann.open()
    assert ann.get(f"/api/tables/{created['table']}/scenes").json()["reason"] == "table-not-begun"


@pytest.mark.parametrize("query", ["from=x", "from=-1", "to=99999999999", "seat=7", "from=٣"])
def test_a_question_that_is_none_gets_a_sentence(ann, imported, query):
    answer = ann.get(f"/api/tables/{imported['dice-miner']}/scenes?{query}")
    assert answer.status_code == 422
    assert answer.json()["message"]


def test_a_finished_table_has_scenes_and_a_verdict(live):
    table, people = seated(live.url)
    play_at_table(table, people)
    stranger = Person(live.url, "Zoe")
    last = stranger.get(f"/api/tables/{table}/scenes?from=9999&seat=1&lang=de").json()
    assert last["scenes"][0]["at"] == last["count"]
    assert last["scenes"][0]["told"]["ask"].startswith("Die Partie ist zu Ende.")
    verdict = stranger.get(f"/api/tables/{table}/verify?lang=en").json()
    assert verdict["passed"]
    assert [check["passed"] for check in verdict["checks"]] == [True] * 5
    assert verdict["says"].startswith("Verified")


def test_a_game_that_was_given_up_opens_its_envelope_and_is_verified(live):
    table, people = seated(live.url)
    assert people[0].command(table, people[0].table(table)["version"], "resign").status_code == 200
    verdict = people[1].get(f"/api/tables/{table}/verify").json()
    assert verdict["passed"]
    assert [check["passed"] for check in verdict["checks"]] == [True] * 5
    record = people[1].get(f"/api/tables/{table}/record")
    assert (record.json()["conceded"], record.json()["result"]["winners"]) == ([0], [1])
    kept = people[1].http.post("/api/records", content=record.content).json()["table"]
    for id in (table, kept):
        scenes = people[1].get(f"/api/tables/{id}/scenes?from=9999").json()["scenes"]
        assert (scenes[0]["shown"]["status"], scenes[0]["shown"]["result"]["winners"]) == ("over", [1])


@pytest.mark.parametrize("name", game_names())
def test_a_finished_game_travels_by_a_link(ann, imported, name):
    text = ann.get(f"/api/tables/{imported[name]}/link").json()["text"]
    assert ann.post("/api/links", text=text).json() == {"table": imported[name]}
    refused = ann.post("/api/links", text=text[:-9])
    assert (refused.status_code, refused.json()["reason"]) == (422, "record-link")


def test_a_game_that_is_played_has_no_link(live):
    table, people = seated(live.url)
    assert people[0].get(f"/api/tables/{table}/link").json()["reason"] == "table-playing"


# What if


@pytest.mark.parametrize("name", game_names())
def test_any_position_can_be_left_for_another_game(ann, imported, records, name):
    rng = random.Random(name)
    for _ in range(5):
        at, then = rng.randrange(len(records[name].steps)), []
        for _ in range(6):
            answer = explore(ann, table=imported[name], at=at, then=then)
            scene = answer["scene"]
            assert scene["at"] == at + len(answer["then"])
            if scene["shown"]["status"] == "over":
                break
            actor = scene["shown"]["you"]
            assert actor in scene["shown"]["to_act"]
            then = [*answer["then"], f"{actor}: {rng.choice(scene['shown']['choices'])['event']}"]
        else:
            assert len(then) >= 6


def test_the_same_question_has_the_same_answer(ann, imported):
    question = {"table": imported["dice-miner"], "at": 0}
    assert explore(ann, **question) == explore(ann, **question)


def test_a_record_of_ones_own_can_be_explored_without_being_kept(ann, records):
    record = json.loads(write_record(records["dice-miner"]))
    answer = explore(ann, record=record, at=len(records["dice-miner"].steps))
    assert answer["then"] == []
    assert answer["scene"]["shown"]["status"] == "over"


@pytest.mark.parametrize("name", game_names())
def test_bots_answer_on_the_other_seats(ann, imported, records, name):
    at = len(records[name].steps) // 2
    answer = explore(ann, table=imported[name], at=at, seat=0, bots="greedy")
    shown = answer["scene"]["shown"]
    assert shown["you"] == 0
    assert shown["status"] == "over" or 0 in shown["to_act"]
    event = shown["choices"][0]["event"]
    after = explore(ann, table=imported[name], at=at, seat=0, bots="greedy", then=[*answer["then"], f"0: {event}"])
    assert after["then"][: len(answer["then"]) + 1] == [*answer["then"], f"0: {event}"]
    assert after["scene"]["says"]


def test_bots_alone_play_so_far_and_no_farther(ann, imported):
    answer = explore(ann, table=imported["mini-miners"], at=0, bots="random")
    decisions = [step for step in answer["then"] if ": " in step]
    assert len(decisions) == 40


def test_an_impossible_step_is_refused_by_its_rule(ann, imported):
    answer = ann.post("/api/explore", table=imported["dice-miner"], at=0, then=["0: take e3"])
    assert answer.status_code == 409
    assert answer.json()["rule"]
    assert ann.post("/api/explore", table=imported["dice-miner"], at=9999).json()["reason"] == "scene-unknown"
    assert ann.post("/api/explore", table=imported["dice-miner"], at=0, seat=9).json()["reason"] == "seat"
    assert ann.post("/api/explore", table=imported["dice-miner"], at=0, bots="genius").json()["reason"] == "bot-unknown"


def test_a_running_game_is_not_explored_for_it_has_secrets(live):
    table, people = seated(live.url)
    assert people[0].post("/api/explore", table=table, at=0).json()["reason"] == "table-playing"
    assert Person(live.url, "Zoe").post("/api/explore", table=table, at=0).json()["reason"] == "table-unknown"


def test_nobody_explores_without_end(tmp_path):
    with Live(tmp_path / "pithead.db", studies=3) as server:
        ann = Person(server.url)
        answers = [ann.post("/api/explore", table="ab", at=0).json()["reason"] for _ in range(5)]
        assert answers == ["table-unknown"] * 3 + ["too-many"] * 2


# First steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_lesson_is_taught_to_its_end(ann, name, language):
    taught = ann.get(f"/api/lessons/{name}?lang={language}").json()
    lessons = lessons_of(name)
    assert [lesson["lesson"] for lesson in taught["lessons"]] == [lesson.id for lesson in lessons]
    scene, before = taught["scene"], []
    for lesson in lessons:
        legal = [choice["event"] for choice in scene["shown"]["choices"]]
        right = next(event for event in lesson.answers if event in legal)
        wrong = next((event for event in legal if event not in lesson.answers), None)
        path = f"/api/lessons/{name}/{lesson.id}?lang={language}"
        if wrong is not None:
            hint = ann.post(path, answer=wrong, before=before).json()
            assert not hint["right"]
            assert hint["scene"]["shown"] == scene["shown"]
        answer = ann.post(path, answer=right, before=before).json()
        assert answer["right"]
        assert answer["says"]
        before.append(right)
        scene = answer.get("next")
    assert scene is None


def test_a_lesson_that_follows_another_needs_its_answer(ann):
    followers = [lesson for lesson in lessons_of("dice-miner") if lesson.position is None]
    path = f"/api/lessons/dice-miner/{followers[0].id}"
    assert ann.post(path, answer=followers[0].answers[0]).json()["reason"] == "lesson-before"


def test_an_impossible_answer_is_refused_by_its_rule(ann):
    answer = ann.post("/api/lessons/dice-miner/top", answer="take b2")
    assert (answer.status_code, answer.json()["rule"]) == (409, "DM-4.2")
    assert ann.post("/api/lessons/dice-miner/nothing", answer="done").status_code == 404
    assert ann.get("/api/lessons/chess").status_code == 404


# Why not


def whys(person, scene, path, **body):
    """The answers about everything in a scene that may be asked about."""
    answers = [person.post(f"{path}?lang=en", mark=mark, **body).json() for mark in scene["told"]["askable"]]
    assert [answer["mark"] for answer in answers] == scene["told"]["askable"]
    return answers


@pytest.mark.parametrize("name", game_names())
def test_a_scene_of_every_kind_says_why_something_can_not_be_chosen(ann, imported, name):
    lesson = ann.get(f"/api/lessons/{name}?lang=en").json()
    puzzle = ann.get(f"/api/puzzles/{name}/1?lang=en").json()
    branch = explore(ann, table=imported[name], at=40)
    asked = {"table": imported[name], "at": 40, "then": branch["then"]}
    seat = branch["scene"]["shown"]["you"]
    replayed = ann.get(f"/api/tables/{imported[name]}/scenes?from={branch['scene']['at']}&seat={seat}&lang=en").json()["scenes"][0]
    answers = [
        *whys(ann, lesson["scene"], f"/api/lessons/{name}/{lesson['lessons'][0]['lesson']}/why"),
        *whys(ann, puzzle["scene"], f"/api/puzzles/{name}/1/why"),
        *whys(ann, branch["scene"], "/api/explore/why", branch=asked),
        *whys(ann, replayed, f"/api/tables/{imported[name]}/why", at=replayed["at"], seat=seat),
    ]
    assert len(answers) > 10
    assert all(answer["why"].endswith(f"({answer['rule']})") for answer in answers)


def test_a_running_game_says_why_only_from_the_own_seat(live):
    table, people = seated(live.url)
    assert people[0].post(f"/api/tables/{table}/why", mark="slot:a1", seat=1).json()["reason"] == "forbidden"
    assert people[0].post(f"/api/tables/{table}/why", mark="slot:a1", at=9999).json()["reason"] == "scene-unknown"
    assert Person(live.url, "Zoe").post(f"/api/tables/{table}/why", mark="slot:a1").json()["reason"] == "table-unknown"


# The book


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "prefix"), [("dice-miner", "DM"), ("mini-miners", "MM")])
def test_the_book_has_every_rule_by_its_number(ann, name, prefix, language):
    book = ann.get(f"/api/rules/{name}?lang={language}").json()
    numbers = [rule["number"] for section in book["sections"] for rule in section["rules"]]
    assert f"{prefix}-4.2" in numbers
    assert len(numbers) == len(set(numbers)) > 20
    for section in book["sections"]:
        assert section["title"]
        assert all(rule["number"].startswith(f"{prefix}-{section['number']}.") and rule["text"] for rule in section["rules"])


@pytest.mark.parametrize("name", game_names())
def test_reconstructed_facts_say_how_sure_we_are(ann, name):
    answer = ann.get(f"/api/facts/{name}").json()
    assert answer["count"] == len(load_game(name).facts())
    unsure = [mark for _, mark in load_game(name).facts() if mark != "book"]
    assert {fact["mark"] for fact in answer["facts"]} == set(unsure) <= {"public", "deduced", "guess"}
    assert 0 < len(answer["facts"]) <= len(unsure)
    assert all(fact["fact"].endswith(".") for fact in answer["facts"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "figure"), [("dice-miner", 10.05), ("mini-miners", 2.26)])
def test_the_guesses_are_told_in_sentences_with_figures_of_the_lab(ann, name, figure, language):
    guesses = ann.get(f"/api/facts/{name}?lang={language}").json()["guesses"]
    assert len(guesses) >= 3
    assert str(figure) in re.sub(r"(?<=\d),(?=\d)", ".", guesses[0])


def test_a_changed_record_does_not_pass(records):
    from pithead.server.verification import verdict  # noqa: PLC0415
    from pithead.words import Words  # noqa: PLC0415

    record = records["dice-miner"]
    place = next(number for number, step in enumerate(record.steps) if step.startswith("rolled tunnel:1"))
    forged = msgspec.structs.replace(record, steps=(*record.steps[:place], "rolled tunnel:5", *record.steps[place + 1 :]))
    assert [check.passed for check in verdict(forged, Words("en")).checks] == [False, None, None, None, None]
    forged = msgspec.structs.replace(forged, digest=digest_of(forged))
    checks = [check.passed for check in verdict(forged, Words("en")).checks]
    assert checks[:2] == [True, True]
    assert False in checks[2:]


# Play now, names, and the own tables


def test_play_now_is_one_call(ann):
    answer = ann.post("/api/tables", game="dice-miner", places=[{"kind": "human"}, {"kind": "bot", "level": "random"}], join="00" * 16)
    created = answer.json()
    assert created["seat"] == 0
    assert [link["seat"] for link in created["links"]] == [None]
    assert ann.table(created["table"])["status"] == "playing"


def test_the_host_who_sits_down_leaves_links_for_the_others(ann):
    answer = ann.post(
        "/api/tables", game="dice-miner", places=[{"kind": "bot", "level": "random"}, {"kind": "open"}, {"kind": "human"}], join="00" * 16
    )
    assert answer.json()["seat"] == 1
    assert [link["seat"] for link in answer.json()["links"]] == [2, None]
    bots = [{"kind": "bot", "level": "random"}] * 2
    assert ann.post("/api/tables", game="dice-miner", places=bots, join="00" * 16).json()["reason"] == "table-full"


@pytest.mark.parametrize(("language", "word"), [("en", "Miner"), ("fi", "Kaivaja")])
def test_somebody_without_a_name_gets_one(live, language, word):
    answer = httpx.post(f"{live.url}/api/session?lang={language}", json={}, headers=HEADERS, timeout=HANG_S)
    assert answer.json()["name"].startswith(f"{word} ")
    assert len(answer.json()["name"]) == len(word) + 5


def test_asking_again_without_a_name_keeps_the_old_one(ann):
    assert ann.post("/api/session").json()["name"] == "Ann"


def test_the_own_tables_say_where_one_is_awaited(live):
    table, people = seated(live.url)
    waiting = people[0].open()
    shown = people[0].table(table)
    found = {each["table"]: each for each in people[0].get("/api/me/tables").json()["tables"]}
    assert found[table] == {
        "table": table, "game": "dice-miner", "status": "playing", "names": ["Ann", "Bo"], "seat": 0, "turn": shown["to_act"] == [0],
        "acting": shown["to_act"], "host": True,
    }  # fmt: skip
    assert found[waiting["table"]]["status"] == "open"
    assert found[waiting["table"]]["turn"] is False
    assert [each["table"] for each in people[1].get("/api/me/tables").json()["tables"]] == [table]
    assert Person(live.url, "Zoe").get("/api/me/tables").json()["tables"] == []
