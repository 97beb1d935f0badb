"""First steps: both tutorials can be finished in every language, and a wrong answer gets a hint, never the next lesson."""

import os
import subprocess
import sys

import pytest

from pithead.coach.lessons import lessons_of, opened, solved
from pithead.games import game_names, load_game
from pithead.record import read_step
from pithead.words import LANGUAGES, Words

PITHEAD = [sys.executable, "-m", "pithead"]


def learn(game: str, language: str, answers: list[str]) -> subprocess.CompletedProcess:
    environment = {**os.environ, "PITHEAD_LANG": language}
    return subprocess.run([*PITHEAD, "learn", game], input="\n".join(answers), env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_tutorial_can_be_finished_in_every_language(game, language):
    say = Words(language)
    lessons = lessons_of(game)
    ran = learn(game, language, [lesson.answers[0] for lesson in lessons])
    assert ran.returncode == 0, ran.stderr
    for lesson in lessons:
        assert say(f"learn-{game}-{lesson.id}-done") in ran.stdout
    assert say("learn-finished", game=game) in ran.stdout


@pytest.mark.parametrize("game", game_names())
def test_a_tutorial_has_at_most_twelve_lessons(game):
    assert 1 <= len(lessons_of(game)) <= 12


@pytest.mark.parametrize("name", game_names())
def test_every_answer_of_every_lesson_is_legal_in_its_position_and_solves_it(name):
    game = load_game(name)
    state = None
    for lesson in lessons_of(name):
        state = opened(game, lesson, state)
        afterwards = []
        for answer in lesson.answers:
            step = read_step(game, state, answer)
            if step.event in game.legal(state, step.seat):
                afterwards.append(solved(game, lesson, state, step))
        assert afterwards
        assert afterwards[0] is not None
        state = afterwards[0]


@pytest.mark.parametrize("name", game_names())
def test_another_answer_gets_a_hint_and_changes_nothing(name):
    say = Words("en")
    game = load_game(name)
    lesson = lessons_of(name)[0]
    state = opened(game, lesson, None)
    (seat, *_) = game.to_act(state)
    wrong = next(text for event in game.legal(state, seat) if (text := game.write_event(event)) not in lesson.answers)
    ran = learn(name, "en", [wrong, "quit"])
    assert ran.returncode == 130
    assert say(f"learn-{name}-{lesson.id}-hint") in ran.stdout
    assert say(f"learn-{name}-{lesson.id}-done") not in ran.stdout
