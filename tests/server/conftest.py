"""One server for all tests of a worker that don't need their own."""

import pytest

from tests.server.live import Live, Person


@pytest.fixture(scope="session")
def live(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with Live(folder / "pithead.db", log=folder / "log") as server:
        yield server


@pytest.fixture(autouse=True)
def everybody_goes():
    yield
    Person.all_go()
