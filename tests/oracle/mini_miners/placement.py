"""Placement: where everybody digs, and who may change that (MM-5, MM-8.11, MM-8.12, MM-8.14 to MM-8.16)."""

from tests.oracle.mini_miners.box import CROSSING, INITIATIVE, ORDER, neighbours, within
from tests.oracle.mini_miners.table import Ask
from tests.oracle.mini_miners.targets import aim, stopped


def place_all(t):
    for dwarf in sorted(t.crew.values(), key=lambda d: INITIATIVE[d.name], reverse=t.event == "upside-down"):
        yield from place(t, dwarf)


def place(t, dwarf):
    """Put one dwarf on the board, and use what it can do then (MM-5.3)."""
    lent = foiled = False
    while True:
        phase = {"is": "placing", "turn": dwarf.owner, "dwarf": dwarf.name, "lent": lent, "foiled": foiled}
        _, text = yield Ask(phase, lambda lent=lent, foiled=foiled: {dwarf.owner: choices(t, dwarf, lent, foiled)})
        match text.split():
            case ["borrow", "lantern"]:
                t.borrow(dwarf, "lantern")
                lent = True
            case ["target", name]:
                target = t.crew[name]
                show_lantern(t, dwarf, target.place, lent)
                if (yield from stopped(t, dwarf, [target])):
                    foiled, lent = True, False
                    continue
                dwarf.place, target.place = target.place, ""
                return (yield from place(t, target))
            case ["place", _, "tavern"]:
                dwarf.place, dwarf.host = "tavern", True
                return None
            case ["place", _, space]:
                show_lantern(t, dwarf, space, lent)
                dwarf.place = space
                return (yield from ability(t, dwarf))


def show_lantern(t, dwarf, space, lent):
    if space in CROSSING and not lent:
        t.use(dwarf, "lantern")


def choices(t, dwarf, lent, foiled):
    """A lantern opens the pits; a borrowed one has to be used for a pit, and is for those who have none."""
    pits = lent or t.has(dwarf, "lantern")

    def reach(space):
        return pits if space in CROSSING else not lent

    found = {f"place {dwarf.name} {space}" for space in ORDER if t.free(space) and reach(space)}
    if dwarf.name == "innkeeper" and not lent:
        found.add("place innkeeper tavern")
    targets = dwarf.name == "ticktock" and not foiled and t.event != "truce"
    if targets:
        found |= {f"target {other.name}" for other in t.in_mine() if reach(other.place)}
    pit_to_go = any(t.free(space) or (targets and any(d.place == space for d in t.in_mine())) for space in CROSSING)
    if not pits and pit_to_go and t.can_borrow(dwarf, "lantern"):
        found.add("borrow lantern")
    return found


def ability(t, dwarf):
    if found := ABILITIES.get(dwarf.name):
        yield from found(t, dwarf)


def rob(t, scoundrel):
    """MM-8.11: two nuggets of a rival's treasury onto his card."""
    near = within(scoundrel.place, 2)
    for target in (yield from aim(t, scoundrel, [d for d in t.in_mine() if d.owner != scoundrel.owner and d.place in near])):
        if not (yield from stopped(t, scoundrel, [target])):
            taken = min(2, t.treasuries[target.owner])
            t.treasuries[target.owner] -= taken
            scoundrel.gold += taken


def push(t, bully):
    """MM-8.12: any other dwarf to a free neighbouring space."""

    def ways(dwarf):
        return [space for space in neighbours(dwarf.place) if t.free(space)]

    for target in (yield from aim(t, bully, [d for d in t.in_mine() if d is not bully and ways(d)])):
        if not (yield from stopped(t, bully, [target])):
            phase = {"is": "moving", "turn": bully.owner, "dwarf": "bully", "target": target.name}
            moves = {f"move {space}" for space in ways(target)}
            _, text = yield Ask(phase, lambda moves=moves: {bully.owner: moves})
            target.place = text.split()[1]


def swap(t, trickster):
    """MM-8.15: the markers of the spaces of two dwarves change places."""
    dwarves = t.in_mine()
    if len(dwarves) < 2:
        return
    for one in (yield from aim(t, trickster, dwarves)):
        [other] = yield from aim(t, trickster, [d for d in dwarves if d is not one], chosen=one)
        if not (yield from stopped(t, trickster, [one, other])):
            t.markers[one.place], t.markers[other.place] = t.markers[other.place], t.markers[one.place]


ABILITIES = {"scoundrel": rob, "bully": push, "trickster": swap}
