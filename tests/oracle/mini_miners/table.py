"""The table of Mini Miners: what lies where, plainly and changed in place, and the two things that a game waits for."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.oracle.mini_miners.box import COLLAPSE_MARKERS, DECKS, EVENTS, INITIATIVE, ORDER, START, SYMBOL, TOOLS, by_initiative


@dataclass
class Ask:
    """Seats owe a decision. `legal` says which, and is asked late: a gift in between may change it (MM-10.1)."""

    phase: dict
    legal: Callable[[], dict[int, set[str]]]


@dataclass
class Due:
    """Chance owes an outcome: so many words out of a pool, between those that are certain to come first and last."""

    phase: dict
    verb: str
    count: int
    pool: Counter | None
    """None: anything that fits."""
    first: list = field(default_factory=list)
    last: list = field(default_factory=list)
    tail: str = ""
    """What follows the cards: ` for 1`."""
    fits: Callable[[list[str]], bool] = lambda words: True
    """What else has to be so, where the order counts."""

    def accepts(self, text):
        """Could chance say this?"""
        if not text.startswith(self.verb + " ") or not text.endswith(self.tail):
            return False
        words = text[len(self.verb) : len(text) - len(self.tail)].split()
        end = self.count - len(self.last)
        certain = len(words) == self.count and words[: len(self.first)] == self.first and words[end:] == self.last
        drawn = self.pool is None or not Counter(words[len(self.first) : end]) - self.pool
        return certain and drawn and self.fits(words)


@dataclass
class Dwarf:
    name: str
    owner: int
    place: str = ""
    gold: int = 0
    hidden: list = field(default_factory=list)
    shown: list = field(default_factory=list)
    host: bool = False
    haul: int = 0

    def public(self):
        """The dwarf as the position page writes it."""
        return {
            "name": self.name, "owner": self.owner, "place": self.place, "gold": self.gold, "host": self.host,
            "haul": self.haul, "hidden": sorted(self.hidden), "shown": sorted(self.shown),
        }  # fmt: skip


class FellIn(Exception):
    """A seventh collapse marker would have to be placed (MM-6.6)."""


class Table:
    """Everything that lies on the table."""

    def __init__(self, seats, *, simplified=False, long=False, open_draft=False, dwarves=(), gold=None):
        self.seats, self.simplified, self.rounds, self.open_draft = seats, simplified, 4 if long else 3, open_draft
        self.round, self.first = 1, 0
        self.event, self.events = "", [] if simplified else list(EVENTS)
        self.cast, self.aside = by_initiative(dwarves), []
        self.crew = {}
        self.treasuries = list(gold or [START[seats]] * seats)
        self.stores = [[] for _ in range(seats)]
        self.market, self.pile, self.discards = [""] * 5, list(TOOLS.elements()), []
        self.decks = {deck: {"cards": list(cards.elements()), "top": [], "under": [], "discards": []} for deck, cards in DECKS.items()}
        self.markers = dict.fromkeys(ORDER, "blank")
        self.collapses = []
        self.lurking = ""
        self.past = []
        self.winners = []

    # Dwarves

    def in_mine(self):
        """The dwarves in the mine, in the order from the exit (MM-6.1)."""
        return sorted((d for d in self.crew.values() if d.place in ORDER), key=lambda d: ORDER.index(d.place))

    def in_tavern(self):
        return [d for d in self.crew.values() if d.place == "tavern"]

    def free(self, space):
        """No dwarf and no forbidden zone (MM-5.1)."""
        return self.markers[space] != "forbidden" and all(d.place != space for d in self.crew.values())

    def lowest(self, seat):
        """The lowest initiative that this seat plays (MM-4.1)."""
        return min(INITIATIVE[d.name] for d in self.crew.values() if d.owner == seat)

    # Tools (MM-7.1, MM-7.2)

    def symbols(self, dwarf, tool):
        return (SYMBOL.get(dwarf.name) == tool) + (self.markers.get(dwarf.place) == tool)

    def open_tools(self, dwarf, tool):
        """How many of this tool everybody sees with the dwarf."""
        return self.symbols(dwarf, tool) + dwarf.shown.count(tool)

    def has(self, dwarf, tool, used=()):
        """May the dwarf use this tool, once more on the same occasion?"""
        return self.open_tools(dwarf, tool) + dwarf.hidden.count(tool) > list(used).count(tool)

    def use(self, dwarf, tool, used=()):
        """Symbols and face-up cards first; a face-down card is turned up when they are not enough."""
        if list(used).count(tool) >= self.open_tools(dwarf, tool):
            dwarf.hidden.remove(tool)
            dwarf.shown.append(tool)

    def lender(self, dwarf):
        """The own Handyman, if he could lend this dwarf something (MM-8.4)."""
        handyman = self.crew.get("handyman")
        lends = handyman and handyman is not dwarf and handyman.owner == dwarf.owner and handyman.place not in ("", "removed")
        return handyman if lends and handyman.hidden else None

    def can_borrow(self, dwarf, tool):
        return bool((handyman := self.lender(dwarf)) and tool in handyman.hidden)

    def borrow(self, dwarf, tool):
        self.lender(dwarf).hidden.remove(tool)
        self.discards.append(tool)

    def might_have_more(self, dwarf):
        """Could the dwarf have a tool that nobody sees: a face-down card, or one of the own Handyman?"""
        return bool(dwarf.hidden or self.lender(dwarf))

    # Gold and danger

    def pay(self, giver, taker, amount):
        """From treasury to treasury, or what there is (MM-7.6)."""
        amount = min(amount, self.treasuries[giver])
        self.treasuries[giver] -= amount
        self.treasuries[taker] += amount

    def collapse(self, space):
        if len(self.collapses) == COLLAPSE_MARKERS:
            raise FellIn
        self.collapses.append(space)

    def remove(self, dwarf):
        """Gold to the bank, tool cards discarded, the card turned over (MM-6.5)."""
        self.discards += dwarf.hidden + dwarf.shown
        dwarf.hidden, dwarf.shown, dwarf.gold, dwarf.place = [], [], 0, "removed"

    # Tool pile (MM-4.2)

    def tools_left(self):
        return len(self.pile) + len(self.discards)

    def renew_pile(self):
        """An empty pile is made of the discards as soon as a card of it is needed."""
        if not self.pile:
            self.pile, self.discards = self.discards, []

    def draw_tool(self, seat, dwarf=None):
        """Chance draws a tool, unseen by others, for the store or for a dwarf."""
        phase = {"is": "fetching", "seat": seat, "dwarf": dwarf.name if dwarf else ""}
        self.renew_pile()
        text = yield Due(phase, "drew", 1, Counter(self.pile), tail=f" for {seat}")
        tool = text.split()[1]
        self.pile.remove(tool)
        (dwarf.hidden if dwarf else self.stores[seat]).append(tool)

    # What everybody could compare

    def public(self):
        """Everything but the phase, in the fields of the position page, piles as sorted lists."""
        decks = {name: {part: sort_shuffled(part, cards) for part, cards in deck.items()} for name, deck in self.decks.items()}
        return {
            "round": self.round, "first": self.first, "event": self.event, "events": sorted(self.events),
            "cast": sorted(self.cast), "aside": sorted(self.aside), "crew": crew(d.public() for d in self.crew.values()),
            "treasuries": self.treasuries, "stores": [sorted(store) for store in self.stores],
            "market": self.market, "pile": sorted(self.pile), "discards": sorted(self.discards),
            "decks": decks, "markers": self.markers, "collapses": sorted(self.collapses), "lurking": self.lurking, "past": self.past,
        }  # fmt: skip


def crew(dwarves):
    return sorted(dwarves, key=lambda dwarf: dwarf["name"])


def sort_shuffled(part, cards):
    """Cards on top of a deck and under it have an order, the others have none."""
    return sorted(cards) if part in ("cards", "discards") else cards
