"""One source, two targets: the same plain functions compiled for a processor or for a graphics card.

A kernel is a list of modules whose functions call each other by name. `build` copies every function, binds the names in the
copies to compiled functions, and so makes one closed set for a target. Nothing is compiled before its first call.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, wraps
from importlib.metadata import version
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from pithead.sim.layout import Layout, constants

Jit: TypeAlias = Callable[[FunctionType], Any]
P = ParamSpec("P")
T = TypeVar("T")

GIVEN: Final[Any] = object()
"""What stands in a shared module for a function, a layout or a number of the same name that another module of the kernel has."""

FAST: Final = {"nogil": True, "error_model": "numpy", "forceinline": True, "_nrt": False, "no_cfunc_wrapper": True}
"""How numba compiles: no allocation, so nothing to count; every call inlined; dividing by zero, which never happens, unchecked; no C
program calls it."""


BUILDING: Final = RLock()
"""Held by the thread that builds a kernel: where numba keeps code is a setting of the whole process."""


def built_once(make: Callable[P, T]) -> Callable[P, T]:
    """A function that is called once for the same arguments, by one thread at a time, whatever it builds."""
    kept: Any = cache(make)

    @wraps(make)
    def built(*args: P.args, **kwargs: P.kwargs) -> T:
        with BUILDING:
            made: T = kept(*args, **kwargs)
            return made

    return built


def build(modules: Sequence[ModuleType], jit: Jit, bindings: Mapping[str, Any], label: str = "") -> SimpleNamespace:
    """The functions of the modules, compiled by `jit`; a name in `bindings` means that thing instead, in all of them.

    Where a binding is a string, it is the name of another function of the modules. The label is part of their full names.
    """
    copies: dict[Any, Any] = {}
    spaces: list[dict[str, Any]] = []
    for module in modules:
        space: dict[str, Any] = {"__name__": module.__name__}
        spaces.append(space)
        for name, function in _own_functions(module):
            copy = FunctionType(function.__code__, space, name, function.__defaults__)
            copy.__qualname__ = f"{label}.{name}" if label else name
            copies[function] = bindings.get(name) or jit(copy)
    given = {**_facts(modules), **{function.__name__: compiled for function, compiled in copies.items()}, **bindings}
    given = {name: given.get(value, value) if isinstance(value, str) else value for name, value in given.items()}
    copies = {function: given[compiled] if isinstance(compiled, str) else compiled for function, compiled in copies.items()}
    for module, space in zip(modules, spaces):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType):
                space[name] = copies.get(value, value)
            elif is_layout(value):
                space[name] = bindings.get(name, constants(value))
            else:
                space[name] = (given if value is GIVEN else bindings).get(name, value)
    return SimpleNamespace(**{function.__name__: compiled for function, compiled in copies.items()})


def is_layout(value: Any) -> bool:
    """Is it a declared layout?"""
    return isinstance(value, type) and issubclass(value, Layout)


def _facts(modules: Sequence[ModuleType]) -> dict[str, Any]:
    """The layouts and numbers that some module has."""
    named = [item for module in modules for item in vars(module).items()]
    return {name: constants(value) if is_layout(value) else value for name, value in named if is_layout(value) or isinstance(value, int)}


def _own_functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for name, value in list(vars(module).items()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield name, value


def build_cpu(modules: Sequence[ModuleType], bindings: Mapping[str, Any], inline: bool = True) -> SimpleNamespace:
    """The functions for this processor; compiled code is kept, so that only the very first use takes long.

    Numba numbers functions as a process compiles them, and the linker takes two of the same name for one: kernels that two processes have
    compiled, each as its first, would call each other's functions. So every kernel has a label.
    """
    import numba  # noqa: PLC0415 - a second of import, needed only here

    from pithead.sim.instructions import instructions  # noqa: PLC0415

    with BUILDING, _cache_folder(modules, bindings):
        jit = numba.njit(cache=True, **{**FAST, "forceinline": inline})
        label = f"kernel_{fingerprint(modules, bindings)}"
        return build(modules, lambda function: keep_apart(jit(function)), {**instructions(), **bindings}, label)


def keep_apart(dispatcher: Any) -> Any:
    """Code for different types goes to different files, whoever compiles a function at the same time.

    Numba numbers the files of a function; two processes that compile it for different types at once would both write the same one, and
    who reads it later would run code for other types.
    """
    cache = dispatcher._cache._cache_file

    def save(key: Any, compiled: Any) -> None:
        index = cache._load_index()
        index[key] = cache._data_name(int(hashlib.sha256(repr(key).encode()).hexdigest()[:12], 16))
        cache._save_data(index[key], compiled)
        cache._save_index(index)

    cache.save = save
    return dispatcher


def cpu_kernel(modules: Sequence[ModuleType]) -> Callable[[], SimpleNamespace]:
    """Makes the functions of the modules for this processor, by their names, when it is first called."""
    return built_once(lambda: build_cpu(modules, {}, inline=False))


def fingerprint(modules: Sequence[ModuleType], bindings: Mapping[str, Any]) -> str:
    """Changes whenever the source of any of the modules does, or of a layout that they name, or what a name is bound to."""
    digest = hashlib.sha256(repr(sorted(bindings.items())).encode())
    values = [value for module in modules for value in vars(module).values()]
    named = [value for value in values if isinstance(value, ModuleType)]
    declared = [sys.modules[layout.__module__] for value in values if is_layout(value) for layout in value.__mro__[:-1]]
    for file in sorted({file for module in (*modules, *named, *declared) if (file := getattr(module, "__file__", None))}):
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pithead"


def is_compiled(modules: Sequence[ModuleType], bindings: Mapping[str, Any], use: str = "all") -> bool:
    """Was all of this kernel that a use needs compiled on this machine before, by this Python and this numba?"""
    return _finished(modules, bindings, use).exists()


def mark_compiled(modules: Sequence[ModuleType], bindings: Mapping[str, Any], use: str = "all") -> None:
    """Everything of this kernel that a use needs has been compiled and kept: from now on `is_compiled`."""
    mark = _finished(modules, bindings, use)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def _finished(modules: Sequence[ModuleType], bindings: Mapping[str, Any], use: str) -> Path:
    """The file that is there once a kernel is compiled for a use; the code beside it may be part of one that was interrupted."""
    name = f"finished-{use}-{sys.implementation.cache_tag}-numba-{version('numba')}"
    return cache_folder() / fingerprint(modules, bindings) / name


@contextmanager
def _cache_folder(modules: Sequence[ModuleType], bindings: Mapping[str, Any]) -> Iterator[None]:
    """Numba looks at one file to see whether cached code is stale; a folder for each state of all files is safer."""
    import numba  # noqa: PLC0415

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder() / fingerprint(modules, bindings))
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
