"""A duplicate evening in the browser, by the keyboard alone: announced, entered by a link, followed, at its end opened and compared."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

from pithead.coach.daily import today
from pithead.duplicate.week import WeekDrawn, WeekEntry, WeekPlayed, week_of
from pithead.server.journals import Journals
from pithead.server.week_books import stream_of
from pithead.store.opening import open_store
from tests.server.live import Person
from tests.waiting import wait_until
from tests.web.hands import follow
from tests.web.tables import resign

PHONE = {"width": 390, "height": 844}


def of(url, person, evening):
    return person.get(f"/api/evenings/{evening}").json()


def give_up_all(url, people, evening):
    """Everybody gives up at every table that is due, until the evening is over."""

    def over():
        now = of(url, people[0], evening)
        for person in people:
            for table in of(url, person, evening)["rounds"][-1]["tables"]:
                if table["table"] and not table["done"] and person.table(table["table"])["status"] == "playing":
                    resign(person, table["table"])
        return now["status"] == "over"

    wait_until(over, "the evening does not end")


def test_an_evening_from_its_announcement_to_the_opened_seals(look, live):
    ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
    host = look(live.url, "/lobby", ann, viewport=PHONE)
    follow(host, host.get_by_role("link", name="Duplicate evenings"))
    host.get_by_role("link", name="Announce an evening").press("Enter")
    host.get_by_label("What is it called?").fill("Friday")
    host.get_by_role("radio", name="1", exact=True).press("Space")
    host.get_by_role("radio", name="Everybody takes their time").press("Space")
    host.get_by_label("Chairs for bots").press("2")
    host.get_by_role("button", name="Announce it").press("Enter")
    host.get_by_role("heading", name="Friday").wait_for()
    assert host.get_by_role("button", name="Begin").is_disabled()
    guest = look(live.url, host.url.removeprefix(live.url), bob)
    guest.locator(".seals code").first.wait_for(state="attached")
    seals = guest.locator(".seals code").all_text_contents()
    assert [seal[:7] for seal in seals] == ["sha256:"]
    guest.get_by_role("button", name="Enter").press("Enter")
    guest.get_by_role("button", name="Leave it again").wait_for()
    host.get_by_text("Bob").first.wait_for()
    host.get_by_role("button", name="Begin").press("Enter")
    host.get_by_role("link", name="To your table").wait_for()
    evening = host.url.rpartition("/")[2]
    give_up_all(live.url, [ann, bob], evening)
    for page in (host, guest):
        page.get_by_role("heading", name="Deal by deal").wait_for()
        assert page.locator(".seals code").all_text_contents() == seals
        page.get_by_role("button", name="Open the seals and check them").press("Enter")
        page.get_by_text("The deals were the ones that were sealed.").wait_for()
        assert page.locator(".checks li").count() == 4
        assert page.locator('.checks [data-passed="false"]').count() == 0
    stranger = look(live.url, f"/evening/{evening}")
    stranger.locator(".deal-table tbody tr").nth(3).wait_for()
    stranger.locator(".deal-table tbody th a").first.press("Enter")
    stranger.locator(".frame [data-mark]").first.wait_for()


async def play_week(database, game, week):
    """A week as it was, in the store of a server."""
    store = await open_store(str(database))
    journals = Journals(store, WeekEntry)
    await journals.add(stream_of(game, week), "drawn", WeekDrawn(tuple(f"{deal}" * 64 for deal in range(4))))
    await journals.add(stream_of(game, week), "hewer", WeekPlayed(0, (40, 30), (0,), level="hewer"))
    await store.close()


def test_the_deals_of_a_past_week_are_opened_and_checked_in_the_page(look, live):
    week = week_of(today() - timedelta(weeks=1))
    with ThreadPoolExecutor(1) as thread:  # a browser's loop runs in this one
        thread.submit(asyncio.run, play_week(live.database, "mini-miners", week)).result()
    page = look(live.url, "/week/mini-miners")
    page.get_by_role("navigation", name="Past weeks").get_by_role("link").first.press("Enter")
    page.get_by_role("heading", name="The deals, opened").wait_for()
    page.get_by_text("The deals were the ones that were sealed.").wait_for()
    assert page.url.endswith(f"/week/mini-miners/{week}")
    assert page.locator(".seals > li").count() == 4
    assert page.get_by_role("button", name="Play it").count() == 0
    page.get_by_role("link", name="This week", exact=True).press("Enter")
    page.get_by_role("button", name="Play it").first.wait_for()
