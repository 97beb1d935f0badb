"""One dwarf leaves the mine, or doesn't (MM-6.8, MM-6.9, MM-7.5, MM-8.7, MM-8.8)."""

from tests.oracle.mini_miners.box import way_out
from tests.oracle.mini_miners.dig import ALL
from tests.oracle.mini_miners.table import Ask
from tests.oracle.mini_miners.targets import stopped

IGNORES = {"ignore-1": 1, "ignore-all": ALL}


def escape(t, dwarf, ignore):
    """Tools first; then the dwarf escapes, is sacrificed, or is removed."""
    ignore = min(ALL, ignore + IGNORES.get(t.markers[dwarf.place], 0))
    used, borrowed, removals = [], [], 0
    while True:
        choices, last = options(t, dwarf, ignore, used, removals)
        if choices or t.might_have_more(dwarf):
            phase = {
                "is": "escaping", "turn": dwarf.owner, "dwarf": dwarf.name, "ignore": ignore, "used": list(used),
                "borrowed": list(borrowed), "removals": removals,
            }  # fmt: skip
            found = choices | {last}
            _, text = yield Ask(phase, lambda found=found: {dwarf.owner: found})
        else:
            text = last
        match text.split():
            case ["dynamite"]:
                t.use(dwarf, "dynamite", used)
                used.append("dynamite")
                t.collapse(dwarf.place)
            case ["use", "shovel"]:
                t.use(dwarf, "shovel", used)
                used.append("shovel")
                removals = 2
            case ["borrow", tool]:
                t.borrow(dwarf, tool)
                borrowed.append(tool)
                if tool == "dynamite":
                    t.collapse(dwarf.place)
                else:
                    removals = 2
            case ["remove", space]:
                t.collapses.remove(space)
                removals = removals - 1 if t.collapses else 0
            case ["sacrifice", space]:
                t.collapses.remove(space)
                return t.remove(dwarf)
            case ["pass"] if removals:
                removals = 0
            case ["pass"]:
                return t.remove(dwarf)
            case ["escape"]:
                return (yield from leave(t, dwarf))


def options(t, dwarf, ignore, used, removals):
    """What the dwarf may do before it goes, and how it goes if it does nothing."""
    if removals:
        return {f"remove {space}" for space in t.collapses}, "pass"
    found = {f"sacrifice {space}" for space in t.collapses}
    if t.has(dwarf, "dynamite", used):
        found.add("dynamite")
    if t.collapses and t.has(dwarf, "shovel", used):
        found.add("use shovel")
    found |= {"borrow dynamite"} if t.can_borrow(dwarf, "dynamite") else set()
    found |= {"borrow shovel"} if t.collapses and t.can_borrow(dwarf, "shovel") else set()
    blocked = sum(t.collapses.count(space) for space in way_out(dwarf.place))
    return found, "escape" if blocked <= ignore else "pass"


def leave(t, dwarf):
    """To the tavern; a Crook in wait takes his half first."""
    crook = t.crew.get(t.lurking)
    if crook:
        star = yield from stopped(t, crook, [dwarf])
        t.lurking = ""
        if not star:
            half = (dwarf.gold + 1) // 2
            dwarf.gold -= half
            t.treasuries[crook.owner] += half
            crook.haul += half
    dwarf.place, dwarf.haul = "tavern", dwarf.gold
    t.treasuries[dwarf.owner] += dwarf.gold
    dwarf.gold = 0
    if dwarf.name == "lucky":
        t.treasuries[dwarf.owner] += 2
    if dwarf.name == "crook" and t.in_mine() and t.event != "truce":
        _, text = yield Ask({"is": "lurking", "turn": dwarf.owner, "dwarf": "crook"}, lambda: {dwarf.owner: {"announce", "pass"}})
        if text == "announce":
            t.lurking = "crook"
