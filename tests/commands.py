"""Long commands, run one after the other: `make faults` and `make proofs`."""

import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]


class Ran(NamedTuple):
    """A command that was run: what it is about, its words, its exit code and its seconds."""

    about: object
    command: str
    code: int
    seconds: float


def run_module(about, environment, module, *arguments):
    """Run `python -m module`, and say how it ended."""
    more = ["-s", "-p", "no:cacheprovider"] if module == "pytest" else []
    begin = time.monotonic()
    done = subprocess.run([sys.executable, "-m", module, *more, *arguments], cwd=ROOT, env=environment, check=False)
    ran = Ran(about, f"python -m {module} {' '.join(arguments)}", done.returncode, time.monotonic() - begin)
    print(f"{'ok' if ran.code == 0 else 'FAILED'}: {ran.command}, {ran.seconds:.0f} s", flush=True)
    return ran


def rows(ran):
    """The commands as rows of a table in Markdown."""
    return [f"| `{each.command}` | {each.seconds:.0f} s | {'ok' if each.code == 0 else 'failed'} |" for each in ran]
