"""A finished game as a link that carries all of it: opened by a newcomer in another browser, and from the file of its record."""

from pathlib import Path

from pithead.words import Words
from tests.web.tables import table_at

SAY = Words("en")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mini-miners.json"


def test_a_game_is_shared_and_opened_by_a_link(look, live):
    over = table_at(live.url, "dice-miner", 1000, seed=7)
    page = look(live.url, f"/game/{over.table}", over.people[0])
    page.get_by_role("button", name=SAY("web-share-game")).click()
    link = page.get_by_role("textbox", name=SAY("web-share-game-text")).input_value()
    assert link.startswith(f"{live.url}/open#")
    assert len(link) < 4096
    newcomer = look(link, "")
    newcomer.locator("#reel").wait_for()
    assert newcomer.locator("#reel").get_attribute("max") == page.locator("#reel").get_attribute("max")
    newcomer.locator("summary", has_text=SAY("web-verify")).click()
    newcomer.get_by_role("button", name=SAY("web-verify")).click()
    newcomer.locator('.checks [data-passed="true"]').first.wait_for()
    assert newcomer.locator('.checks [data-passed="false"]').count() == 0


def test_a_record_is_opened_from_its_file(look, live):
    page = look(live.url, "/open")
    page.get_by_label(SAY("web-open-file")).set_input_files(EXAMPLE)
    page.locator("#reel").wait_for()
    assert page.locator("#reel").get_attribute("max") == "239"
