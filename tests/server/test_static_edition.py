"""The static edition below `/offline/`: its files and no others, and a policy that lets its Python run."""

import gzip

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from pithead.game import Unreadable
from pithead.server.headers import SafeHeaders
from pithead.server.static_edition import edition_bytes, edition_routes, find_edition
from tests.server.test_pages import PLAIN, POLICY, Browser

WASM = b"\0asm" * 1000


@pytest.fixture
def folder(tmp_path):
    for name, body in {"index.html": b"<title>Pithead</title>", "sw.js": b"//", "python/python.wasm": WASM}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(body)
    (tmp_path / "python" / "python.wasm.gz").write_bytes(gzip.compress(WASM))
    return tmp_path


@pytest.fixture
def site(folder):
    return Browser(Starlette(routes=edition_routes(folder), middleware=[Middleware(SafeHeaders, secure=False)]))


def test_its_page_and_files_are_there_and_nothing_else(site):
    assert site.get("/offline").headers["location"] == "/offline/"
    assert "Pithead" in site.get("/offline/").text
    packed, plain = site.get("/offline/python/python.wasm"), site.get("/offline/python/python.wasm", headers=PLAIN)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content == WASM
    for name in ("python/python.wasm.gz", "../sw.js", "%2e%2e/sw.js", "nothing"):
        assert site.get(f"/offline/{name}").status_code == 404


def test_only_webassembly_may_run_beside_its_own_scripts(site):
    policy = site.get("/offline/").headers["content-security-policy"]
    relaxed = policy.replace(" 'wasm-unsafe-eval'", "") + "; require-trusted-types-for 'script'"
    assert relaxed == POLICY


def test_what_a_browser_loads_is_counted_packed(folder):
    before = edition_bytes(folder)
    (folder / "python" / "python.wasm.gz").unlink()
    assert edition_bytes(folder) > before


def test_a_folder_that_is_named_must_be_one(folder, tmp_path):
    assert find_edition(str(folder)) == folder
    with pytest.raises(Unreadable):
        find_edition(str(tmp_path / "nowhere"))
