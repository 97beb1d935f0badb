"""The recruit phase (MM-3)."""

import pytest

from tests.rules.mini_miners.mine import BOX, GAME, after, asked, moves, opening, refused

NAMES = BOX.names[:12]
HANDS = (NAMES[:6], NAMES[6:])
DEALT = "dealt " + " ".join(map(",".join, HANDS))


def dealt(seats=2, **options):
    """Everybody holds dwarves in the order of initiative: seat 0 the lowest ones."""
    state = opening(seats, **options)
    size = len(state.cast) // seats
    return after(state, "dealt " + " ".join(",".join(state.cast[seat * size :][:size]) for seat in range(seats)))


def until(phase, state):
    """The game goes on, somehow, until the table waits for something."""
    while asked(state)[0] != phase:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, GAME.sample(state, lambda _: lambda number: 0) if seat < 0 else GAME.legal(state, seat)[-1])
    return state


def in_round(number, seats):
    """A draft in a later round of a long game."""
    state = opening(seats, long=True)
    for _ in range(number - 1):
        state = until("turning", state)
        state = after(state, f"turned {next(event for event in state.events if event != 'neighbours')}")
    size = len(state.cast) // seats
    return after(state, "dealt " + " ".join(",".join(state.cast[seat * size :][:size]) for seat in range(seats)))


@pytest.mark.rule("MM-3.1")
def test_everybody_picks_at_the_same_time():
    state = dealt()
    assert asked(state) == ("draft", (0, 1))
    assert moves(state, 0) == [f"pick {name}" for name in HANDS[0]]
    state = after(state, f"1: pick {HANDS[1][0]}")
    assert asked(state) == ("draft", 0)
    assert refused(state, f"pick {HANDS[1][1]}", seat=1) == ("MM-3.1", "not-your-turn")
    assert state.phase.picks == ((), ())


@pytest.mark.rule("MM-3.1")
@pytest.mark.parametrize("name", ["crook", "gandalf", "ticktock"])
def test_nobody_picks_a_dwarf_that_is_not_in_the_hand(name):
    assert refused(dealt(), f"pick {name}", seat=0) == ("MM-3.1", "not-in-hand")


@pytest.mark.rule("MM-3.1")
def test_a_hand_goes_on_without_the_dwarf_that_was_picked():
    state = after(dealt(), "0: pick handyman", "1: pick crook")
    assert state.phase.hands == (HANDS[1][1:], HANDS[0][1:])
    assert state.phase.picks == (("handyman",), ("crook",))


@pytest.mark.rule("MM-3.1")
@pytest.mark.parametrize(("number", "giver_of"), [(1, [2, 0, 1]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [1, 2, 0])])
def test_hands_go_left_in_odd_rounds_and_right_in_even_ones(number, giver_of):
    state = in_round(number, 3)
    hands = state.phase.hands
    state = after(state, *[f"{seat}: pick {hands[seat][0]}" for seat in range(3)])
    assert [hands.index((hands[giver][0], *hand)) for hand, giver in zip(state.phase.hands, giver_of)] == giver_of


@pytest.mark.rule("MM-3.1")
def test_the_last_card_comes_without_a_choice():
    state = dealt()
    for _ in range(5):
        assert asked(state)[0] == "draft"
        state = after(state, *[f"{seat}: {moves(state, seat)[0]}" for seat in (0, 1)])
    assert asked(state) == ("discarding", (0, 1))
    assert [len(troop) for troop in state.phase.troops] == [6, 6]
    assert sorted(name for troop in state.phase.troops for name in troop) == sorted(NAMES)


def drafted(seats=2, **options):
    """Everybody has picked, always the lowest initiative."""
    state = dealt(seats, **options)
    while asked(state)[0] == "draft":
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return state


@pytest.mark.rule("MM-3.2")
def test_everybody_discards_one_dwarf_at_once_and_then_all_are_revealed():
    state = drafted()
    troops = state.phase.troops
    state = after(state, f"1: discard {troops[1][0]}")
    assert asked(state) == ("discarding", 0)
    assert state.crew == state.aside == ()
    state = after(state, f"0: discard {troops[0][2]}")
    assert state.aside == BOX.by_initiative((troops[0][2], troops[1][0]))
    assert [dwarf.name for dwarf in state.crew if dwarf.owner == 0] == [name for name in troops[0] if name != troops[0][2]]
    assert len(state.crew) == 10


@pytest.mark.rule("MM-3.2")
def test_nobody_discards_a_dwarf_of_another_troop():
    state = drafted()
    assert refused(state, f"discard {state.phase.troops[1][0]}", seat=0) == ("MM-3.2", "not-in-troop")
    assert refused(state, "discard gandalf", seat=0) == ("MM-3.2", "not-in-troop")


@pytest.mark.rule("MM-3.2")
def test_there_is_no_way_around_discarding():
    assert refused(drafted(), "pass", seat=0) == ("MM-3.2", "not-now")


@pytest.mark.rule("MM-3.2")
def test_a_discarded_dwarf_is_dealt_again_in_the_next_round():
    state = drafted()
    out = state.phase.troops[0][0]
    state = after(state, f"0: discard {out}", f"1: discard {state.phase.troops[1][0]}")
    state = until("dealing", state)
    assert state.round == 2
    assert out in state.cast
    hands = GAME.sample(state, lambda _: lambda number: 0).hands
    assert out in {name for hand in hands for name in hand}


@pytest.mark.rule("MM-2.1", "MM-3.1")
@pytest.mark.parametrize(
    "hands",
    [
        (NAMES[:5], NAMES[5:]),
        (NAMES[:6], (*NAMES[6:11], NAMES[0])),
        (NAMES[:6], (*NAMES[6:11], "ticktock")),
        (NAMES[:6],),
    ],
)
def test_a_wrong_deal_is_refused(hands):
    assert refused(opening(), "dealt " + " ".join(map(",".join, hands))) == ("MM-2.1", "dealt-wrong")
