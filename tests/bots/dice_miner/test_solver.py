"""The solver of Dice Miner's last moves equals a plain count of everything that can happen."""

import random
from functools import cache
from itertools import product

import msgspec
import pytest

from pithead.dice_miner.bots.solver.solver import Solver
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.rival import STRANGE_BOXES
from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.dice_miner.rules.dice import kind_of
from pithead.dice_miner.rules.events import Rolled
from pithead.dice_miner.rules.mountain import SLOTS
from pithead.dice_miner.rules.state import Excavation, Magic, Over, Rerolling, State
from pithead.game import CHANCE, Unreadable

GAME = DiceMiner(standard_box())


def brute_force(game):
    """What a state is worth to seat 0, by the plain engine alone."""

    @cache
    def worth(state):
        match state.phase:
            case Over(winners):
                return (0 in winners) / len(winners)
            case Rerolling():
                return 0.5  # DM-8.2: a tie
        actor = game.to_act(state)[0]
        if actor != CHANCE:
            return (max if actor == 0 else min)(worth(game.apply(state, actor, event)) for event in game.legal(state, actor))
        dice = [state.phase.sharing.kind] if isinstance(state.phase, Excavation) else list(map(kind_of, state.phase.rolling))
        throws = list(product(*(game.box.sides[kind] for kind in dice)))
        return sum(worth(game.apply(state, CHANCE, Rolled(tuple(sorted(faces))))) for faces in throws) / len(throws)

    return worth


def tiny(game, rng, dice, symbols, beers=1):
    """A position of round 3 with so many dice on the mountain, a few in the troves, and magic worth a symbol or so."""
    faces = sorted({face for kind in game.box.sides for face in game.box.sides[kind]})
    plain = [face for face in faces if kind_of(face) != "magic" and not face.endswith("beer")]
    lots = [face for face in faces if face.endswith("beer")]
    slots = sorted(rng.sample(range(9, 20), dice)) if dice else []
    mountain = tuple(rng.choice(plain + lots[:2]) if place in slots else "" for place in range(len(SLOTS)))
    troves = []
    for seat in range(2):
        trove = rng.choices(plain, k=rng.randint(1, 4)) + rng.sample(lots, rng.randint(0, beers))
        if symbols[seat]:
            trove.append("magic:1")
        troves.append(tuple(sorted(trove)))
    heroes = rng.sample(["engineer", "prospector", "treasurer", "dragon-slayer", "surveyor"][: 5 if not any(symbols) else 3], 2)
    points = rng.randint(-3, 3)
    return State(
        phase=Excavation(rng.randrange(2)) if dice else Magic(0, (1,)),
        round=3,
        start=0,
        heroes=tuple(heroes),
        mountain=mountain,
        troves=tuple(troves),
        scores=((10, 20), (10, 20 + points)),
        shared=(0, 0),
    )


def compare(game, codec, solver, state):
    """Both say the same of a state and of everything that can be chosen in it; how many choices there were."""
    worth, seat = brute_force(game), game.to_act(state)[0]
    array = codec.encode(state)
    solved = solver.solve(array)
    for event in game.legal(state, seat):
        share = worth(game.apply(state, seat, event))
        assert solved.shares[codec.choice(array, event)] == pytest.approx(share if seat == 0 else 1 - share, abs=1e-9)
    assert len(solved.shares) == len(game.legal(state, seat))
    assert solved.value == pytest.approx(max(solved.shares.values()))
    return len(solved.shares)


CODEC = Codec(GAME.box)
SOLVER = Solver(CODEC.facts)


@pytest.mark.rule("DM-4.3")
@pytest.mark.parametrize("seed", range(24))
def test_picks_and_beers_are_counted_out(seed):
    rng = random.Random(seed)
    compare(GAME, CODEC, SOLVER, tiny(GAME, rng, 1 + seed % 3, (seed % 3 == 0, seed % 4 == 0)))


@pytest.mark.rule("DM-5.2")
@pytest.mark.parametrize("seed", range(12))
def test_magic_is_counted_out_from_its_first_spend_to_its_last_roll(seed):
    rng = random.Random(f"magic {seed}")
    state = tiny(GAME, rng, 0, (True, seed % 2), beers=2)
    phases = set()
    while isinstance(state.phase, Magic):
        seat = GAME.to_act(state)[0]
        phases.add((state.phase.turn, bool(state.phase.to_choose), seat == CHANCE))
        if seat == CHANCE:
            worth, own = brute_force(GAME)(state), state.phase.turn
            assert SOLVER.solve(CODEC.encode(state)).value == pytest.approx(worth if own == 0 else 1 - worth, abs=1e-9)
            state = GAME.apply(state, CHANCE, GAME.sample(state, lambda _: rng.randrange))
        else:
            compare(GAME, CODEC, SOLVER, state)
            legal = GAME.legal(state, seat)
            state = GAME.apply(state, seat, legal[0])
    assert phases >= {(0, False, False), (0, True, False)}


@pytest.mark.rule("DM-5.4")
def test_two_symbols_roll_two_dice_and_a_rolled_magic_die_may_roll_again():
    for number, trove in enumerate(
        (("magic:2", "tunnel:1", "treasure:beer"), ("magic:1", "magic:beer", "tunnel:3"), ("magic:3", "tool:shield"))
    ):
        state = tiny(GAME, random.Random(number), 0, (False, False))
        state = msgspec.structs.replace(state, troves=(tuple(sorted(trove)), ("tunnel:1", "tunnel:2")), scores=((0, 0), (0, 0)))
        assert compare(GAME, CODEC, SOLVER, state) >= 2


@pytest.mark.rule("DM-4.3")
def test_a_beer_about_to_be_rolled_is_the_mean_of_its_sides():
    rng, met = random.Random("beer"), 0
    while met < 5:
        state = tiny(GAME, rng, 1 + met % 2, (False, met % 2 == 0))
        seat = GAME.to_act(state)[0]
        for event in GAME.legal(state, seat):
            after = GAME.apply(state, seat, event)
            if GAME.to_act(after) == (CHANCE,):
                met += 1
                worth = brute_force(GAME)(after)
                assert SOLVER.solve(CODEC.encode(after)).value == pytest.approx(worth if seat == 0 else 1 - worth, abs=1e-9)


@pytest.mark.rule("DM-8.2")
def test_a_tie_is_worth_half_a_victory():
    state = tiny(GAME, random.Random(1), 0, (False, False))
    state = msgspec.structs.replace(
        state, troves=(("tunnel:1",), ("tunnel:1",)), heroes=("prospector", "prospector"), scores=((1, 2), (2, 1))
    )
    assert SOLVER.solve(CODEC.encode(state)).shares == {at.MagicChoice.END: 0.5}


def test_a_strange_box_is_solved_as_well():
    game = DiceMiner(read_box(STRANGE_BOXES[0]))
    codec = Codec(game.box)
    solver = Solver(codec.facts)
    for seed in range(4):
        compare(game, codec, solver, tiny(game, random.Random(seed), 1 + seed % 2, (False, False)))


def test_magic_that_rolls_too_many_dice_at_once_is_refused():
    with pytest.raises(Unreadable, match="solve-magic"):
        Solver(Codec(read_box(STRANGE_BOXES[1])).facts)


def test_what_it_has_met_before_changes_nothing():
    states = [CODEC.encode(tiny(GAME, random.Random(f"again {seed}"), 2, (True, True))) for seed in range(6)]
    fresh = [Solver(CODEC.facts).solve(state) for state in states]
    assert [SOLVER.solve(state) for state in reversed(states)] == fresh[::-1]


def test_what_is_not_the_end_of_a_game_of_two_is_refused():
    state = CODEC.encode(tiny(GAME, random.Random(2), 3, (True, True)))
    for field, value, reason in (
        (at.Field.SEATS, 3, "solve-seats"),
        (at.Field.ROUND, 2, "solve-phase"),
        (at.Field.OCCUPIED, (1 << 20) - 1, "solve-dice"),
    ):
        other = state.copy()
        other[field] = value
        with pytest.raises(Unreadable) as refusal:
            SOLVER.solve(other)
        assert refusal.value.reason == reason


def test_too_much_work_is_refused_and_forgotten():
    state = CODEC.encode(tiny(GAME, random.Random(3), 3, (True, True), beers=2))
    solver = Solver(CODEC.facts)
    with pytest.raises(Unreadable, match="solve-big"):
        solver.solve(state, 100)
    assert solver.solve(state) == Solver(CODEC.facts).solve(state)


def test_a_small_room_is_left_for_a_larger_one():
    states = [CODEC.encode(tiny(GAME, random.Random(f"room {seed}"), 3, (True, True), beers=2)) for seed in range(3)]
    solver = Solver(CODEC.facts, size=64)
    assert [solver.solve(state) for state in states] == [SOLVER.solve(state) for state in states]
    assert solver.size > 64
