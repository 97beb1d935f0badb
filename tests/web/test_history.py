"""Your games and your rating in the browser, by the keyboard alone, on a phone."""

from tests.server.live import seated
from tests.waiting import wait_until
from tests.web.tables import resign

PHONE = {"width": 390, "height": 844}


def test_own_games_are_found_and_lead_to_their_replay_and_to_the_rating(look, live):
    table, (me, bo) = seated(live.url, ("human", "human"))
    resign(bo, table)
    places = [{"kind": "human"}, {"kind": "bot", "level": "apprentice"}]
    resign(me, me.post("/api/tables", game="mini-miners", places=places, join="00" * 16).json()["table"])
    wait_until(lambda: me.get("/api/me/history").json()["count"] == 2, "the games are not noted")
    wait_until(lambda: len(me.get("/api/me/ratings").json()["ratings"]) == 2, "the games are not rated")

    page = look(live.url, "/about", me, viewport=PHONE, reduced_motion="reduce")
    page.evaluate("localStorage.setItem('pithead-met', '1')")
    page.goto(f"{live.url}/me")
    page.get_by_role("link", name="Your games").press("Enter")
    page.get_by_role("heading", name="2 finished games").wait_for()
    page.get_by_label("Result").press_sequentially("lost")
    find(page)
    page.get_by_role("heading", name="1 finished game").wait_for()
    games = page.locator("section[aria-labelledby=history-games] li")
    assert "Apprentice" in games.inner_text()
    page.get_by_label("Result").press_sequentially("all")
    page.get_by_label("Rival").press_sequentially("Bo")
    page.keyboard.press("Enter")
    games.filter(has_text="won").wait_for()
    assert games.count() == 1
    page.get_by_label("From day").press_sequentially("01012099")
    find(page)
    page.get_by_text("No game that you have finished fits.").wait_for()
    page.get_by_label("From day").press("Delete")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")
    find(page)
    games.get_by_role("link", name="Look back").press("Enter")
    page.locator(".frame [data-mark]").first.wait_for()

    page.goto(live.url)
    page.get_by_role("link", name="Ratings: Dice Miner").press("Enter")
    own = page.locator("tr[aria-current]")
    own.wait_for()
    assert "±" in own.inner_text()
    assert page.locator("tbody tr").count() >= 6, "the levels stand there too"


def find(page):
    """Ask for what the form says."""
    page.get_by_role("button", name="Find", exact=True).press("Enter")
