"""The loop: start as one likes, see how it ended, play again at once, and find every own game on the front page."""

import re
import struct

import pytest

from tests.server.live import Person, play_out, seated
from tests.waiting import wait_until
from tests.web.hands import becomes, sitting, wait_on
from tests.web.tables import against_bot, resign, same_person, table_at

PHONE = {"width": 390, "height": 844}
IN_VIEW = """(each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


def at_home(look, live, person):
    """The front page in a browser that knows that it has been here before."""
    page = look(live.url, "/about", person, analyses=False)
    page.evaluate("localStorage.setItem('pithead-met', '1')")
    page.goto(live.url)
    return page


def test_level_and_number_of_bots_are_picked_before_the_click_and_kept(look, live):
    page = look(live.url, prefers={})
    card = page.get_by_role("article", name="Dice Miner")
    card.get_by_label("Rivals").select_option(label="3 bots")
    card.get_by_label("Level").select_option(label="First day")
    card.get_by_role("button", name="Play now").click()
    page.locator(".bar").wait_for()
    seats = same_person(live.url, page).table(page.url.rpartition("/")[2])["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "first-day", "first-day", "first-day"]
    page.goto(live.url)
    for label, kept in (("Rivals", "3"), ("Level", "first-day")):
        wait_on(page, lambda: card.get_by_label(label).input_value() == kept, card.inner_text)  # noqa: B023


PICTURE = (1200, 630)


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_the_end_has_a_podium_with_portraits_a_folded_sheet_and_a_picture_to_share(look, live, game):
    made = table_at(live.url, game, 1000, seed=7)
    page = look(live.url, f"/table/{made.table}", made.people[0], analyses=False)
    page.locator(".ranking .piece").nth(1).wait_for()
    assert page.locator(".players").count() == 0  # the podium names everybody already
    assert not page.locator(".whole-sheet .sheet").first.is_visible()
    page.locator(".whole-sheet > summary").click()
    page.locator(".whole-sheet .sheet").first.wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture of the result").click()
    content = download.value.path().read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == PICTURE


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 720}], ids=["phone", "wide"])
def test_the_result_comes_into_view_and_the_next_game_begins_at_once(look, live, size):
    table, person = against_bot(live.url, "dice-miner")
    page = sitting(look, live, table, person, analyses=False)
    page.set_viewport_size(size)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    resign(person, table)
    for part in (".cheer", ".ranking", ".again .primary"):
        page.locator(part).wait_for()
        becomes(page, f"({IN_VIEW})(document.querySelector('{part}'))")
    becomes(page, "document.activeElement.className === 'cheer'")
    page.get_by_label("Level").select_option(label="Hewer")
    page.get_by_label("Everybody moves up a chair").check()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator(".bar").wait_for()
    again = person.table(page.url.rpartition("/")[2])
    assert (again["you"], again["status"]) == (1, "playing")
    assert again["seats"][0]["bot"] == "hewer"


def test_everybody_who_is_still_there_is_taken_along(look, live):
    table, people = seated(live.url)
    pages = [sitting(look, live, table, person, analyses=False) for person in people]
    resign(people[1], table)
    pages[0].get_by_role("button", name="Play again").click()
    for page in pages:
        page.wait_for_url(lambda url: table not in url)
        page.locator(".frame").wait_for()
    assert pages[0].url == pages[1].url
    new = pages[0].url.rpartition("/")[2]
    wait_until(lambda: people[0].table(new)["status"] == "playing", "the next game does not begin")
    assert [person.table(new)["you"] for person in people] == [0, 1]


def test_who_was_away_finds_the_kept_chair_on_the_front_page(look, live):
    table, people = seated(live.url)
    resign(people[1], table)
    again = people[0].post(f"/api/tables/{table}/rematch", join="00" * 16).json()["table"]
    page = at_home(look, live, people[1])
    page.get_by_text("a chair is kept for you").wait_for()
    page.get_by_role("region", name="Your games", exact=True).get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile(again))
    page.locator(".frame").wait_for()
    assert people[1].table(again)["you"] == 1


def test_own_games_say_whose_turn_it_is_and_how_they_ended(look, live):
    table, people = seated(live.url)
    other, others = seated(live.url)
    play_out(other, others)
    turn = people[0].table(table)["to_act"][0]
    for seat, person in enumerate(people):
        page = at_home(look, live, person)
        entry = page.get_by_role("region", name="Your games", exact=True).get_by_role("listitem").first
        entry.get_by_text("Your turn" if seat == turn else f"It is the turn of {('Ann', 'Bo')[turn]}").wait_for()
        page.get_by_role("link", name=re.compile("Continue: Dice Miner")).wait_for()
    totals = others[0].table(other)["result"]["totals"]
    for seat, person in enumerate(others):
        page = at_home(look, live, person)
        entry = page.get_by_role("region", name="Your finished games").get_by_role("listitem").first
        entry.get_by_text(f"{totals[seat]} : {totals[1 - seat]}").wait_for()
        entry.get_by_role("link", name=re.compile("^Result")).click()
        page.locator(".ranking").wait_for()


@pytest.mark.parametrize("path", ["/nowhere", "/table/nobody-knows-it", "/rules/CHESS", "/a/b/c"])
def test_an_address_that_leads_nowhere_has_a_way_back(look, live, path):
    page = look(live.url, path)
    page.get_by_role("link", name="To the front page").click()
    page.get_by_role("heading", name="Games from under the mountain").wait_for()
    look.troubles.clear()  # a browser counts status 404 as trouble


@pytest.mark.parametrize("shelf", ["new", "learn", "puzzle", "rules"])
def test_without_a_game_one_picks_it(look, live, shelf):
    page = look(live.url, f"/{shelf}")
    page.get_by_role("link", name="Mini Miners", exact=True).click()
    page.wait_for_url(re.compile(f"/{shelf}/mini-miners"))
    page.get_by_role("heading", level=1).wait_for()


def test_the_mountain_of_the_day_has_one_try_that_counts(look, live):
    page = look(live.url, prefers={}, analyses=False)
    page.get_by_role("button", name=re.compile("Play today.s try")).click()
    page.locator(".bar").wait_for()
    table = page.url.rpartition("/")[2]
    page.goto(live.url)
    page.get_by_role("button", name="Go on with your try").click()
    page.wait_for_url(re.compile(table))
    page.locator(".bar").wait_for()
    person = same_person(live.url, page)
    page.goto("about:blank")  # it need not follow every move
    play_out(table, [person])
    points = person.table(table)["result"]["totals"][0]
    page.goto(f"{live.url}/table/{table}")
    page.get_by_text(f"The mountain gave you {points} points").wait_for()
    page.goto(live.url)
    today = page.get_by_role("region", name=re.compile("Today.s mountain"))
    today.get_by_text(f"{points} points").wait_for()
    assert today.get_by_role("button").count() == 0


def test_a_game_begins_without_scrolling_on_a_small_laptop(look, live):
    page = look(live.url, viewport={"width": 1280, "height": 720})
    buttons = page.get_by_role("button", name="Play now")
    buttons.first.wait_for()
    page.locator(".cover svg").first.wait_for()
    assert all(box["y"] + box["height"] <= 720 for box in (each.bounding_box() for each in buttons.all()))


def test_a_game_that_is_not_here_shows_the_way_back(look, live):
    page = look(live.url, "/game/nowhere")
    page.get_by_role("link", name="To the front page").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    look.troubles.clear()  # the browser complains of the answer "not found"


def test_a_chair_that_nobody_comes_for_goes_to_a_bot_and_the_game_begins(look, live):
    host = Person(live.url)
    opened = host.open(("human", "human"))
    table = opened["table"]
    host.sit(table, next(link["url"] for link in opened["links"] if link.get("seat") == 0))
    page = look(live.url, f"/table/{table}", host)
    page.get_by_label("Nobody comes?").select_option(label="Hewer")
    page.get_by_role("button", name="Give it to a bot").click()
    page.locator(".bar").wait_for()
    wait_until(lambda: host.table(table)["status"] == "playing", "the game does not begin")
    assert host.table(table)["seats"][1]["bot"] == "hewer"


def test_an_address_of_this_computer_alone_says_so(look, live):
    host = Person(live.url)
    page = look(live.url, f"/table/{host.open(('human', 'human'))['table']}", host)
    page.get_by_role("button", name="Make a link").first.click()
    page.get_by_text("works on this computer only").wait_for()


def test_a_spectator_finds_no_button_of_the_host_and_may_talk(look, live):
    host = Person(live.url)
    table = host.open(("human", "human"), visibility="public")["table"]
    page = look(live.url, f"/table/{table}", Person(live.url, "Bo"))
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("A word to the table").fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    page.get_by_text("(watching) Good luck!").wait_for()
    for name in ("Make a link", "Give it to a bot"):
        assert page.get_by_role("button", name=name).count() == 0
