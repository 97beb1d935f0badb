"""Set-up: who starts, who plays which hero, and the first mountain (DM-2)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from pithead.dice_miner.rules.content import MOST_SEATS, Box
from pithead.dice_miner.rules.dice import kind_of, shown
from pithead.dice_miner.rules.events import Choose, Dealt, Filled, Rolled, Starts
from pithead.dice_miner.rules.mountain import EMPTY, SLOTS
from pithead.dice_miner.rules.phases.magic import begin_magic
from pithead.dice_miner.rules.state import Dealing, DiceMinerOptions, Excavation, Filling, Heroes, Opening, State, put
from pithead.game import Draw, IllegalEvent, Seat, Unreadable


def start(seats: int, options: DiceMinerOptions) -> State:
    """The empty table (DM-2.1); a lone player, and one who meets the dragon, starts without a roll (DM-9.1, DM-9.2)."""
    if not 1 <= seats <= MOST_SEATS:
        raise Unreadable("seats", "DM-2.1", seats=seats, least=1, most=MOST_SEATS)
    if options.solo == "daily" and seats != 1:
        raise Unreadable("solo-seats", "DM-9.2", solo="daily", seats=seats, expected=1)
    if options.solo == "dragon" and seats != 2:
        raise Unreadable("solo-seats", "DM-9.1", solo="dragon", seats=seats, expected=2)
    table = State(
        phase=Opening(tuple(range(seats)), deal=options.random_heroes),
        round=1,
        start=0,
        heroes=(None,) * seats,
        mountain=EMPTY,
        troves=((),) * seats,
        scores=((),) * seats,
        shared=(0,) * seats,
    )
    return begin_heroes(table, 0, options.random_heroes) if seats == 1 or options.solo else table


def opening_sample(box: Box, phase: Opening, draw: Draw) -> Rolled:
    """A tunnel die for each seat that rolls for the start (DM-2.1)."""
    below = draw(f"start/{phase.throw}")
    return Rolled(tuple(box.sides["tunnel"][below(6)] for _ in phase.rolling))


def opening_roll(state: State, rolled: Rolled) -> State:
    """The highest tunnel die starts, beer beats five, and the tied roll again (DM-2.1)."""
    phase = state.phase
    assert isinstance(phase, Opening)
    values = [strength(face) for face in rolled.faces]
    best = tuple(seat for seat, value in zip(phase.rolling, values) if value == max(values))
    if len(best) > 1:
        return replace(state, phase=Opening(best, phase.throw + 1, phase.deal))
    return begin_heroes(state, best[0], phase.deal)


def opening_starts(state: State, phase: Opening, event: Starts) -> State:
    """A table that kept no note of its opening roll says only who starts (DM-2.1)."""
    if event.seat not in phase.rolling:
        raise IllegalEvent("DM-2.1", "lots-among", seat=event.seat, among=", ".join(map(str, phase.rolling)))
    return begin_heroes(state, event.seat, phase.deal)


def strength(face: str) -> int:
    """What a tunnel die is worth in the opening roll."""
    meaning = shown(face)
    return 10 if meaning.symbol == "beer" else meaning.number


def begin_heroes(state: State, first: Seat, deal: bool) -> State:
    """Heroes are chosen from the right of the starting player, or dealt (DM-2.2)."""
    phase = Dealing() if deal else Heroes((first - 1) % state.seats)
    return replace(state, start=first, phase=phase)


def legal_heroes(box: Box, state: State) -> tuple[Choose, ...]:
    """Each hero that nobody has chosen yet (DM-2.2)."""
    return tuple(Choose(hero) for hero in box.heroes if hero not in state.heroes)


def choose(box: Box, state: State, seat: Seat, event: Choose) -> State:
    """A hero joins its player; the starting player chooses last (DM-2.2)."""
    phase = state.phase
    if not isinstance(phase, Heroes):
        raise IllegalEvent("DM-2.2", "no-hero-now")
    if seat != phase.turn:
        raise IllegalEvent("DM-2.2", "not-your-turn", seat=seat, turn=phase.turn)
    if event.hero not in box.heroes:
        raise IllegalEvent("DM-1.3", "no-such-hero", hero=event.hero, known=", ".join(box.heroes))
    if event.hero in state.heroes:
        raise IllegalEvent("DM-2.2", "hero-taken", hero=event.hero)
    heroes = put(state.heroes, seat, event.hero)
    following = Filling() if seat == state.start else Heroes((seat - 1) % state.seats)
    return replace(state, heroes=heroes, phase=following)


def deal(box: Box, state: State, draw: Draw) -> Dealt:
    """Different heroes for everybody, at random (DM-2.2)."""
    below = draw("heroes")
    heroes = list(box.heroes)
    return Dealt(tuple(heroes.pop(below(len(heroes))) for _ in range(state.seats)))


def dealt(box: Box, state: State, event: Dealt) -> State:
    """Everybody gets a hero, and no hero comes twice (DM-2.2)."""
    if not isinstance(state.phase, Dealing):
        raise IllegalEvent("DM-2.2", "no-deal-now")
    different = len(set(event.heroes)) == len(event.heroes) == state.seats
    if not different or any(hero not in box.heroes for hero in event.heroes):
        raise IllegalEvent("DM-2.2", "deal-wrong", count=state.seats, known=", ".join(box.heroes))
    return replace(state, heroes=event.heroes, phase=Filling())


def bag(box: Box, state: State) -> list[str]:
    """The kinds of the dice that are neither on the mountain, nor in a trove, nor lost, in content order (DM-3.2)."""
    left = list(box.bag)
    for face in (*filter(None, state.mountain), *state.lost, *(face for trove in state.troves for face in trove)):
        left.remove(kind_of(face))
    return left


def fill(box: Box, state: State, draw: Draw) -> Filled:
    """Twenty dice from the bag are rolled and land in random slots (DM-2.3); fewer fill the lowest slots."""
    below = draw(f"r{state.round}/fill")
    left = bag(box, state)
    faces = [""] * (len(SLOTS) - len(left))
    while len(faces) < len(SLOTS):
        sides = box.sides[left.pop(below(len(left)))]
        faces.append(sides[below(6)])
    return Filled(tuple(faces))


def filled(box: Box, state: State, event: Filled) -> State:
    """The mountain is ready, and the starting player begins (DM-2.3, DM-4.1); an empty one has nothing to dig for."""
    if not isinstance(state.phase, Filling):
        raise IllegalEvent("DM-2.3", "no-fill-now")
    rule = "DM-2.3" if state.round == 1 else "DM-7.4"
    left = Counter(bag(box, state))
    expected = min(len(SLOTS), left.total())
    there = Counter(kind_of(face) for face in event.mountain if face)
    if there.total() != expected or not all(event.mountain[len(SLOTS) - expected :]):
        raise IllegalEvent(rule, "fill-count", expected=expected, count=there.total())
    for kind, count in there.items():
        if count > left[kind]:
            raise IllegalEvent("DM-1.1", "fill-bag", kind=kind, count=count, left=left[kind])
    for face in event.mountain:
        if face and face not in box.sides[kind_of(face)]:
            raise IllegalEvent("DM-1.2", "no-such-face", face=face)
    state = replace(state, mountain=event.mountain, phase=Excavation(state.start), shared=(0,) * state.seats)
    return state if expected else begin_magic(state, state.start)
