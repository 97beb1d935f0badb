"""What tests of many folders share."""

import pytest

from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of our own; `clear()` empties it."""
    server = Postgres()
    yield server
    server.close()
