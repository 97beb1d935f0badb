"""U1: what the board marks is what the engine allows, in every state of random games."""

from itertools import count, islice

import pytest

from tests.sizes import size
from tests.web.hands import wait_on
from tests.web.tables import states

STATES = size("MARKED")

MARKED = "() => [...document.querySelectorAll('[data-legal]')].map((each) => each.dataset.mark).sort()"
SAME = f"(legal) => JSON.stringify([...new Set(({MARKED})())]) === JSON.stringify(legal)"


def many_states(url, game):
    """States of one random game after the other, for two, three and four players."""
    for seed in count():
        yield from states(url, game, seed, seats=2 + seed % 3)


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_marked_things_are_the_legal_ones(look, live, game):
    pages, checked = {}, 0
    for made in islice(many_states(live.url, game), STATES):
        if made.seat is None:
            continue
        key = (made.table, made.seat)
        if key not in pages:
            pages[key] = look(live.url, f"/table/{made.table}", made.asked, prefers={})
        table = made.asked.get(f"/api/tables/{made.table}/told").json()["table"]
        legal = sorted({mark for choice in table.get("choices", []) for mark in choice.get("marks", [])})
        page = pages[key]
        wait_on(page, lambda: page.evaluate(SAME, legal), lambda: (page.evaluate(MARKED), legal))  # noqa: B023
        checked += 1
    assert checked > STATES // 2
