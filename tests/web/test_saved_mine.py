"""The views that the drawn mine is tested with are those of today's engine."""

from tests.web.saved_mine import SAVED, made


def test_the_saved_views_of_the_mine_are_current():
    assert SAVED.read_bytes() == made(), "python -m tests.web.saved_mine writes them anew"
