"""The command line, forked from a process that has imported it already: as real as one that was started anew, and much quicker.

Each command gets a process, a folder, an environment, and standard streams of its own.
"""

import gc
import json
import os
import socket
import subprocess
import sys
import traceback
from contextlib import ExitStack, suppress
from tempfile import TemporaryFile


class Zygote:
    """A process that forks for every command."""

    def __init__(self, **environment):
        ours, theirs = socket.socketpair()
        self.line = ours
        self.environment = environment
        with theirs:
            command = [sys.executable, "-m", "tests.zygote", str(theirs.fileno())]
            self.process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env={**os.environ, **environment})
        self.answers = ours.makefile("r")

    def run(self, arguments, stdin, folder, hidden=(), **environment):
        """The exit code of `pithead ...`, and what it wrote to both streams; hidden modules are as if they were not installed."""
        with ExitStack() as stack:
            streams = [stack.enter_context(TemporaryFile()) for _ in range(3)]
            streams[0].write(stdin)
            streams[0].seek(0)
            asked = json.dumps([arguments, str(folder), list(hidden), {**os.environ, **self.environment, **environment}]).encode()
            socket.send_fds(self.line, [len(asked).to_bytes(8, "big")], [stream.fileno() for stream in streams])
            self.line.sendall(asked)
            code = int(self.answers.readline())
            for stream in streams[1:]:
                stream.seek(0)
            return code, streams[1].read(), streams[2].read()

    def close(self):
        """No more commands."""
        self.answers.close()
        self.line.close()
        self.process.wait()


def main(line):
    """Fork for each command that comes, and say how it ended."""

    import pithead.cli.app  # noqa: PLC0415
    import pithead.match  # noqa: PLC0415
    from pithead.game import Refusal  # noqa: PLC0415
    from pithead.games import game_names, load_game  # noqa: PLC0415
    from pithead.words import LANGUAGES, Words  # noqa: PLC0415

    for name in game_names():
        load_game(name)
    for language in LANGUAGES:
        Words(language)("help-app")
    with suppress(Refusal):
        pithead.cli.app.app(["verify", "no such file"], standalone_mode=False)  # imports what reads the words of a command
    gc.freeze()
    while True:
        head, streams, _, _ = socket.recv_fds(line, 8, 3)
        if not head:
            return
        asked = line.recv(int.from_bytes(head, "big"), socket.MSG_WAITALL)
        process = os.fork()
        if process == 0:
            line.close()
            os._exit(command(streams, *json.loads(asked)))
        for stream in streams:
            os.close(stream)
        line.sendall(b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))


def command(streams, arguments, folder, hidden, environment):
    """Be the command; its exit code."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
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
        main(line)
