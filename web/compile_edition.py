"""Compiles the Python of the static edition, inside its own Python (compile.mjs): bytecode is for one version of it only."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]
from io import BytesIO
from typing import Any, Final
from zipfile import ZipFile, ZipInfo

BY_NAME: Final = ("encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.utf_8_sig")
"""Modules of the library that it imports by a name that it makes up."""

NEVER_OPENED: Final = (
    *("_pyrepl", "asyncio.__main__", "asyncio.tools", "concurrent.futures.process", "concurrent.interpreters", "ctypes", "doctest"),
    *("ftplib", "http.cookiejar", "http.server", "multiprocessing", "pdb", "plistlib", "pydoc", "rlcompleter", "socketserver", "sqlite3"),
    *("unittest", "webbrowser", "xml", "xmlrpc"),
)
"""Modules of the library for what a page can't do, or for people who debug: whoever imports one does so in a function or a `try`."""

READS_ITS_SOURCE: Final = "anyio/"
"""The files of this package stay as they are."""

HERE: Final = ("js", "pyodide", "_pyodide", "pyodide_js")
"""What Pyodide itself brings."""

START: Final = (1980, 1, 1, 0, 0, 0)


def compile_edition(code: Any, library: Any) -> tuple[bytes, bytes]:
    """The zips of our code and of the standard library, both compiled, the second with the modules that the first can reach."""
    theirs = read_zip(library)
    ours = loadable(read_zip(code))
    names = reachable(theirs, [*sys.modules, *BY_NAME, *imports_of(ours)])
    return write_zip(ours), write_zip({name: theirs[name] for name in sorted(names)})


def read_zip(packed: Any) -> dict[str, bytes]:
    """The files of a zip, by name."""
    with ZipFile(BytesIO(packed.to_bytes())) as archive:
        return {name: archive.read(name) for name in sorted(archive.namelist()) if not name.endswith("/")}


def write_zip(files: dict[str, bytes]) -> bytes:
    """The same files with modules of bytecode, without docstrings, in the place of their sources."""
    made = BytesIO()
    with ZipFile(made, "w") as archive:
        for name, body in files.items():
            if name.endswith(".py") and not name.startswith(READS_ITS_SOURCE):
                bytecode = _code_to_timestamp_pyc(compile(body, name, "exec", dont_inherit=True, optimize=2))
                archive.writestr(ZipInfo(f"{name}c", START), bytecode)
            else:
                archive.writestr(ZipInfo(name, START), body)
    return made.getvalue()


def reachable(library: dict[str, bytes], wanted: list[str]) -> set[str]:
    """The files of the library that are imported by these names, anywhere in them, or by one another; and those that are no modules."""
    modules = {module_of(name): name for name in library if name.endswith(".py")}
    found, waiting = {name for name in library if not name.endswith(".py")}, wanted
    while waiting:
        module = waiting.pop()
        while module and module not in modules:  # `from package.module import name`
            module = module.rpartition(".")[0]
        name = modules.get(module)
        if name is None or name in found or is_below(module, NEVER_OPENED):
            continue
        found.add(name)
        waiting += [module.rpartition(".")[0], *imports_of({name: library[name]})]
    return found


def loadable(files: dict[str, bytes]) -> dict[str, bytes]:
    """Without the modules that fail when they are imported here, since they need others that are not here."""
    modules = {module_of(name): name for name in files if name.endswith(".py")}
    packages = {*sys.stdlib_module_names, *HERE, *(module.partition(".")[0] for module in modules)}
    left_out: set[str] = set()

    def is_missing(module: str) -> bool:
        return module.partition(".")[0] not in packages or is_below(module, NEVER_OPENED) or module in left_out

    needs = {module: tuple(imports_at_once(name, files[name])) for module, name in modules.items()}
    while failing := {module for module in modules.keys() - left_out if any(map(is_missing, needs[module]))}:
        left_out |= failing
    return {name: body for name, body in files.items() if module_of(name) not in left_out}


def is_below(module: str, packages: tuple[str, ...]) -> bool:
    """Is a module one of these, or in one of these?"""
    return any(f"{module}.".startswith(f"{each}.") for each in packages)


def imports_at_once(name: str, body: bytes) -> Iterator[str]:
    """What a module imports before it does anything else, without a `try` or an `if`."""
    for node in ast.parse(body).body:
        yield from names_in(name, node)


def imports_of(files: dict[str, bytes]) -> Iterator[str]:
    """The names of all modules that these modules import, wherever they do it; names of what is in a module are among them."""
    for name, body in files.items():
        if name.endswith(".py"):
            for node in ast.walk(ast.parse(body)):
                yield from names_in(name, node)


def names_in(name: str, node: ast.AST) -> Iterator[str]:
    """The modules that a statement of a file imports, and what it takes from them, which may be modules too."""
    if isinstance(node, ast.Import):
        yield from (each.name for each in node.names)
    elif isinstance(node, ast.ImportFrom):
        package = name.removesuffix(".py").split("/")[:-1]
        near = package[: len(package) - node.level + 1] if node.level else []
        base = ".".join([*near, *([node.module] if node.module else [])])
        yield from (base, *(f"{base}.{each.name}" for each in node.names))


def module_of(name: str) -> str:
    """The module in a file."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
