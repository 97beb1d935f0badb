"""What tests of many folders share."""

import gc
import os
import sys

import pytest

from tests.postgres import Postgres
from tests.server.live import MODERATION_TOKEN, Live
from tests.web.node import built


def pytest_configure():
    gc.disable()  # what is imported and collected stays
    Live.are_forked = hasattr(os, "fork")
    sys.dont_write_bytecode = False  # the tests start Python hundreds of times, and each would compile everything again
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of our own; `clear()` empties it."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, tmp_path):
    """Where a store of each kind is, with nothing in it."""
    if request.param == "sqlite":
        return str(tmp_path / "p.db")
    server = request.getfixturevalue("postgres")
    server.clear()
    return server.url


@pytest.fixture(scope="session")
def live(tmp_path_factory):
    """One server with the built app for all tests of a worker that don't need their own."""
    built()
    folder = tmp_path_factory.mktemp("server")
    with Live(folder / "pithead.db", log=folder / "log", **{"moderation-token": MODERATION_TOKEN}) as server:
        yield server


SLOWEST = ("tests/sim/test_cluster.py", "tests/web/test_every_screen.py", "tests/server/test_coaching.py", "tests/web/test_journeys.py")
"""They take minutes: begun first, they are not what everybody waits for at the end."""


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: not item.nodeid.startswith(SLOWEST))


def pytest_collection_finish():
    """What was collected stays until the end: the garbage collector need not look through it again and again."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()


def pytest_unconfigure():
    gc.unfreeze()  # so that things end in order
