"""The package that people install: the web app is inside, and serving it needs no Node."""

import subprocess
import sys
import tarfile
import zipfile

import httpx
import pytest

from tests.server.live import Live
from tests.waiting import HANG_S
from tests.web.node import ROOT, built, make


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    built()
    folder = tmp_path_factory.mktemp("dist")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_wheel_has_the_app_and_plays_without_node(packages, tmp_path):
    (wheel,) = packages.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        files.extractall(tmp_path / "installed")
    shipped = {name.removeprefix("pithead/server/web/") for name in names if name.startswith("pithead/server/web/")}
    assert shipped == {path.relative_to(built()).as_posix() for path in built().rglob("*") if path.is_file()}
    assert not [name for name in names if "node_modules" in name or name.endswith(".tsx")]
    nowhere = tmp_path / "bin"
    nowhere.mkdir()
    environment = {"PYTHONPATH": str(tmp_path / "installed"), "PATH": str(nowhere)}
    with Live(tmp_path / "pithead.db", environment=environment) as server:
        page = httpx.get(server.url, timeout=HANG_S)
        assert page.status_code == 200
        script = page.text.partition('type="module" src="')[2].partition('"')[0]
        assert httpx.get(server.url + script, timeout=HANG_S).headers["content-type"].startswith("text/javascript")


def test_the_source_can_be_built_again(packages):
    (source,) = packages.glob("*.tar.gz")
    with tarfile.open(source) as files:
        names = [name.partition("/")[2] for name in files.getnames()]
    for wanted in (
        "web/src/main.tsx",
        "web/make.py",
        "web/package-lock.json",
        "requirements/node.txt",
        "src/pithead/server/web/index.html",
    ):
        assert wanted in names
    assert not [name for name in names if "node_modules" in name]


def test_the_unit_tests_of_the_app_pass():
    code, said = make("test")
    assert code == 0, said[-3000:]
