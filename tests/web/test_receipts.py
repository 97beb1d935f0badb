"""The browser keeps a receipt of every game and checks by itself what it was promised, whatever the server says."""

import json

import pytest

from tests.server.live import seated
from tests.waiting import wait_until
from tests.web.tables import resign, same_person


def given_up(look, live):
    """A game in one click that was given up: the page with its end, and the table."""
    page = look(live.url, prefers={}, analyses=False)
    page.get_by_role("article", name="Dice Miner").get_by_role("button", name="Play now").click()
    page.locator(".bar").wait_for()
    table = page.url.rpartition("/")[2]
    resign(same_person(live.url, page), table)
    page.locator(".verify summary").wait_for()
    return page, table


def kept_receipt(page, table):
    return json.loads(page.evaluate(f"localStorage.getItem('pithead-receipt-{table}')"))


def check(page):
    """Press the button; what the browser found by itself."""
    page.locator(".verify summary").click()
    page.locator(".verify").get_by_role("button", name="Check the dice").click()
    page.locator(".checks.receipt").wait_for()
    return page.locator(".checks.receipt li").evaluate_all("(all) => all.map((each) => each.dataset.passed)")


def test_a_game_in_one_click_agrees_with_the_receipt_and_the_receipt_can_be_taken_away(look, live, tmp_path):
    page, table = given_up(look, live)
    wait_until(lambda: kept_receipt(page, table).get("signed"), "the receipt is not signed")
    kept = kept_receipt(page, table)
    record = same_person(live.url, page).get(f"/api/tables/{table}/record").json()
    assert record["header"]["players"][0]["nonce"] == kept["nonce"]
    assert check(page) == ["true"] * 5
    assert kept_receipt(page, table)["signed"]["key"] == same_person(live.url, page).get("/api/key").json()["key"]
    kept = kept_receipt(page, table)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save your receipt").click()
    assert json.loads(download.value.path().read_text()) == kept


@pytest.mark.parametrize(
    ("lie", "found"),
    [
        (lambda record: record["header"]["players"][0].update(nonce="0d" * 16), ["true", "false", "false", "false", "true"]),
        (lambda record: record.update(secret="00" * 32), ["false", "true", "true", "false", "true"]),
        (lambda record: record["header"]["players"][1].update(nonce="0d" * 16), ["true", "true", "false", "false", "true"]),
        (lambda record: record["steps"].pop(0), ["true", "true", "true", "false", "true"]),
    ],
    ids=["own nonce", "secret", "nonce of another", "first step"],
)
def test_a_server_that_lies_is_found_out_though_it_says_that_all_is_well(look, live, lie, found):
    page, table = given_up(look, live)
    wait_until(lambda: kept_receipt(page, table).get("signed"), "the receipt is not signed")

    def lied(route):
        record = route.fetch().json()
        lie(record)
        route.fulfill(json=record)

    page.route("**/record?*", lied)
    assert check(page) == found
    page.get_by_text("The record is not the one of your game").wait_for()
    page.locator(".verify", has_text="Verified").wait_for()


def test_a_page_that_lost_its_nonce_seals_another(look, live):
    table, people = seated(live.url)
    resign(people[1], table)
    page = look(live.url, f"/table/{table}", people[0], analyses=False)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    new = page.url.rpartition("/")[2]
    wait_until(lambda: people[0].table(new)["seats"][0].get("seal"), "nobody sits")
    lost = people[0].table(new)["seats"][0]["seal"]
    page.evaluate("localStorage.clear()")
    page.reload()
    other = look(live.url, f"/table/{table}", people[1], analyses=False)
    other.get_by_role("button", name="Go to the rematch").click()
    wait_until(lambda: people[0].table(new)["status"] == "playing", "the game does not begin")
    assert people[0].table(new)["seats"][0]["seal"] != lost
