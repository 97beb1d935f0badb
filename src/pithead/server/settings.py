"""What an operator can set, by flag or by environment: `--port 9000` or `PITHEAD_PORT=9000`."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

from pithead.game import Unreadable


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings with their defaults; `docs/reference/server.md` explains each. A limit of 0 is no limit."""

    host: str = "127.0.0.1"
    port: int = 8018
    database: str = "pithead.db"
    workers: int = 1
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
