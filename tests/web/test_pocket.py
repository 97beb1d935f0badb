"""The static edition as somebody keeps it: from a server into the browser, newer versions of it, and away again."""

import os
import random
import shutil
from urllib.parse import urlsplit

import pytest

from pithead.record_link import write_link
from pithead.words import Words
from tests.server.live import Live
from tests.server.test_replay import game_record
from tests.web.hands import becomes, choose_in_words, my_turn
from tests.web.static_edition import made, served

SAY = Words("en")
KEEPS_ALL = """async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.scriptURL.endsWith("/offline/sw.js") ?? false;
}"""
LEFT = """async () => [
    (await caches.keys()).filter((name) => name.startsWith("pithead-static")).length,
    (await indexedDB.databases()).length,
    localStorage.getItem("pithead-cookie"),
]"""
PROGRESS = """() => {
    globalThis.progress = [];
    const seen = () => {
        const bar = document.querySelector("progress");
        if (bar) progress.push([bar.value, bar.max]);
    };
    new MutationObserver(seen).observe(document, { childList: true, subtree: true, attributes: true });
}"""


@pytest.fixture
def server(tmp_path):
    with Live(tmp_path / "p.db", **{"static-edition": made()}) as live:
        yield live


def test_a_server_gives_the_edition_away_that_plays_without_it(look, server):
    page = look(server.url, "/about", prefers={"pace": 0, "words": True, "coach": True})
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(server.url)
    page.context.add_init_script(f"({PROGRESS})()")
    page.get_by_role("link", name=SAY("web-offline-edition")).click()
    page.get_by_role("heading", name=SAY("web-front-title")).wait_for()
    seen = page.evaluate("progress")
    assert seen, "no progress bar"
    assert all(0 < value <= most for value, most in seen)
    becomes(page, KEEPS_ALL)

    asked = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path.partition("/api/")[2]))
    page.goto(server.url)
    page.get_by_role("button", name=f"{SAY('web-play-now')}: Dice Miner").click()
    page.locator(".bar").wait_for()
    my_turn(page)
    page.get_by_role("button", name=SAY("web-show-me")).click()
    page.locator(".hints li button").first.wait_for()
    assert choose_in_words(page, random.Random(1))
    page.locator(".coached").wait_for()
    assert {"hint/question", "loss/question"} <= {path.partition("/")[2].partition("/")[2] for path in asked}
    assert not [path for path in asked if path.endswith(("/hint", "/loss"))], "the server thought"

    page.context.set_offline(True)
    page.goto(f"{server.url}/lobby")
    page.get_by_role("link", name=SAY("web-offline-edition")).click()
    page.get_by_role("heading", name=SAY("web-front-title")).wait_for()
    page.goto(f"{server.url}/offline/#/open#{write_link(game_record('mini-miners'))}")
    page.locator("#reel").wait_for()
    page.locator("summary", has_text=SAY("web-verify")).click()
    page.get_by_role("button", name=SAY("web-verify")).click()
    page.locator('.checks [data-passed="true"]').first.wait_for()
    assert page.locator('.checks [data-passed="false"]').count() == 0
    page.get_by_role("link", name=SAY("web-nav-settings")).click()
    page.get_by_text(SAY("web-kept-edition", edition="#").partition("#")[0]).wait_for()
    page.get_by_role("button", name=SAY("web-kept-delete")).click()
    page.get_by_role("button", name=SAY("web-kept-sure")).click()
    page.get_by_role("heading", name=SAY("web-deleted-title")).wait_for()
    assert page.evaluate(LEFT) == [0, 0, None]
    look.troubles.clear()  # of the line that was cut


def test_a_new_version_waits_until_somebody_wants_it_and_games_go_on(look, tmp_path):
    copy = tmp_path / "edition"
    shutil.copytree(made(), copy, copy_function=os.link)
    with served(copy) as url:
        page = look(url, "", prefers={"pace": 0, "words": True})
        table, lines = begun(page)
        becomes(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
        worker = (copy / "sw.js").read_text(encoding="utf-8")
        (copy / "sw.js").unlink()  # the link to the one that was made stays as it is
        (copy / "sw.js").write_text(f"{worker}// newer\n", encoding="utf-8")
        page.evaluate("globalThis.still = true")
        page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update()).then(() => true)")
        page.get_by_text(SAY("web-new-version"), exact=True).wait_for()

        other = page.context.new_page()
        other.goto(url)
        page.get_by_role("button", name=SAY("web-new-version-now")).click()
        page.get_by_text(SAY("web-new-version-others"), exact=True).wait_for()
        other.close()
        assert page.evaluate("still")
        becomes(page, "navigator.serviceWorker.getRegistration().then((each) => each.waiting !== null)")
        with page.expect_navigation():
            page.get_by_role("button", name=SAY("web-new-version-now")).click()
        becomes(page, "navigator.serviceWorker.getRegistration().then((each) => each.waiting === null)")
        assert page.url == table
        assert choose_in_words(page, random.Random(2)), "the game does not go on"
        assert page.locator(".log li").count() > lines


def begun(page):
    """A game in which somebody has decided once: where it is, and how much its log tells."""
    page.get_by_role("button", name=f"{SAY('web-play-now')}: Dice Miner").click()
    page.locator(".bar").wait_for()
    assert choose_in_words(page, random.Random(1))
    my_turn(page)
    return page.url, page.locator(".log li").count()
