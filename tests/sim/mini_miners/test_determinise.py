"""What a seat can't see is dealt anew: it can't tell the difference, and every card is still there once."""

import re
from collections import Counter
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.kernel.rival import STRANGE_BOXES, TABLES
from pithead.mini_miners.kernel.tables import table_options
from pithead.mini_miners.rules import MiniMiners
from pithead.mini_miners.rules.content import read_box
from pithead.mini_miners.rules.state import Draft, MiniMinersOptions
from pithead.sim import machines
from tests.sim.built import as_written, built
from tests.sizes import size


class Table:
    """A table of random bots that can be stopped at any decision."""

    def __init__(self, seats, options, number=0, game=None):
        self.game = game or MiniMiners()
        self.codec = Codec(self.game.box)
        self.options = options
        self.functions = built("mini-miners")
        self.array = np.zeros(at.Field.SIZE, np.int64)
        self.rng, self.outcome = np.zeros(1, np.uint64), np.zeros(at.OutcomeField.SIZE, np.int64)
        self.functions.begin_stream(self.rng, np.uint64(77), number)
        self.functions.sit_down(self.array, self.codec.table, table_options(self.game.box, seats, options))

    def states(self):
        """Every state of the game, those of chance too."""
        functions, box = self.functions, self.codec.table
        while self.array[at.Field.PHASE] != at.Phase.OVER:
            yield self.codec.to_state(self.array, self.options)
            if functions.chance_acts(self.array):
                functions.sample(self.array, box, self.rng, self.outcome)
                functions.settle(self.array, box, self.outcome)
            else:
                seat = functions.first_actor(self.array)
                functions.step(self.array, box, seat, functions.random_choice(self.rng, functions.menu(self.array, box, seat)))

    def imagined(self, seat, rng):
        """The state as a seat may imagine it."""
        copy = self.array.copy()
        self.functions.determinise(copy, self.codec.table, seat, rng)
        return copy


@pytest.mark.rule("MM-10.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_seat_sees_the_same_table_and_no_card_is_lost(seats, options):
    table, rng = Table(seats, options), np.ones(1, np.uint64)
    game = table.game
    for number, state in enumerate(islice(table.states(), 0, None, size("EVERY"))):
        for seat in [(number + more) % seats for more in range(min(size("VIEWERS"), seats))]:
            other = table.codec.to_state(table.imagined(seat, rng), options)
            assert game.view(other, seat) == game.view(state, seat)
            assert game.legal(other, seat) == game.legal(state, seat)
            assert game.read_position(game.write_position(other)) == other


@pytest.mark.parametrize("box", STRANGE_BOXES)
def test_strange_boxes_are_dealt_anew_too(box):
    game = MiniMiners(read_box(box))
    for number in range(3):
        table, rng = Table(2, MiniMinersOptions(), number, game), np.ones(1, np.uint64)
        for state in islice(table.states(), 0, None, size("EVERY")):
            other = table.codec.to_state(table.imagined(1, rng), table.options)
            assert game.view(other, 1) == game.view(state, 1)
            assert game.read_position(game.write_position(other)) == other


def _held(state, seat):
    """Every hand that a seat has held so far in this draft, told from the picks and the hands that are left."""
    phase, seats = state.phase, state.seats
    step = 1 if state.round % 2 else -1
    turns = len(phase.picks[0])
    held = []
    for turn in range(turns + 1):
        hand = (seat - step * turn) % seats
        now = phase.hands[(hand + step * turns) % seats]
        held.append({*now, *(phase.picks[(hand + step * later) % seats][later] for later in range(turn, turns))})
    return held


@pytest.mark.rule("MM-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_draft_a_seat_remembers_the_hands_it_has_held(seats):
    table, rng = Table(seats, MiniMinersOptions()), np.ones(1, np.uint64)
    drafts = Counter()
    for state in table.states():
        if isinstance(state.phase, Draft):
            for seat in range(seats):
                other = table.codec.to_state(table.imagined(seat, rng), table.options)
                assert _held(other, seat) == _held(state, seat)
                drafts[other.phase == state.phase] += 1
    assert drafts[False] > 5


@pytest.mark.rule("MM-3.2")
def test_of_two_players_each_knows_all_but_one_pick_of_the_other():
    table, rng = Table(2, MiniMinersOptions()), np.ones(1, np.uint64)
    for state in table.states():
        if isinstance(state.phase, Draft) and len(state.phase.picks[0]) > 2:
            for _ in range(20):
                other = table.codec.to_state(table.imagined(0, rng), table.options)
                assert other.phase.picks[1][1:-1] == state.phase.picks[1][1:-1]


def test_everything_that_is_hidden_is_dealt_in_all_ways():
    """Over many deals the tool on a rival's dwarf is of each kind as often as that kind is unseen."""
    table, rng = Table(3, MiniMinersOptions()), np.ones(1, np.uint64)
    for state in table.states():
        armed = [dwarf for dwarf in state.crew if dwarf.owner != 0 and len(dwarf.hidden) == 1]
        if state.round == 2 and armed:
            break
    seen = Counter(state.market) + Counter(state.discards) + Counter(state.stores[0])
    seen += Counter(tool for dwarf in state.crew for tool in (*dwarf.shown, *(dwarf.hidden if dwarf.owner == 0 else ())))
    unseen = Counter(table.game.box.tools) - seen
    deals, counts = 2000, Counter()
    for _ in range(deals):
        other = table.codec.to_state(table.imagined(0, rng), table.options)
        counts[other.dwarf(armed[-1].name).hidden[0]] += 1
    for tool, count in unseen.items():
        assert abs(counts[tool] / deals - count / unseen.total()) < 0.03


def test_gadget_never_carries_two_of_a_kind():
    pairs = 0
    for number in range(12):
        table, rng = Table(2, MiniMinersOptions(), number), np.ones(1, np.uint64)
        for state in table.states():
            gadget = next((dwarf for dwarf in state.crew if dwarf.name == "gadget" and len(dwarf.hidden) == 2), None)
            if gadget is not None:
                hidden = table.codec.to_state(table.imagined(1 - gadget.owner, rng), table.options).dwarf("gadget").hidden
                assert len(set(hidden)) == 2
                pairs += 1
    assert pairs > 20


@pytest.mark.parametrize(("seats", "options"), TABLES[::4])
def test_a_search_can_play_on_from_what_it_imagines(seats, options):
    table, rng = Table(seats, options), np.ones(1, np.uint64)
    functions, box = table.functions, table.codec.table
    choices, copy = np.zeros(at.CHOICES_MOST, np.int64), np.zeros(at.Field.SIZE, np.int64)
    for state in table.states():
        if not functions.chance_acts(table.array) and state.round == 1:
            seat = functions.first_actor(table.array)
            functions.copy_state(table.array, copy)
            functions.determinise(copy, box, seat, rng)
            count = functions.legal(copy, box, seat, choices)
            events = table.codec.decisions(table.array, sum(1 << int(choice) for choice in choices[:count]))
            assert events == list(table.game.legal(state, seat))
            functions.apply(copy, box, rng, table.outcome, seat, choices[count - 1])
            assert not functions.chance_acts(copy)
            functions.roll_out(copy, box, rng, table.outcome)
            assert functions.winners(copy).bit_count() == 1
            gold = [functions.score(copy, other) for other in range(seats)]
            assert functions.lead(copy, seat) == gold[seat] - max(gold[:seat] + gold[seat + 1 :])


def test_the_example_of_the_page_runs(capsys, monkeypatch):
    if not size("COMPILED"):
        monkeypatch.setattr(machines, "compiled", lambda kernel: as_written(kernel.modules, **kernel.random_play))
    page = (Path(__file__).parents[3] / "docs" / "concepts" / "fast-kernels.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", page.partition("## Search")[2], re.DOTALL)
    with np.errstate(over="ignore"):
        exec(example, {})
    assert int(capsys.readouterr().out) in range(-100, 100)
