"""Positions of Mini Miners from the few fields that matter: what isn't said is a plain round of two players with 8 gold each.

A dwarf is a line: its owner, its place (nothing before it is called), the gold on its card, and its tools:

    {"mole": "0 T7 3g cart helmet!", "crook": "1 tavern", "lucky": "1"}

`helmet!` lies face up. A seat without a dwarf gets one that was removed, because everybody plays somebody.
"""

import json

from msgspec.structs import replace

from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import REMOVED, TAVERN, WAITING
from pithead.mini_miners.rules.cards import TOOLS, without_all
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.edition_3 import ThirdEdition
from tests.rules.typed import Typed

GAME = ThirdEdition()
"""The cards of the third edition, by the same rules: the examples need not be written anew when a guess about cards changes."""

BOX = GAME.box
typed = Typed(GAME)
after, refused, moves = typed.after, typed.refused, typed.moves
NOBODY = ("mole", "kaboom", "glimmer", "packmule", "hardhead", "sleuth")
"""Who stands in, removed, for a seat without a dwarf: none of them bothers anybody."""

MARKET = "dynamite shovel magnifier cart helmet"
NOW = {
    "dig": s.NextDig,
    "call": s.NextCall,
    "bargain": s.Bargains,
    "recovery": s.Recovery,
}


def _dwarf(name, line):
    owner, *words = line.split()
    dwarf = {"name": name, "owner": int(owner), "hidden": [], "shown": []}
    for word in words:
        if word in TOOLS:
            dwarf["hidden"].append(word)
        elif word.endswith("!"):
            dwarf["shown"].append(word[:-1])
        elif word.endswith("g") and word[:-1].isdigit():
            dwarf["gold"] = int(word[:-1])
        elif word == "host":
            dwarf["host"] = True
        else:
            dwarf["place"] = word
    return dwarf


def _deck(name, cards):
    """A mine deck with only these cards left; the others are discarded."""
    left = cards.split()
    gone = without_all(BOX.decks[name], left)
    assert gone is not None, f"deck {name} has no such cards"
    return {"cards": left, "discards": gone} if left else {"discards": gone}


def mine(now, crew, *, seats=2, gold=None, stores=None, pile=None, discards="", market=MARKET, decks=None, options=None, **fields):
    """A position in which the rules go on with a phase: `market`, `bargain`, `call`, `dig` or `recovery`.

    With `pile` the last seat has stored all tools that lie nowhere else.
    """
    dwarves = [_dwarf(name, line) for name, line in crew.items()]
    spare = [name for name in NOBODY if name not in crew]
    missing = [seat for seat in range(seats) if all(dwarf["owner"] != seat for dwarf in dwarves)]
    dwarves += [{"name": spare.pop(0), "owner": seat, "place": REMOVED} for seat in missing]
    names = [dwarf["name"] for dwarf in dwarves]
    count = BOX.tables.setup[seats].dwarves
    aside = [name for name in BOX.names if name not in names][: count - len(names)]
    kept = [store.split() for store in stores or [""] * seats]
    laid = market.split()
    if pile is not None:
        equipped = [tool for dwarf in dwarves for tool in (*dwarf.get("hidden", ()), *dwarf.get("shown", ()))]
        kept[-1] += without_all(
            BOX.tools, [*equipped, *laid, *discards.split(), *pile.split(), *(tool for store in kept for tool in store)]
        )
    position = {
        "game": "mini-miners",
        "seats": seats,
        "options": options or {},
        "phase": {"is": "over", "winners": []},
        "cast": [*names, *aside],
        "crew": dwarves,
        "aside": aside,
        "treasuries": gold or [8] * seats,
        "stores": kept,
        "market": laid + [""] * (5 - len(laid)),
        "discards": discards.split(),
        "decks": {name: _deck(name, cards) for name, cards in (decks or {}).items()},
        "collapses": fields.pop("collapses", "").split(),
    }
    state = GAME.read_position(json.dumps(position | fields))
    traders = tuple(dict.fromkeys(dwarf.owner for dwarf in state.crew))
    phase = s.NextTrader(traders) if now == "market" else NOW[now]()
    return GAME._onward(replace(state, phase=phase))


ALL = ("crook", "lucky", "daredevil", "scoundrel", "bully", "innkeeper", "ticktock", "gadget", "anvil", "glimmer", "packmule", "mole")
"""Twelve dwarves for two players that are in every form of the game, but for the Crook and the Daredevil."""


def scattered(**markers):
    """The outcome that scatters the markers, in an order where nothing but `markers` is where it would be by itself."""
    standard, bonus = list(BOX.tables.markers.standard), list(BOX.tables.markers.bonus)
    piles = {space: standard if BOX.board.ground[space].deck else bonus for space in BOX.board.order}
    laid = {}
    for space, marker in markers.items():
        piles[space].remove(marker)
        laid[space] = marker
    return " ".join(("scattered", *[laid[space] if space in laid else piles[space].pop(0) for space in BOX.board.order]))


def opening(seats=2, event="clearance", dwarves=None, **options):
    """The table when the dwarves are about to be dealt, or the lot is about to be drawn; the event is named."""
    simplified = options.get("simplified", False)
    if dwarves is None and not simplified:
        dwarves = BOX.names[: BOX.tables.setup[seats].dwarves]
    state = GAME.start(seats, s.MiniMinersOptions(dwarves=tuple(dwarves or ()), **options))
    if simplified:
        return after(state, f"laid {MARKET}")
    return after(state, scattered(), f"laid {MARKET}", f"turned {event}")


def spaces(state):
    """The spaces that the dwarf who is called may be placed on."""
    return [text.split()[2] for text in moves(state) if text.startswith("place ")]


def card(state, name):
    """A dwarf as a line, without its owner: place, gold, tools."""
    dwarf = state.dwarf(name)
    words = [dwarf.place or WAITING, f"{dwarf.gold}g" if dwarf.gold else "", "host" if dwarf.host else ""]
    return " ".join(filter(None, (*words, *dwarf.hidden, *(f"{tool}!" for tool in dwarf.shown))))


def asked(state):
    """What the table waits for, and who acts: `("placing", 1)`."""
    return type(state.phase).__name__.lower(), typed.actor(state)


def deck(state, name):
    """The mine deck of this number."""
    return state.decks[DECKS.index(name)]


def marker(state, space):
    """The marker on a space."""
    return state.markers[BOX.board.index[space]]


def at_home(state):
    """The dwarves in the tavern."""
    return [dwarf.name for dwarf in state.crew if dwarf.place == TAVERN]


def fixed(number):
    """A draw in which every throw of chance gives this number."""
    return lambda label: lambda below: number
