"""Built kernels: made from the sources that are here, equal to what numba makes of them, bounded in time and memory."""

import gc
import random
import subprocess
import sys
from gzip import compress
from time import perf_counter

import numpy as np
import pytest
import wasmtime
from wasmtime import wat2wasm

from pithead.bots import make_bot
from pithead.bots.self_play import play
from pithead.dice_miner.bots import guest as dice
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.searcher import BudgetedSearch
from pithead.dice_miner.bots.search.uct import empty_tree
from pithead.dice_miner.bots.search.workspace import MODEL, new_workspace
from pithead.dice_miner.kernel.kernel import RULES as DICE_RULES
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.dice_miner.kernel.tables import box_table, table_options
from pithead.games import load_game
from pithead.sim.memory import INT16, INT64, UINT64, DeadlinePassed, new_array
from pithead.sim.playing import Sum
from pithead.sim.wasm.build import is_fresh, sources
from pithead.sim.wasm.entry_points import PlacedArray, placed_arrays
from pithead.sim.wasm.functions import GuestFunctions
from pithead.sim.wasm.kernel_file import OTHER_SIZE, KernelFault, read_section, write_section
from pithead.sim.wasm.kernel_source import ArrayOf, code_of
from pithead.sim.wasm.runtime import Guest, KernelFile, load_kernel
from pithead.sim.wasm.stops import STOP, with_stops
from tests.sim.built import built

SOURCES = sources()
GAME = load_game("dice-miner")


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: "-".join(source.path.parts[-3:-1]))
def test_kernel_files_are_built_from_these_sources(source):
    assert is_fresh(source), "run `make kernels`"


def test_kernel_files_are_small():
    files = [source.path.read_bytes() for source in SOURCES]
    assert len(files) == 4
    assert sum(map(len, files)) < 1_500_000
    assert sum(len(compress(code)) for code in files) < 500_000


def test_comments_docstrings_and_blank_lines_are_no_code():
    bare = "def f(x):\n    if x:\n        return 'a'\n    return 1\n"
    dressed = '"""What."""\n# why\n\ndef f(x):\n    """Doc."""\n    if x:  # so\n        return \'a\'\n\n    return 1\n'
    moved = "def f(x):\n    if x:\n        return 'a'\n        return 1\n"
    assert list(code_of(bare)) == list(code_of(dressed)) != list(code_of(moved))


def test_a_file_says_what_it_was_made_from():
    code = b"\0asm\1\0\0\0" + b"\0\3\2ab"
    about = {"functions": {"f": "none"}, "sources": "x" * 300}
    assert read_section(write_section(code, about)) == about
    with pytest.raises(KernelFault):
        read_section(code)


def excavation():
    """A state of two in the middle of an excavation, as words."""
    from pithead.dice_miner.kernel.convert import Codec  # noqa: PLC0415

    state = GAME.start(2)
    rng = random.Random(3)
    while not state.troves[1]:
        seat = GAME.to_act(state)[0]
        event = GAME.sample(state, lambda label: rng.randrange) if seat < 0 else rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, event)
    return Codec(GAME.box), Codec(GAME.box).encode(state)


def test_a_call_is_stopped_on_its_deadline_and_the_next_one_is_sound():
    codec, words = excavation()
    guest = dice.new_guest()
    model = shipped_model(guest, codec.facts, 2)
    search = BudgetedSearch(guest, model)
    before = search.choose(words, words[Field.TURN], 1, thoughts=2000)
    workspace = new_workspace(guest)
    workspace.states[0] = words
    begin = perf_counter()
    with pytest.raises(DeadlinePassed), guest.within(0.05):
        guest.call("search_excavation", model, workspace, 12, 40)
    assert perf_counter() - begin >= 0.05
    with pytest.raises(DeadlinePassed), guest.within(0.0):
        guest.call("search_excavation", model, workspace, 1, 1)
    assert search.choose(words, words[Field.TURN], 1, thoughts=2000) == before


ENDLESS = """
(module (memory (export "memory") 1)
  (global (export "__stack_pointer") (mut i32) (i32.const 512))
  (global (export "__heap_base") i32 (i32.const 2048))
  (func (export "spin") (param i32) (result i32) (loop (br 0)) (i32.const 0))
  (func (export "count") (param i32) (result i32) (local v128 i64)
    (loop
      (local.set 1 (v128.const i64x2 3 5))
      (loop (local.set 2 (i64.add (local.get 2) (i64.const 300))) (br_if 0 (i64.lt_s (local.get 2) (i64.const 100000))))
      (block (block (br_table 0 1 0 (i32.wrap_i64 (local.get 2)))))
      (br 0))
    (i32.const 0))
  (func (export "return") (param i32) (result i32) (i32.const 0)))
"""


@pytest.fixture
def endless(tmp_path):
    """The file of a kernel whose functions don't end."""
    path = tmp_path / "endless.wasm"
    code = with_stops(bytes(wat2wasm(ENDLESS)))
    path.write_bytes(write_section(code, {"functions": dict.fromkeys(("spin", "count", "return"), "none"), "sources": ""}))
    return path


STOPPED = """
import signal, sys
from pathlib import Path
from pithead.sim.memory import DeadlinePassed
from pithead.sim.wasm.runtime import Guest, KernelFile

guest = Guest(KernelFile(Path(sys.argv[1])))
for _ in range(2):
    signal.signal(signal.SIGSEGV, signal.SIG_DFL)
    try:
        with guest.within(0.02):
            guest.call("spin")
    except DeadlinePassed:
        print("stopped")
"""


def test_a_library_with_its_own_handler_of_faults_takes_no_deadline_away(endless):
    run = subprocess.run([sys.executable, "-c", STOPPED, endless], check=False, capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (0, "stopped\nstopped\n")


def test_a_loop_without_end_is_stopped_again_and_again(endless):
    guest = Guest(KernelFile(endless))
    for name in ("spin", "count", "spin"):
        with guest.within(0.1):
            with pytest.raises(DeadlinePassed):
                guest.call(name)
            with pytest.raises(DeadlinePassed):
                guest.call("return")
        guest.call("return")


def test_every_loop_gets_a_stop():
    code = bytes(wat2wasm(ENDLESS))
    assert len(with_stops(code)) == len(code) + 3 * len(STOP)
    assert with_stops(code).count(STOP) == 3
    for source in SOURCES:
        built = source.path.read_bytes()
        assert with_stops(built).count(STOP) == 2 * built.count(STOP) > 0, "a stop for each loop"


def test_functions_that_call_themselves_or_others_outside_have_no_stops():
    with pytest.raises(ValueError, match="call themselves"):
        with_stops(bytes(wat2wasm("(module (func (call 1)) (func (call 0)))")))
    with pytest.raises(ValueError, match="outside"):
        with_stops(bytes(wat2wasm('(module (import "a" "b" (func)))')))


def test_a_guest_that_wants_too_much_memory_is_refused():
    guest = Guest(load_kernel(dice.KERNEL_FILE), most_bytes=1 << 24)
    new_array(guest, INT64, 1 << 18)
    with pytest.raises(KernelFault, match="no room"):
        new_array(guest, INT64, 1 << 22)


def test_a_kernel_that_breaks_is_an_error_and_no_crash():
    guest = dice.new_guest()
    state, box = new_array(guest, INT64, Field.SIZE), new_array(guest, INT64, 8)
    box.address = 3 << 30
    vars(box).pop("lowered", None)
    with pytest.raises(KernelFault, match="out of bounds"):
        guest.call("excavation_menu", box, state)
    assert guest.call("excavation_menu", state, state) is not None


def test_memory_that_somebody_still_looks_at_lives_on():
    words = new_array(dice.new_guest(), INT64, 1000)
    words[:] = range(1000)
    assert sum(words.tolist()) == 499500


HELD = """
import gc, importlib.util, logging, sys
held = importlib.util.module_from_spec(importlib.util.spec_from_loader("held", None))
sys.modules["held"] = logging.held = held  # before wasmtime, so it ends after it
from pithead.dice_miner.bots.guest import new_guest
held.guest = new_guest()
gc.freeze()
"""


def test_a_guest_that_is_held_to_the_end_of_a_process_ends_without_a_word():
    ran = subprocess.run([sys.executable, "-c", HELD], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_the_memory_of_a_guest_that_is_let_go_is_given_back(endless, monkeypatch):
    given, delete = [], wasmtime.Store._delete
    monkeypatch.setattr(wasmtime.Store, "_delete", lambda store, pointer: (delete(store, pointer), given.append(id(store))))
    guest = Guest(KernelFile(endless))
    store = id(guest.store)
    del guest
    gc.collect(1)  # all of it is young: what other tests have left need not be looked through
    assert store in given


def test_arrays_of_numpy_are_copied_in_and_back():
    functions = GuestFunctions(dice.new_guest())
    rng, other = np.array([5, 7, 9], np.uint64), np.zeros(1, np.uint64)
    functions.begin_stream(rng[1:2], np.uint64(1 << 63), 3)
    functions.begin_stream(other, 1 << 63, 3)
    assert (rng[0], rng[1], rng[2]) == (5, other[0], 9)
    assert other[0] != 7
    with pytest.raises(AttributeError):
        functions.no_such_function(rng)


def test_an_array_of_a_known_size_has_a_place_of_its_own_for_a_call():
    arrays = placed_arrays((ArrayOf(INT64, size=3), UINT64, ArrayOf(INT16, 2), MODEL, ArrayOf(UINT64, size=1)))
    assert arrays == [PlacedArray(2, 3, 8, 0), PlacedArray(20, 1, 8, 32)]


def test_what_a_call_writes_into_such_an_array_is_there_after_it():
    box, options = box_table(GAME.box), table_options(GAME.box, 2)
    sums, (state, rng, outcome) = np.zeros(Sum.SIZE, np.int64), DICE_RULES.playout_arrays()
    built("dice-miner").play_sums(box, options, 4, 0, 3, sums, state, rng, outcome)
    assert (sums[Sum.GAMES], state[Field.PHASE], state[Field.SEATS]) == (3, Phase.OVER, 2)
    assert rng[0]
    assert (box == box_table(GAME.box)).all()


def test_a_call_with_an_array_of_another_size_is_refused():
    sums, arrays = np.zeros(Sum.SIZE + 1, np.int64), DICE_RULES.playout_arrays()
    with pytest.raises(KernelFault, match=f"status {OTHER_SIZE}"):
        built("dice-miner").play_sums(box_table(GAME.box), table_options(GAME.box, 2), 4, 0, 3, sums, *arrays)
    assert not sums.any()


def test_arguments_may_need_more_room_than_at_first():
    codec, words = excavation()
    functions = GuestFunctions(dice.new_guest())
    first = functions.room
    state, rng, box = np.array(words), np.ones(1, np.uint64), np.array(codec.facts)
    choice = functions.uct(empty_tree(2000), box, state, words[Field.TURN], rng, 20)
    assert len(functions.room) > len(first)
    assert functions.menu(state, box, words[Field.TURN]) >> choice & 1
    assert state.tolist() == words


WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
from random import Random
from pithead.bots import levels, make_bot
from pithead.bots.self_play import play
from pithead.coach.hints import Coach
from pithead.games import load_game
game = load_game(sys.argv[1])
end = play(game, [make_bot(game, level, seat) for seat, level in enumerate(levels(game.name)[-2:])], "w", Random(1), 0.002)
print(game.standing(end).totals)
state = game.start(2)
while game.to_act(state)[0] < 0:
    state = game.apply(state, -1, game.sample(state, lambda label: Random(label).randrange))
seat = game.to_act(state)[0]
print(Coach(game).hints(game.view(state, seat), seat, game.legal(state, seat))[0])
"""


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_all_levels_and_the_coach_need_neither_numba_nor_numpy(game):
    ran = subprocess.run([sys.executable, "-c", WITHOUT, game], capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    assert ran.stdout.count("\n") == 2


@pytest.mark.parametrize("name", ["dice-miner", "mini-miners"])
def test_the_same_seed_plays_the_same_game(name):
    game = load_game(name)
    ends = [play(game, [make_bot(game, "foreman", seat) for seat in range(2)], "again", random.Random(5), 0.0) for _ in range(2)]
    assert ends[0] == ends[1]
