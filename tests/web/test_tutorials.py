"""U11: everybody can finish the first steps of both games, in every language."""

import pytest

from pithead.coach.lessons import lessons_of
from pithead.words import LANGUAGES, Words
from tests.sizes import size
from tests.web.hands import prefer


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
@pytest.mark.parametrize("language", LANGUAGES[: 1 + size("LANGUAGES")])
def test_the_first_steps_can_be_finished(look, live, game, language):
    say, lessons = Words(language), lessons_of(game)
    assert len(lessons) <= 12
    page = look(live.url, "/settings", locale=language)
    prefer(page, language=language, words=True)
    page.goto(f"{live.url}/learn/{game}")
    for lesson in lessons:
        page.get_by_text(say(f"learn-{game}-{lesson.id}")[:40]).first.wait_for()
        page.locator("#type-move").fill(lesson.answers[0])
        page.locator("#type-move").press("Enter")
        page.get_by_role("button", name=say("web-learn-next"), exact=True).click()
    page.get_by_text(say("web-learn-over")).wait_for()


def test_a_wrong_answer_gets_a_hint_and_nothing_is_lost(look, live):
    say, lesson = Words("en"), lessons_of("dice-miner")[0]
    page = look(live.url, "/settings")
    prefer(page, words=True)
    page.goto(f"{live.url}/learn/dice-miner")
    page.locator("#type-move").fill("take a1")
    page.locator("#type-move").press("Enter")
    page.get_by_text(say(f"learn-dice-miner-{lesson.id}-hint")[:40]).first.wait_for()
    page.locator("[data-legal]").first.wait_for()
