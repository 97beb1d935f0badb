"""The static edition below `/offline/`: the same games with their server inside, for who wants to go on without the network.

It is too large for our package, so it is given away only where it was made: `make static`, or a folder that the operator names.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from pithead.game import Unreadable
from pithead.server.headers import POLICY
from pithead.server.pages import INDEX_FILE, File, read
from pithead.server.requests import problem

PATH: Final = "/offline"
MADE_HERE: Final = Path(__file__).parents[3] / "build" / "static"
"""Where `make static` writes it."""

LAST_WRITTEN: Final = "sw.js"
"""A folder with this file is complete."""

PYTHON_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").partition("; require-trusted-types")[0]
"""What these pages may load: their Python is WebAssembly, and runs in workers of their own."""


def find_edition(folder: str) -> Path | None:
    """The folder of the static edition: the one that is named, which must be one, or the one that was made here, if any."""
    path = Path(folder) if folder else MADE_HERE
    if (path / LAST_WRITTEN).is_file():
        return path
    if folder:
        raise Unreadable("static-edition", folder=folder)
    return None


def edition_bytes(folder: Path) -> int:
    """How many bytes a browser loads that packs what can be packed."""
    return sum(_sent(path).stat().st_size for path in _files(folder))


def edition_code(folder: Path) -> str:
    """The name of the file with its code; its hash tells versions apart."""
    return next((path.name for path in folder.glob("python-*.lzma")), "")


def edition_routes(folder: Path) -> list[Route]:
    """The routes of the static edition; a file is read when somebody first asks for it."""
    found = {path.relative_to(folder).as_posix(): path for path in _files(folder)}

    async def edition_file(request: Request) -> Response:
        path = found.get(request.path_params["name"] or INDEX_FILE)
        if path is None or not path.exists():
            return problem(Unreadable("not-here"))
        response = _read(path).answer(request)
        response.headers["Content-Security-Policy"] = PYTHON_POLICY
        return response

    async def edition_folder(request: Request) -> Response:
        return RedirectResponse(f"{PATH}/")

    return [Route(PATH, edition_folder), Route(f"{PATH}/{{name:path}}", edition_file)]


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz")


def _sent(path: Path) -> Path:
    packed = path.with_name(f"{path.name}.gz")
    return packed if packed.exists() else path


@cache
def _read(path: Path) -> File:
    return read(path, for_ever=path.parent.name == "static")
