"""Mini Miners told a second time, from the rules page alone, to compare an engine with (MM-1 to MM-12).

It shares no code with the engine and works in another way: a game is one generator that runs from the set-up to the last round,
changes a plain table in place, and stops wherever somebody has to decide (`Ask`) or chance has to speak (`Due`).
"""

from collections import Counter

from tests.oracle.mini_miners.box import DECKS, TUNNEL
from tests.oracle.mini_miners.dig import Digging
from tests.oracle.mini_miners.escape import escape
from tests.oracle.mini_miners.market import market
from tests.oracle.mini_miners.placement import place_all
from tests.oracle.mini_miners.recruit import recruit, set_up
from tests.oracle.mini_miners.table import Due, FellIn, Table, crew


def play(t):
    """The whole game: yields what is waited for, and is sent the text of the outcome, or the seat and the text of the decision."""
    yield from set_up(t)
    while True:
        yield from recruit(t)
        yield from market(t)
        yield from place_all(t)
        fell_in = yield from collect(t)
        recover(t, fell_in)
        if t.round == t.rounds:
            return finish(t)
        next_round(t)


def collect(t):
    """From the exit inwards each dwarf digs and escapes (MM-6.1). Did the mine fall in (MM-6.6)?"""
    if t.event == "aftershock":
        text = yield Due({"is": "shaking"}, "shook", 1, Counter(TUNNEL))
        t.collapse(text.split()[1])
    try:
        while dwarves := t.in_mine():
            dwarf = dwarves[0]
            ignore = yield from Digging(t, dwarf).dig()
            if ignore is None:
                t.remove(dwarf)
            else:
                yield from escape(t, dwarf, ignore)
    except FellIn:
        for dwarf in t.in_mine():
            t.remove(dwarf)
        return True
    return False


def recover(t, fell_in):
    """Last earnings, and the tools come back (MM-9.1)."""
    tavern = t.in_tavern()
    for dwarf in tavern:
        if dwarf.host:
            t.treasuries[dwarf.owner] += len(tavern) // 2
    if t.event == "free-beer":
        for seat in range(t.seats):
            t.treasuries[seat] += sum(dwarf.owner == seat for dwarf in tavern) // 2
    for dwarf in t.crew.values():
        t.stores[dwarf.owner] += dwarf.hidden + dwarf.shown
        dwarf.hidden, dwarf.shown = [], []
    t.lurking = ""
    t.past.append({"event": t.event, "fell_in": fell_in, "crew": crew(dwarf.public() for dwarf in t.crew.values())})


def next_round(t):
    t.decks = {deck: {"cards": list(cards.elements()), "top": [], "under": [], "discards": []} for deck, cards in DECKS.items()}
    t.crew, t.aside, t.collapses, t.event = {}, [], [], ""
    t.round += 1


def finish(t):
    """A nugget for each three tools; most gold wins, a tie is broken by the lowest initiative (MM-9.2)."""
    for seat, store in enumerate(t.stores):
        t.treasuries[seat] += len(store) // 3
    t.winners = [min(range(t.seats), key=lambda seat: (-t.treasuries[seat], t.lowest(seat)))]


class Oracle:
    """A game from its start on: what is waited for, and one step after the other."""

    def __init__(self, seats, **options):
        self.table = Table(seats, **options)
        self.game = play(self.table)
        self.waits = next(self.game)

    def step(self, seat, text):
        """Let an event happen; `seat` is None where chance speaks."""
        try:
            self.waits = self.game.send(text if isinstance(self.waits, Due) else (seat, text))
        except StopIteration:
            self.waits = None
