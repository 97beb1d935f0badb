"""What tests of many folders share."""

import pytest


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of our own; `clear()` empties it."""
    from tests.postgres import Postgres

    server = Postgres()
    yield server
    server.close()
