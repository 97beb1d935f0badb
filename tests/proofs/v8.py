"""Kernel files in V8, as a page runs them, called just as a guest is."""

import subprocess
from functools import partial
from pathlib import Path
from struct import pack, unpack

from pithead.sim.wasm.runtime import Guest, load_kernel
from tests.web.node import script

SCRIPT = Path(__file__).with_name("v8.mjs")


class V8Guest(Guest):
    """A guest whose functions are called in Node; its memory goes there and comes back with each call."""

    def __init__(self, source):
        super().__init__(load_kernel(source.path))
        command = [script("make").find_node().node, str(SCRIPT), str(source.path)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.functions = {name: partial(self._call, name) for name in self.functions}
        self.seconds = 0.0

    def _call(self, name, store, row):
        pipe, answer = self.process.stdin, self.process.stdout
        pipe.write(pack("<III", len(name), row, self.used) + name.encode())
        pipe.write(self.memory.read(store, 0, self.used))
        pipe.flush()
        status, seconds = unpack("<id", answer.read(12))
        self.memory.write(store, answer.read(self.used), 0)
        self.seconds += seconds
        return status
