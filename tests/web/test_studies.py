"""A study in the browser, by the keyboard alone: begun while looking back, written and drawn by its author, read by another."""

from tests.server.live import Person
from tests.web.hands import becomes
from tests.web.tables import given_up


def test_a_study_from_a_game_to_its_reader(look, live):
    over = given_up(live.url, "dice-miner", 12, seed=5)
    page = look(live.url, f"/game/{over.table}?event=8", over.people[0], analyses=False)
    page.get_by_role("button", name="Make a study from here").press("Enter")
    page.get_by_label("Title").fill("The good die")
    page.get_by_label("Comment").fill("Take it before somebody else does.")
    page.locator(".study .frame [data-mark^=slot]").first.wait_for()
    thing = page.locator(".study form select").first
    thing.focus()
    becomes(page, "document.querySelectorAll('.study form select')[0].options.length > 3")
    marks = thing.evaluate("each => [...each.options].map((option) => option.value).filter((mark) => mark.startsWith('slot'))")
    thing.select_option(marks[0])
    page.get_by_role("button", name="Draw", exact=True).press("Enter")
    page.locator(".study form select").nth(1).select_option(marks[1])
    page.get_by_role("button", name="Draw", exact=True).press("Enter")
    page.get_by_role("button", name="Save").press("Enter")
    page.get_by_role("heading", name="The good die").wait_for()
    page.locator(".drawings line").wait_for(state="attached")
    reader = look(live.url, page.url.removeprefix(live.url), Person(live.url, "Reader"), viewport={"width": 390, "height": 844})
    assert reader.locator(".study-comment").inner_text() == "Take it before somebody else does."
    reader.locator(".drawings circle").wait_for(state="attached")
    assert reader.get_by_role("button", name="Save").count() == 0
    reader.locator("body").press("ArrowRight")
    reader.get_by_text("Place 1 of").wait_for()
    assert reader.locator(".study-comment").count() == 0
    page.get_by_role("link", name="Your studies").press("Enter")
    page.get_by_text("The good die").wait_for()
