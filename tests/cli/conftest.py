"""The real command line, as a user runs it."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.zygote import Zygote


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@pytest.fixture(scope="session")
def zygote():
    zygote = Zygote()
    yield zygote
    zygote.close()


@pytest.fixture
def pithead(zygote: Zygote, tmp_path: Path):
    """Runs `pithead ...` in an empty folder and fails on any traceback."""

    def run(*arguments: str, stdin: str | bytes = "") -> Ran:
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        code, *told = zygote.run(arguments, data, tmp_path)
        out, err = (text.decode() for text in told)
        assert "Traceback" not in out + err, err
        return Ran(code, out, err)

    return run
