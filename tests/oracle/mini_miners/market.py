"""The market: buying, equipping, and what Haggler and Anvil do at its end (MM-2.3, MM-4, MM-8.6, MM-8.10, MM-8.13)."""

from collections import Counter

from tests.oracle.mini_miners.table import Ask, Due
from tests.oracle.mini_miners.targets import aim, stopped

MOST_RELAYS = 20


def market(t):
    seats = sorted(range(t.seats), key=t.lowest)
    for at, seat in enumerate(seats):
        yield from turn(t, seat, seats[at + 1 :])
    yield from haggle(t)
    yield from search(t)


def turn(t, seat, waiting):
    """One player's market turn; Gadget's free tool comes first (MM-8.6)."""
    gadget = t.crew.get("gadget")
    if gadget and gadget.owner == seat and t.tools_left():
        yield from t.draw_tool(seat, gadget)
    phase = {"is": "market", "turn": seat, "waiting": waiting}
    while True:
        _, text = yield Ask(phase, lambda: {seat: choices(t, seat)})
        match text.split():
            case ["end"]:
                return
            case ["buy", "blind"]:
                t.treasuries[seat] -= 1
                yield from t.draw_tool(seat)
            case ["buy", place]:
                t.treasuries[seat] -= price(t)
                t.stores[seat].append(t.market[int(place) - 1])
                t.market[int(place) - 1] = ""
                yield from stock(t)
            case ["shuffle"]:
                t.treasuries[seat] -= 1
                gather_tools(t)
                yield from stock(t)
            case ["equip", tool, "on", name]:
                t.stores[seat].remove(tool)
                t.crew[name].hidden.append(tool)


def price(t):
    return 1 if t.event == "clearance" else 2


def choices(t, seat):
    gold, found = t.treasuries[seat], {"end"}
    if gold >= price(t):
        found |= {f"buy {place}" for place, tool in enumerate(t.market, 1) if tool}
    if gold >= 1 and t.tools_left():
        found.add("buy blind")
    if gold >= 1 and (t.tools_left() or any(t.market)):
        found.add("shuffle")
    dwarves = [d for d in t.crew.values() if d.owner == seat]
    return found | {f"equip {tool} on {d.name}" for tool in t.stores[seat] for d in dwarves if has_room(d, tool)}


def has_room(dwarf, tool):
    """One tool card a dwarf; Gadget may have a second of another kind (MM-4.4, MM-8.6)."""
    return not dwarf.hidden or (dwarf.name == "gadget" and len(dwarf.hidden) == 1 and tool not in dwarf.hidden)


def gather_tools(t):
    """Market, pile and discards become one pile."""
    t.pile += t.discards + [tool for tool in t.market if tool]
    t.discards, t.market = [], [""] * 5


def stock(t):
    """Fill the empty places; three equal tools are shuffled away, at most twenty times (MM-2.3)."""
    relays = 0
    while count := min(t.market.count(""), t.tools_left()):
        t.renew_pile()
        first, later = Counter(t.pile), Counter(t.discards)
        from_pile = min(count, len(t.pile))

        def pile_before_discards(words, first=first, later=later, from_pile=from_pile):
            return not Counter(words[:from_pile]) - first and not Counter(words[from_pile:]) - later

        pool = first + later if from_pile < count else first
        text = yield Due({"is": "stocking"}, "laid", count, pool, fits=pile_before_discards)
        for tool in text.split()[1:]:
            t.renew_pile()
            t.pile.remove(tool)
            t.market[t.market.index("")] = tool
        three = any(tool and t.market.count(tool) >= 3 for tool in t.market)
        if not three or relays == MOST_RELAYS or t.tools_left() + sum(map(bool, t.market)) < 5:
            return
        relays += 1
        gather_tools(t)


def haggle(t):
    """MM-8.10: a random tool card of a dwarf, for one nugget."""
    haggler = t.crew.get("haggler")
    if not haggler or t.treasuries[haggler.owner] < 1:
        return
    armed = [d for d in t.crew.values() if d is not haggler and d.hidden + d.shown]
    for target in (yield from aim(t, haggler, armed)):
        if (yield from stopped(t, haggler, [target])) or t.treasuries[haggler.owner] < 1:
            return
        t.treasuries[haggler.owner] -= 1
        phase = {"is": "thieving", "dwarf": "haggler", "target": target.name}
        tail = f" for {haggler.owner} from {target.owner}"
        text = yield Due(phase, "stole", 1, Counter(target.hidden + target.shown), tail=tail)
        tool = text.split()[1]
        (target.hidden if tool in target.hidden else target.shown).remove(tool)
        haggler.hidden.append(tool)


def search(t):
    """MM-8.13: without a tool card, any tool of the pile or the discards."""
    anvil = t.crew.get("anvil")
    if not anvil or anvil.hidden + anvil.shown or not t.tools_left():
        return
    found = {f"take {tool} from {place}" for place, tools in (("pile", t.pile), ("discards", t.discards)) for tool in tools}
    _, text = yield Ask({"is": "searching", "turn": anvil.owner, "dwarf": "anvil"}, lambda: {anvil.owner: found | {"pass"}})
    if text != "pass":
        _, tool, _, place = text.split()
        (t.pile if place == "pile" else t.discards).remove(tool)
        anvil.hidden.append(tool)
