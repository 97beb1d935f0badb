"""What tests of many folders share."""

import pytest

from tests.postgres import Postgres
from tests.server.live import Live
from tests.web.node import built


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of our own; `clear()` empties it."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def live(tmp_path_factory):
    """One server with the built app for all tests of a worker that don't need their own."""
    built()
    folder = tmp_path_factory.mktemp("server")
    with Live(folder / "pithead.db", log=folder / "log") as server:
        yield server


SLOWEST = ("tests/sim/test_cluster.py", "tests/web/test_every_screen.py", "tests/server/test_coaching.py", "tests/web/test_journeys.py")
"""They take minutes: begun first, they are not what everybody waits for at the end."""


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: not item.nodeid.startswith(SLOWEST))
