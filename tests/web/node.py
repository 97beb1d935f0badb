"""Node and what the web app needs of it, for tests."""

import fcntl
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def environment():
    """Node of this machine, or else the one that `make web` put beside Python."""
    return {**os.environ, "PATH": os.environ["PATH"] + os.pathsep + str(Path(sys.executable).parent)}


def run(*command, folder=WEB):
    """A command's end: its code and all it said."""
    done = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@cache
def installed():
    """The folder of the web app with its packages, installed once even if several workers need them."""
    with (WEB / ".installing").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (WEB / "node_modules" / ".package-lock.json").exists():
            code, said = run("npm", "ci")
            assert code == 0, said
    return WEB


def compiler():
    """The TypeScript compiler."""
    return str(installed() / "node_modules" / ".bin" / "tsc")
