"""Who may do what (T17): every role at every route of the table, so that a new route can't be forgotten."""

import httpx
import pytest

from pithead.coach.daily import today
from pithead.duplicate.week import week_of
from pithead.server.endpoints import ENDPOINTS
from tests.faults.figures import figure
from tests.server.bodies import BODIES
from tests.server.live import HEADERS, Live, Person, seated
from tests.waiting import HANG_S

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
