"""Compiled code is kept, and never met by a source that has changed."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import numba

from pithead.dice_miner.kernel import kernel as dice
from pithead.mini_miners.kernel import kernel as mine
from pithead.sim.compile import cache_folder, cpu_kernel, fingerprint, is_compiled, keep_apart, mark_compiled


def _kernel(folder, monkeypatch, code: str, constant: int):
    """A kernel of one module, which names its fields by a layout."""
    (folder / "its_layout.py").write_text(f"FIELD = {constant}\n")
    (folder / "its_rules.py").write_text(f"import its_layout as at\n\n\ndef rule(state):\n    {code}\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for name in ("its_layout", "its_rules"):
        sys.modules.pop(name, None)
    return [__import__("its_rules")]


def test_a_change_of_rules_or_layout_or_bindings_is_noticed(tmp_path, monkeypatch) -> None:
    prints = []
    for number, (code, constant, bindings) in enumerate(
        [("return state[at.FIELD]", 0, {}), ("return state[at.FIELD]", 1, {}), ("return 0", 0, {}), ("return 0", 0, {"rule": "other"})]
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        prints.append(fingerprint(_kernel(folder, monkeypatch, code, constant), bindings))
    assert len(set(prints)) == 4


def test_the_two_games_are_kept_apart() -> None:
    assert fingerprint(dice.RULES.modules, {}) != fingerprint(mine.RULES.modules, {})


def _twice(number):
    return number + number


def test_code_for_other_types_is_never_met_though_two_compile_at_once(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    one, other, reader = (keep_apart(numba.njit(cache=True)(_twice)) for _ in range(3))
    one._cache._cache_file._load_index = dict  # it began before the other had written anything
    assert other(2) == 4
    (index,) = tmp_path.rglob("*.nbi")
    written = index.read_bytes()
    assert one(1.5) == 3.0
    index.write_bytes(written)  # the other's index comes last
    assert str(reader(2)) == "4"
    assert reader.stats.cache_hits


def test_threads_that_ask_at_once_share_one_kernel(tmp_path, monkeypatch) -> None:
    """Where numba keeps code is a setting of the process: two threads that built at once would keep a kernel where others keep theirs."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kernel, before, together = cpu_kernel(_kernel(tmp_path, monkeypatch, "return state", 1)), numba.config.CACHE_DIR, Barrier(8)

    def ask(_: int):
        together.wait()
        return kernel()

    with ThreadPoolExecutor(8) as pool:
        kernels = list(pool.map(ask, range(8)))
    assert len(set(map(id, kernels))) == 1
    assert before == numba.config.CACHE_DIR


def test_a_kernel_that_was_interrupted_is_not_compiled(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    modules = _kernel(tmp_path, monkeypatch, "return state", 1)
    assert cpu_kernel(modules)().rule(3) == 3
    assert list((cache_folder() / fingerprint(modules, {})).rglob("*.nbi")), "some code is kept"
    assert not is_compiled(modules, {})
    mark_compiled(modules, {})
    assert is_compiled(modules, {})


TWO_KERNELS = """
import sys
import shared
from pithead.sim.compile import build_cpu

kernels = {"plain": {}, "bound": {"chosen": "other"}}
for name in sys.argv[1:]:
    print(build_cpu((shared,), kernels[name], inline=False).ask(1))
"""


def test_kernels_that_two_processes_compiled_never_call_each_others_functions(tmp_path) -> None:
    long = "".join(f"    for each in range(number % {size} + 3):\n        total = total * 31 + (each ^ {size})\n" for size in range(2, 12))
    chosen, other, through = (
        f"def {name}(number):\n    total = {begin}\n{long}" for name, begin in (("chosen", 1), ("other", 2), ("through", 3))
    )
    calls = "    return total + chosen(number)\ndef ask(number):\n    return through(number)\n"
    source = f"{chosen}    return total\n{other}    return total\n{through}{calls}"
    (tmp_path / "shared.py").write_text(source)
    lent = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}

    def told(*names: str) -> list[str]:
        command = [sys.executable, "-c", TWO_KERNELS, *names]
        return subprocess.run(command, env=lent, cwd=tmp_path, capture_output=True, text=True, check=True).stdout.split()

    (plain,), (bound,) = told("plain"), told("bound")
    assert plain != bound
    assert told("plain", "bound") == [plain, bound]
    assert told("bound", "plain") == [bound, plain]
