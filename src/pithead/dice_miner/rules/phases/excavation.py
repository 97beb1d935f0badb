"""The excavation phase: dice leave the mountain, and beer is shared (DM-4)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import BEERS, KINDS
from pithead.dice_miner.rules.events import BAG, Cheers, Decision, Done, Rolled, Take
from pithead.dice_miner.rules.mountain import INDEX, Slot, cover, leftmost, reachable, remove
from pithead.dice_miner.rules.phases.magic import begin_magic
from pithead.dice_miner.rules.state import Excavation, State, put
from pithead.game import Draw, IllegalEvent, Seat
from pithead.multisets import added, without

TOP, SIDE = 0, 1
"""How many dice may lie right above the die that is taken: none (DM-4.2), or one after cheers (DM-4.4)."""


def legal_excavation(state: State, phase: Excavation) -> tuple[Decision, ...]:
    """Dice from the top, and beers to share; after cheers dice from the side too, and the second may be left."""
    if phase.picks == 0:
        takes = _takes(reachable(state.mountain, TOP))
        trove = state.troves[phase.turn]
        if BEERS.isdisjoint(trove):
            return takes
        kinds = tuple(kind for kind in KINDS if f"{kind}:beer" in trove)
        return takes + _cheers(kinds, phase.turn, state.seats)
    takes = _takes(reachable(state.mountain, SIDE))
    return takes if phase.picks == 2 else (*takes, Done())


@lru_cache(maxsize=1 << 14)
def _takes(slots: tuple[Slot, ...]) -> tuple[Decision, ...]:
    return tuple(map(Take, slots))


@lru_cache(maxsize=1 << 10)
def _cheers(kinds: tuple[str, ...], seat: Seat, seats: int) -> tuple[Decision, ...]:
    others = tuple(other for other in range(seats) if other != seat) or (BAG,)
    return tuple(Cheers(kind, other) for kind in kinds for other in others)


def take(state: State, seat: Seat, event: Take) -> State:
    """The die joins the trove showing the same face, and the pile slides (DM-4.2, DM-4.4, DM-4.6)."""
    phase = _turn(state, seat)
    index = INDEX.get(event.slot)
    if index is None:
        raise IllegalEvent("DM-1.4", "no-such-slot", slot=event.slot)
    face = state.mountain[index]
    if not face:
        raise IllegalEvent("DM-4.4" if phase.picks else "DM-4.2", "slot-empty", slot=event.slot)
    above = cover(state.mountain, event.slot)
    if phase.picks == 0 and above > TOP:
        raise IllegalEvent("DM-4.2", "not-on-top", slot=event.slot, above=above)
    if above > SIDE:
        raise IllegalEvent("DM-4.4", "buried", slot=event.slot)
    troves = put(state.troves, seat, added(state.troves[seat], face))
    mountain = remove(state.mountain, event.slot)
    if phase.picks == 2 and any(mountain):
        return replace(state, mountain=mountain, troves=troves, phase=Excavation(seat, picks=1))
    return end_turn(replace(state, mountain=mountain, troves=troves))


def cheers(state: State, seat: Seat, event: Cheers) -> State:
    """A beer is about to be rolled and given away (DM-4.3); a lone player's goes for good (DM-9.2)."""
    phase = _turn(state, seat)
    if phase.picks:
        raise IllegalEvent("DM-4.3", "cheers-once")
    if f"{event.kind}:beer" not in state.troves[seat]:
        raise IllegalEvent("DM-4.3", "no-beer", kind=event.kind)
    if state.seats == 1:
        if event.to != BAG:
            raise IllegalEvent("DM-9.2", "cheers-to-bag")
        return _pour_out(state, event)
    if event.to == seat or not 0 <= event.to < state.seats:
        raise IllegalEvent("DM-4.3", "cheers-to", to=event.to, most=state.seats - 1)
    shared = put(state.shared, seat, state.shared[seat] + 1)
    return replace(state, shared=shared, phase=Excavation(seat, sharing=event))


def _pour_out(state: State, event: Cheers) -> State:
    beer = f"{event.kind}:beer"
    return replace(state, troves=(without(state.troves[0], beer),), lost=added(state.lost, beer), phase=Excavation(0, picks=2))


def cheers_sample(box: Box, state: State, phase: Excavation, draw: Draw) -> Rolled:
    """The face that the shared beer comes up with (DM-4.3)."""
    assert phase.sharing is not None
    below = draw(f"r{state.round}/s{phase.turn}/cheers/{state.shared[phase.turn]}")
    return Rolled((box.sides[phase.sharing.kind][below(6)],))


def cheers_rolled(state: State, phase: Excavation, event: Rolled) -> State:
    """The other player keeps the die with its new face, and the sharer may take two (DM-4.3, DM-4.4)."""
    gift = phase.sharing
    assert gift is not None
    (face,) = event.faces
    troves = list(state.troves)
    troves[phase.turn] = without(troves[phase.turn], f"{gift.kind}:beer")
    troves[gift.to] = added(troves[gift.to], face)
    return replace(state, troves=tuple(troves), phase=Excavation(phase.turn, picks=2))


def leave_second(state: State, seat: Seat) -> State:
    """No second die: it is optional, the first is not (DM-4.5)."""
    phase = _turn(state, seat)
    if phase.picks != 1:
        raise IllegalEvent("DM-4.5" if phase.picks else "DM-4.2", "must-take")
    return end_turn(state)


def end_turn(state: State) -> State:
    """The turn passes clockwise, until the mountain is empty (DM-4.1, DM-5.1)."""
    phase = state.phase
    assert isinstance(phase, Excavation)
    if state.seats == 1 and any(state.mountain):
        state = _crumble(state)
    following = phase.turn + 1 if phase.turn + 1 < state.seats else 0
    if any(state.mountain):
        return replace(state, phase=Excavation(following))
    return begin_magic(state, following)


def _crumble(state: State) -> State:
    """A lone player's mountain loses its leftmost top die after each turn (DM-9.2)."""
    slot = leftmost(state.mountain)
    return replace(state, mountain=remove(state.mountain, slot), lost=added(state.lost, state.mountain[INDEX[slot]]))


def _turn(state: State, seat: Seat) -> Excavation:
    phase = state.phase
    if not isinstance(phase, Excavation):
        raise IllegalEvent("DM-4.1", "not-excavation")
    if phase.sharing is not None:
        raise IllegalEvent("DM-4.3", "roll-first")
    if seat != phase.turn:
        raise IllegalEvent("DM-4.1", "not-your-turn", seat=seat, turn=phase.turn)
    return phase
