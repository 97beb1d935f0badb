"""The files of a deployment name what exists: settings, commands, files and ports."""

import json
import re
import shlex
from pathlib import Path

import pytest

from pithead.cli.app import app
from pithead.server.endpoints import ENDPOINTS
from pithead.server.settings import Settings, environment_name

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = {file.name: file.read_text("utf-8") for file in sorted(DEPLOY.iterdir())}
KNOWN = {environment_name(field) for field in Settings.__struct_fields__}


def test_these_are_all_files():
    assert set(FILES) == {"Dockerfile", "compose.yaml", "pithead.service"}


@pytest.mark.parametrize("name", FILES)
def test_every_variable_is_a_setting(name):
    named = set(re.findall(r"\bPITHEAD_[A-Z_]+\b", FILES[name]))
    assert named
    assert named <= KNOWN


@pytest.mark.parametrize("name", FILES)
def test_every_port_is_the_default(name):
    assert set(re.findall(r"\b8\d{3}\b", FILES[name])) <= {str(Settings().port)}


def command_of(name):
    """What is run."""
    if name == "Dockerfile":
        return json.loads(re.search(r"^CMD (.+)$", FILES[name], re.M).group(1))
    return shlex.split(re.search(r"^ExecStart=(.+)$", FILES[name], re.M).group(1))


@pytest.mark.parametrize("name", ["Dockerfile", "pithead.service"])
def test_what_is_run_is_a_command_of_ours(name):
    program, command, *flags = command_of(name)
    assert Path(program).name == "pithead"
    assert command in {each.callback.__name__ for each in app.registered_commands}
    assert {flag.removeprefix("--").replace("-", "_") for flag in flags if flag.startswith("--")} <= set(Settings.__struct_fields__)


def test_health_is_asked_where_it_is_answered():
    asked = re.search(r"http://127\.0\.0\.1:\d+(/\w+)", FILES["Dockerfile"]).group(1)
    assert asked in {endpoint.path for endpoint in ENDPOINTS}


def test_the_compose_file_builds_the_dockerfile():
    context, dockerfile = (re.search(rf"{key}: (\S+)", FILES["compose.yaml"]).group(1) for key in ("context", "dockerfile"))
    assert ((DEPLOY / context) / dockerfile).resolve() == DEPLOY / "Dockerfile"
    for service in re.findall(r"^      (\w+):\n        condition", FILES["compose.yaml"], re.M):
        assert re.search(rf"^  {service}:$", FILES["compose.yaml"], re.M)


def test_what_the_image_installs_is_an_extra_of_ours():
    extra = re.search(r"\.whl\)\[(\w+)\]", FILES["Dockerfile"]).group(1)
    assert re.search(rf"^{extra} = \[", (ROOT / "pyproject.toml").read_text("utf-8"), re.M)


def test_the_unit_has_sections_and_pairs():
    sections = re.findall(r"^\[(\w+)\]$", FILES["pithead.service"], re.M)
    assert sections == ["Unit", "Service", "Install"]
    for line in FILES["pithead.service"].splitlines():
        assert not line or line.startswith(("#", "[")) or re.fullmatch(r"[A-Z][A-Za-z]+=\S.*", line), line
