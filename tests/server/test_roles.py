"""Who may do what (T17): every role at every route of the table, so that a new route can't be forgotten."""

import json

import httpx
import pytest

from pithead.coach.daily import today
from pithead.duplicate.week import week_of
from pithead.games import load_game
from pithead.match.play import open_match
from pithead.record import Player, write_record
from pithead.server.endpoints import ENDPOINTS
from tests.faults.figures import figure
from tests.server.live import HEADERS, Live, Person, seated
from tests.waiting import HANG_S


def a_game():
    """A game that has just begun."""
    game = load_game("dice-miner")
    return open_match(game, [Player(name, "human", None) for name in ("Ann", "Bob")], options=game.options_type(), seed="roles")[0]


KEY = {"key": "matrix-key", "version": 0}
BODIES = {
    "begin_session": {"name": "Max"},
    "end_session": {},
    "add_session": {},
    "end_other_session": {"session": None},
    "keep_name": {},
    "renew_code": {},
    "recover": {"code": "AAAA-AAAA"},
    "link_device": {},
    "join_device": {"secret": "none"},
    "begin_passkey": {},
    "add_passkey": {"answer": {}},
    "end_passkey": {"passkey": "none"},
    "begin_login": {},
    "login": {"answer": {}},
    "delete_me": {"sure": False},
    "begin_push": {"endpoint": "https://nowhere.example/x", "p256dh": "A", "auth": "A"},
    "end_push": {},
    "new_ticket": {},
    "create_table": {"game": "dice-miner", "places": [{"kind": "open"}, {"kind": "open"}]},
    "join_table": {"nonce": "00" * 16, "seat": 0},
    "add_salt": {"nonce": "00" * 16},
    "invite_again": {"seat": None},
    "revoke_link": {"seat": 0},
    "command_table": {**KEY, "command": {"do": "undo"}},
    "say_at_table": {"key": "matrix-key", "text": "hello"},
    "rematch": {},
    "seek_game": {"game": "dice-miner", "seats": 2, "seal": "00" * 32},
    "end_seek": {},
    "block_person": {"table": "none", "seat": 0},
    "end_block": {"block": "none"},
    "report_person": {"table": "none", "seat": 0, "reason": "other"},
    "invite_person": {"table": "none", "seat": 0},
    "accept_invitation": {"invitation": "none"},
    "decline_invitation": {"invitation": "none"},
    "restrict_somebody": {"kind": "mute", "person": "none"},
    "lift_restriction": {"restriction": "none"},
    "close_report": {"report": "none"},
    "begin_try": {"nonce": "00" * 16},
    "announce": {"title": "x", "game": "dice-miner", "seats": 2, "deals": 1},
    "enter": {"nonce": "00" * 16},
    "withdraw": {},
    "add_bots": {"level": "hewer"},
    "begin_evening": {},
    "play_week": {"deal": 0},
    "new_study": {"title": "x", "game": "dice-miner", "position": json.loads(load_game("dice-miner").write_position(a_game().state))},
    "change_study": {"title": "x", "steps": [{}]},
    "play_study": {"at": 0, "event": "no move"},
    "delete_study": {"sure": False},
    "import_record": {},
    "import_link": {"text": "no link"},
    "explore": {"at": 0, "record": json.loads(write_record(a_game().record()))},
    "answer_lesson": {"answer": "take a2"},
    "why_not_at_table": {"mark": "slot:a1"},
    "why_not_in_branch": {"mark": "slot:a1", "branch": {"at": 0, "record": json.loads(write_record(a_game().record()))}},
    "why_not_in_lesson": {"mark": "slot:a1"},
    "why_not_in_puzzle": {"mark": "slot:a1"},
    "begin_analysis": {},
    "give_to_bot": {"seat": 0, "level": "apprentice"},
    "answer_puzzle": {"event": None},
    "score_counted": {"players": [{"name": "Max", "single": [], "rounds": [{"die:tunnel:1": 1}, {}, {}]}]},
}
PATHS = {
    "{game}": "dice-miner",
    "{lesson}": "top",
    "/scenes/{number}": "/scenes/0",
    "{number}": "1",
    "{deal}": "0",
    "{week}": week_of(today()),
}
ROLES = ("anonymous", "ended", "stranger", "program", "elsewhere", "spectator", "host", "seat 0", "seat 1")
SITS = ("seat 0", "seat 1")
SEES = (*SITS, "host", "spectator")
NAMELESS = ("anonymous", "ended")


def allowed(needs, role):
    """The specification, in one place."""
    return {
        "nobody": True,
        "session": role not in NAMELESS,
        "watcher": role in SEES,
        "seat": role in SITS,
        "host": role == "host",
        "operator": False,
    }[needs]


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    """A server of its own: names that are kept here would be taken for all other tests."""
    with Live(tmp_path_factory.mktemp("roles") / "p.db") as server:
        yield server


@pytest.fixture(scope="module")
def cast(live):
    """One person of each role, a private table of theirs, and how to ask as each of them."""
    host = Person(live.url, "Host")
    created = host.open()
    people = {"host": host}
    PATHS["{evening}"] = host.post("/api/evenings", **BODIES["announce"]).json()["evening"]
    PATHS["{study}"] = host.post("/api/studies", **BODIES["new_study"]).json()["id"]
    for link in created["links"]:
        if link.get("seat") is not None:
            person = people[f"seat {link['seat']}"] = Person(live.url, "Seat")
            assert person.sit(created["table"], link["url"]).status_code == 200
    watch = next(link["url"].partition("#watch=")[2] for link in created["links"] if link.get("seat") is None)
    people["stranger"] = Person(live.url, "Zoe")
    people["spectator"] = Person(live.url, "Eyes")
    people["program"] = Person(live.url, "Prog", kind="program")
    people["elsewhere"] = seated(live.url)[1][0]
    clients = {
        role: httpx.Client(base_url=live.url, headers=person.http.headers, cookies=dict(person.http.cookies), timeout=HANG_S)
        for role, person in people.items()
    }
    clients["anonymous"] = httpx.Client(base_url=live.url, headers=HEADERS, timeout=HANG_S)
    gone = Person(live.url, "Gone", kind="program")
    clients["ended"] = httpx.Client(base_url=live.url, headers=gone.http.headers, timeout=HANG_S)
    assert gone.post("/api/session/end").status_code == 200
    clients["spectator"].headers["X-Pithead-Link"] = watch
    yield created["table"], clients
    for client in clients.values():
        client.close()


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_every_role_at_every_route(cast, live, endpoint, role):
    table, clients = cast
    client = clients[role]
    if role in NAMELESS:
        client.cookies.clear()
    if endpoint.name == "end_session" and role not in NAMELESS:
        client = Person(live.url, "Short", kind="program").http
    path = endpoint.path
    for part, value in {**PATHS, "{table}": table}.items():
        path = path.replace(part, value)
    if endpoint.method == "POST":
        code = client.post(path, json=BODIES[endpoint.name]).status_code
    else:
        with client.stream("GET", path) as answer:
            code = answer.status_code
    assert code < 500
    assert (code not in (401, 403, 404)) == allowed_here(endpoint, role), code


def allowed_here(endpoint, role):
    """As specified; who asks for a taken chair is told so, which is no secret to those who know the table."""
    return allowed(endpoint.needs, role)


def test_the_matrix_has_every_route():
    names = [endpoint.name for endpoint in ENDPOINTS]
    assert set(BODIES) == {endpoint.name for endpoint in ENDPOINTS if endpoint.method == "POST"}
    assert figure("T17", "cells of the matrix of roles and routes", len(names) * len(ROLES), "all", len(set(names)) == len(names))


def test_join_is_refused_for_want_of_a_link_or_of_a_free_chair(cast):
    table, clients = cast
    for role in ("stranger", "program", "elsewhere"):
        assert clients[role].post(f"/api/tables/{table}/join", json=BODIES["join_table"]).json()["reason"] == "table-taken"
