"""Builds kernels as WebAssembly: numba's functions for a plain processor, as LLVM writes them down, compiled for another one.

    python -m pithead.sim.wasm.build            all kernels whose sources have changed
    python -m pithead.sim.wasm.build --check    builds all kernels and writes none: do the same sources give the same bytes?

Every file is built by a process of its own: numba numbers what it compiles, so what a process built before would change the next file.
Needs numba and the linker in the package `ziglang`, of the versions that are pinned: others may give other bytes. A function of a kernel
file gets one argument, the address of its arguments in a row, eight bytes each, and returns a status, which is 0. First of them come two
addresses, for the result and for an exception; then the arguments as `lowered` writes them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from gzip import compress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from pithead.games import game_names, package_of
from pithead.sim.cores import cores
from pithead.sim.wasm.entry_points import entry_point
from pithead.sim.wasm.kernel_file import read_section, write_section
from pithead.sim.wasm.kernel_source import KernelPart, KernelSource, Parameter
from pithead.sim.wasm.stops import with_stops

PLAIN: Final = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
"""No instruction of this processor, and nothing in an order that differs from run to run."""

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+simd128,+mutable-globals,+sign-ext,+nontrapping-fptoint,+bulk-memory"
SQUARE_ROOT: Final = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) {
    %root = call double @llvm.sqrt.f64(double %x)
    ret double %root
}
"""
"""The only function of a library that the other processor has an instruction for."""

STACK_BYTES: Final = 1 << 18

WITHOUT: Final = {"nth_bit": "nth_bit_by_halves"}
"""Functions that do better than a loop without an instruction that the other processor lacks."""


class NumbaFunction(NamedTuple):
    """What numba makes of a function: the code as LLVM writes it, the name of the function in there, its parameters and what it returns."""

    code: str
    entry: str
    parameters: tuple[Parameter, ...]
    returns: str


def main() -> None:
    """Build what has changed, several files at a time."""
    match sys.argv[1:]:
        case ["--of", module, *more]:
            build_file(source_in(module), "--check" in more)
        case options:
            check = "--check" in options
            stale = [module for module in source_modules() if check or not is_fresh(source_in(module))]
            with ThreadPoolExecutor(cores()) as threads:
                codes = list(threads.map(lambda module: build_apart(module, options), stale))
            sys.exit(max(codes, default=0))


def build_apart(module: str, options: Sequence[str]) -> int:
    """Build the file of a module in a process that is set up for it; its exit code."""
    command = [sys.executable, "-m", "pithead.sim.wasm.build", "--of", module, *options]
    return subprocess.run(command, env={**os.environ, **PLAIN}, check=False).returncode


def build_file(source: KernelSource, check: bool) -> None:
    """Build a file and write it, or with `check` compare it with the one that is there."""
    code = build(source)
    if not check:
        source.path.write_bytes(code)
    elif code != source.path.read_bytes():
        sys.exit(f"{source.path}: the same sources give other bytes")
    print(f"{source.path}: {len(code)} bytes, {len(compress(code))} compressed", flush=True)


def sources() -> list[KernelSource]:
    """The kernels of all games that have any."""
    return [source_in(module) for module in source_modules()]


def source_modules() -> list[str]:
    """The modules that say what the kernels of all games are made of: their rules, and their bots."""
    modules = [f"{package_of(name).folder}.{room}.kernel_source" for name in game_names() for room in ("kernel", "bots")]
    return [module for module in modules if find_spec(module)]


def source_in(module: str) -> KernelSource:
    """What a module says."""
    source: KernelSource = import_module(module).SOURCE
    return source


def is_fresh(source: KernelSource) -> bool:
    """Was the built file made from these sources?"""
    return source.path.exists() and read_section(source.path.read_bytes())["sources"] == source.fingerprint()


def build(source: KernelSource) -> bytes:
    """The kernel file of some sources."""
    fingerprint = source.fingerprint()
    functions = {name: made for part in source.parts for name, made in numba_functions(part).items()}
    code = linked(merged(functions, source.vectors), tuple(functions))
    about = {"functions": {name: made.returns for name, made in functions.items()}, "sources": fingerprint}
    return write_section(with_stops(code), about)


def numba_functions(part: KernelPart) -> dict[str, NumbaFunction]:
    """What numba makes of the functions."""
    import numba  # noqa: PLC0415 - only who builds needs it

    from pithead.sim.compile import FAST, build  # noqa: PLC0415
    from pithead.sim.instructions import instructions  # noqa: PLC0415
    from pithead.sim.native import numba_type  # noqa: PLC0415

    functions = build(part.modules, numba.njit(**{**FAST, "forceinline": part.inline}), {**instructions(), **WITHOUT, **part.bindings})
    compiled = {}
    for name, parameters in part.functions.items():
        signature = tuple(map(numba_type, parameters))
        dispatcher = getattr(functions, name)
        dispatcher.compile(signature)
        made = dispatcher.overloads[signature]
        returns = made.signature.return_type
        returned = str(getattr(returns, "literal_type", returns))
        compiled[name] = NumbaFunction(made.library.get_llvm_str(), made.fndesc.mangled_name, parameters, returned)
    return compiled


def merged(functions: Mapping[str, NumbaFunction], vectors: bool) -> Any:
    """One module of all functions for the other processor; what several of them need is in there once."""
    from llvmlite import binding as llvm  # noqa: PLC0415

    machine = target_machine()
    whole = llvm.parse_assembly(f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n{SQUARE_ROOT}')
    for name, (code, entry, parameters, _) in functions.items():
        module = llvm.parse_assembly(retargeted(code, machine))
        for function in module.functions:
            if not function.is_declaration:
                function.linkage = "internal" if function.name.startswith("_ZN7cpython") else "linkonce_odr"
        for variable in module.global_variables:
            if variable.name.startswith("_ZN08NumbaEnv"):
                variable.linkage = "linkonce_odr"
        module.get_function(entry).linkage = "external"
        kinds = [str(argument.type) for argument in module.get_function(entry).arguments]
        whole.link_in(module)
        whole.link_in(llvm.parse_assembly(entry_point(name, entry, kinds, parameters)))
    for function in whole.functions:
        if not function.is_declaration and function.name not in functions:
            function.linkage = "internal"
    whole.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_vectorization = vectors
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(whole, passes)
    missing = [function.name for function in whole.functions if function.is_declaration and not function.name.startswith("llvm.")]
    if missing:
        raise SystemExit(f"functions that no kernel can have: {', '.join(missing)}")
    return whole


def retargeted(code: str, machine: Any) -> str:
    """Code for the other processor.

    Every address lies within the array that it was made from, which numba doesn't say. Where LLVM knows it, constant offsets become part of
    the instructions that read and write, and are not added each time.
    """
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code).replace(" common ", " ")
    return re.sub(r"= getelementptr (?!inbounds )", "= getelementptr inbounds ", code)


def target_machine() -> Any:
    """LLVM's description of the other processor."""
    from llvmlite import binding as llvm  # noqa: PLC0415

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static", codemodel="default")


def linked(module: Any, names: Sequence[str]) -> bytes:
    """The module as a file that runs."""
    with tempfile.TemporaryDirectory() as folder:
        made, out = Path(folder, "kernel.o"), Path(folder, "kernel.wasm")
        made.write_bytes(target_machine().emit_object(module))
        exports = [f"--export={name}" for name in (*names, "__heap_base", "__stack_pointer")]
        options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK_BYTES}"]
        subprocess.run([sys.executable, "-m", "ziglang", "wasm-ld", *options, *exports, str(made), "-o", str(out)], check=True)
        return out.read_bytes()


if __name__ == "__main__":
    main()
