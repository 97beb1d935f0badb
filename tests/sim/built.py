"""The built kernel of the rules of a game, for tests that need no compiler: its functions take arrays of numpy."""

from functools import cache
from importlib import import_module

from pithead.games import package_of
from pithead.sim.wasm.functions import GuestFunctions
from pithead.sim.wasm.runtime import Guest, load_kernel


@cache
def built(game):
    """The functions of the rules of a game."""
    source = import_module(f"{package_of(game).folder}.kernel.kernel_source").SOURCE
    return GuestFunctions(Guest(load_kernel(source.path)))
