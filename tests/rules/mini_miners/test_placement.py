"""The placement phase (MM-5)."""

import pytest

from tests.rules.mini_miners.mine import BOX, after, asked, card, mine, moves, refused, spaces

DRY = [space for space in BOX.board.order if not space.startswith("P")]


@pytest.mark.rule("MM-5.1")
def test_dwarves_are_called_in_ascending_initiative():
    state = mine("call", {"mole": "0", "lucky": "1", "sleuth": "1", "ticktock": "0"})
    called = []
    for space in ("T9", "T10", "T11", "T12"):
        called.append((state.phase.dwarf, asked(state)[1]))
        state = after(state, f"place {state.phase.dwarf} {space}")
    assert called == [("sleuth", 1), ("lucky", 1), ("mole", 0), ("ticktock", 0)]


@pytest.mark.rule("MM-5.1")
def test_a_dwarf_is_placed_on_any_free_space_without_a_lantern_symbol():
    state = mine("call", {"mole": "0", "sleuth": "1 T4", "lucky": "1 D"})
    assert spaces(state) == [space for space in DRY if space not in ("T4", "D")]
    assert spaces(mine("call", {"mole": "0", "sleuth": "1 T4"}))[-1] == "D"


@pytest.mark.rule("MM-5.1")
def test_a_space_has_room_for_one_dwarf():
    state = mine("call", {"mole": "0", "sleuth": "1 T4"})
    assert refused(state, "place mole T4") == ("MM-5.1", "space-taken")


@pytest.mark.rule("MM-5.1")
def test_placing_is_compulsory():
    state = mine("call", {"mole": "0", "sleuth": "1 T4"})
    assert refused(state, "pass") == ("MM-5.1", "not-now")
    assert all(move.startswith("place") for move in moves(state))


@pytest.mark.rule("MM-5.1")
def test_only_the_dwarf_who_is_called_is_placed():
    state = mine("call", {"mole": "0", "lucky": "0", "sleuth": "1 T4"})
    assert refused(state, "place mole T1") == ("MM-5.1", "not-called")
    assert refused(state, "place lucky T1", seat=1) == ("MM-5.1", "not-your-turn")


@pytest.mark.rule("MM-5.1")
def test_a_pit_needs_a_lantern():
    state = mine("call", {"lucky": "0", "daredevil": "0", "sleuth": "1 T4"})
    assert refused(state, "place lucky P1") == ("MM-5.1", "no-lantern")


@pytest.mark.rule("MM-5.1", "MM-7.6")
def test_with_a_lantern_all_free_pits_are_open_too_and_it_is_shown():
    state = mine("call", {"lucky": "0 lantern", "daredevil": "0", "sleuth": "1 P2"})
    assert spaces(state) == [space for space in BOX.board.order if space != "P2"]
    assert card(after(state, "place lucky P1"), "lucky") == "P1 lantern!"


@pytest.mark.rule("MM-5.1", "MM-7.1")
def test_a_lantern_is_turned_up_only_when_it_is_needed():
    state = after(mine("call", {"lucky": "0 lantern", "daredevil": "0", "sleuth": "1 T4"}), "place lucky T1")
    assert card(state, "lucky") == "T1 lantern"


@pytest.mark.rule("MM-5.1", "MM-7.2")
def test_a_lantern_on_the_dwarf_card_is_enough_and_keeps_the_tool_card_face_down():
    state = after(mine("call", {"glimmer": "0 lantern", "daredevil": "0", "sleuth": "1 T4"}), "place glimmer P4")
    assert card(state, "glimmer") == "P4 lantern"


@pytest.mark.rule("MM-5.1", "MM-7.7")
def test_nobody_is_placed_on_a_forbidden_zone():
    state = mine("call", {"mole": "0", "sleuth": "1 T4"}, markers={"T3": "forbidden"})
    assert "T3" not in spaces(state)
    assert refused(state, "place mole T3") == ("MM-5.1", "forbidden-zone")


@pytest.mark.rule("MM-5.1", "MM-7.7")
def test_a_lantern_does_not_open_a_forbidden_pit():
    state = mine("call", {"glimmer": "0", "lucky": "1 T4"}, markers={"P1": "forbidden"})
    assert refused(state, "place glimmer P1") == ("MM-5.1", "forbidden-zone")


@pytest.mark.rule("MM-5.2")
def test_a_dwarf_that_is_moved_needs_no_lantern():
    state = mine("call", {"bully": "0", "lucky": "1 T3", "daredevil": "0"})
    state = after(state, "place daredevil T16", "place bully D", "target lucky", "move P1")
    assert card(state, "lucky").split()[0] in ("P1", "tavern")


@pytest.mark.rule("MM-5.2", "MM-7.7")
def test_nobody_is_moved_to_a_forbidden_zone():
    state = mine("call", {"bully": "0", "lucky": "1 T3", "ticktock": "1"}, markers={"T2": "forbidden"})
    state = after(state, "place bully D", "target lucky")
    assert moves(state) == ["move P1", "move T4"]
    assert refused(state, "move T2") == ("MM-8.12", "no-way-there")


@pytest.mark.rule("MM-5.2", "MM-6.8", "MM-7.7")
def test_dwarves_escape_through_a_forbidden_zone():
    state = after(mine("dig", {"lucky": "0 T3", "mole": "1 T9"}, markers={"T2": "forbidden"}), "revealed nugget:1")
    assert card(state, "lucky") == "tavern"


@pytest.mark.rule("MM-5.3")
def test_a_placement_ability_is_used_right_after_the_dwarf_is_placed():
    state = mine("call", {"bully": "0", "anvil": "0", "lucky": "1 T3"})
    state = after(state, "place bully T9")
    assert (asked(state), state.phase.dwarf) == (("aiming", 0), "bully")
    assert (asked(after(state, "pass")), after(state, "pass").phase.dwarf) == (("placing", 0), "anvil")


@pytest.mark.rule("MM-5.3", "MM-8.16")
def test_a_dwarf_that_is_placed_anew_uses_its_ability_again():
    state = mine("call", {"ticktock": "0", "bully": "1 T9", "lucky": "0 T3"})
    state = after(state, "target bully", "place bully T10")
    assert (asked(state), state.phase.dwarf) == (("aiming", 1), "bully")
    state = after(state, "target lucky", "move T2")
    assert card(state, "bully") == "T10"


@pytest.mark.rule("MM-5.3", "MM-6.1")
def test_when_all_dwarves_stand_the_first_digs():
    state = after(mine("call", {"mole": "0", "lucky": "1 T4"}), "place mole T2")
    assert asked(state) == ("drawing", "chance")
    assert state.phase.dig.dwarf == "mole"
