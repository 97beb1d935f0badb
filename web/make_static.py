"""Makes the static edition: the page and its server in one folder, which any web server can give away.

Python comes as Pyodide, from the packages of the web app. Our own code and the packages that it needs are taken from this environment;
msgspec alone is compiled, and its wheel for Pyodide is downloaded, by the version and the hashes of requirements/play.txt.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import pickle
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import distribution
from io import BytesIO
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

PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs")
ENGINE: Final = "pyodide.asm.wasm"
LIBRARY: Final = "python_stdlib.zip"
ARRAYS: Final = ".npz"

BYTES: Final[Mapping[str, int]] = {}
PAIRS: Final[Mapping[str, int]] = {"lc": 1, "lp": 1, "pb": 1}
"""How LZMA looks at data: byte by byte, or two by two as weights lie, which makes them a twelfth smaller."""

COMPILED: Final = "msgspec"
PURE: Final = ("anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "starlette", "typing_extensions")
"""The packages that our server needs, all of Python alone."""

LOCALES: Final = ("root", *LANGUAGES)
"""Of all that Babel knows, the locales of our languages."""

UNSAID: Final = (
    *("currency_names", "currency_names_plural", "languages", "meta_zones", "scripts", "territories", "time_zones"),
    *("unit_display_names", "unit_patterns"),
)
"""And of what they know, names that no sentence of ours says."""

LEFT_OUT: Final = (
    "pithead/cli/",
    "pithead/envs/",
    "pithead/lab/",
    "pithead/server/web/",
    "pithead/testing.py",
    "pithead/duplicate/__main__.py",
    "pithead/duplicate/measure.py",
    "pithead/ratings/__main__.py",
    "pithead/ratings/bot_games.py",
    "pithead/ratings/measure.py",
    "pithead/ratings/rivals.py",
    *(f"/{area}.ftl" for area in ("bench", "db", "event", "help", "join", "lab", "ladder", "load", "saved", "simulate", "tui", "web")),
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
"""What is in these folders and files nobody needs who plays; some catalogues the page has beside its Python, or only a terminal reads."""


def main(node: str) -> None:
    """The folder anew, but for the page itself."""
    shutil.rmtree(OUT, ignore_errors=True)
    python = OUT / f"pyodide-{json.loads((PYODIDE / 'package.json').read_text(encoding='utf-8'))['version']}"
    python.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, python / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    with ThreadPoolExecutor(1) as beside:  # liblzma works without Python's lock
        engine = beside.submit(squeezed_engine)
        code = halves(python_files(node))
        shutil.copyfile(engine.result(), python / f"{ENGINE}.lzma")
    (OUT / f"python-{hashlib.sha256(code).hexdigest()[:8]}.lzma").write_bytes(code)


def squeezed_engine() -> Path:
    """Python itself, squeezed; it is kept beside what it is made of."""
    made = PYODIDE / f"{ENGINE}.lzma"
    if not made.exists():
        made.write_bytes(squeeze((PYODIDE / ENGINE).read_bytes()))
    return made


def squeeze(data: bytes, settings: Mapping[str, int] = BYTES) -> bytes:
    """Data as `expand` of web/src/page-server/lzma.ts reads it: LZMA with the size in its header."""
    strongest = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, **settings}
    packed = lzma.compress(data, format=lzma.FORMAT_ALONE, filters=[strongest])
    return packed[:5] + len(data).to_bytes(8, "little") + packed[13:]


def halves(files: dict[str, bytes]) -> bytes:
    """The files that Python needs to start, and the arrays of the bots, squeezed apart: the size of the first half is before them."""
    arrays = {name for name in files if name.endswith(ARRAYS)}
    first, second = (bundle({name: files[name] for name in names}) for names in (files.keys() - arrays, arrays))
    first, second = squeeze(first), squeeze(second, PAIRS)
    return len(first).to_bytes(4, "little") + first + second


def bundle(files: dict[str, bytes]) -> bytes:
    """Files one after another, as `unbundle` of web/src/page-server/parts.ts reads them: a list of names and sizes is before them."""
    order = sorted(files, key=lambda name: (Path(name).suffix, name))
    names = json.dumps([[name, len(files[name])] for name in order]).encode()
    return b"".join([len(names).to_bytes(4, "little"), names, *(files[name] for name in order)])


def python_files(node: str) -> dict[str, bytes]:
    """Our code with the packages that it needs below `code/`, and the standard library, both compiled."""
    with tempfile.TemporaryDirectory() as folder:
        code, library = Path(folder, "code.zip"), Path(folder, LIBRARY)
        pack({**wheel_files(), **pure_files(), **own_files()}, code)
        shutil.copyfile(PYODIDE / LIBRARY, library)
        subprocess.run([node, str(HERE / "compile.mjs"), str(PYODIDE), str(code), str(library)], check=True)
        with zipfile.ZipFile(code) as archive:
            compiled = {f"code/{name}": unpacked_arrays(name, archive.read(name)) for name in archive.namelist()}
        return {**compiled, LIBRARY: library.read_bytes()}


def unpacked_arrays(name: str, body: bytes) -> bytes:
    """A file of arrays without its own compression, which would be in the way of ours; any other file as it is."""
    if not name.endswith(ARRAYS):
        return body
    made = BytesIO()
    with zipfile.ZipFile(BytesIO(body)) as given, zipfile.ZipFile(made, "w") as archive:
        for each in given.namelist():
            archive.writestr(zipfile.ZipInfo(each), given.read(each))
    return made.getvalue()


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
                body = Path(str(file.locate())).read_bytes()
                found[str(file)] = spoken_locale(body) if str(file).startswith("babel/locale-data/") else body
    return found


def spoken_locale(body: bytes) -> bytes:
    """What Babel knows of a locale, without the names that nobody says."""
    known = pickle.loads(body)  # a file of a package that is pinned by its hash
    return pickle.dumps(known | {name: {} for name in UNSAID if name in known}, 2)


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
