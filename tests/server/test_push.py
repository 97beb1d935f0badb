"""Web Push against a push service of our own: it takes what the server sends, and decrypts it as a browser would."""

import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from pithead.server.push import Subscription, allowed_by, encrypt, from_base64, public_bytes, to_base64
from pithead.server.settings import PUSH_HOSTS
from tests.server.live import Live, seated
from tests.waiting import wait_until


class Browser:
    """A browser that can be called: its keys, and what it makes of a message."""

    def __init__(self, private=None, auth=None):
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or os.urandom(16)

    def keys(self):
        return {"p256dh": to_base64(public_bytes(self.private)), "auth": to_base64(self.auth)}

    def read(self, body):
        """RFC 8291 from the other side."""
        salt, size, sender, sealed = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]], body[21 + body[20] :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + public_bytes(self.private) + sender).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        return text[:-1]


class PushService:
    """A push service on this machine; it answers with `status`."""

    def __init__(self):
        self.heard, self.status = [], 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()
                service.heard.append((self.path, dict(self.headers), body))

            def log_message(self, *_):
                pass

        self.http = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self):
        self.http.shutdown()
        self.http.server_close()


@pytest.fixture(scope="module")
def service():
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory, service):
    with Live(tmp_path_factory.mktemp("push") / "p.db", **{"push-hosts": service.url}) as made:
        yield made


def decide(person, table):
    """Decide until it is somebody else's turn."""
    while (shown := person.table(table))["you"] in shown["to_act"]:
        assert person.command(table, shown["version"], "act", event=shown["choices"][0]["event"]).status_code == 200


def asked_first(people, table):
    """Who is asked now, and who waits."""
    turn = people[0].table(table)["to_act"][0]
    return people[turn], people[1 - turn]


def verified(token, key):
    """The claims of a token, if the key has signed them."""
    said, _, signature = token.rpartition(".")
    signed = from_base64(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    whole = encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
    public.verify(whole, said.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(from_base64(said.partition(".")[2]))


def test_a_message_is_the_one_of_the_standard():
    """The example of RFC 8291, appendix A."""
    to = Subscription(
        "",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sender = ec.derive_private_key(int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1())
    made = encrypt(to, b"When I grow up, I want to be a watermelon", from_base64("DGv6ra1nlYgDCS1FRnbzlw"), sender)
    assert to_base64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_whoever_asked_for_it_is_called_in_their_language_once_for_each_turn(server, service):
    table, people = seated(server.url)
    asked, waits = asked_first(people, table)
    browser = Browser()
    shown = waits.get("/api/push").json()
    assert shown["key"]
    assert not shown["on"]
    answer = waits.post("/api/push?lang=de", endpoint=f"{service.url}/to/{table}", **browser.keys())
    assert answer.status_code == 200, answer.text
    assert waits.get("/api/push").json()["on"]
    decide(asked, table)
    wait_until(lambda: [path for path, *_ in service.heard if table in path], "the push service hears nothing")
    [(_, headers, body)] = [each for each in service.heard if table in each[0]]
    assert json.loads(browser.read(body)) == {"title": "Pithead", "body": "Du bist am Zug: Dice Miner", "path": f"/table/{table}"}
    token, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
    assert key == shown["key"]
    claims = verified(token, key)
    assert claims["aud"] == service.url
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert claims["sub"].startswith("mailto:")
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0


def test_a_browser_that_is_gone_is_forgotten(server, service):
    table, people = seated(server.url)
    asked, waits = asked_first(people, table)
    assert waits.post("/api/push", endpoint=f"{service.url}/gone/{table}", **Browser().keys()).status_code == 200
    service.status = 410
    try:
        decide(asked, table)
        wait_until(lambda: not waits.get("/api/push").json()["on"], "it is not forgotten")
    finally:
        service.status = 201


def test_whoever_wants_no_more_calls_gets_none(server, service):
    table, people = seated(server.url)
    person = people[0]
    assert person.post("/api/push", endpoint=f"{service.url}/end/{table}", **Browser().keys()).status_code == 200
    assert person.post("/api/push/end").status_code == 200
    assert not person.get("/api/push").json()["on"]


def test_an_address_that_is_not_allowed_or_keys_that_are_none_are_refused(server, service):
    _, (person, _) = seated(server.url)
    for endpoint in ("http://127.0.0.1:1/x", "https://192.168.0.1/x", f"{service.url}.example/x", "file:///etc/passwd"):
        answer = person.post("/api/push", endpoint=endpoint, **Browser().keys())
        assert answer.json()["reason"] == "push-host", endpoint
    for keys in ({"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "nö", "auth": "AAAA"}, {**Browser().keys(), "auth": "%"}):
        assert person.post("/api/push", endpoint=f"{service.url}/x", **keys).json()["reason"] == "push-keys", keys
    assert not person.get("/api/push").json()["on"]


def test_only_push_services_of_browsers_are_allowed_without_a_setting():
    good = ("https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/x", "https://wns2-by3p.notify.windows.com:443/w/?t=1")
    bad = (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://evilfcm.googleapis.com.example/x",
        "https://push.apple.com.example/x",
        "https://xpush.apple.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://fcm.googleapis.com/x\r\nHost: x",
        "https://",
        "https://[",
    )
    assert all(allowed_by(each, PUSH_HOSTS) for each in good)
    assert [each for each in bad if allowed_by(each, PUSH_HOSTS)] == []
