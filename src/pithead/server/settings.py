"""What an operator can set, by flag or by environment: `--port 9000` or `PITHEAD_PORT=9000`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from pithead.game import Unreadable
from pithead.values import Value

STORE_NAME: Final = "pithead.db"
PUSH_HOSTS: Final = "fcm.googleapis.com updates.push.services.mozilla.com .push.apple.com .notify.windows.com"
"""The push services of the browsers."""


class Settings(Value, forbid_unknown_fields=True):
    """All settings with their defaults; `docs/reference/server.md` explains each. A limit of 0 is no limit.

    Without a `database` it is the one of `default_database`.
    """

    host: str = "127.0.0.1"
    port: int = 8018
    database: str = ""
    processes: int = 1
    url: str = ""
    secure: bool = False
    proxy: str = ""
    origins: str = ""
    webhook: str = ""
    log: str = "info"
    frames: int = 100
    sockets: int = 20
    tables: int = 300
    open_tables: int = 1000
    requests: int = 300
    studies: int = 60
    sessions: int = 200
    cpu_ms: int = 20_000
    request_timeout: int = 20
    session_days: int = 180
    metrics_token: str = ""
    contacts: int = 240
    moderation_token: str = ""
    key_file: str = ""
    static_edition: str = ""
    push_hosts: str = PUSH_HOSTS


def default_folder() -> Path:
    """The system's folder for this user's data."""
    from platformdirs import user_data_path  # noqa: PLC0415 - asked for once

    return user_data_path("pithead", appauthor=False)


def default_database() -> str:
    """The store of this user, in the system's folder for data; one in the current folder, where it used to be, wins."""
    here = Path(STORE_NAME)
    return str(here if here.exists() else default_folder() / STORE_NAME)


PREFIX = "PITHEAD_"
_OTHER_NAMES = {"database": "PITHEAD_DATABASE_URL"}


def environment_name(field: str) -> str:
    """The variable of a setting."""
    return _OTHER_NAMES.get(field, PREFIX + field.upper())


def settings_from(flags: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings: a flag wins over the environment, the environment over the default."""
    values: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        if flags.get(field) is not None:
            values[field] = flags[field]
        elif environment.get(environment_name(field)):
            values[field] = environment[environment_name(field)]
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Unreadable("setting", problem=str(error)) from None
