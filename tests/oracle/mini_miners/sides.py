"""Positions of the engine and of the oracle in one form, and what they disagree on."""

from tests.oracle.mini_miners.dig import ALL
from tests.oracle.mini_miners.table import Ask, Due, Dwarf, crew

NAMES_OF_DRAWS = {"draws", "tools", "tries", "key", "then"}
"""Fields of a phase that name the next draw or what comes after it, which is compared when it has come."""


def engine_side(position):
    """A position of the engine in the form of the oracle's: no defaults left out, piles sorted."""
    p = {name: value for name, value in position.items() if name not in ("game", "seats", "options")}
    for name in ("events", "cast", "aside", "pile", "discards", "collapses"):
        p[name] = sorted(p[name])
    p["stores"] = [sorted(store) for store in p["stores"]]
    p["crew"] = full_crew(p["crew"])
    p["past"] = latest([past | {"crew": full_crew(past["crew"])} for past in p["past"][-1:]], len(p["past"]))
    p["decks"] = {name: {"cards": [], "top": [], "under": [], "discards": [], **deck} for name, deck in p["decks"].items()}
    return p | {"phase": every_marker(plain(position["phase"]))}


def latest(past, rounds):
    """The last round, and how many there were: the others were compared before."""
    return {"rounds": rounds, "last": past[-1:]}


def full_crew(dwarves):
    return crew(Dwarf(**dwarf).public() for dwarf in dwarves)


def oracle_side(oracle):
    waits = oracle.waits
    match waits:
        case Ask():
            seats = tuple(sorted(waits.legal()))
            to_act, phase = seats[0] if len(seats) == 1 else list(seats), waits.phase
        case Due():
            to_act, phase = "chance", waits.phase
        case _:
            to_act, phase = None, {"is": "over", "winners": oracle.table.winners}
    public = oracle.table.public()
    return public | {"past": latest(public["past"], len(public["past"])), "phase": plain(phase), "to_act": to_act}


def plain(phase):
    """A phase without defaults and without the names of draws, lists in one order."""
    return {name: plain_value(value) for name, value in phase.items() if name not in NAMES_OF_DRAWS and plain_value(value) not in EMPTY}


EMPTY = [0, "", False, None, [], {}]


def plain_value(value):
    if isinstance(value, dict):
        return plain(value)
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [sorted(each) for each in value]
    return value


def every_marker(phase):
    """Ninety-nine ignored markers are all of them, and so are more."""
    return phase | {"ignore": min(phase["ignore"], ALL)} if "ignore" in phase else phase


def differences(ours, theirs, where=""):
    """What two positions disagree on, one line a field."""
    if ours == theirs:
        return []
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        ours, theirs = dict(enumerate(ours)), dict(enumerate(theirs))
    if not (isinstance(ours, dict) and isinstance(theirs, dict)):
        return [f"{where}: engine {ours}, oracle {theirs}"]
    return [line for key in ours.keys() | theirs.keys() for line in differences(ours.get(key), theirs.get(key), f"{where}/{key}")]
