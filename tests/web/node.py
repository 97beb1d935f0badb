"""Node and what the web app needs of it, for tests: the same as `make web`."""

import fcntl
import importlib.util
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "pithead" / "server" / "web"


def script(name):
    """A Python script of the folder `web`, as a module."""
    spec = importlib.util.spec_from_file_location(name, WEB / f"{name}.py")
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def node():
    """Node, with the packages of the app installed."""
    make = script("make")
    found = make.find_node()
    make.install(found)
    return found


def run(*command, folder=WEB):
    """A command's end: its code and all it said."""
    places = os.pathsep.join([str(Path(node().node).parent), os.environ["PATH"]])
    done = subprocess.run(command, cwd=folder, env={**os.environ, "PATH": places}, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def compile_types(*arguments, folder=WEB):
    """What the TypeScript compiler says."""
    return run(node().node, str(WEB / "node_modules" / "typescript" / "bin" / "tsc"), "--noEmit", *arguments, folder=folder)


def make(what):
    """`web/make.py`, as the Makefile calls it."""
    return run(sys.executable, str(WEB / "make.py"), what)


@cache
def built():
    """The folder of the built app; it is built now if `make web` was never called, by one worker for all."""
    with Path(tempfile.gettempdir(), "pithead-web-building").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        if not (BUILT / "index.html").exists():
            code, said = make("build")
            assert code == 0, said
    return BUILT
