"""People of a test go when it is over."""

import pytest

from tests.server.live import Person


@pytest.fixture(autouse=True)
def everybody_goes():
    yield
    Person.all_go()
