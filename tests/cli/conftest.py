"""The real command line, as a user runs it."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@pytest.fixture
def pithead(tmp_path: Path):
    """Runs `pithead ...` in an empty folder and fails on any traceback."""

    def run(*arguments: str, stdin: str | bytes = "") -> Ran:
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        ran = subprocess.run([sys.executable, "-m", "pithead", *arguments], input=data, capture_output=True, cwd=tmp_path, check=False)
        out, err = ran.stdout.decode(), ran.stderr.decode()
        assert "Traceback" not in out + err, err
        return Ran(ran.returncode, out, err)

    return run
