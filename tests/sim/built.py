"""The kernel of the rules of a game for tests that need no compiler: as it was built, or as it is written."""

from functools import cache
from importlib import import_module

import numpy as np

from pithead.games import package_of
from pithead.sim.compile import build
from pithead.sim.wasm.functions import GuestFunctions
from pithead.sim.wasm.runtime import Guest, load_kernel


@cache
def built(game):
    """The built functions of the rules of a game; they take arrays of numpy."""
    source = import_module(f"{package_of(game).folder}.kernel.kernel_source").SOURCE
    return GuestFunctions(Guest(load_kernel(source.path)))


def as_written(modules, **bindings):
    """The functions of some modules as plain Python; words of 64 bits run over, which `np.errstate(over="ignore")` allows."""
    return build(modules, _with_plain_numbers, bindings)


def kernel_as_written(kernel, bots=False):
    """The kernel of a game for many games as it is written, but for the greedy bot, which is as it was built: it reckons long."""
    bound = {"greedy_choice": built("dice-miner").greedy_choice} if bots else kernel.random_play
    return as_written(kernel.batch_modules, **bound)


def _with_plain_numbers(function):
    """The function, called with numbers of Python: numpy's have few bits or many, and two of its truths don't add up to two."""

    def call(*arguments):
        return function(*(int(each) if isinstance(each, np.signedinteger) else each for each in arguments))

    return call
