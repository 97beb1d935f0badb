"""What tests of many folders share."""

import pytest

from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of our own; `clear()` empties it."""
    server = Postgres()
    yield server
    server.close()


SLOWEST = ("tests/sim/test_cluster.py", "tests/web/test_every_screen.py", "tests/server/test_coaching.py")
"""They take minutes: begun first, they are not what everybody waits for at the end."""


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: not item.nodeid.startswith(SLOWEST))
