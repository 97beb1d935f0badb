"""What a round gave: shown over the board when it is written down, and kept among the scores for whoever comes later."""

import pytest

from tests.web.hands import sitting
from tests.web.tables import states

ROUND_ONE = "Round 1, point by point"


@pytest.mark.parametrize(("game", "says"), [("dice-miner", "Tunnels"), ("mini-miners", "All other gold")])
def test_a_round_is_shown_when_it_is_written_down_and_kept_after_a_reload(look, live, game, says):
    page = None
    for made in states(live.url, game, seed=4):
        page = page or sitting(look, live, made.table, made.people[0], pace=0)
        view = made.people[0].table(made.table)["view"]
        if view.get("past") or view.get("scores", [()])[0]:
            break
    scene = page.get_by_role("region", name="The round is scored")
    scene.wait_for()
    assert says in scene.inner_text()
    totals = scene.locator(".round-total > .hidden").all_text_contents()
    scene.get_by_role("button", name="Close").click()
    scene.wait_for(state="detached")

    page.reload()
    if game == "dice-miner":
        points = zip(("Ann", "Bo"), [each.replace("\N{MINUS SIGN}", "-") for each in totals], strict=True)
        page.get_by_role("button", name="Log").click()
        page.locator(".log", has_text=f"Points of round 1: {', '.join(f'{name} {total}' for name, total in points)}.").wait_for()
        page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Scores").click()
    kept = page.locator("summary", has_text=ROUND_ONE)
    kept.wait_for()
    assert scene.count() == 0
    sheets = page.locator("details", has=kept).locator("tfoot td")
    assert sheets.all_text_contents() == totals
    assert page.locator("details", has=kept).get_by_role("link", include_hidden=True).count() > 0

    page.get_by_role("button", name="Scores").click()
    kept.wait_for(state="detached")
    page.set_viewport_size({"width": 1920, "height": 1080})  # there the scores need no drawer
    kept.wait_for()
