"""The chance of the kernel of Mini Miners: every card, tool, marker and dwarf comes as often as it should."""

from collections import Counter

import numpy as np
import pytest

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.convert import nibbles
from pithead.mini_miners.kernel.kernel import write_options
from pithead.mini_miners.kernel.tables import TOOLS_BY_NAME, box_table, marker_number
from pithead.mini_miners.rules.content import standard_box
from tests.sim.built import built

BOX = standard_box()
TABLE = box_table(BOX)
DEALS = 4000
FUNCTIONS = built("mini-miners")


class Hands:
    """A fresh table, a generator, and room for an outcome."""

    def __init__(self, seats: int = 2) -> None:
        self.state, self.outcome = np.zeros(at.Field.SIZE, np.int64), np.zeros(at.OutcomeField.SIZE, np.int64)
        self.rng = np.full(1, 99, np.uint64)
        FUNCTIONS.sit_down(self.state, TABLE, write_options(seats))


def _surplus(counts: Counter, expected: dict) -> float:
    """How far a chi-square statistic is above what chance would make it, in its own standard deviations."""
    assert set(counts) <= {key for key, count in expected.items() if count}
    scale = counts.total() / sum(expected.values())
    freedom = sum(count > 0 for count in expected.values()) - 1
    square = sum((counts[key] - scale * count) ** 2 / (scale * count) for key, count in expected.items() if count)
    return (square - freedom) / np.sqrt(2 * freedom)


@pytest.mark.rule("MM-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_dwarf_is_in_the_game_equally_often_and_in_every_hand(seats: int) -> None:
    hands, joined, dealt = Hands(seats), Counter(), Counter()
    for _ in range(DEALS):
        FUNCTIONS.gather(hands.state, TABLE, hands.rng, hands.outcome)
        cast = int(hands.outcome[0])
        joined.update(dwarf for dwarf in range(18) if cast >> dwarf & 1)
    hands.state[at.Field.CAST] = cast
    for _ in range(DEALS):
        FUNCTIONS.deal(hands.state, TABLE, hands.rng, hands.outcome)
        for seat in range(seats):
            dealt.update((seat, dwarf) for dwarf in range(18) if int(hands.outcome[seat]) >> dwarf & 1)
    assert _surplus(joined, dict.fromkeys(range(18), 1)) < 5
    assert _surplus(dealt, {(seat, dwarf): cast >> dwarf & 1 for seat in range(seats) for dwarf in range(18)}) < 5


@pytest.mark.rule("MM-2.2")
def test_every_marker_lies_on_every_space_of_its_kind_equally_often() -> None:
    hands, lying = Hands(), [Counter() for _ in range(at.SPACES)]
    for _ in range(DEALS):
        FUNCTIONS.scatter(TABLE, hands.rng, hands.outcome)
        for space, marker in enumerate(hands.outcome.tolist()):
            lying[space][marker] += 1
    for space, counts in zip(BOX.board.order, lying):
        markers = BOX.tables.markers.standard if BOX.board.ground[space].deck else BOX.tables.markers.bonus
        assert _surplus(counts, Counter(map(marker_number, markers))) < 5


@pytest.mark.rule("MM-2.3", "MM-4.2")
def test_every_tool_lies_in_every_place_and_is_drawn_as_often_as_there_are_cards() -> None:
    hands, laid, drawn = Hands(), [Counter() for _ in range(at.PLACES)], Counter()
    for _ in range(DEALS):
        FUNCTIONS.lay(hands.state, hands.rng, hands.outcome)
        for place in range(at.PLACES):
            laid[place][int(hands.outcome[place])] += 1
        FUNCTIONS.fetch_sample(hands.state, hands.rng, hands.outcome)
        drawn[int(hands.outcome[0])] += 1
    expected = {place: BOX.tables.tools[tool] for place, tool in enumerate(TOOLS_BY_NAME)}
    for counts in (*laid, drawn):
        assert _surplus(counts, expected) < 5


@pytest.mark.rule("MM-6.2")
def test_every_card_of_a_deck_is_drawn_equally_often_at_every_place() -> None:
    hands, drawn = Hands(), [Counter() for _ in range(3)]
    hands.state[[at.Field.DIG_DECK, at.Field.COUNT]] = 2, 3
    for _ in range(DEALS):
        FUNCTIONS.draw_sample(hands.state, hands.rng, hands.outcome)
        for place, card in enumerate(nibbles(int(hands.outcome[0]))):
            drawn[place][card - 1] += 1
    for counts in drawn:
        assert _surplus(counts, dict.fromkeys(range(at.DECK), 1)) < 5


@pytest.mark.rule("MM-2.4", "MM-11.3")
def test_events_first_players_and_aftershocks_are_fair() -> None:
    hands, events, firsts, shocks = Hands(4), Counter(), Counter(), Counter()
    for _ in range(DEALS):
        FUNCTIONS.turn_up(hands.state, hands.rng, hands.outcome)
        events[int(hands.outcome[0])] += 1
        FUNCTIONS.draw_lots(hands.state, hands.rng, hands.outcome)
        firsts[int(hands.outcome[0])] += 1
        FUNCTIONS.shake(TABLE, hands.rng, hands.outcome)
        shocks[BOX.board.order[hands.outcome[0]]] += 1
    assert _surplus(events, dict.fromkeys(range(8), 1)) < 5
    assert _surplus(firsts, dict.fromkeys(range(4), 1)) < 5
    assert _surplus(shocks, dict.fromkeys(BOX.board.tunnel, 1)) < 5
