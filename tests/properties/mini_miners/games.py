"""Games of Mini Miners that anybody may decide, and what is always true of their pieces and their gold."""

from collections import Counter
from itertools import chain, product

from hypothesis import strategies as st

from pithead.mini_miners.kernel.rival import STRANGE_BOXES
from pithead.mini_miners.rules import MiniMiners
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import TAVERN
from pithead.mini_miners.rules.cards import TOOLS
from pithead.mini_miners.rules.content import DECKS, read_box
from pithead.mini_miners.rules.notation import NOTATION
from tests.properties import table
from tests.rules.mini_miners.mine import BOX, GAME

FORMS = [
    (seats, s.MiniMinersOptions(simplified=simplified, long=long, open_draft=open_draft))
    for seats, simplified, long, open_draft in product(GAME.seats, *[(False, True)] * 3)
]
STRANGE_GAMES = [MiniMiners(read_box(content)) for content in STRANGE_BOXES]
GIFTS = 0.02
"""How often somebody gives gold away before the next step."""

NAMES = BOX.names
SPACES = BOX.board.order
CARDS = sorted({card for cards in BOX.decks.values() for card in cards})


class Table(table.Table):
    """A game of Mini Miners with gifts now and then; `tools` likes to buy, equip and use tools."""

    game = GAME
    biases = ("any", "tools")

    def decision(self, events):
        if self.bias == "tools" and self.random.random() < 0.8:
            liked = [event for event in events if isinstance(event, e.Equip | e.Use | e.Borrow | e.Target | e.Announce)]
            events = liked or [event for event in events if not isinstance(event, e.End | e.Pass | e.Shuffle)] or events
        return self.random.choice(events)

    def instead(self, seat, event):
        if self.state.options.trade and self.random.random() < GIFTS:
            giver = self.random.randrange(self.state.seats)
            if given := GAME.extras(self.state, giver):
                return giver, self.random.choice(given)
        return seat, event


def tables(forms=FORMS):
    """Tables at the start of a game."""
    return table.tables(Table, forms)


def positions(forms=FORMS, phase=None):
    """Positions somewhere in a game."""
    return table.positions(Table, forms, phase)


def everything_sayable(seats):
    """Every decision that could be typed, sensible or not, but for gifts."""
    names, tools, cards = (*NAMES, "gandalf", "?"), (*TOOLS, "?"), (*CARDS, "?")
    return [
        *(event(name) for event in (e.Pick, e.Enlist, e.Discard, e.Target) for name in names),
        *(e.Buy(place) for place in range(8)),
        *(e.Equip(tool, name) for tool in tools for name in names),
        *(e.Take(tool, source) for tool in tools for source in ("pile", "discards")),
        *(e.Place(name, space) for name in names for space in (*SPACES, TAVERN, "T17")),
        *(event(tool) for event in (e.Use, e.Borrow) for tool in tools),
        *(e.Dig(deck) for deck in ("", *DECKS)),
        *(e.Return(card, where) for card in cards for where in e.SIDES),
        *(event(space) for event in (e.Move, e.Remove, e.Sacrifice) for space in (*SPACES, "T17")),
        *(event() for event in (e.Shuffle, e.End, e.Gold, e.Bonus, e.Draw, e.Escape, e.Announce, e.Pass)),
    ]


def check_pieces(state, box=BOX):
    """Every dwarf, tool, mine card, event and marker is in exactly one place (MM-1.1)."""
    tools = [*state.pile, *filter(None, state.market), *state.discards, *chain.from_iterable(state.stores)]
    tools += [tool for dwarf in state.crew for tool in dwarf.hidden + dwarf.shown]
    assert tuple(sorted(tools)) == box.tools
    _check_decks(state, box)
    _check_dwarves(state)
    if not state.options.simplified:
        turned = [*(past.event for past in state.past[: state.round - 1]), state.event]
        assert sorted([*state.events, *filter(None, turned)]) == list(BOX.events)
        if not isinstance(state.phase, s.Gathering | s.Scattering):
            assert sorted(state.markers) == sorted(BOX.tables.markers.standard + BOX.tables.markers.bonus)
    assert len(state.collapses) <= BOX.tables.supply.collapse_markers
    assert min(state.treasuries) >= 0


def _check_decks(state, box):
    phase = state.phase
    held = phase if isinstance(phase, s.Looking | s.Showing) else None
    for name, deck in zip(DECKS, state.decks):
        cards = [*deck.cards, *deck.discards, *(known.card for known in deck.top + deck.under)]
        if held is not None and held.dig.deck == name:
            cards += held.cards
        assert tuple(sorted(cards)) == box.decks[name]


def _check_dwarves(state):
    match state.phase:
        case s.Gathering():
            names = state.cast
        case s.Draft(hands=hands, picks=picks):
            names = [*chain.from_iterable(hands), *chain.from_iterable(picks)]
        case s.Discarding(troops=troops):
            names = list(chain.from_iterable(troops))
        case s.Levy(left=left, troops=troops):
            names = [*left, *chain.from_iterable(troops)]
        case _ if state.crew:
            names = [*(dwarf.name for dwarf in state.crew), *state.aside]
        case _:
            names = state.cast
    assert sorted(names) == sorted(state.cast)
    assert len(set(names)) == len(names)
    places = [dwarf.place for dwarf in state.crew if dwarf.underground]
    assert len(set(places)) == len(places)
    assert not any(dwarf.gold for dwarf in state.crew if not dwarf.underground and dwarf.place)
    assert not any(tool for dwarf in state.crew if dwarf.place == "removed" for tool in dwarf.hidden + dwarf.shown)


def check_gold(before, event, state):
    """Gold moves between treasuries, cards and bank, and each flow has a reason (MM-1.3)."""
    ended = len(state.past) > len(before.past)
    crew = state.past[-1].crew if ended else state.crew
    if not before.crew:
        assert sum(state.treasuries) == sum(before.treasuries)
        return
    old = {dwarf.name: dwarf for dwarf in before.crew}
    home = [dwarf for dwarf in crew if dwarf.place == TAVERN != old[dwarf.name].place]
    removed = [dwarf for dwarf in crew if dwarf.place == "removed" != old[dwarf.name].place]
    brought = sum(dwarf.haul - old[dwarf.name].haul for dwarf in crew)
    lucky = 2 * sum(dwarf.name == "lucky" for dwarf in home)
    earned = _earned(before, crew, state) if ended else 0
    robbed = sum(dwarf.gold - old[dwarf.name].gold for dwarf in crew if dwarf.name == "scoundrel" and _robs(before))
    gained = sum(state.treasuries) - sum(before.treasuries)
    haggled = isinstance(state.phase, s.Thieving) and not isinstance(before.phase, s.Thieving)
    assert gained == brought + lucky + earned - haggled - robbed - price(before, event)
    dug = {dwarf.name: dwarf.gold - old[dwarf.name].gold for dwarf in crew if dwarf not in home and dwarf not in removed}
    assert all(gold >= -2 for gold in dug.values())
    assert sum(gold != 0 for gold in dug.values()) <= 1 + _robs(before)


def price(before, event):
    """What a decision pays to the bank."""
    match event:
        case e.Buy(0) | e.Shuffle():
            return 1
        case e.Buy():
            return 1 if before.event == "clearance" else 2
        case _:
            return 0


def _robs(before):
    return isinstance(before.phase, s.Aiming | s.Reacting) and before.phase.dwarf == "scoundrel"


def _earned(before, crew, state):
    drinkers = Counter(dwarf.owner for dwarf in crew if dwarf.place == TAVERN)
    beer = sum(count // 2 for count in drinkers.values()) if before.event == "free-beer" else 0
    inn = drinkers.total() // 2 if any(dwarf.host for dwarf in crew) else 0
    tools = sum(len(store) // 3 for store in state.stores) if isinstance(state.phase, s.Over) else 0
    return beer + inn + tools


_names = st.sampled_from([*NAMES, "gandalf", "?"])
_tools = st.sampled_from([*TOOLS, "?"])
_cards = st.sampled_from([*CARDS, "?"])
_spaces = st.sampled_from(SPACES)
_seats = st.integers(0, 99)
EVENTS = st.one_of(
    *(st.builds(event, _names) for event in (e.Pick, e.Enlist, e.Discard, e.Target)),
    st.builds(e.Buy, _seats),
    st.builds(e.Equip, _tools, _names),
    st.builds(e.Take, _tools, st.sampled_from(["pile", "discards"])),
    st.builds(e.Place, _names, st.one_of(_spaces, st.just(TAVERN))),
    *(st.builds(event, _spaces) for event in (e.Move, e.Remove, e.Sacrifice, e.Shook)),
    *(st.builds(event, _tools) for event in (e.Use, e.Borrow)),
    st.builds(e.Dig, st.sampled_from(["", *DECKS])),
    st.builds(e.Return, _cards, st.sampled_from(e.SIDES)),
    *(st.just(event()) for event in (e.Shuffle, e.End, e.Gold, e.Bonus, e.Draw, e.Escape, e.Announce, e.Pass)),
    st.builds(e.Give, st.integers(0, 9999), _seats),
    st.builds(e.Joined, st.lists(_names, min_size=1).map(tuple)),
    st.builds(e.Scattered, st.lists(st.sampled_from(["blank", "+1", "-1", "star", "forbidden"]), min_size=1).map(tuple)),
    st.builds(e.Laid, st.lists(_tools, min_size=1, max_size=5).map(tuple)),
    st.builds(e.Turned, st.sampled_from(BOX.events)),
    st.builds(e.Starts, _seats),
    st.builds(e.Dealt, st.lists(st.lists(_names, min_size=1).map(tuple), min_size=1).map(tuple)),
    st.builds(e.Drew, _tools, _seats),
    st.builds(e.Stole, _tools, _seats, _seats),
    st.builds(e.Looked, st.lists(_cards, min_size=1).map(tuple), _seats),
    st.builds(e.Revealed, st.lists(_cards, min_size=1).map(tuple)),
)
WORDS = [
    *NOTATION.forms,
    "crook",
    "T4",
    "on",
    "from",
    "for",
    "to",
    "pile",
    "1",
    "99",
    "999999",
    "blind",
    "III",
    "helmet",
    "?",
    "collapse",
    "top",
    ",",
]
