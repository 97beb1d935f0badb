"""Several people at one device: whoever has to act sees the table, and no secret is seen before its curtain is lifted."""

from itertools import pairwise

from pithead.words import Words
from tests.web.hands import DRAWN, prefer, state, wait_on

SAY = Words("en")
CHOOSE = """() => document.querySelector("#in-words button[data-event]")?.click()"""
ON_PAGE = """() => ({
    curtain: document.querySelector(".curtain h1")?.textContent ?? "",
    things: document.querySelectorAll("[data-mark], .log li, .choices button").length,
    spoken: document.querySelector("[data-spoken]")?.textContent ?? "",
})"""
VERSION = "document.querySelector('.table')?.dataset.version"


def shared_table(look, url, game):
    """A table of Ann and Bo in a browser that prefers words."""
    page = look(url, "/settings")
    prefer(page, pace=0, words=True)
    share_table(page, url, game)
    return page


def share_table(page, url, game):
    """Open a table for Ann, whose browser it is, and Bo, who looks over her shoulder."""
    page.goto(f"{url}/settings")
    page.get_by_role("textbox", name=SAY("web-your-name")).fill("Ann")
    page.get_by_role("button", name=SAY("web-save"), exact=True).click()
    page.get_by_text(SAY("web-saved")).wait_for()
    page.goto(f"{url}/new/{game}")
    page.locator("#chair-1").select_option("here")
    page.get_by_role("textbox", name=SAY("web-name-at", number="2")).fill("Bo")
    page.get_by_role("button", name=SAY("web-open-table")).click()


def asked(page):
    """Wait for a curtain or for a question: whose curtain it is, or what the page asks for."""

    def found():
        shown = page.evaluate(ON_PAGE)
        if shown["curtain"]:
            assert (shown["things"], shown["spoken"]) == (0, "")
            return shown["curtain"]
        now = state(page)
        return now if now["over"] or now["stage"] == "selected" or now["marks"] or now["plain"] else None

    return wait_on(page, found, lambda: (state(page), page.evaluate(ON_PAGE)))


def play(page, decisions):
    """So many decisions of whoever is asked; whose curtains were lifted for them."""
    lifted = []
    while decisions:
        now = asked(page)
        if isinstance(now, str):
            name = "Ann" if now == SAY("web-curtain-title", name="Ann") else "Bo"
            assert now == SAY("web-curtain-title", name=name)
            page.get_by_role("button", name=SAY("web-curtain-lift", name=name)).click()
            lifted.append(name)
        elif now["stage"] == "selected":
            before = page.evaluate(VERSION)
            page.evaluate("document.querySelector('.decide .primary')?.click()")
            decisions -= 1
            wait_on(page, lambda before=before: page.evaluate(VERSION) != before, lambda: state(page))
        else:
            page.evaluate(CHOOSE)
            page.evaluate(DRAWN)
    return lifted


def test_a_curtain_falls_before_another_sees_what_is_secret(look, live):
    page = shared_table(look, live.url, "mini-miners")
    lifted = play(page, 10)
    assert lifted.count("Ann") >= 2
    assert lifted.count("Bo") >= 2
    assert all(one != other for one, other in pairwise(lifted))
    table = page.url
    page.reload()
    assert isinstance(asked(page), str), "the page was loaded anew, and nobody has lifted a curtain"
    page.goto(table.replace("/table/", "/game/"))
    page.get_by_text(SAY("web-curtain-replay")).wait_for()
    assert page.locator("[data-mark]").count() == 0


def test_without_secrets_the_device_just_goes_on(look, live):
    page = shared_table(look, live.url, "dice-miner")
    assert play(page, 6) == []
