"""U11: everybody can finish the first steps of both games, in every language; `make test` takes another language for each game."""

import pytest

from pithead.coach.lessons import lessons_of
from pithead.words import LANGUAGES, Words
from tests.sizes import by_turns
from tests.web.hands import state

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


@pytest.mark.parametrize(("game", "wrong"), [("dice-miner", "slot:b2"), ("mini-miners", "dwarf:crook")])
def test_a_wrong_pick_is_put_back_and_its_hint_goes_with_the_right_one(look, live, game, wrong):
    """Nothing stays selected for another Confirm, and no later step shows the hint of an earlier one."""
    lessons = lessons_of(game)
    page = look(live.url, f"/learn/{game}", prefers={"words": True})
    for number, lesson in enumerate(lessons[:3]):
        page.get_by_text(Words("en")(f"learn-{game}-{lesson.id}")[:40]).first.wait_for()
        page.locator("[data-legal]").first.wait_for()
        assert page.locator(".note").count() == 0, number
        if page.locator(f'[data-legal][data-mark="{wrong}"]').count() and wrong.split(":")[1] not in lesson.answers[0]:
            page.locator(f'[data-legal][data-mark="{wrong}"]').first.click()
            page.locator(".decide .primary").click()
            page.locator(".note").wait_for()
            assert state(page)["stage"] == "open"
            assert page.locator("[data-selected]").count() == 0
            wrong = "done:once"
        page.locator("#type-move").fill(lesson.answers[0])
        page.locator("#type-move").press("Enter")
        page.get_by_role("button", name="Next", exact=True).click()
    assert wrong == "done:once"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hint_is_in_notation(language):
    """People who play with a pointer have never seen it."""
    say = Words(language)
    for game in ("dice-miner", "mini-miners"):
        for lesson in lessons_of(game):
            hint = say(f"learn-{game}-{lesson.id}-hint")
            assert not any(answer in hint for answer in lesson.answers), hint
