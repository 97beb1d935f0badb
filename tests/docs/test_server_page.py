"""The page of the server is complete: every call, message, setting and page of the app, and none that is not there."""

import re
from pathlib import Path
from typing import get_args

import pytest

from pithead.match.commands import AnyCommand
from pithead.server.endpoints import ENDPOINTS
from pithead.server.messages import AnyFromClient, AnyFromServer
from pithead.server.pages import APP_PATHS
from pithead.server.settings import Settings, environment_name

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "server.md").read_text("utf-8")


def rows(heading):
    """The cells of the first table after a line, without its head."""
    table = re.search(r"(?:^\|.*\n)+", PAGE.partition(heading)[2], re.MULTILINE)[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def fields(message):
    """The fields of a message, but for the words that every table may have beside it."""
    return {field for field in message.__struct_encode_fields__ if field != "told"}


def test_every_call_is_documented_with_whom_it_is_for():
    shown = {(call.strip("`"), who) for call, who, _ in rows("### Every call")}
    who = {"nobody": "anybody"}
    assert shown == {(f"{endpoint.method} {endpoint.path}", who.get(endpoint.needs, endpoint.needs)) for endpoint in ENDPOINTS}


@pytest.mark.parametrize(("heading", "messages"), [("| from the client", AnyFromClient), ("| from the server", AnyFromServer)])
def test_every_message_is_documented_with_its_fields(heading, messages):
    table = PAGE.partition(heading)[2].partition("\n\n")[0]
    shown = {found[1]: set(re.findall(r'"(\w+)"', found[2])) for found in re.finditer(r'\{"is": "([\w-]+)"([^}]*)\}', table)}
    assert shown == {message.__struct_config__.tag: fields(message) for message in get_args(messages)}


def test_every_command_is_documented():
    line = re.search(r"^Commands: (.*)$", PAGE, re.MULTILINE)[1]
    shown = set(re.findall(r'"do": "(\w+)"', line)) | set(re.findall(r"`(\w+)`", line))
    assert shown == {command.__struct_config__.tag for command in get_args(AnyCommand)}


def test_every_page_of_the_app_is_documented():
    assert tuple(address.strip("`") for address, _ in rows("One page answers at every address of the app:")) == APP_PATHS


def test_every_setting_is_documented_with_its_default():
    shown = {flag.strip("`"): (variable.strip("`"), default.strip("`")) for flag, variable, default, _ in rows("Each setting is a flag")}
    said = {"": "", False: "off"}
    assert shown == {
        f"--{field.replace('_', '-')}": (environment_name(field), said.get(default, str(default)))
        for field, default in ((name, getattr(Settings(), name)) for name in Settings.__struct_fields__)
    }
