"""Kernel files in V8, as a page runs them, called just as a guest is."""

import subprocess
from functools import partial
from pathlib import Path
from struct import pack, unpack

import numpy as np

from pithead.sim.memory import round_up
from pithead.sim.wasm.runtime import Guest, load_kernel
from tests.web.node import script

SCRIPT = Path(__file__).with_name("v8.mjs")

BLOCK_WORDS = 512
"""The memory is compared and sent in blocks of so many words of eight bytes; the other side knows the same number."""


class V8Guest(Guest):
    """A guest whose functions are called in Node; what has changed in its memory goes there and comes back with each call."""

    def __init__(self, source):
        super().__init__(load_kernel(source.path))
        command = [script("make").find_node().node, str(SCRIPT), str(source.path)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.functions = {name: partial(self._call, name) for name in self.functions}
        self.known = np.zeros((0, BLOCK_WORDS), np.uint64)
        self.seconds = 0.0

    def _call(self, name, store, row):
        pipe, answer = self.process.stdin, self.process.stdout
        memory = self._blocks()
        changed = np.flatnonzero((memory != self.known).any(axis=1)).astype(np.uint32)
        pipe.write(pack("<IIII", len(name), row, len(memory), len(changed)) + name.encode())
        pipe.write(changed.tobytes() + memory[changed].tobytes())
        pipe.flush()
        status, count, seconds = unpack("<iId", answer.read(16))
        written = np.frombuffer(answer.read(4 * count), np.uint32)
        memory[written] = np.frombuffer(answer.read(memory[:1].nbytes * count), np.uint64).reshape(-1, BLOCK_WORDS)
        for blocks in (changed, written):
            self.known[blocks] = memory[blocks]
        self.seconds += seconds
        return status

    def _blocks(self):
        """The memory in blocks; beside it lies what the other side has, which is zero where neither has written."""
        words = round_up(self.used, 8 * BLOCK_WORDS) // 8
        memory = np.frombuffer(self._look_at(0, 8 * words), np.uint64).reshape(-1, BLOCK_WORDS)
        more = np.zeros((len(memory) - len(self.known), BLOCK_WORDS), np.uint64)
        self.known = np.concatenate([self.known, more]) if len(more) else self.known
        return memory
