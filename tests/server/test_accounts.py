"""A kept name: a code that is printed once, a link for another device, passkeys, and names that nobody else can take."""

import base64
import json

import httpx
import pytest

from pithead.server.accounts import name_key
from pithead.server.recovery_codes import code_hash, new_code
from tests.server.live import HEADERS, Live, Person
from tests.waiting import HANG_S


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Live(tmp_path_factory.mktemp("accounts") / "p.db") as live:
        yield live


class Device:
    """A browser that nobody has used yet."""

    def __init__(self, url):
        self.http = httpx.Client(base_url=url, headers=HEADERS, timeout=HANG_S, verify=False)
        Person.everybody.append(self)

    def post(self, path, **body):
        return self.http.post(path, json=body)

    @property
    def name(self):
        return self.http.get("/api/session").json().get("name")


def keeper(server, name):
    """Somebody who keeps a name, and the recovery code."""
    person = Person(server.url, name)
    return person, person.post("/api/account").json()["code"]


def test_a_kept_name_is_nobody_elses(server):
    ann, _ = keeper(server, "Ännchen")
    assert ann.get("/api/account").json()["kept"]
    other = Device(server.url)
    refused = other.post("/api/session", name="ÄNN chen")
    assert (refused.status_code, refused.json()["reason"]) == (409, "name-kept")
    guest = Person(server.url, "Bo")
    assert guest.post("/api/session", name="ännchen").json()["reason"] == "name-kept"
    assert guest.post("/api/sessions", name="Ännchen").json()["reason"] == "name-kept"
    assert ann.post("/api/session", name="Anna").status_code == 200
    assert ann.get("/api/account").json()["name"] == "Anna"
    assert guest.post("/api/session", name="Ännchen").status_code == 200


def test_a_name_is_kept_once(server):
    ann, _ = keeper(server, "Once")
    assert ann.post("/api/account").json()["reason"] == "account-there"


def test_a_recovery_code_signs_in_once_and_gives_the_next(server):
    _, code = keeper(server, "Rita")
    new = Device(server.url)
    typed = code.lower().replace("-", " ")
    answer = new.post("/api/account/recover", code=typed).json()
    assert answer["name"] == new.name == "Rita"
    assert Device(server.url).post("/api/account/recover", code=code).json()["reason"] == "code-unknown"
    third = Device(server.url)
    assert third.post("/api/account/recover", code=answer["code"]).status_code == 200
    assert third.name == "Rita"


def test_another_code_ends_the_one_before(server):
    ann, code = keeper(server, "Renewed")
    new = ann.post("/api/account/code").json()["code"]
    assert Device(server.url).post("/api/account/recover", code=code).status_code == 409
    assert Device(server.url).post("/api/account/recover", code=new).status_code == 200


def test_a_link_adds_a_device_once_and_both_are_one_person(server):
    ann, _ = keeper(server, "Twofold")
    table = ann.open(["human", "bot"], join="00" * 32)["table"]
    link = ann.post("/api/account/devices").json()
    assert link["url"].startswith(f"{server.url}/device#")
    assert 0 < link["seconds"] <= 600
    secret = link["url"].partition("#")[2]
    phone = Device(server.url)
    assert phone.post("/api/account/devices/join", secret=secret).json()["name"] == "Twofold"
    assert [each["table"] for each in phone.http.get("/api/me/tables").json()["tables"]] == [table]
    assert len(phone.http.get("/api/sessions").json()["sessions"]) == 2
    assert Device(server.url).post("/api/account/devices/join", secret=secret).json()["reason"] == "device-link-unknown"
    assert phone.post("/api/session", name="Renamed here").status_code == 200
    assert ann.get("/api/session").json()["name"] == "Renamed here"


def test_who_signs_in_leaves_the_guest_that_the_device_was(server):
    _, code = keeper(server, "Back")
    guest = Person(server.url, "Passing")
    before = guest.http.cookies["pithead-lan-sid"]
    assert guest.post("/api/account/recover", code=code).status_code == 200
    assert guest.get("/api/session").json()["name"] == "Back"
    old = httpx.get(f"{server.url}/api/session", cookies={"pithead-lan-sid": before}, timeout=HANG_S)
    assert old.status_code == 401


def test_devices_and_passkeys_need_a_kept_name(server):
    guest = Person(server.url, "Guest")
    for path in ("/api/account/devices", "/api/account/code", "/api/account/passkeys/begin"):
        assert guest.post(path).json()["reason"] == "account-needed"


def test_a_passkey_answer_that_nobody_asked_for_is_refused(server):
    ann, _ = keeper(server, "Keys")
    asked = ann.post("/api/account/passkeys/begin").json()["options"]
    assert asked["rp"]["id"] == "127.0.0.1"
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    for answer in ({}, {"response": 1}, {"response": {"clientDataJSON": "e30"}}, {"id": "x", "response": {"clientDataJSON": "%%"}}):
        for path in ("/api/account/passkeys", "/api/account/login"):
            assert ann.post(path, answer=answer).json()["reason"] == "passkey-refused"


def test_a_challenge_is_good_for_its_person_and_once(server):
    """The signature comes after that: what it must be, the browser's test shows."""

    ann, _ = keeper(server, "First")
    bob, _ = keeper(server, "Second")
    challenge = ann.post("/api/account/passkeys/begin").json()["options"]["challenge"]
    said = base64.urlsafe_b64encode(json.dumps({"challenge": challenge}).encode()).decode().rstrip("=")
    answer = {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": said, "attestationObject": "AA"}}
    for person in (bob, ann):
        assert person.post("/api/account/passkeys", answer=answer).json()["reason"] == "passkey-refused"


def test_codes_are_long_and_forgive_how_they_are_typed():
    code = new_code()
    assert len(code.replace("-", "")) == 24
    assert code_hash(code) == code_hash(code.lower().replace("-", "  "))
    assert code_hash("O1BI") == code_hash("0I8 1")
    assert name_key("Ä nn") == name_key("ä NN")


def test_trying_codes_is_limited(tmp_path):
    with Live(tmp_path / "p.db", sessions=3) as few:
        new = Device(few.url)
        codes = [new.post("/api/account/recover", code=new_code()).status_code for _ in range(4)]
    assert codes == [409, 409, 409, 429]
