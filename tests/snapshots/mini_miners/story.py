"""How a game of Mini Miners is told, step by step."""

from msgspec.structs import replace

from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.record import write_step
from tests.rules.mini_miners.mine import BOX, GAME, asked, card

STORIES = {"three-players": (3, MiniMinersOptions(), "golden mine")}


def who(actor):
    return " ".join(map(str, actor)) if isinstance(actor, tuple) else str(actor)


def opening(state):
    """The table as it is set up."""
    return changes(replace(state, treasuries=(), stores=()), state)


def told(before, state, number, step):
    """A step, what the table waits for then, and everything that the step changed."""
    yield f"{number:3}  {write_step(GAME, step)}"
    name, actor = asked(state)
    waits = f"{name}, {who(actor)}" if who(actor) else name
    yield f"     round {state.round}{f' ({state.event})' if state.event else ''}: {waits}"
    yield from changes(before, state)


def changes(before, state):
    """The lines of the table that are not as they were."""
    old, new = dict(lines(before)), dict(lines(state))
    for name, line in new.items():
        if old.get(name) != line:
            yield f"       {name}: {line}".rstrip()


def lines(state):
    """The table in words: what each player has, each dwarf, the market, the mine."""
    for seat, store in enumerate(state.stores):
        yield f"seat {seat}", f"{state.treasuries[seat]} gold, {' '.join(store)}".rstrip(", ")
    for dwarf in state.crew:
        yield f"{dwarf.name} of {dwarf.owner}", card(state, dwarf.name)
    yield "aside", " ".join(state.aside)
    yield "market", " ".join(tool or "-" for tool in state.market)
    yield "discarded", " ".join(state.discards)
    for name, deck in zip(DECKS, state.decks):
        known = [f"{side.card} on {where}" for where, cards in (("top", deck.top), ("under", deck.under)) for side in cards]
        yield f"deck {name}", ", ".join([f"{len(deck)} cards", *known])
    yield "collapses", " ".join(state.collapses)
    yield "markers", " ".join(f"{space}={mark}" for space, mark in zip(BOX.board.order, state.markers) if mark != "blank")
    yield "in wait", state.lurking


def choose(rng, events):
    """A player who buys a tool or two, equips it, and likes to use what there is."""
    liked = [event for event in events if isinstance(event, e.Equip | e.Use | e.Borrow | e.Target | e.Announce | e.Bonus)]
    if liked and rng.random() < 0.7:
        return rng.choice(liked)
    if e.End() in events and rng.random() < 0.5:
        return e.End()
    return rng.choice(events)
