"""What reaches other people, or costs processor time or space, is bounded: who asks for too much is told when to come again."""

import json
import re

from pithead.coach.daily import today
from pithead.duplicate.week import week_of
from pithead.games import load_game
from pithead.server.accounts import ACCOUNTS
from pithead.server.contacts import CONTACTS
from pithead.server.endpoints import ENDPOINTS
from pithead.server.evenings import EVENINGS
from pithead.server.seeks import SEEKS
from pithead.server.shared_studies import SHARED_STUDIES
from pithead.server.week_books import stream_of
from pithead.server.weeks import WEEKS
from tests.server.in_process import Visitor, in_process

NONCE = "0a" * 16
LIMITS = {"contacts": 3, "tables": 3, "studies": 3, "sessions": 3}
"""So few of each an hour or a minute that everybody meets them."""


def position():
    game = load_game("dice-miner")
    return json.loads(game.write_position(game.start(2, game.options_type())))


EVENING = {"title": "Ours", "game": "dice-miner", "seats": 2, "deals": 1}
ENDS_OR_OWN = {
    "/api/account/passkeys",
    "/api/account/passkeys/end",
    "/api/account/login",
    "/api/seeks/end",
    "/api/blocks/end",
    "/api/invitations/accept",
    "/api/invitations/decline",
    "/api/evenings/{}/begin",
}
"""What nobody can do more often than what came before it, which is counted."""

CALLS = {
    "/api/evenings": EVENING,
    "/api/evenings/none/enter": {"nonce": NONCE},
    "/api/evenings/none/withdraw": {},
    "/api/evenings/none/bots": {"level": "random"},
    "/api/seeks": {"game": "dice-miner", "seats": 2, "seal": "00" * 32},
    "/api/blocks": {"table": "0" * 16, "seat": 1},
    "/api/reports": {"table": "0" * 16, "said": 1, "reason": "chat"},
    "/api/studies": {"title": "mine", "game": "dice-miner", "position": {}},
    "/api/studies/none": {"title": "mine", "steps": [{}]},
    "/api/studies/none/play": {"at": 0},
    "/api/studies/none/delete": {"sure": True},
    "/api/account": {},
    "/api/account/code": {},
    "/api/account/recover": {"code": "AAAA"},
    "/api/account/devices": {},
    "/api/account/devices/join": {"secret": "none"},
    "/api/account/passkeys/begin": {},
    "/api/account/login/begin": {},
}


def test_everything_that_reaches_others_or_is_kept_has_a_limit(tmp_path, monkeypatch):
    with in_process(tmp_path / "one", monkeypatch, **LIMITS) as server:
        person, process = server.person("Ann"), server.process
        for path, body in CALLS.items():
            for limit in (process.contacts, process.new_tables, process.studies, process.new_sessions):
                limit.buckets.clear()
            answers = [person.post(path, **body) for _ in range(5)]
            assert answers[0].status_code != 429, path
            last = answers[-1]
            assert (last.status_code, last.json()["reason"]) == (429, "too-many"), (path, last.text)
            assert int(last.headers["Retry-After"]) > 0


def test_deals_of_a_week_and_invitations_are_counted_too(tmp_path, monkeypatch):
    with in_process(tmp_path / "one", monkeypatch, **LIMITS) as server:
        server.process.weeks.playing.add(stream_of("dice-miner", week_of(today())))
        ann, bob = server.person("Ann"), server.person("Bob")
        assert [ann.post("/api/weeks/dice-miner", deal=deal).status_code for deal in (0, 1, 2, 2, 3)] == [200] * 4 + [429]
        server.process.new_tables.buckets.clear()
        places = [{"kind": "human"}, {"kind": "human"}]
        made = ann.done("/api/tables", game="dice-miner", places=places)
        for person, link in zip((ann, bob), made["links"]):
            person.done(f"/api/tables/{made['table']}/join", nonce=NONCE, secret=link["url"].rpartition("=")[2], seat=None, seed=None)
        opened = ann.done("/api/tables", game="dice-miner", places=places)["table"]
        server.process.contacts.buckets.clear()
        asked = [ann.post(f"/api/tables/{opened}/guests", table=made["table"], seat=1) for _ in range(5)]
        assert [asked[0].status_code, asked[-1].status_code, asked[-1].json()["reason"]] == [200, 429, "too-many"]


def test_no_call_is_free(tmp_path, monkeypatch):
    """Whatever has no limit of its own is counted like every request."""
    with in_process(tmp_path / "one", monkeypatch, requests=2) as server:
        for endpoint in ENDPOINTS:
            server.process.requests.buckets.clear()
            ask = {"GET": server.get, "POST": server.post}[endpoint.method]
            path = re.sub(r"{[^}]*}", "0", endpoint.path)
            answers = [ask(path) for _ in range(3)]
            assert answers[1].status_code != 429, endpoint.path
            assert (answers[2].status_code, answers[2].json()["reason"]) == (429, "too-many"), endpoint.path


def test_what_people_do_to_others_has_a_limit_or_ends_something():
    """So that a new call is not forgotten here."""
    modules = (ACCOUNTS, SEEKS, CONTACTS, EVENINGS, WEEKS, SHARED_STUDIES)
    counted = {re.sub("/none", "/{}", path) for path in CALLS} | {"/api/weeks/{}", "/api/tables/{}/guests"}
    known = {re.sub(r"{[^}]*}", "{}", each.path) for module in modules for each in module if each.method == "POST"}
    assert known - counted == ENDS_OR_OWN


READ = (
    "/api/ratings/dice-miner",
    "/api/seeks",
    "/api/me/people",
    "/api/me/history",
    "/api/me/statistics",
    "/api/me/studies",
    "/api/weeks/dice-miner",
    "/api/evenings/{evening}",
    "/api/studies/{study}",
    "/api/studies/{study}/scenes/0",
    "/api/me/export",
)


def test_who_has_used_up_their_processor_time_waits_for_whatever_costs_some(tmp_path, monkeypatch):
    with in_process(tmp_path / "one", monkeypatch, **{"cpu-ms": 20_000}) as server:
        ann = server.person("Ann")
        evening = ann.done("/api/evenings", **EVENING)["evening"]
        study = ann.done("/api/studies", title="mine", game="dice-miner", position=position())["id"]
        server.process.weeks.playing.add(stream_of("dice-miner", week_of(today())))  # the bots are not what we look at
        paths = [path.format(evening=evening, study=study) for path in READ]
        assert [ann.get(path).status_code for path in paths] == [200] * len(paths)
        server.process.budget.charge(["127.0.0.1"], 30_000)
        for path in paths:
            refused = ann.get(path)
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-costly"), path
            assert 0 < int(refused.headers["Retry-After"]) <= 60
        assert ann.get("/api/evenings").status_code == 200


def test_nobody_has_the_deals_of_coming_weeks_drawn(tmp_path, monkeypatch):
    with in_process(tmp_path / "one", monkeypatch) as server:
        for week in ("2199-W01", "9999-W52", "2026-W99", "nonsense"):
            answer = Visitor(server).get(f"/api/weeks/dice-miner/{week}")
            assert (answer.status_code, answer.json()["reason"]) == (422, "week")
        assert not server.process.weeks.playing
        assert server.run(server.process.store.read("dice-miner/week/2199-W01")) == []
