"""The magic phase: symbols are spent to roll dice again (DM-5)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import SPENT, Face, Trove, kind_of, rolls_by_magic, shown, without_all
from pithead.dice_miner.rules.events import Decision, Done, Roll, Rolled, Spend
from pithead.dice_miner.rules.phases.ending import score_round
from pithead.dice_miner.rules.state import Magic, State, put
from pithead.game import Draw, IllegalEvent, Seat
from pithead.multisets import added, without

HERO = "hero"


def begin_magic(state: State, first: Seat) -> State:
    """Magic turns go clockwise from the player who would have taken the next die (DM-5.1)."""
    order = [(first + step) % state.seats for step in range(state.seats)]
    return replace(state, phase=Magic(order[0], tuple(order[1:])))


def rollable(trove: Trove, rolling: Trove = ()) -> Trove:
    """The dice that magic may still roll: unspent, no hazard, not chosen already (DM-5.2 to DM-5.5)."""
    return tuple(filter(rolls_by_magic, without_all(trove, rolling) if rolling else trove))


def legal_magic(box: Box, state: State, phase: Magic) -> tuple[Decision, ...]:
    """Dice to choose for the magic being spent, or magic to spend, or an end."""
    trove = state.troves[phase.turn]
    dice = rollable(trove, phase.rolling)
    if phase.to_choose:
        return tuple(Roll(face) for face in sorted(set(dice)))
    spends = [Spend(face) for face in sorted(set(dice)) if is_magic(face) and len(dice) > 1]
    if dice and phase.hero_spent < len(box.hero_magic(state.heroes[phase.turn])):
        spends.append(Spend(HERO))
    return (*spends, Done())


@cache
def is_magic(face: Face) -> bool:
    """Does this die show magic that can be spent?"""
    return shown(face).symbol == "magic" and not face.endswith(SPENT)


def spend(box: Box, state: State, seat: Seat, event: Spend) -> State:
    """A magic face is spent, and now its dice are to be chosen (DM-5.2, DM-5.4)."""
    phase = _turn(state, seat)
    if phase.to_choose:
        raise IllegalEvent("DM-5.4", "choose-dice", count=phase.to_choose)
    trove = state.troves[seat]
    if event.die == HERO:
        symbols = box.hero_magic(state.heroes[seat])
        if phase.hero_spent >= len(symbols):
            raise IllegalEvent("DM-5.6", "hero-spent", count=len(symbols))
        count = symbols[phase.hero_spent]
    else:
        if event.die not in trove or not is_magic(event.die):
            raise IllegalEvent("DM-5.3" if f"{event.die}{SPENT}" in trove else "DM-5.2", "no-such-magic", die=event.die)
        count = shown(event.die).number
        trove = added(without(trove, event.die), event.die + SPENT)
    to_choose = min(count, len(rollable(trove)))
    if not to_choose:
        raise IllegalEvent("DM-5.2", "nothing-to-roll")
    return replace(
        state,
        troves=put(state.troves, seat, trove),
        phase=replace(phase, hero_spent=phase.hero_spent + (event.die == HERO), spends=phase.spends + 1, to_choose=to_choose),
    )


def roll(state: State, seat: Seat, event: Roll) -> State:
    """A die is chosen; when all are, they roll at once (DM-5.2)."""
    phase = _turn(state, seat)
    if not phase.to_choose:
        raise IllegalEvent("DM-5.2", "spend-first")
    if event.die not in rollable(state.troves[seat], phase.rolling):
        if event.die not in state.troves[seat]:
            raise IllegalEvent("DM-5.2", "not-in-trove", die=event.die)
        if kind_of(event.die) == "hazard":
            raise IllegalEvent("DM-5.5", "hazard-never-rolls", die=event.die)
        raise IllegalEvent("DM-5.3" if event.die.endswith(SPENT) else "DM-5.2", "die-not-free", die=event.die)
    rolling = tuple(sorted((*phase.rolling, event.die)))
    return replace(state, phase=replace(phase, to_choose=phase.to_choose - 1, rolling=rolling))


def magic_sample(box: Box, state: State, phase: Magic, draw: Draw) -> Rolled:
    """The chosen dice, each with a source of its own (DM-5.2)."""
    label = f"{_stage(state)}/s{phase.turn}/magic/{phase.spends}"
    return Rolled(tuple(box.sides[kind_of(die)][draw(f"{label}/die{n}")(6)] for n, die in enumerate(phase.rolling, 1)))


def magic_rolled(state: State, phase: Magic, event: Rolled) -> State:
    """The dice lie in the trove with their new faces (DM-5.2, DM-5.7)."""
    trove = tuple(sorted((*without_all(state.troves[phase.turn], phase.rolling), *event.faces)))
    troves = put(state.troves, phase.turn, trove)
    return replace(state, troves=troves, phase=replace(phase, rolling=()))


def end_magic(box: Box, state: State, seat: Seat) -> State:
    """No more magic: the next player's turn, or the scoring (DM-5.1)."""
    phase = _turn(state, seat)
    if phase.to_choose:
        raise IllegalEvent("DM-5.4", "choose-dice", count=phase.to_choose)
    if phase.waiting:
        return replace(state, phase=Magic(phase.waiting[0], phase.waiting[1:]))
    return score_round(box, state, last=seat)


def _stage(state: State) -> str:
    return f"tie{len(state.ties) + 1}" if state.contenders else f"r{state.round}"


def _turn(state: State, seat: Seat) -> Magic:
    phase = state.phase
    if not isinstance(phase, Magic):
        raise IllegalEvent("DM-5.1", "not-magic")
    if phase.rolling and not phase.to_choose:
        raise IllegalEvent("DM-5.2", "roll-first")
    if seat != phase.turn:
        raise IllegalEvent("DM-5.1", "not-your-turn", seat=seat, turn=phase.turn)
    return phase
