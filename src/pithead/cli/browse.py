"""`serve --open`: the web app on a free port of this machine, and the browser at its front page; if one runs already, that is opened."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Final

import msgspec

from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.server.settings import Settings
from pithead.words.progress import ProgressLine

START_TIMEOUT_S: Final = 30.0
"""Seconds that the server may take to answer."""

_DEFAULT = Settings()


def browse(settings: Settings) -> Settings | None:
    """The settings with a port that is free; the browser opens as soon as the server answers there.

    Where a server of ours listens at that port already, the browser opens its page, and None says that no other is needed.
    """
    if is_ours(url_of(settings)):
        show_page(url_of(settings), "cli-serving-already")
        return None
    if settings.port == 0 or (settings.port == _DEFAULT.port and not is_free(settings.host, settings.port)):
        settings = msgspec.structs.replace(settings, port=any_port(settings.host))
    threading.Thread(target=open_when_ready, args=(url_of(settings),), daemon=True).start()
    return settings


def url_of(settings: Settings) -> str:
    """Where a browser finds the server."""
    return settings.url or local_url(settings)


def local_url(settings: Settings) -> str:
    """Where this machine finds the server."""
    return f"http://{'127.0.0.1' if settings.host in ('', '0.0.0.0') else settings.host}:{settings.port}/"


def is_ours(url: str) -> bool:
    """Does a server of ours answer here?"""
    try:
        with urllib.request.urlopen(f"{url.rstrip('/')}/healthz", timeout=1) as answer:
            return "version" in json.load(answer)
    except (OSError, ValueError, TypeError):
        return False


def is_free(host: str, port: int) -> bool:
    """Can a server listen here?"""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        return True
    return False


def any_port(host: str) -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def check_port(host: str, port: int) -> None:
    """Raise Unreadable if no server can listen here, before anything is opened or written."""
    if not 0 <= port <= 65_535 or not is_free(host, port):
        raise Unreadable("port-taken", host=host, port=str(port))


def open_when_ready(url: str) -> None:
    """Wait for the server, say where it is, and open the browser there, if there is one."""
    if wait_for_start(url):
        show_page(url, "cli-serving")


def wait_for_start(url: str) -> bool:
    """Wait until the server answers, with a line at a terminal that says so; False if it never does."""
    until = time.monotonic() + START_TIMEOUT_S
    with ProgressLine(say("cli-starting")):
        while time.monotonic() < until:
            if is_ours(url):
                return True
            time.sleep(0.05)
    return False


def watch_start(settings: Settings) -> None:
    """Show at a terminal that the server is starting, until it answers."""
    if settings.port:
        threading.Thread(target=wait_for_start, args=(local_url(settings),), daemon=True).start()


def show_page(url: str, message: str) -> None:
    """Say where the server is, and open the browser there, if there is one."""
    print(say(message, url=url), flush=True)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)
