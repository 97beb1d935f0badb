"""Games in a real browser: against a bot, between two people, with broken lines, second tabs and spectators."""

import random
import re

import pytest

from tests.server.live import Live, Person
from tests.sizes import size
from tests.web.hands import (
    FIRST,
    becomes,
    play_through,
    point_and_click,
    press,
    ready,
    sitting,
    skip_middle,
    state,
    until,
    wait_on,
)
from tests.web.node import built
from tests.web.tables import against_bot, same_person, states, table_at

GAMES = ["dice-miner", "mini-miners"]


@pytest.mark.parametrize("game", ["Dice Miner", "Mini Miners"])
def test_a_newcomer_plays_a_game_against_a_bot(look, live, game):
    page = look(live.url, prefers={}, analyses=False)
    page.get_by_role("button", name=f"Play now: {game}").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(".bar").wait_for()
    table = page.url.rpartition("/")[2]
    person = same_person(live.url, page)
    play_through(page, point_and_click, table, person)
    assert person.table(table)["status"] == "over"
    page.get_by_role("region", name="Point by point").wait_for()
    page.locator("summary", has_text="Check the dice").click()
    page.get_by_role("button", name="Check the dice").click()
    page.locator('.checks [data-passed="true"]').first.wait_for()
    assert page.locator('.checks [data-passed="false"]').count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(look, live, game):
    """U8: at most five keys a decision, in the middle of all decisions."""
    table, person = against_bot(live.url, game)
    page = sitting(look, live, table, person, analyses=False)
    page.mouse.move(0, 0)
    keys = sorted(play_through(page, press, table, person, random.Random(3)))
    assert keys[len(keys) // 2] <= 5


def test_after_a_choice_in_words_the_focus_is_at_yes(look, live):
    """Not at whatever comes after it, which may be undo."""
    for made in states(live.url, "mini-miners", seed=1):
        choices = made.asked.get(f"/api/tables/{made.table}/told").json()["table"].get("choices", []) if made.seat is not None else []
        if len(choices) > 1 and not choices[-1].get("marks"):
            break
    page = sitting(look, live, made.table, made.asked)
    page.locator(".decide button[data-event]").first.focus()
    page.keyboard.press("Enter")
    becomes(page, "document.activeElement?.matches('.decide .primary')")
    until(page, lambda now: now["stage"] == "selected", "nothing is selected")


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_that_can_not_be_chosen_says_why_when_it_is_clicked_and_by_keyboard(look, live, game):
    made = table_at(live.url, game, events=6, seed=4)
    marks = made.asked.get(f"/api/tables/{made.table}/told").json()["told"]["askable"]
    page = sitting(look, live, made.table, made.asked)
    page.locator(".frame [data-mark]").first.wait_for()
    drawn = [mark for mark in marks if page.locator(f'[data-mark="{mark}"][role="button"]').count()]
    assert drawn
    mark = drawn[-1]
    reason = made.asked.post(f"/api/tables/{made.table}/why", mark=mark).json()
    assert reason["rule"]
    thing, note = page.locator(f'[data-mark="{mark}"]').first, page.locator('.bar .note[role="alert"]')
    assert note.count() == 0
    thing.dispatch_event("click")
    note.wait_for()
    assert reason["why"].removesuffix(f" ({reason['rule']})") in note.inner_text()
    assert reason["rule"] in note.inner_text()
    page.keyboard.press("Escape")
    note.wait_for(state="detached")
    thing.focus()
    page.keyboard.press("Enter")
    note.wait_for()
    assert reason["rule"] in note.inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_two_people_in_two_browsers_play_to_the_very_end(look, live, game):
    host = look(live.url, f"/new/{game}", prefers={"confirm": False}, analyses=False)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("/table/"))
    link = host.locator("input[readonly]").first.input_value()
    guest = look(link, "", prefers={"confirm": False}, analyses=False)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.locator(".bar").wait_for()
    if not size("WHOLE_GAMES"):
        take_turns([host, guest], 2 * FIRST)
        table = host.url.partition("#")[0].rpartition("/")[2]
        people = sorted((same_person(live.url, page) for page in (host, guest)), key=lambda person: person.table(table)["you"])
        skip_middle([host, guest], table, people)
    assert take_turns([host, guest]) == "over"
    for page in (host, guest):
        page.get_by_role("region", name="Point by point").wait_for()
    ends = [page.locator(".end .sheets").first.text_content() for page in (host, guest)]
    assert "Bo" in ends[0]
    assert ends[0] == ends[1]
    assert host.url.partition("#")[0] == guest.url.partition("#")[0]


TOUCH = """(chance) => {
    if (document.querySelector(".table")?.dataset.over === "true") return "over";
    const stage = document.querySelector(".bar")?.dataset.stage;
    if (!["open", "narrowed", "selected"].includes(stage)) return "";
    const plain = [...document.querySelectorAll(".decide .primary, .decide button[data-event]")];
    const marks = stage === "selected" ? [] : [...document.querySelectorAll("[data-legal]:not([data-selected])")];
    const found = [...plain, ...marks];
    const one = found[Math.floor(chance * found.length)];
    one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return one ? "touched" : "";
}"""
"""One touch: a lantern, a choice in the bar, or yes."""


def take_turns(pages, most=2000):
    """Whoever is asked touches something, until the game is over or so many touches were made; how the last of them went."""
    rng = random.Random(5)

    def touched():
        answers = [page.evaluate(TOUCH, rng.random()) for page in pages]
        return answers if any(answers) else None

    touches = 0
    while touches < most:
        answers = wait_on(pages[0], touched, lambda: [page.locator("#ask").all_inner_texts() for page in pages])
        touches += answers.count("touched")
        if "over" in answers:
            return "over"
    return "touched"


def test_a_move_made_on_a_broken_line_is_saved_once_it_is_back(look, live):
    """U15: the banner says so, the board stays readable, and nothing is lost."""
    table, person = against_bot(live.url, "dice-miner")
    page = sitting(look, live, table, person)
    assert point_and_click(page, random.Random(1))
    before = person.table(table)["version"]
    page.context.set_offline(True)
    page.get_by_text("No connection").wait_for()
    assert page.locator(".table-board").is_visible()
    page.context.set_offline(False)
    page.get_by_text("No connection").wait_for(state="detached")
    assert point_and_click(page, random.Random(2))
    page.locator(".saved").wait_for()
    assert person.table(table)["version"] > before
    look.troubles.clear()


def test_a_killed_server_comes_back_and_the_game_goes_on(look, tmp_path):
    built()
    with Live(tmp_path / "pithead.db", log=tmp_path / "log") as server:
        table, person = against_bot(server.url, "dice-miner")
        page = sitting(look, server, table, person)
        assert point_and_click(page, random.Random(1))
        server.kill()
        page.locator(".banner").wait_for()
        server.start()
        page.locator(".banner").wait_for(state="detached")
        assert point_and_click(page, random.Random(2))
        page.locator(".saved").wait_for()
        page.close()
    look.troubles.clear()


CLICK = """(number) => {
    const legal = document.querySelectorAll("[data-legal]");
    legal[number % legal.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def test_two_tabs_on_one_chair_never_disagree(look, live):
    """T6: both act at once; one is told that the table had moved on, and both show the same afterwards."""
    table, person = against_bot(live.url, "dice-miner", level="greedy")
    tabs = [sitting(look, live, table, person, confirm=False) for _ in range(2)]

    def both_are_asked_the_same():
        shown = person.table(table)
        asked = shown["status"] == "over" or (shown["to_act"] == [0] and all(ready(state(tab)) for tab in tabs))
        for tab in tabs:
            tab.keyboard.press("Escape")  # what one tab picked late, as part of the next answer, is its own affair
        return asked and len({tab.locator(".frame").inner_text() for tab in tabs}) == 1

    def disagree():
        return [(state(tab), tab.locator(".frame").inner_text()) for tab in tabs]

    begin = person.table(table)["version"]
    for race in range(8):
        wait_on(tabs[0], both_are_asked_the_same, disagree)
        for tab in tabs:
            tab.evaluate(CLICK, race)
    wait_on(tabs[0], both_are_asked_the_same, disagree)
    assert person.table(table)["version"] > begin + 2


def test_somebody_comes_back_days_later_to_a_game_of_weeks(look, live):
    first = look(live.url, prefers={})
    first.get_by_role("button", name="Play now: Mini Miners").click()
    first.locator(".bar").wait_for()
    assert point_and_click(first, random.Random(1))
    table = first.url
    again = first.context.new_page()
    first.close()
    again.goto(live.url)
    again.get_by_role("link", name=re.compile("Continue: Mini Miners")).first.click()
    again.locator(".bar").wait_for()
    assert again.url == table
    assert point_and_click(again, random.Random(2))


def test_a_spectator_sees_the_table_and_has_nothing_to_choose(look, live):
    host = Person(live.url, "Ann")
    created = host.open(("human", "bot"), visibility="public")
    assert host.sit(created["table"], created["links"][0]["url"]).status_code == 200
    watcher = look(live.url, "/lobby")
    watcher.get_by_role("link", name=re.compile("Watch")).first.wait_for()
    watcher.goto(f"{live.url}/table/{created['table']}")
    watcher.locator(".frame").wait_for()
    assert state(watcher)["marks"] == []
    watcher.locator(".area .points").first.wait_for()
    watcher.get_by_role("button", name="Help").click()
    watcher.get_by_text("The position in sentences").click()
    watcher.locator(".help details li").first.wait_for()


def test_a_finished_game_is_looked_back_at_branched_and_shared(look, live):
    made = table_at(live.url, "dice-miner", 1000)
    page = look(live.url, f"/game/{made.table}?event=20", made.people[0])
    page.get_by_text("Event 20 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Event 21 of").wait_for()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.goto(f"{live.url}/game/{made.table}?event=24")
    page.get_by_text("Event 24 of").wait_for()
    page.get_by_role("button", name="What if…?").click()
    page.locator("[data-legal], .decide button").first.wait_for()


def test_people_chat_and_play_again(look, live):
    made = table_at(live.url, "dice-miner", 1000)
    pages = [look(live.url, f"/table/{made.table}", person, analyses=False) for person in made.people]
    for page in pages:
        page.get_by_role("region", name="Point by point").wait_for()
    pages[0].get_by_label("A word to the table").fill("Well dug!")
    pages[0].get_by_label("A word to the table").press("Enter")
    pages[1].get_by_text("Well dug!").first.wait_for()
    pages[0].get_by_role("button", name="Play again").click()
    pages[0].wait_for_url(lambda url: made.table not in url)
    pages[1].wait_for_url(lambda url: made.table not in url)
    assert pages[0].url.partition("#")[0] == pages[1].url.partition("#")[0]
