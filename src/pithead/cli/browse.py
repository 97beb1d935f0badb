"""`serve --open`: the web app on a free port of this machine, and the browser at its front page."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Final

import msgspec

from pithead.cli.words import say
from pithead.server.settings import Settings

PATIENCE: Final = 30.0
"""Seconds that the server may take to answer."""

_DEFAULT = Settings()


def browse(settings: Settings) -> Settings:
    """The settings with a port that is free; the browser opens as soon as the server answers there."""
    if settings.port == _DEFAULT.port:
        settings = msgspec.structs.replace(settings, port=free_port(settings.host))
    url = settings.url or f"http://{'127.0.0.1' if settings.host in ('', '0.0.0.0') else settings.host}:{settings.port}/"
    threading.Thread(target=open_when_ready, args=(url,), daemon=True).start()
    return settings


def free_port(host: str) -> int:
    """The usual port if nobody listens there, else any that is free."""
    for port in (_DEFAULT.port, 0):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    return _DEFAULT.port


def open_when_ready(url: str) -> None:
    """Wait for the server, say where it is, and open the browser there, if there is one."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{url.rstrip('/')}/healthz", timeout=1).close()
        except OSError:
            time.sleep(0.05)
            continue
        print(say("cli-serving", url=url), flush=True)
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(url)
        return
