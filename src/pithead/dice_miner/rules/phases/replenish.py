"""The replenish phase: dice are cached, the others rolled, and a new starting player named (DM-7)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import Face, Trove, kind_of, shown, without_all
from pithead.dice_miner.rules.events import Cache, Decision, Done, Rolled, Starts
from pithead.dice_miner.rules.scoring import count_symbols
from pithead.dice_miner.rules.state import Filling, Lots, Magic, Replenish, Rerolling, State, put
from pithead.game import Draw, IllegalEvent, Seat
from pithead.multisets import added


def begin_replenish(state: State, box: Box) -> State:
    """Everybody who shows chests may choose what to cache (DM-7.1)."""
    none: tuple[Trove, ...] = ((),) * state.seats
    deciding = tuple(seat for seat in range(state.seats) if cacheable(box, state, seat, ()))
    return replace(state, phase=Replenish(deciding, none)) if deciding else begin_reroll(state, none)


def chests(box: Box, state: State, seat: Seat) -> int:
    """How many chests a player shows, on dice and hero (DM-7.1)."""
    return count_symbols((*state.troves[seat], *box.hero_faces(state.heroes[seat])))["chest"]


def cacheable(box: Box, state: State, seat: Seat, cached: Trove) -> tuple[Face, ...]:
    """The different dice that may be cached beside those that are (DM-7.1)."""
    number = chests(box, state, seat)
    if len(cached) >= number:
        return ()
    left = without_all(state.troves[seat], cached)
    return tuple(face for face in sorted(set(left)) if not keeps_itself(face, number))


def keeps_itself(face: Face, chests: int) -> bool:
    """Would only its own chests keep this die (DM-7.1)?"""
    meaning = shown(face)
    return meaning.symbol == "chest" and chests - meaning.number < 1


def legal_replenish(box: Box, state: State, phase: Replenish, seat: Seat) -> tuple[Decision, ...]:
    """Dice to cache, and an end to it."""
    return (*map(Cache, cacheable(box, state, seat, phase.cached[seat])), Done())


def cache(box: Box, state: State, seat: Seat, event: Cache) -> State:
    """The die keeps its face for the next round (DM-7.1)."""
    phase = _choosing(state, seat)
    mine = phase.cached[seat]
    number = chests(box, state, seat)
    if len(mine) >= number:
        raise IllegalEvent("DM-7.1", "chests-full", count=number)
    if event.die not in without_all(state.troves[seat], mine):
        raise IllegalEvent("DM-7.1", "not-in-trove", die=event.die)
    if keeps_itself(event.die, number):
        raise IllegalEvent("DM-7.1", "own-chest", die=event.die)
    cached = put(phase.cached, seat, added(mine, event.die))
    return replace(state, phase=replace(phase, cached=cached))


def end_caching(state: State, seat: Seat) -> State:
    """This player caches no more; when nobody does, the other dice roll (DM-7.1, DM-7.2)."""
    phase = _choosing(state, seat)
    deciding = tuple(player for player in phase.deciding if player != seat)
    if deciding:
        return replace(state, phase=replace(phase, deciding=deciding))
    return begin_reroll(state, phase.cached)


def begin_reroll(state: State, cached: tuple[Trove, ...]) -> State:
    """Everybody with dice that are not cached rolls them (DM-7.2)."""
    waiting = tuple(seat for seat in range(state.seats) if len(state.troves[seat]) > len(cached[seat]))
    return replace(state, phase=Rerolling(waiting, cached)) if waiting else name_starter(state)


def due_dice(state: State, phase: Rerolling) -> Trove:
    """The dice that the next seat in line rolls."""
    seat = phase.waiting[0]
    return without_all(state.troves[seat], phase.cached[seat])


def reroll_sample(box: Box, state: State, phase: Rerolling, draw: Draw) -> Rolled:
    """A new face for every die that is not cached (DM-7.2), or for the whole trove in a tie-break (DM-8.2)."""
    seat = phase.waiting[0]
    label = f"tie{len(state.ties) + 1}/s{seat}/roll" if state.contenders else f"r{state.round + 1}/s{seat}/replenish"
    below = draw(label)
    return Rolled(tuple([box.sides[kind_of(die)][below(6)] for die in due_dice(state, phase)]))


def rerolled(state: State, phase: Rerolling, event: Rolled) -> State:
    """The trove lies there anew; then the next one, and then the round or the tie-break goes on."""
    seat = phase.waiting[0]
    trove = tuple(sorted((*phase.cached[seat], *event.faces)))
    troves = put(state.troves, seat, trove)
    if len(phase.waiting) > 1:
        return replace(state, troves=troves, phase=replace(phase, waiting=phase.waiting[1:]))
    state = replace(state, troves=troves)
    if state.contenders:
        return replace(state, phase=Magic(state.contenders[0], state.contenders[1:]))
    return name_starter(state)


def name_starter(state: State) -> State:
    """The player with the fewest points starts; chance decides among equals (DM-7.3)."""
    totals = state.totals()
    fewest = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    return replace(state, phase=Lots(fewest)) if len(fewest) > 1 else next_round(state, fewest[0])


def lots_sample(state: State, phase: Lots, draw: Draw) -> Starts:
    """One of those with the fewest points (DM-7.3)."""
    return Starts(phase.among[draw(f"r{state.round + 1}/starts")(len(phase.among))])


def starts(state: State, event: Starts) -> State:
    """The lot has named the starting player (DM-7.3)."""
    phase = state.phase
    if not isinstance(phase, Lots):
        raise IllegalEvent("DM-7.3", "no-lots-now")
    if event.seat not in phase.among:
        raise IllegalEvent("DM-7.3", "lots-among", seat=event.seat, among=", ".join(map(str, phase.among)))
    return next_round(state, event.seat)


def next_round(state: State, first: Seat) -> State:
    """A new round; the mountain is filled next (DM-7.4)."""
    return replace(state, round=state.round + 1, start=first, phase=Filling())


def _choosing(state: State, seat: Seat) -> Replenish:
    phase = state.phase
    if not isinstance(phase, Replenish):
        raise IllegalEvent("DM-7.1", "not-replenish")
    if seat not in phase.deciding:
        raise IllegalEvent("DM-7.1", "has-chosen", seat=seat)
    return phase
