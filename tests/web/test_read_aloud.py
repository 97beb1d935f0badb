"""U9: people who can't see the board play whole games from what a screen reader is told."""

import random

import pytest

from tests.sizes import size
from tests.web.hands import play_all, prefer, read_aloud
from tests.web.tables import against_bot

WHOLE_GAMES = size("ALOUD")

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


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
@pytest.mark.parametrize("number", range(WHOLE_GAMES))
def test_a_whole_game_from_the_accessibility_tree_alone(look, live, game, number):
    table, person = against_bot(live.url, game)
    page = look(live.url, "/settings", person)
    prefer(page)
    page.context.add_init_script(LISTEN)
    page.goto(f"{live.url}/table/{table}")
    page.get_by_role("region", name="Your move").wait_for()
    played = play_all(page, read_aloud, random.Random(number))
    heard = page.evaluate("window.heard")
    log = page.locator("[role=log] li").evaluate_all(READ)
    missing = [line for line in log[1:] if line and line not in heard and log.index(line) > 6]
    assert len(played) > 15
    assert not missing
    assert person.table(table)["status"] == "over"
