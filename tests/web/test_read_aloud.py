"""U9: people who can't see the board play games to their end from what a screen reader is told."""

import random
from contextlib import contextmanager

import pytest

from tests.sizes import size
from tests.web.hands import FIRST, play_all, read_aloud, skip_middle, wait_on
from tests.web.tables import against_bot

TABLES = size("ALOUD")

LISTEN = """
    window.heard = [];
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes)
            if (node.nodeType === 1 && change.target.closest?.("[aria-live=polite]")) window.heard.push(node.textContent);
    }).observe(document, { childList: true, subtree: true });
"""

READ = """(lines) => lines.map((line) => {
    const copy = line.cloneNode(true);
    for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
    return copy.textContent.trim();
})"""
"""What a screen reader says of some lines."""


@contextmanager
def everything_is_said(page):
    """Every line that comes to the log meanwhile is read aloud."""
    lines = page.locator("[role=log] li")
    known = lines.count()
    yield

    def missing():
        heard = page.evaluate("window.heard")
        return [line for line in lines.evaluate_all(READ)[known:] if line and line not in heard]

    wait_on(page, lambda: not missing(), missing)


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
@pytest.mark.parametrize("number", range(TABLES))
def test_a_game_from_the_accessibility_tree_alone(look, live, game, number):
    table, person = against_bot(live.url, game)
    page = look(live.url, "/about", person, prefers={}, analyses=False)
    page.context.add_init_script(LISTEN)
    page.goto(f"{live.url}/table/{table}")
    page.get_by_role("region", name="Your move").wait_for()
    rng = random.Random(number)
    if not size("WHOLE_GAMES"):
        with everything_is_said(page):
            assert all(read_aloud(page, rng) for _ in range(FIRST))
        skip_middle([page], table, [person])
    with everything_is_said(page):
        play_all(page, read_aloud, rng)
    assert person.table(table)["status"] == "over"
