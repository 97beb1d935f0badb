"""Every question that the table of Mini Miners can ask is counted and pinned."""

from pithead.mini_miners.rules.game import QUESTIONS
from tests.counts.mini_miners import positions
from tests.rules.mini_miners.mine import asked


def test_every_question_of_the_game_is_pinned():
    assert set(positions.QUESTIONS) == {phase.__name__.lower() for phase, question in QUESTIONS.items() if question.legal}
    assert set(positions.QUESTIONS) == set(positions.ORDERS)
    assert all(asked(state)[0] == name for name, state in positions.QUESTIONS.items())
