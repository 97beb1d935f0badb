"""U11: everybody can finish the first steps of both games, in every language; `make test` takes another language for each game."""

import pytest

from pithead.coach.lessons import lessons_of
from pithead.words import LANGUAGES, Words
from tests.sizes import by_turns

COURSES = [
    (game, language) for number, game in enumerate(("dice-miner", "mini-miners")) for language in by_turns(LANGUAGES, number, "LANGUAGES")
]


@pytest.mark.parametrize(("game", "language"), COURSES)
def test_the_first_steps_can_be_finished(look, live, game, language):
    say, lessons = Words(language), lessons_of(game)
    assert len(lessons) <= 12
    page = look(live.url, f"/learn/{game}", prefers={"language": language, "words": True}, locale=language)
    for lesson in lessons:
        page.get_by_text(say(f"learn-{game}-{lesson.id}")[:40]).first.wait_for()
        page.locator("#type-move").fill(lesson.answers[0])
        page.locator("#type-move").press("Enter")
        page.get_by_role("button", name=say("web-learn-next"), exact=True).click()
    page.get_by_text(say("web-learn-over")).wait_for()


def test_a_wrong_answer_gets_a_hint_and_nothing_is_lost(look, live):
    say, lesson = Words("en"), lessons_of("dice-miner")[0]
    page = look(live.url, "/learn/dice-miner", prefers={"words": True})
    page.locator("#type-move").fill("take a1")
    page.locator("#type-move").press("Enter")
    page.get_by_text(say(f"learn-dice-miner-{lesson.id}-hint")[:40]).first.wait_for()
    page.locator("[data-legal]").first.wait_for()
