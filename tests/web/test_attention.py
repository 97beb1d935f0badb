"""Your turn is noticed: by the title and the icon of the tab, by a notification if one asked for it; and so are words to the table."""

import json
import re

import pytest

from tests.server.live import seated
from tests.web.conftest import looking
from tests.web.hands import becomes, sitting, wait_on
from tests.web.test_loop import PHONE, at_home

ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
LOOKS_AWAY = "Object.defineProperty(document, 'hidden', { get: () => true })"
"""Chromium without a screen never hides a tab, so the page is told so."""
SHOWN = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map((each) => each.body))"


@pytest.fixture
def two(live):
    """A table of two: its name, who is asked, and who waits."""
    table, people = seated(live.url)
    turn = people[0].table(table)["to_act"][0]
    return table, people[turn], people[1 - turn]


def decide(person, table):
    """Decide until it is somebody else's turn."""
    while person.table(table)["you"] in person.table(table)["to_act"]:
        shown = person.table(table)
        assert person.command(table, shown["version"], "act", event=shown["choices"][0]["event"]).status_code == 200


def test_title_and_icon_say_whose_turn_it_is(look, live, two):
    table, asked, waits = two
    page = sitting(look, live, table, waits)
    assert "Your turn" not in page.title()
    assert page.evaluate(ICON) == "/icon.svg"
    decide(asked, table)
    becomes(page, "document.title.startsWith('● Your turn')")
    becomes(page, f"{ICON} === '/icon-turn.svg'")
    page.goto(live.url)
    becomes(page, "document.title === '(1) Pithead'")
    becomes(page, f"{ICON} === '/icon-turn.svg'")
    page.get_by_role("link", name="Settings").click()
    becomes(page, f"{ICON} === '/icon.svg'")


@pytest.fixture
def notified(whole_chromium):
    """Pages in a browser that shows notifications."""
    with looking(whole_chromium) as open_page:
        yield open_page


def test_the_browser_is_asked_by_a_click_and_calls_whoever_looks_elsewhere(notified, live, two):
    table, asked, waits = two
    page = notified(live.url, "/settings", waits, prefers={}, permissions=["notifications"])
    page.get_by_label(re.compile("Call me when it is my turn")).click()
    becomes(page, "JSON.parse(localStorage.getItem('pithead')).notify")
    page.goto(f"{live.url}/table/{table}")
    page.locator(".bar").wait_for()
    assert page.evaluate(SHOWN) == []
    page.evaluate(LOOKS_AWAY)
    decide(asked, table)
    becomes(page, f"{SHOWN}.then((bodies) => bodies.some((each) => each.includes('Your turn')))")


def test_a_push_is_shown_although_no_page_of_ours_is_open(notified, live):
    page = notified(live.url, "/", prefers={}, permissions=["notifications"])
    becomes(page, "navigator.serviceWorker.ready.then((worker) => worker.active?.state === 'activated')")
    found = []
    wire = page.context.new_cdp_session(page)
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    wire.send("ServiceWorker.enable")
    wait_on(page, lambda: found, lambda: "no worker")
    call = {"title": "Pithead", "body": "Vuorosi", "path": "/table/abc"}
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": live.url, "registrationId": found[0]["registrationId"], "data": json.dumps(call)},
    )
    becomes(page, f"{SHOWN}.then((bodies) => bodies.includes('Vuorosi'))")
    assert page.evaluate(SHOWN.replace("each.body", "each.tag")) == ["/table/abc"]


def test_who_may_not_notify_is_told_so(look, live):
    page = look(live.url, "/settings")
    switch = page.get_by_label(re.compile("Call me when it is my turn"))
    switch.click()
    page.get_by_role("alert").wait_for()
    wait_on(page, lambda: not switch.is_checked(), lambda: "the switch stays on")


def test_words_that_were_not_seen_are_counted(look, live, two):
    table, asked, waits = two
    page = sitting(look, live, table, waits)
    page.set_viewport_size(PHONE)
    becomes(page, "!document.querySelector('#side-chat').checkVisibility()")
    for number in range(2):
        assert asked.post(f"/api/tables/{table}/chat", key=f"word-to-all-{number}", text="Hello").status_code == 200
    becomes(page, "document.title.startsWith('(2) ')")
    page.locator(".tabs .unread", has_text="2").wait_for()
    page.locator(".tabs button").last.click()
    becomes(page, "!document.title.startsWith('(')")
    page.reload()
    page.locator(".bar").wait_for()
    page.get_by_text("Hello").first.wait_for(state="attached")
    assert not page.title().startswith("(")


def test_a_game_that_waits_is_counted_at_home(look, live, two):
    _, asked, _ = two
    page = at_home(look, live, asked)
    becomes(page, "document.title === '(1) Pithead'")
