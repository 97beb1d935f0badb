"""The web app as files: the page at every address of the app, files that may be kept, and headers that let nothing else in."""

import asyncio
import gzip

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from pithead.server.headers import SafeHeaders
from pithead.server.pages import APP_PATHS, page_routes
from tests.server.live import Live
from tests.waiting import HANG_S, wait_until

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)
PLAIN = {"Accept-Encoding": "identity"}


@pytest.fixture
def site(tmp_path):
    """A small built app."""
    (tmp_path / "static").mkdir()
    for name, body in {
        "index.html": b'<!doctype html><title>Pithead</title><meta property="og:image" content="/icon-512.png">',
        "sw.js": b"addEventListener('fetch', () => {});",
        "manifest.webmanifest": b"{}",
        "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        "static/app-1a2b.js": b"export {};",
    }.items():
        (tmp_path / name).write_bytes(body)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(body))
    return browser(tmp_path)


def browser(folder, url=""):
    return Browser(Starlette(routes=page_routes(folder, url), middleware=[Middleware(SafeHeaders, secure=False)]))


class Browser:
    """Somebody who asks an application for pages, without a network."""

    def __init__(self, app):
        self.app = app

    def get(self, path, headers=None):
        async def ask():
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://pithead") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(ask())


@pytest.mark.parametrize(("url", "base"), [("", ""), ("https://games.example/", "https://games.example")])
def test_a_link_has_a_picture_at_the_public_address_of_the_server(site, tmp_path, url, base):
    for headers in (PLAIN, {"Accept-Encoding": "gzip"}):
        page = browser(tmp_path, url).get("/", headers=headers)
        assert f'<meta property="og:image" content="{base}/icon-512.png">' in page.text
    assert (page.headers["etag"] == site.get("/").headers["etag"]) is (url == "")


def example(address):
    return address.replace("{game}", "dice-miner").replace("{table}", "0123456789abcdef")


@pytest.mark.parametrize("address", APP_PATHS)
def test_the_page_is_at_every_address_of_the_app(site, address):
    answer = site.get(example(address))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_with_a_hash_in_its_name_may_be_kept_for_ever(site):
    answer = site.get("/static/app-1a2b.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("name", ["sw.js", "manifest.webmanifest", "icon.svg"])
def test_other_files_are_asked_for_again_but_not_sent_again(site, name):
    answer = site.get(f"/{name}")
    assert answer.headers["cache-control"] == "no-cache"
    again = site.get(f"/{name}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_come_packed_to_those_who_can_unpack(site):
    packed, plain = site.get("/static/app-1a2b.js"), site.get("/static/app-1a2b.js", headers=PLAIN)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("name", ["app-other.js", "..%2findex.html", "%2e%2e/sw.js", "app-1a2b.js.gz", "app-1a2b.js%00"])
def test_what_is_not_there_is_not_there(site, name):
    assert site.get(f"/static/{name}").status_code == 404


def test_an_app_that_was_never_built_says_so_in_one_sentence(tmp_path):
    answer = browser(tmp_path).get("/", headers={"Accept-Language": "fi"})
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert "rakennettu" in answer.text
    assert answer.headers["content-security-policy"] == POLICY


def test_a_running_server_has_a_front_page_with_the_same_headers(live):
    answer = httpx.get(live.url, timeout=HANG_S)
    assert answer.status_code in (200, 503)
    assert answer.headers["content-security-policy"] == POLICY


def test_the_browser_is_opened_at_the_front_page(tmp_path):
    """`serve --open`, with a browser that writes down where it is sent."""
    seen = tmp_path / "seen"
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    program.chmod(0o755)
    with Live(tmp_path / "pithead.db", environment={"BROWSER": str(program)}, open=True) as server:
        wait_until(lambda: seen.exists() and seen.read_text(), "no browser was opened")
        assert seen.read_text().strip() == f"{server.url}/"
