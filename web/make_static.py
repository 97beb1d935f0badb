"""Makes the static edition: the page and its server in one folder, which any web server can give away.

Python comes as Pyodide, from the packages of the web app. Our own code and the packages that it needs are taken from this environment;
msgspec alone is compiled, and its wheel for Pyodide is downloaded, by the version and the hashes of requirements/play.txt.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from pithead.words import LANGUAGES

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE.parent / "src"
PINNED: Final = HERE.parent / "requirements" / "play.txt"
OUT: Final = HERE.parent / "build" / "static"
PYODIDE: Final = HERE / "node_modules" / "pyodide"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "314"

PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY: Final = "python_stdlib.zip"

LIBRARY_LEFT_OUT: Final = (
    *(
        "antigravity",
        "cProfile",
        "curses/",
        "dbm/",
        "doctest",
        "ensurepip/",
        "ftplib",
        "idlelib/",
        "imaplib",
        "mailbox",
        "pdb",
        "pickletools",
    ),
    *("plistlib", "poplib", "profile", "pstats", "pyclbr", "pydoc", "smtplib", "sqlite3/", "this", "tkinter/", "trace.", "turtle"),
    *("unittest/", "venv/", "webbrowser", "wsgiref/", "xml/", "xmlrpc/"),
)
"""Modules of the standard library for other work than ours."""

COMPILED: Final = "msgspec"
PURE: Final = ("anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "starlette", "typing_extensions")
"""The packages that our server needs, all of Python alone."""

LOCALES: Final = ("root", *LANGUAGES)
"""Of all that Babel knows, the locales of our languages."""

LEFT_OUT: Final = (
    "pithead/cli/",
    "pithead/envs/",
    "pithead/lab/",
    "pithead/server/web/",
    "pithead/testing.py",
    "starlette/testclient.py",
    "/lab/",
    "/strange_boxes/",
    "/kernel/kernel.wasm",
    "pytz/zoneinfo/",
    "/tests/",
    "babel/messages/",
    ".dist-info/RECORD",
    "/__pycache__/",
)
"""What is in these folders nobody needs who plays."""


def main(node: str) -> None:
    """The folder anew, but for the page itself."""
    shutil.rmtree(OUT, ignore_errors=True)
    python = OUT / f"pyodide-{json.loads((PYODIDE / 'package.json').read_text(encoding='utf-8'))['version']}"
    python.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, python / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    code, library = python_code(node)
    (OUT / f"python-{hashlib.sha256(code).hexdigest()[:8]}.zip").write_bytes(code)
    (python / LIBRARY).write_bytes(library)


def python_code(node: str) -> tuple[bytes, bytes]:
    """Our code with the packages that it needs, and the standard library, both compiled."""
    with tempfile.TemporaryDirectory() as folder:
        code, library = Path(folder, "code.zip"), Path(folder, "library.zip")
        pack({**wheel_files(), **pure_files(), **own_files()}, code)
        pack(library_files(), library)
        both = (str(path) for each in (code, library) for path in (each, each))
        subprocess.run([node, str(HERE / "compile.mjs"), str(PYODIDE), *both], check=True)
        return code.read_bytes(), library.read_bytes()


def library_files() -> dict[str, bytes]:
    """The standard library, but for what nobody needs here."""
    with zipfile.ZipFile(PYODIDE / LIBRARY) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/") and not name.startswith(LIBRARY_LEFT_OUT)]
        return {name: archive.read(name) for name in names}


def pack(files: dict[str, bytes], path: Path) -> None:
    """Files as a zip; whoever compiles them compresses them too."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, body in files.items():
            archive.writestr(name, body)


def wheel_files() -> dict[str, bytes]:
    """What is in the wheel of the compiled package."""
    blocks = PINNED.read_text(encoding="utf-8").split("\n")
    begin = next(number for number, line in enumerate(blocks) if line.startswith(f"{COMPILED}=="))
    end = next((number for number in range(begin + 1, len(blocks)) if not blocks[number].startswith(" ")), len(blocks))
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "wanted.txt")
        wanted.write_text("\n".join(blocks[begin:end]) + "\n", encoding="utf-8")
        where = ("--platform", PLATFORM, "--python-version", PYTHON, "--only-binary", ":all:", "--no-deps", "--dest", folder)
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
        subprocess.run([*pip, *where, "--require-hashes", "--requirement", str(wanted)], check=True)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            return {name: archive.read(name) for name in archive.namelist() if is_needed(name)}


def pure_files() -> dict[str, bytes]:
    """The files of the packages of Python alone, with what they say about themselves."""
    found: dict[str, bytes] = {}
    for name in PURE:
        for file in distribution(name).files or ():
            if is_needed(str(file)) and not str(file).startswith(".."):
                found[str(file)] = Path(str(file.locate())).read_bytes()
    return found


def own_files() -> dict[str, bytes]:
    """Our own modules, catalogues and kernels, and the entry points by which games are found."""
    about = distribution("pithead")
    found = {str(path.relative_to(SOURCE)): path.read_bytes() for path in own_paths()}
    for name in ("METADATA", "entry_points.txt"):
        found[f"pithead-{about.version}.dist-info/{name}"] = (about.read_text(name) or "").encode()
    return found


def own_paths() -> Iterator[Path]:
    """The files of the package that are needed."""
    return (path for path in (SOURCE / "pithead").rglob("*") if path.is_file() and is_needed(path.relative_to(SOURCE).as_posix()))


def is_needed(name: str) -> bool:
    """Is this file of a package needed to play?"""
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in LOCALES
    return not any(part in f"/{name}" for part in LEFT_OUT) and Path(name).suffix not in (".pyc", ".pyi", ".h", ".c")


if __name__ == "__main__":
    main(sys.argv[1])
