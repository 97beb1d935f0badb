"""The command line, forked from a process that has imported it already: as real as one that was started anew, and much quicker.

Each command gets a process, a folder, an environment, and standard streams of its own; a server too, which goes on running.
"""

import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import traceback
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryFile

from tests.waiting import PAUSE_S


class Zygote:
    """A process that forks for every command; `serves` says that they are servers, whose modules it imports too."""

    def __init__(self, serves=False, **environment):
        ours, theirs = socket.socketpair()
        self.line = ours
        self.environment = environment
        self.asking = threading.Lock()
        with theirs:
            command = [sys.executable, "-m", "tests.zygote", str(theirs.fileno()), *(["serves"] if serves else [])]
            self.process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env={**os.environ, **environment})
        self.answers = ours.makefile("r")

    def ask(self, streams, *asked):
        """What it answers: a number, or nothing."""
        data = json.dumps(asked).encode()
        with self.asking:
            socket.send_fds(self.line, [len(data).to_bytes(8, "big")], [stream.fileno() for stream in streams])
            self.line.sendall(data)
            return json.loads(self.answers.readline())

    def run(self, arguments, stdin, folder, hidden=(), **environment):
        """The exit code of `pithead ...`, and what it wrote to both streams; hidden modules are as if they were not installed."""
        with ExitStack() as stack:
            streams = [stack.enter_context(TemporaryFile()) for _ in range(3)]
            streams[0].write(stdin)
            streams[0].seek(0)
            code = self.ask(streams, "run", arguments, str(folder), list(hidden), {**os.environ, **self.environment, **environment})
            for stream in streams[1:]:
                stream.seek(0)
            return code, streams[1].read(), streams[2].read()

    def start(self, arguments, out):
        """`pithead ...`, that goes on; both streams are written to a file, or nowhere."""
        with open(os.devnull, "r+b") as nothing:
            streams = nothing, out or nothing, out or nothing
            return Forked(self, self.ask(streams, "start", arguments, os.getcwd(), [], dict(os.environ)))

    def close(self):
        """No more commands."""
        self.answers.close()
        self.line.close()
        self.process.wait()


class Forked:
    """A command that goes on; what a `Popen` can do, as far as tests need it."""

    def __init__(self, zygote, pid):
        self.zygote, self.pid, self.returncode = zygote, pid, None

    def poll(self):
        if self.returncode is None:
            self.returncode = self.zygote.ask((), "poll", self.pid)
        return self.returncode

    def wait(self, timeout=None):
        end = None if timeout is None else time.monotonic() + timeout
        while self.poll() is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("pithead", timeout)
            time.sleep(PAUSE_S / 4)
        return self.returncode

    def send_signal(self, number):
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self):
        self.send_signal(signal.SIGTERM)

    def kill(self):
        self.send_signal(signal.SIGKILL)


def main(line, serves=False):
    """Fork for each command that comes, and say how it ended, or which process it is."""

    import pithead.cli.app  # noqa: PLC0415
    import pithead.match  # noqa: PLC0415
    from pithead.game import Refusal  # noqa: PLC0415
    from pithead.games import game_names, load_game  # noqa: PLC0415
    from pithead.words import LANGUAGES, Words  # noqa: PLC0415

    for name in game_names():
        load_game(name)
        for room in ("bots", "words"):
            with suppress(ImportError):  # a game need not have either
                importlib.import_module(f"pithead.{name.replace('-', '_')}.{room}.room")
    for name in PLAYING:
        importlib.import_module(name)
    for language in LANGUAGES:
        Words(language)("help-app")
    with suppress(Refusal):
        pithead.cli.app.app(["verify", "no such file"], standalone_mode=False)  # imports what reads the words of a command
    if serves:
        import_server()
    gc.freeze()
    while True:
        head, streams, _, _ = socket.recv_fds(line, 8, 3)
        if not head:
            return
        do, *asked = json.loads(line.recv(int.from_bytes(head, "big"), socket.MSG_WAITALL))
        if do == "poll":
            answer = ended(asked[0], os.WNOHANG)
        else:
            process = os.fork()
            if process == 0:
                line.close()
                code = command(streams, *asked)
                if do == "start":
                    sys.exit(code)  # as a process ends that was started anew: what it has yet to do at the end is done
                os._exit(code)
            answer = process if do == "start" else ended(process)
        for stream in streams:
            os.close(stream)
        line.sendall(json.dumps(answer).encode() + b"\n")


def ended(process, options=0):
    """The exit code of a process, or nothing while it runs."""
    found, status = os.waitpid(process, options)
    return os.waitstatus_to_exitcode(status) if found else None


def import_server():
    """All that a server needs."""
    for name in SERVER:
        importlib.import_module(name)
    assert len(list(Path("/proc/self/task").glob("*"))) <= 1, "a process with threads can't be forked"


PLAYING = (
    "pithead.cli.streams",
    "pithead.cli.session",
    "pithead.cli.plain",
    "pithead.cli.puzzles",
    "pithead.cli.lessons",
    "pithead.cli.rules",
    "pithead.store.sqlite",
)
"""What most commands import: nothing that an extra brings, since tests hide those."""

SERVER = (
    "pithead.cli.browse",
    "pithead.server.run",
    "pithead.server.settings",
    "pithead.store.postgres",
    "pithead.store.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "cryptography.hazmat.primitives.asymmetric.ec",
    "cryptography.hazmat.primitives.asymmetric.ed25519",
    "cryptography.hazmat.primitives.ciphers.aead",
    "cryptography.hazmat.primitives.kdf.hkdf",
    "cryptography.hazmat.primitives.serialization",
    "encodings.idna",
)
"""What a server imports until it answers."""


def command(streams, arguments, folder, hidden, environment):
    """Be the command; its exit code."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["pithead", *arguments]
    if encoding := environment.get("PYTHONIOENCODING"):
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            stream.reconfigure(encoding=encoding)  # as Python does when it is started
    if hidden or not speaks_already(arguments, environment):
        for name in [name for name in sys.modules if name.split(".")[:2] == ["pithead", "cli"]]:
            del sys.modules[name]
    sys.modules.update(dict.fromkeys(hidden))
    try:
        from pithead.cli import main as pithead  # noqa: PLC0415

        pithead()
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
            return 1
        return end.code or 0
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0


def speaks_already(arguments, environment):
    """Were the commands imported in the language of this one? They choose it when they are imported."""
    from pithead.cli.words import say, split_language  # noqa: PLC0415
    from pithead.game import Unreadable  # noqa: PLC0415
    from pithead.words.language import choose_language  # noqa: PLC0415

    try:
        return choose_language(split_language(arguments)[0], environment) == say.language
    except Unreadable:
        return False


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as line:
        main(line, "serves" in sys.argv)
