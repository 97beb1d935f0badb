"""The web app as files: its one page at every address of the app, and what `make web` built beside it.

Everything is read once, so no request ever names a file of the machine. A file under `/static` carries a hash of its
content in its name and may be kept for ever; all others are asked for again, and not sent again if nothing has changed.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from pithead.game import Unreadable
from pithead.server.messages import sentence
from pithead.server.requests import problem
from pithead.values import Value
from pithead.words import LANGUAGES

APP_FOLDER: Final = Path(__file__).parent / "web"
INDEX_FILE: Final = "index.html"
PICTURE_PATH: Final = b'content="/icon-512.png"'
"""Where the page names the picture of its link."""

APP_PATHS: Final = (
    "/",
    "/new",
    "/new/{game}",
    "/lobby",
    "/table/{table}",
    "/game/{table}",
    "/game/{table}/analysis",
    "/learn",
    "/learn/{game}",
    "/puzzle",
    "/puzzle/{game}",
    "/puzzle/{game}/{number}",
    "/rules",
    "/rules/{game}",
    "/pieces",
    "/pieces/{game}",
    "/open",
    "/score",
    "/score/{game}",
    "/ratings",
    "/ratings/{game}",
    "/studies",
    "/study/{study}",
    "/today",
    "/week",
    "/week/{game}",
    "/week/{game}/{week}",
    "/evenings",
    "/evenings/new",
    "/evening/{evening}",
    "/settings",
    "/me",
    "/history",
    "/people",
    "/moderation",
    "/device",
    "/about",
)
"""The addresses at which the app itself decides what to show."""

OUR_PATHS: Final = ("/api/", "/static/")
"""Below these nobody browses: what is missing there is told to programs."""

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
MEDIA_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain", ".svg": "image/svg+xml"}


class File(Value):
    """A file of the app as it is sent."""

    body: bytes
    packed: bytes | None
    media: str
    tag: str
    keep: str

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file, compressed if the client accepts that, or 304 if the client has it already."""
        headers = {"Cache-Control": self.keep, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, status, headers=headers, media_type=self.media)
        return Response(self.packed, status, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media)


def files(folder: Path) -> dict[str, File]:
    """All files of the built app by their addresses."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".gz"]
    return {path.relative_to(folder).as_posix(): read(path, path.parent.name == "static") for path in paths}


def read(path: Path, for_ever: bool) -> File:
    """One file, with its packed form if there is one."""
    body = path.read_bytes()
    packed = path.with_name(f"{path.name}.gz")
    media = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return File(body, packed.read_bytes() if packed.exists() else None, media, tag, CACHE_FOREVER if for_ever else REVALIDATE)


def with_picture(page: File, url: str) -> File:
    """The page with the whole address of its picture: who shows a link with a picture does not look for it on the server of the page."""
    body = page.body.replace(PICTURE_PATH, b'content="%b/icon-512.png"' % html.escape(url.rstrip("/")).encode())
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return msgspec.structs.replace(page, body=body, packed=gzip.compress(body, mtime=0), tag=tag)


def page_routes(folder: Path = APP_FOLDER, url: str = "") -> list[Route]:
    """The routes of the app: its page everywhere, its files, and for people who are lost its page again; the last matches everything."""
    found = files(folder)
    page = found.pop(INDEX_FILE, None)
    if page is not None and url:
        page = with_picture(page, url)

    async def app_page(request: Request) -> Response:
        return not_built(request) if page is None else page.answer(request)

    async def static_file(request: Request) -> Response:
        file = found.get(f"static/{request.path_params['name']}")
        return problem(Unreadable("not-here")) if file is None else file.answer(request)

    async def lost_page(request: Request) -> Response:
        if page is None or "text/html" not in request.headers.get("accept", "") or request.scope["path"].startswith(OUR_PATHS):
            return problem(Unreadable("not-here"))
        return page.answer(request, 404)

    return [
        *(Route(address, app_page) for address in APP_PATHS),
        *(Route(f"/{name}", _serve(file)) for name, file in found.items() if "/" not in name),
        Route("/static/{name}", static_file),
        Route("/{rest:path}", lost_page),
    ]


def _serve(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        return file.answer(request)

    return serve


def not_built(request: Request) -> Response:
    """The page that is shown if the app was not built."""
    asked = request.headers.get("accept-language", "")[:2].lower()
    lang = asked if asked in LANGUAGES else "en"
    words = sentence(Unreadable("web-not-built"), lang)
    return HTMLResponse(f"<!doctype html><html lang={lang}><meta charset=utf-8><title>Pithead</title><p>{words}</p></html>", 503)
