"""The recruit phase: dwarves are picked in secret and passed on, or picked in the open (MM-3, MM-11.1, MM-12.3)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.game import Draw, IllegalEvent, Seat
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.event_cards import drafts_for
from pithead.mini_miners.rules.events import Dealt, Decision, Discard, Enlist, Pick
from pithead.mini_miners.rules.state import Dealing, Discarding, Draft, Dwarf, Levy, NextTrader, State
from pithead.mini_miners.rules.table import exchanged


def deal(box: Box, state: State, _phase: Dealing, draw: Draw) -> Dealt:
    """An equal hand for everybody (MM-2.1)."""
    below = draw(f"r{state.round}/deal")
    left = list(state.cast)
    size = box.tables.setup[state.seats].hand
    return Dealt(tuple(box.by_initiative([left.pop(below(len(left))) for _ in range(size)]) for _ in range(state.seats)))


def dealt(box: Box, state: State, _phase: Dealing, _seat: Seat, event: Dealt) -> State:
    """Everybody picks one of the hand (MM-3.1)."""
    size = box.tables.setup[state.seats].hand
    names = [name for hand in event.hands for name in hand]
    if [len(hand) for hand in event.hands] != [size] * state.seats or not set(names) == set(state.cast) or len(names) != len(set(names)):
        raise IllegalEvent("MM-2.1", "dealt-wrong", count=state.seats, size=size)
    hands = tuple(map(box.by_initiative, event.hands))
    return replace(state, phase=Draft(("",) * state.seats, hands, ((),) * state.seats))


def legal_own(_box: Box, _state: State, phase: Draft | Discarding, seat: Seat) -> tuple[Decision, ...]:
    """A dwarf of the hand to pick, or any dwarf of the troop to leave out."""
    return tuple(map(Pick, phase.hands[seat])) if isinstance(phase, Draft) else tuple(map(Discard, phase.troops[seat]))


def pick(box: Box, state: State, phase: Draft, seat: Seat, event: Pick) -> State:
    """The pick lies face down until everybody has picked; then the hands go on (MM-3.1)."""
    if event.dwarf not in phase.hands[seat]:
        raise IllegalEvent("MM-3.1", "not-in-hand", dwarf=event.dwarf)
    chosen = exchanged(phase.chosen, seat, event.dwarf)
    phase = replace(phase, chosen=chosen)
    return replace(state, phase=phase) if "" in chosen else pass_on(box, state, phase)


def pass_on(box: Box, state: State, phase: Draft) -> State:
    """Hands go left in odd rounds and right in even ones; the last card comes without a choice (MM-3.1)."""
    picks = [(*picks, pick) for picks, pick in zip(phase.picks, phase.chosen)]
    rests = [tuple([name for name in hand if name != pick]) for hand, pick in zip(phase.hands, phase.chosen)]
    step = 1 if state.round % 2 else -1
    hands = [rests[(seat - step) % state.seats] for seat in range(state.seats)]
    if len(hands[0]) == 1:
        return hand_over(box, state, [(*picks[seat], *hands[seat]) for seat in range(state.seats)])
    return replace(state, phase=Draft(("",) * state.seats, tuple(hands), tuple(picks)))


def hand_over(box: Box, state: State, picks: list[tuple[str, ...]]) -> State:
    """Each has drafted a troop, perhaps the left neighbour's (MM-11.1), and everybody leaves one out (MM-3.2)."""
    troops = list(picks)
    for seat, names in enumerate(picks):
        troops[drafts_for(state, seat)] = box.by_initiative(names)
    return replace(state, phase=Discarding(("",) * state.seats, tuple(troops)))


def discard(box: Box, state: State, phase: Discarding, seat: Seat, event: Discard) -> State:
    """The dwarf is out for this round; when all have chosen, the troops are revealed (MM-3.2)."""
    if event.dwarf not in phase.troops[seat]:
        raise IllegalEvent("MM-3.2", "not-in-troop", dwarf=event.dwarf)
    chosen = exchanged(phase.chosen, seat, event.dwarf)
    if "" in chosen:
        return replace(state, phase=replace(phase, chosen=chosen))
    troops = tuple(tuple(name for name in troop if name not in chosen) for troop in phase.troops)
    return muster(box, state, troops, box.by_initiative(chosen))


def legal_levy(_box: Box, state: State, phase: Levy, _seat: Seat) -> tuple[Decision, ...]:
    """Any open dwarf; the very first pick may not be the lowest initiative (MM-12.3)."""
    return tuple(map(Enlist, phase.left[1:] if phase.left == state.cast else phase.left))


def enlist(box: Box, state: State, phase: Levy, seat: Seat, event: Enlist) -> State:
    """The dwarf joins the troop, or the left neighbour's; clockwise until all troops are full (MM-11.1, MM-12.3)."""
    if event.dwarf not in phase.left:
        raise IllegalEvent("MM-12.3", "not-open", dwarf=event.dwarf)
    if phase.left == state.cast and event.dwarf == phase.left[0]:
        raise IllegalEvent("MM-12.3", "lowest-first", dwarf=event.dwarf)
    left = tuple(name for name in phase.left if name != event.dwarf)
    keeper = drafts_for(state, seat)
    troops = exchanged(phase.troops, keeper, box.by_initiative((*phase.troops[keeper], event.dwarf)))
    if sum(map(len, troops)) < state.seats * box.tables.setup[state.seats].play:
        return replace(state, phase=Levy((seat + 1) % state.seats, left, troops))
    state = muster(box, state, troops, left)
    return replace(state, first=state.crew[0].owner)


def muster(box: Box, state: State, troops: tuple[tuple[str, ...], ...], aside: tuple[str, ...]) -> State:
    """The troops are revealed; the lowest initiative goes to market first (MM-3.2, MM-4.1)."""
    owners = {name: seat for seat, troop in enumerate(troops) for name in troop}
    crew = tuple(Dwarf(name, owners[name]) for name in box.by_initiative(owners))
    order = tuple(dict.fromkeys(dwarf.owner for dwarf in crew))
    return replace(state, crew=crew, aside=aside, phase=NextTrader(order))
