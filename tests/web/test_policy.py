"""The browser keeps to the policy of the server, and finds nothing to forbid: any violation is an error on its console."""

import pytest

from tests.server.live import Person
from tests.web.tables import against_bot

PAGES = ("/", "/lobby", "/settings", "/about", "/new/dice-miner", "/new/mini-miners", "/rules/dice-miner", "/learn/mini-miners")


@pytest.mark.parametrize("path", PAGES)
def test_nothing_that_a_page_needs_is_forbidden(look, live, path):
    page = look(live.url, path, Person(live.url))
    page.locator("h1").first.wait_for()


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_nothing_that_a_table_needs_is_forbidden(look, live, game):
    table, person = against_bot(live.url, game)
    page = look(live.url, f"/table/{table}", person)
    page.locator("[data-mark]").first.wait_for()


def test_a_foreign_script_and_a_written_style_are_forbidden(chromium, live):
    """The policy is really in force: what a page must not do, it can not do."""
    page = chromium.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(live.url)
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.append("window.foreign = 1");
            document.body.append(script);
            document.body.setAttribute("style", "opacity: 0.5");
        }"""
    )
    assert page.evaluate("window.foreign") is None
    assert page.evaluate("getComputedStyle(document.body).opacity") == "1"
    assert [text for text in said if "Content Security Policy" in text]
    page.close()
