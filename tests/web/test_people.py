"""Two people who never met find a game in two browsers, one blocks and reports the other, the host sees to it: all by the keyboard."""

import pytest

from tests.server.live import MODERATION_TOKEN, Live, Person
from tests.web.test_every_screen import AXE, faults

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    with Live(tmp_path_factory.mktemp("people") / "p.db", **{"moderation-token": MODERATION_TOKEN}) as live:
        yield live


def find(page):
    """Look for a game: the keyboard alone."""
    page.get_by_role("button", name="Find", exact=True).focus()
    page.keyboard.press("Enter")


def test_two_find_each_other_and_one_is_muted_in_the_end(look, hosted):
    ann, bob = (look(hosted.url, "/lobby", viewport=PHONE, reduced_motion="reduce") for _ in range(2))
    find(ann)
    ann.get_by_text("Waiting for others").wait_for()
    bob.get_by_role("button", name="Play with them").wait_for()
    find(bob)
    for page in (ann, bob):
        page.wait_for_url("**/table/*")
        page.locator(".frame [data-mark]").first.wait_for()
    for page in (ann, bob):
        page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.press("Enter")
    bob.get_by_label("A word to the table").fill("you mole")
    bob.keyboard.press("Enter")
    ann.locator(".chat", has_text="you mole").wait_for()
    ann.locator(".neighbour summary").press("Enter")
    ann.evaluate(AXE())
    assert list(faults(ann, PHONE["width"])) == []
    ann.get_by_role("button", name="to the host").press("Enter")
    ann.get_by_text("Thank you").wait_for()

    host = look(hosted.url, "/moderation", viewport=PHONE, reduced_motion="reduce")
    host.get_by_label("token").fill(MODERATION_TOKEN)
    host.keyboard.press("Enter")
    host.get_by_text("you mole").wait_for()
    host.evaluate(AXE())
    assert list(faults(host, PHONE["width"])) == []
    host.get_by_role("button", name="Do it").first.press("Enter")
    host.get_by_role("button", name="Lift").wait_for()

    bob.get_by_label("A word to the table").fill("still here")
    bob.keyboard.press("Enter")
    bob.get_by_text("You may not write here").first.wait_for()

    ann.get_by_role("button", name="Block").press("Enter")
    ann.locator(".chat").wait_for(state="detached")
    ann.locator(".frame [data-mark]").first.wait_for()
    assert ann.get_by_text("you mole").count() == 0


def test_whoever_leaves_the_page_waits_no_more(look, hosted):
    page = look(hosted.url, "/lobby")
    with page.expect_response(lambda answer: "/api/seeks?" in f"{answer.url}?" and answer.request.method == "POST"):
        find(page)
    page.get_by_text("Waiting for others").wait_for()
    with page.expect_response("**/api/seeks/end*"):
        page.get_by_role("link", name="Rules", exact=True).press("Enter")
    assert page.evaluate("fetch('/api/seeks').then((answer) => answer.json())") == {"seeks": []}


def test_a_spectator_who_spoke_is_blocked_by_the_keyboard_alone(look, hosted):
    ann = Person(hosted.url, "Ann")
    table = ann.open(("human", "bot"), visibility="public")["table"]
    page, wim, xia = (
        look(hosted.url, f"/table/{table}", person, viewport=PHONE, reduced_motion="reduce")
        for person in (ann, Person(hosted.url, "Wim"), Person(hosted.url, "Xia"))
    )
    for each in (page, wim, xia):
        open_chat(each)
    say(wim, "what a mole")
    page.locator(".chat", has_text="what a mole").wait_for()
    say(xia, "hush now")
    page.locator(".chat", has_text="hush now").wait_for()
    about = page.locator(".neighbour summary", has_text="Wim")
    assert page.locator(".neighbour summary").count() == 2, "one line for each who spoke and watches"
    about.press("Enter")
    page.evaluate(AXE())
    assert list(faults(page, PHONE["width"])) == []
    with page.expect_navigation():
        page.get_by_role("button", name="Block Wim").press("Enter")
    open_chat(page)
    page.locator(".chat", has_text="hush now").wait_for()
    assert "what a mole" not in page.locator(".chat").inner_text()
    say(wim, "still here")
    say(xia, "he goes on")
    page.locator(".chat", has_text="he goes on").wait_for()
    assert "still here" not in page.locator(".chat").inner_text()
    assert "still here" in xia.locator(".chat").inner_text(), "only who blocked him is spared"


def open_chat(page):
    """Bring the words of the table up, by the keyboard alone."""
    page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.press("Enter")


def say(page, text):
    """Words to the table, by the keyboard alone."""
    page.get_by_label("A word to the table").focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    page.locator(".chat", has_text=text).wait_for()
