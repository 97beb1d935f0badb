"""Trade and sight (MM-10)."""

import pytest

from pithead.game import Step
from tests.rules.mini_miners.mine import BOX, GAME, after, asked, mine, moves, opening, refused

CREW = {"lucky": "0 T5 star", "mole": "1 T9 cart"}


@pytest.mark.rule("MM-10.1")
def test_gold_is_given_from_treasury_to_treasury():
    state = after(mine("dig", CREW), "1: give 3 to 0")
    assert state.treasuries == (11, 5)


@pytest.mark.rule("MM-10.1")
def test_a_gift_changes_nothing_else_and_needs_no_turn():
    state = mine("dig", CREW)
    assert asked(after(state, "1: give 3 to 0")) == asked(state) == ("announcing", 0)
    drawing = after(state, "dig")
    assert after(drawing, "0: give 1 to 1", "1: give 1 to 0") == drawing


@pytest.mark.rule("MM-10.1")
def test_gold_may_be_given_before_the_first_card_is_drawn():
    assert after(GAME.start(3), "0: give 8 to 2").treasuries == (0, 8, 16)


@pytest.mark.rule("MM-10.1")
@pytest.mark.parametrize(
    ("text", "reason"),
    [("0: give 9 to 1", "give-gold"), ("0: give 0 to 1", "give-gold"), ("0: give 1 to 0", "give-to"), ("0: give 1 to 2", "give-to")],
)
def test_nobody_gives_what_is_not_there_or_to_nobody(text, reason):
    assert refused(mine("dig", CREW), text) == ("MM-10.1", reason)


@pytest.mark.rule("MM-10.1")
def test_gold_on_a_card_cannot_be_given():
    state = mine("dig", {"lucky": "0 T5 9g", "mole": "1 T9"}, gold=[0, 0])
    assert refused(state, "0: give 1 to 1") == ("MM-10.1", "give-gold")


@pytest.mark.rule("MM-10.1")
def test_the_host_can_switch_trade_off():
    state = mine("dig", CREW, options={"trade": False})
    assert refused(state, "0: give 1 to 1") == ("MM-10.1", "no-trade")
    assert GAME.extras(state, 0) == ()


@pytest.mark.rule("MM-10.1")
def test_gifts_are_no_decisions_that_a_seat_owes():
    state = mine("dig", CREW)
    gifts = [GAME.write_event(event) for event in GAME.extras(state, 1)]
    assert gifts == [f"give {gold} to 0" for gold in range(1, 9)]
    assert GAME.legal(state, 1) == ()


@pytest.mark.rule("MM-10.1", "MM-8.10")
def test_a_haggler_who_has_given_all_his_gold_away_can_only_pass_and_the_position_reads_back():
    state = after(mine("bargain", {"haggler": "0", "gadget": "1 cart"}, gold=[1, 8]), "0: give 1 to 1")
    assert moves(state) == ["pass"]
    assert refused(state, "target gadget") == ("MM-8.3", "no-target")
    assert GAME.read_position(GAME.write_position(state)) == state


@pytest.mark.rule("MM-10.1", "MM-9.2")
def test_nothing_is_given_once_the_game_is_over():
    state = mine("recovery", {"lucky": "0 tavern", "mole": "1 tavern"}, round=3)
    assert refused(state, "0: give 1 to 1") == ("MM-9.2", "game-over")
    assert GAME.extras(state, 0) == ()


@pytest.mark.rule("MM-10.1")
def test_tools_and_dwarves_are_never_given():
    for text in ("give star to 1", "give lucky to 1", "give 1", "give 1 to crook", "give -1 to 1"):
        with pytest.raises(ValueError, match="event-form"):
            GAME.read_event(text)


@pytest.mark.rule("MM-10.2")
def test_gold_counts_dwarves_discards_markers_and_the_event_are_public():
    state = mine(
        "dig", CREW, stores=["helmet", "star star"], discards="shovel", markers={"T3": "forbidden"}, event="truce", collapses="T16"
    )
    view = GAME.view(state, None)
    assert view.treasuries == (8, 8)
    assert [len(store) for store in view.stores] == [1, 2]
    assert [(dwarf.name, dwarf.place, len(dwarf.hidden)) for dwarf in view.crew] == [("lucky", "T5", 1), ("mole", "T9", 1)]
    assert (view.discards, view.market) == (("shovel",), ("dynamite", "shovel", "magnifier", "cart", "helmet"))
    assert (view.markers["T3"], view.event, view.collapses) == ("forbidden", "truce", ("T16",))


@pytest.mark.rule("MM-10.2")
def test_each_sees_own_tools_only():
    state = mine("dig", CREW, stores=["helmet", "star star"])
    mine_, yours, nobody = (GAME.view(state, seat) for seat in (0, 1, None))
    assert (mine_.stores, yours.stores, nobody.stores) == ((("helmet",), ("?", "?")), (("?",), ("star", "star")), (("?",), ("?", "?")))
    assert [dwarf.hidden for dwarf in mine_.crew] == [("star",), ("?",)]
    assert [dwarf.hidden for dwarf in yours.crew] == [("?",), ("cart",)]
    assert [dwarf.hidden for dwarf in nobody.crew] == [("?",), ("?",)]


@pytest.mark.rule("MM-10.2")
def test_tools_that_lie_face_up_are_public():
    view = GAME.view(mine("dig", {"lucky": "0 T5 star!", "mole": "1 T9"}), 1)
    assert view.crew[0].shown == ("star",)


@pytest.mark.rule("MM-10.2")
def test_piles_and_decks_show_only_how_many_cards_they_have():
    view = GAME.view(mine("dig", CREW), 0)
    assert set(view.pile) == {"?"}
    assert [(set(deck.cards), len(deck.cards)) for deck in view.decks.values()] == [({"?"}, 10)] * 4


@pytest.mark.rule("MM-10.2", "MM-3.1")
def test_hands_and_picks_of_the_draft_are_secret():
    names = BOX.names[:12]
    state = after(opening(), f"dealt {','.join(names[:6])} {','.join(names[6:])}", f"0: pick {names[0]}")
    view = GAME.view(state, 1).phase
    assert view.hands == (("?",) * 6, names[6:])
    assert view.chosen == ("?", "")
    assert GAME.view(state, 0).phase.chosen == (names[0], "")
    assert GAME.view(state, None).phase.hands == (("?",) * 6, ("?",) * 6)


@pytest.mark.rule("MM-10.2", "MM-7.3")
def test_cards_seen_with_a_magnifier_are_secret():
    state = after(mine("dig", {"sleuth": "0 T5", "mole": "1 T9"}), "use magnifier", "dig", "looked collapse nugget:3 for 0")
    assert [GAME.view(state, seat).phase.cards for seat in (0, 1, None)] == [("collapse", "nugget:3"), ("?", "?"), ("?", "?")]
    state = after(state, "return collapse top")
    assert [GAME.view(state, seat).phase.cards for seat in (0, 1, None)] == [("nugget:3",), ("?",), ("?",)]
    assert [GAME.view(state, seat).decks["II"].top[0].card for seat in (0, 1, None)] == ["collapse", "?", "?"]


@pytest.mark.rule("MM-10.2")
@pytest.mark.parametrize(
    ("seat", "text", "others"),
    [
        (0, "pick crook", "pick ?"),
        (0, "discard crook", "discard ?"),
        (0, "equip star on mole", "equip ? on mole"),
        (0, "take star from pile", "take ? from pile"),
        (0, "take star from discards", "take star from discards"),
        (0, "return collapse top", "return ? top"),
        (-1, "drew star for 0", "drew ? for 0"),
        (-1, "looked collapse nugget:1 for 0", "looked ? ? for 0"),
        (-1, "dealt crook,mole lucky,anvil", "dealt ?,? lucky,anvil"),
        (0, "buy blind", "buy blind"),
        (0, "buy 3", "buy 3"),
        (0, "use star", "use star"),
        (-1, "revealed collapse", "revealed collapse"),
    ],
)
def test_a_step_shows_a_secret_card_to_its_owner_only(seat, text, others):
    step = Step(seat, GAME.read_event(text))
    assert GAME.write_event(GAME.seen(step, 1).event) == others
    assert GAME.write_event(GAME.seen(step, 0).event) == text.replace("lucky,anvil", "?,?")
    assert GAME.write_event(GAME.seen(step, None).event) == others.replace("lucky,anvil", "?,?")


@pytest.mark.rule("MM-10.2", "MM-8.10")
def test_a_theft_is_seen_by_the_thief_and_the_victim():
    step = Step(-1, GAME.read_event("stole star for 0 from 1"))
    assert [GAME.write_event(GAME.seen(step, seat).event) for seat in (0, 1, 2, None)] == [
        "stole star for 0 from 1",
        "stole star for 0 from 1",
        "stole ? for 0 from 1",
        "stole ? for 0 from 1",
    ]
