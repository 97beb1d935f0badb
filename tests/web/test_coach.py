"""The coach in a real browser: it shows the best, says what a move lost, weighs a finished game, and is silent between people."""

import random
import re

import pytest

from tests.server.live import seated
from tests.web.hands import DRAWN, becomes, decided, my_turn, point_and_click, sitting, until, wait_on
from tests.web.tables import against_bot, table_at, weighed
from tests.web.test_every_screen import AXE, faults, in_looks

MINUS = "\N{MINUS SIGN}"
GAMES = ["dice-miner", "mini-miners"]


def at_turn(look, live, table, person, **settings):
    """The table in a browser of that person, whose turn it is."""
    page = sitting(look, live, table, person, **settings)
    my_turn(page)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_best_is_asked_for_and_played_by_keyboard_alone(look, live, game):
    table, person = against_bot(live.url, game)
    page = at_turn(look, live, table, person)
    before = person.table(table)["version"]
    page.keyboard.press("Space")
    best = page.locator(".hints li button").first
    best.wait_for()
    becomes(page, "document.activeElement?.closest('.hints li') !== null")
    shares = [float(re.search(r"[\d.]+", text)[0]) for text in page.locator(".hints .share").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    assert 1 < len(shares) <= 5
    assert all(page.locator(".hints .reason").all_inner_texts())
    page.locator("[aria-live=polite] p", has_text="The coach:").wait_for(state="attached")
    event = best.get_attribute("data-event")
    page.keyboard.press("Enter")
    now = until(page, lambda now: now["stage"] == "selected", "nothing is selected")
    page.locator("[data-selected]").first.wait_for(state="attached")
    page.keyboard.press("Enter")
    decided(page, now)
    page.locator(".saved").wait_for()
    assert person.table(table)["version"] > before
    page.locator(".hints").wait_for(state="detached")
    log = person.get(f"/api/tables/{table}/scenes?from=0&to=40").json()["scenes"]
    assert event in str(log)


def test_what_the_coach_says_is_for_everybody(look, live):
    """U6, U14, with its list open and the best selected."""
    table, person = against_bot(live.url, "dice-miner")
    page = at_turn(look, live, table, person)
    page.get_by_role("button", name="Show me").click()
    page.locator(".hints").wait_for()
    page.locator(".hints li button").first.click()
    page.evaluate(AXE())
    found = [f"{scheme}, {width} px: {each}" for scheme, width in in_looks(page, 0) for each in faults(page, width)]
    assert not found, "\n".join(found)


def test_escape_silences_the_coach(look, live):
    table, person = against_bot(live.url, "dice-miner")
    page = at_turn(look, live, table, person)
    page.get_by_role("button", name="Show me").click()
    page.locator(".hints").wait_for()
    page.keyboard.press("Escape")
    page.locator(".hints").wait_for(state="detached")
    page.keyboard.press("b")
    page.get_by_role("region", name="What the coach would do").wait_for()


def test_between_people_there_is_no_coach(look, live):
    table, people = seated(live.url, ("human", "human"))
    page = look(live.url, "/about", people[0], prefers={"coach": True})
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{live.url}/table/{table}")
    page.locator(".bar").wait_for()
    assert page.get_by_role("button", name="Show me").count() == 0
    page.keyboard.press("b")
    page.keyboard.press("Space")
    page.evaluate(DRAWN)
    assert not [url for url in asked if "/hint" in url or "/loss" in url]


def test_who_wants_it_is_told_what_a_move_lost(look, live):
    table, person = against_bot(live.url, "dice-miner")
    page = at_turn(look, live, table, person, coach=True)
    point_and_click(page, random.Random(4))
    said = re.compile(rf"Coach: (that was the best move|{MINUS}[\d.]+%. Better: .+\.)")
    page.locator(".coached", has_text=said).wait_for()


def test_the_coach_is_silent_unless_it_is_wanted(look, live):
    table, person = against_bot(live.url, "dice-miner")
    page = at_turn(look, live, table, person)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    point_and_click(page, random.Random(4))
    my_turn(page)
    assert not [url for url in asked if "/loss" in url]


def test_a_finished_game_is_weighed(look, live):
    made = table_at(live.url, "dice-miner", 1000, seed=11)
    page = look(live.url, f"/table/{made.table}", made.people[0])
    page.locator(".luck .seats li").first.wait_for()
    assert page.locator(".luck .seats li").count() == 2
    assert page.locator(".swing .line path").count() == 2
    told = page.locator(".swing p").inner_text()
    weight = weighed(made.people[0], made.table)
    number, swing = max(enumerate(weight["events"], 1), key=lambda each: max(each[1]["change"]))
    assert swing["words"] in told
    assert page.locator(".swing a.moment").get_attribute("href").endswith(f"event={number}")
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url(re.compile("/analysis$"))
    page.locator(".stories").wait_for()
    assert page.locator(".stories li").count() == 2
    assert all("Played like:" in story and "uck " in story for story in page.locator(".stories li").all_inner_texts())
    page.locator(".all-figures > summary").click()
    page.locator(".figures").wait_for()
    count = weighed(made.people[0], made.table)
    named = [(row.locator("th").inner_text(), row.locator(".value").all_inner_texts()) for row in page.locator(".figures tbody tr").all()]
    rows = {name.partition("\n")[0]: values for name, values in named}
    assert {"Result", "Luck", "Gave away", "Without luck", "Error rate", "Played like"} <= set(rows)
    assert sum(float(each.rstrip("%").replace(MINUS, "-")) for each in rows["Luck"]) == pytest.approx(0, abs=0.2)
    wait_on(page, lambda: page.locator(".drawing .line path").count() == 2, lambda: page.locator(".drawing .line path").count())
    slider = page.get_by_role("slider", name="Event")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    wait_on(page, lambda: "Event 1 of" in slider.get_attribute("aria-valuetext"), lambda: slider.get_attribute("aria-valuetext"))
    page.locator("summary", has_text="The curve as a table").click()
    page.locator(".events tbody tr").first.wait_for()
    assert page.locator(".events tbody tr").count() == len(count["curve"])
    assert page.locator(".moments-list").first.locator("li").count() == len(count["mistakes"]) > 0
    page.locator(".drawing").click(position={"x": 300, "y": 60})
    page.wait_for_url(re.compile(r"/game/\w+\?event=\d+$"))
    page.get_by_text(re.compile(r"Event \d+ of")).first.wait_for()
    page.go_back()
    page.locator(".moments-list .moment").first.click()
    page.wait_for_url(re.compile(r"\?event=\d+$"))
    assert page.url.endswith(f"event={count['mistakes'][0]['number'] - 1}")
