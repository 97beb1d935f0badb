"""The rules in the browser: pictures of real positions at the rules that they explain, found by their captions too."""

import pytest

from pithead.coach.figures import figures_of
from pithead.words import Words
from tests.web.hands import becomes

FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize(("game", "language"), [("dice-miner", "fi"), ("mini-miners", "de")])
def test_a_rule_is_shown_on_the_board(look, live, game, language):
    page = look(live.url, f"/rules/{game}", prefers={}, locale=language, viewport={"width": 390, "height": 844})
    figures = figures_of(game)
    page.locator("figure").nth(len(figures) - 1).wait_for()
    assert page.locator("figure").count() == len(figures)
    assert page.evaluate(FITS)
    for number in (0, len(figures) - 1):
        board = page.locator("figure").nth(number)
        board.scroll_into_view_if_needed()
        board.locator("[data-mark]").first.wait_for()
        says = Words(language)(f"figure-{game}-{figures[number].id}")
        assert board.locator("figcaption").inner_text() == says
        assert board.get_by_role("img", name=says, exact=True).count() == 1
    page.get_by_role("searchbox").fill(says)
    becomes(page, "document.querySelectorAll('.rules dl > div').length === 1")
    assert page.locator("figcaption").inner_text() == says
