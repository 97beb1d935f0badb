"""What a choice would do is asked for when somebody points at it, shown beside its words, and drawn on the board."""

import pytest

from tests.web.hands import sitting, wait_on
from tests.web.tables import states

PREVIEW = "() => document.querySelector('.bar .preview')?.textContent ?? ''"


def with_something_to_foresee(live, game):
    """A state where a choice of one mark has a preview in words: the state, the choice, and what it says."""
    for made in states(live.url, game, seed=3):
        if made.seat is None:
            continue
        told = made.asked.get(f"/api/tables/{made.table}/told").json()["table"].get("choices", [])
        marks = [tuple(choice.get("marks", ())) for choice in told]
        for choice in told:
            if choice.get("preview") and len(choice.get("marks", ())) == 1 and marks.count(tuple(choice["marks"])) == 1:
                return made, choice
    raise AssertionError("nothing to foresee")


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_pointing_at_a_thing_shows_what_choosing_it_would_do(look, live, game):
    made, choice = with_something_to_foresee(live, game)
    page = sitting(look, live, made.table, made.asked)
    thing = page.locator(f"[data-legal][data-mark='{choice['marks'][0]}']").first
    thing.wait_for()
    thing.hover()
    wait_on(page, lambda: choice["preview"] in page.evaluate(PREVIEW), lambda: (choice, page.evaluate(PREVIEW)))
    assert choice["words"] in page.evaluate(PREVIEW)
