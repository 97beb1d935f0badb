"""Studies: from a game or a position, changed by their author alone, read by anybody, bounded, and gone with the person."""

import json

import pytest

from pithead.games import load_game
from pithead.server import shared_studies
from tests.server.live import Person, seated, settled
from tests.web.tables import given_up, resign


def first_position(game="dice-miner"):
    rules = load_game(game)
    return json.loads(rules.write_position(rules.start(2)))


@pytest.fixture
def study(live):
    """A study of a game that was given up after a few decisions, and its author."""
    over = given_up(live.url, "dice-miner", 6, seed=3)
    author = over.people[0]
    answer = settled(lambda: author.post("/api/studies", title="A good take", table=over.table, at=2, length=4))
    assert answer.status_code == 200, answer.text
    return answer.json(), author, over


def test_a_study_of_a_game_has_its_position_and_its_line(study, live):
    made, author, over = study
    steps = author.get(f"/api/tables/{over.table}/record").json()["steps"]
    assert [each.get("step", "") for each in made["steps"]] == ["", *steps[2:6]]
    assert made["yours"]
    reader = Person(live.url, "Reader")
    scene = settled(lambda: reader.get(f"/api/studies/{made['id']}/scenes/2?lang=it")).json()
    assert scene["at"] == 2
    assert scene["says"]
    assert reader.get(f"/api/studies/{made['id']}").json()["author"] == made["author"]
    assert reader.get(f"/api/studies/{made['id']}/scenes/99").status_code == 422


def test_anybody_begins_a_study_from_any_game_that_they_may_look_back_at(study, live):
    _, author, over = study
    outsider = Person(live.url, "Outsider")
    wish = {"title": "Mine", "at": 2, "length": 4}
    private, _ = seated(live.url, visibility="private")
    assert outsider.post("/api/studies", table=private, **wish).status_code == 404
    brought = outsider.post("/api/records", **author.get(f"/api/tables/{over.table}/record").json()).json()["table"]
    own = settled(lambda: outsider.post("/api/studies", table=brought, **wish)).json()
    assert own["yours"]
    host, guest = Person(live.url, "Host"), Person(live.url, "Guest")
    public = host.open(("human", "open"), visibility="public")
    host.sit(public["table"], public["links"][0]["url"])
    guest.sit(public["table"], seat=1)
    assert outsider.post("/api/studies", table=public["table"], **wish).status_code == 409, "it is being played"
    resign(host, public["table"])
    watched = settled(lambda: outsider.post("/api/studies", table=public["table"], title="Watched", at=0, length=3))
    assert (watched.status_code, watched.json()["yours"]) == (200, True)


def test_its_author_alone_changes_it_and_only_into_what_can_be_played(study, live):
    made, author, _ = study
    path, reader = f"/api/studies/{made['id']}", Person(live.url, "Reader")
    steps = [{**made["steps"][0], "comment": "Look!", "rings": ["slot:a1"], "arrows": [["slot:a1", "slot:b1"]]}, *made["steps"][1:2]]
    assert reader.post(path, title="Mine now", steps=steps).status_code == 403
    changed = settled(lambda: author.post(path, title="Better", steps=steps)).json()
    assert (changed["title"], changed["steps"][0]["comment"], len(changed["steps"])) == ("Better", "Look!", 2)
    assert settled(lambda: author.post(path, title="x", steps=[{}, {"step": "0: fly away"}])).status_code in (409, 422)
    assert settled(lambda: author.post(path, title="x", steps=[{}], seat=9)).status_code == 422
    assert author.post(path, title="x", steps=[{"comment": "x" * 1001}]).status_code == 422
    assert reader.get(path).json()["title"] == "Better"
    assert reader.post(f"{path}/delete", sure=True).status_code == 403
    assert author.post(f"{path}/delete", sure=True).status_code == 200
    assert author.get(path).status_code == 404


def test_a_position_in_notation_is_played_on_and_its_dice_fall(study, live):
    position, author = study[0]["position"], Person(live.url, "Ann")
    wish = {"title": "From the book", "game": "dice-miner", "position": position}
    made = settled(lambda: author.post("/api/studies", **wish)).json()
    assert settled(lambda: author.post("/api/studies", **{**wish, "position": {"no": "position"}})).status_code == 422
    assert author.post("/api/studies", **{**wish, "game": "chess"}).status_code == 404
    path, number, events = f"/api/studies/{made['id']}", 0, []
    while number == len(events):
        scene = settled(lambda at=number: author.get(f"{path}/scenes/{at}")).json()["shown"]
        events.append(f"{scene['you']}: {scene['choices'][0]['event']}")
        made = settled(lambda at=number: author.post(f"{path}/play", at=at, event=events[-1])).json()
        number = len(made["steps"]) - 1
    assert made["steps"][1]["step"] == events[0]
    assert number > len(events), "dice that are due fall by themselves"
    again = settled(lambda: author.post(f"{path}/play", at=0, event=events[0])).json()
    assert again["steps"] == made["steps"][: len(again["steps"])], "the same choice meets the same dice"
    assert settled(lambda: author.post(f"{path}/play", at=99, event=events[0])).status_code == 422


def test_a_game_that_is_played_gives_no_study_and_nobody_has_more_than_so_many(live):
    ann = Person(live.url, "Ann")
    table = ann.open(("human", "human"))["table"]
    assert ann.post("/api/studies", title="x", table=table).status_code == 409
    wish = {"title": "x", "game": "dice-miner", "position": first_position()}
    for _ in range(shared_studies.MAX_STUDIES):
        assert settled(lambda: ann.post("/api/studies", **wish)).status_code == 200
    assert settled(lambda: ann.post("/api/studies", **wish)).json()["reason"] == "study-many"
    assert len(ann.get("/api/me/studies").json()["studies"]) == shared_studies.MAX_STUDIES


def test_studies_are_in_the_export_and_go_with_their_author(study):
    made, author, _ = study
    exported = author.get("/api/me/export").json()
    assert [each["title"] for each in exported["studies"]] == ["A good take"]
    assert author.post("/api/me/delete", sure=True).status_code == 200
    assert author.get(f"/api/studies/{made['id']}").status_code == 404
