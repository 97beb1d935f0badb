"""Set-up and recruiting: who takes part, what lies on the board, and everybody's troop (MM-2, MM-3, MM-12.3)."""

from collections import Counter

from tests.oracle.mini_miners.box import (
    BONUS,
    DWARVES,
    HAND,
    INITIATIVE,
    LEFT_IN_BOX,
    ORDER,
    PLAYED,
    STANDARD,
    TUNNEL,
    by_initiative,
)
from tests.oracle.mini_miners.market import stock
from tests.oracle.mini_miners.table import Ask, Due, Dwarf


def set_up(t):
    yield from gather(t)
    if not t.simplified:
        text = yield Due({"is": "scattering"}, "scattered", len(ORDER), STANDARD + BONUS, fits=standard_on_tunnel)
        t.markers = dict(zip(ORDER, text.split()[1:]))
    yield from stock(t)


def gather(t):
    """MM-2.1; a simplified game has exactly as many dwarves as it needs (MM-12.1)."""
    left_out = LEFT_IN_BOX[t.seats] if t.simplified else set()
    pool = Counter(name for name, number in INITIATIVE.items() if number not in left_out)
    if t.cast:
        return
    if len(pool) == DWARVES[t.seats]:
        t.cast = by_initiative(pool)
    else:
        text = yield Due({"is": "gathering"}, "joined", DWARVES[t.seats], pool)
        t.cast = by_initiative(text.split()[1:])


def standard_on_tunnel(markers):
    return Counter(marker for space, marker in zip(ORDER, markers) if space in TUNNEL) == STANDARD


def recruit(t):
    """A troop for every seat, and the rest aside."""
    if not t.simplified:
        text = yield Due({"is": "turning"}, "turned", 1, Counter(t.events))
        t.event = text.split()[1]
        t.events.remove(t.event)
    if t.open_draft and t.round == 1:
        text = yield Due({"is": "lots"}, "starts", 1, Counter(map(str, range(t.seats))))
        t.first = int(text.split()[1])
    troops = yield from levy(t) if t.open_draft else draft(t)
    t.aside = [name for name in t.cast if all(name not in troop for troop in troops)]
    t.crew = {name: Dwarf(name, seat) for name in t.cast for seat, troop in enumerate(troops) if name in troop}
    if t.open_draft:
        t.first = min(range(t.seats), key=t.lowest)


def left_of(t, seat):
    return (seat + 1) % t.seats


def draft(t):
    """MM-3.1: pick and pass on, then everybody leaves one out (MM-3.2)."""
    hands = yield from deal(t)
    picks = [[] for _ in range(t.seats)]
    while len(hands[0]) > 1:
        phase = {"is": "draft", "hands": hands, "picks": picks}
        chosen = yield from all_at_once(t, "pick", phase, hands)
        for seat, name in enumerate(chosen):
            hands[seat].remove(name)
            picks[seat].append(name)
        step = 1 if t.round % 2 else -1
        hands = [hands[(seat - step) % t.seats] for seat in range(t.seats)]
    troops = [by_initiative(pick + hand) for pick, hand in zip(picks, hands)]
    if t.event == "neighbours":
        troops = [troops[seat - 1] for seat in range(t.seats)]
    chosen = yield from all_at_once(t, "discard", {"is": "discarding", "troops": troops}, troops)
    return [[name for name in troop if name != out] for troop, out in zip(troops, chosen)]


def deal(t):
    size = HAND[t.seats]

    def every_dwarf_once(words):
        return all(word.count(",") == size - 1 for word in words) and sorted(",".join(words).split(",")) == sorted(t.cast)

    text = yield Due({"is": "dealing"}, "dealt", t.seats, None, fits=every_dwarf_once)
    return [by_initiative(word.split(",")) for word in text.split()[1:]]


def all_at_once(t, verb, phase, hands):
    """Every seat chooses one of its own in secret; what each has chosen."""
    chosen = [""] * t.seats

    def legal():
        return {seat: {f"{verb} {name}" for name in hands[seat]} for seat in range(t.seats) if not chosen[seat]}

    while not all(chosen):
        seat, text = yield Ask(phase | {"chosen": list(chosen)}, legal)
        chosen[seat] = text.split()[1]
    return chosen


def levy(t):
    """MM-12.3: dwarves lie open, and are taken in turn from the first player on."""
    troops, left, seat = [[] for _ in range(t.seats)], list(t.cast), t.first
    while any(len(troop) < PLAYED[t.seats] for troop in troops):
        first_of_all = not any(troops)
        choices = {f"enlist {name}" for name in (left[1:] if first_of_all else left)}
        phase = {"is": "levy", "turn": seat, "left": list(left), "troops": [list(troop) for troop in troops]}
        _, text = yield Ask(phase, lambda seat=seat, choices=choices: {seat: choices})
        name = text.split()[1]
        left.remove(name)
        owner = left_of(t, seat) if t.event == "neighbours" else seat
        troops[owner] = by_initiative([*troops[owner], name])
        seat = left_of(t, seat)
    return troops
