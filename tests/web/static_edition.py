"""The static edition for tests: made when it is needed, and given away by a plain web server, from a folder below its root."""

import fcntl
import functools
import json
import lzma
import shutil
import subprocess
import tempfile
import threading
from contextlib import contextmanager
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.web.node import ROOT, make, node

EDITION = ROOT / "build" / "static"
FOLDER = "/somewhere/pithead/"
SOURCES = ("src", "web/src", "web/static-edition", "web/public")


@cache
def made():
    """The folder of the static edition; it is made now if there is none, or an older one, by one worker for all."""
    node()
    with Path(tempfile.gettempdir(), "pithead-static-making").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        worker = EDITION / "sw.js"  # the last file to be written
        if not worker.exists() or worker.stat().st_mtime < newest_source():
            code, said = make("static")
            assert code == 0, said[-2000:]
    return EDITION


def unpack(folder):
    """Write the Python of the static edition into a folder as it was before it was squeezed, with our code in `code`."""
    (python,), (bundle,) = made().glob("pyodide-*"), made().glob("python-*.lzma")
    for path in python.glob("*.*js*"):
        shutil.copyfile(path, folder / path.name)
    (engine,) = python.glob("*.wasm.lzma")
    (folder / engine.stem).write_bytes(lzma.decompress(engine.read_bytes()))
    squeezed = bundle.read_bytes()
    second = 4 + int.from_bytes(squeezed[:4], "little")
    for half in (squeezed[4:second], squeezed[second:]):
        unbundle(lzma.decompress(half), folder)


def unbundle(files, folder):
    """Write files that lie one after another."""
    at = 4 + int.from_bytes(files[:4], "little")
    for name, size in json.loads(files[4:at]):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[at : at + size])
        at += size
    assert at == len(files)


def run_in_pyodide(unpacked, script):
    """What a Python file prints that runs in the Python of the static edition."""
    command = [node().node, str(Path(__file__).with_name("run_in_pyodide.mjs")), str(unpacked), str(script)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, (run.stdout + run.stderr)[-2000:]
    return run.stdout


def newest_source():
    """When a file that the static edition is made of was last changed."""
    web = [path for path in (ROOT / "web").glob("*.*") if path.suffix in (".mjs", ".py", ".json")]
    below = [path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.is_file()]
    ours = [path for path in below if "__pycache__" not in path.parts and "server/web/" not in path.as_posix() and path.name != "types.ts"]
    return max(path.stat().st_mtime for path in (*web, *ours))


class PlainFiles(SimpleHTTPRequestHandler):
    """What `python -m http.server` does, below a folder."""

    def translate_path(self, path):
        return super().translate_path("/" + path.removeprefix(FOLDER) if path.startswith(FOLDER) else "/nowhere")

    def log_message(self, *_):
        pass


@contextmanager
def served(folder=None):
    """The address of the static edition, or of a copy of it in a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(PlainFiles, directory=folder or made()))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{FOLDER}"
    finally:
        server.shutdown()
        server.server_close()
