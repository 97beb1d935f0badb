"""Choosing with keys, mouse and words; taking back; leaving and coming back."""

import pytest
from textual.events import Key
from textual.widgets import Input, OptionList

from pithead.cli.session import PlayRequest, resume_session
from pithead.cli.tui.board import BoardWidget
from pithead.cli.words import say
from pithead.record import read_record, verify
from pithead.words import LANGUAGES
from tests.tui.conftest import app_for, screen_text, session_at, settled, skip_middle, until
from tests.tui.dice_miner.test_screens import PHASES


async def ready(table, phase: str, **wishes):
    session = session_at(table, PHASES[phase], **{"names": "Ada,Bob", "seats": 2, **wishes})
    return session, app_for(session)


async def test_enter_picks_and_enter_again_confirms(table):
    session, app = await ready(table, "excavation")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        steps = len(session.match.steps)
        await pilot.press("enter")
        assert len(session.match.steps) == steps
        assert "Enter confirms" in screen_text(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert len(session.match.steps) > steps


async def test_escape_puts_a_picked_choice_back(table):
    session, app = await ready(table, "excavation")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        steps = len(session.match.steps)
        await pilot.press("enter", "escape")
        assert "Enter confirms" not in screen_text(app)
        assert len(session.match.steps) == steps


async def test_arrows_go_through_the_choices_and_preview_them(table):
    _, app = await ready(table, "excavation")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        first = app.screen.selected
        await pilot.press("right")
        second = app.screen.selected
        assert first != second
        assert second in screen_text(app).splitlines()[-3]
        await pilot.press("left")
        assert app.screen.selected == first


async def test_a_click_on_the_board_picks_a_die_and_a_second_one_takes_it(table):
    session, app = await ready(table, "excavation")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        board = app.screen.query_one(BoardWidget)
        row, column, event = next(
            (y, sum(len(other.text) for other in line[:place]), span.event)
            for y, line in enumerate(board.lines)
            for place, span in enumerate(line)
            if span.event
        )
        await pilot.click(BoardWidget, offset=(column, row))
        assert app.screen.pending.text == event
        await pilot.click(BoardWidget, offset=(column, row))
        await settled(app, pilot)
        assert session.game.write_event(next(step.event for step in reversed(session.match.steps) if step.seat >= 0)) == event


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_choice_can_be_typed_in_words(table, monkeypatch, language):
    monkeypatch.setattr(say, "language", language)
    session, app = await ready(table, "excavation")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        wanted = app.screen.choices[-1]
        assert wanted.label in screen_text(app)
        await pilot.press("colon")
        app.screen.query_one(Input).value = wanted.label
        await pilot.press("enter")
        await settled(app, pilot)
        assert wanted.text in [session.game.write_event(step.event) for step in session.match.steps][-3:]


async def test_whoever_types_fast_loses_no_letter(table):
    session, app = await ready(table, "excavation")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        before = len(session.match.steps)
        for letter in ":u: shut":
            app.post_message(Key(key_of(letter), letter))
        await until(pilot, lambda: app.screen.query_one(Input).value == "u: shut")
        assert len(session.match.steps) == before


async def test_escape_leaves_the_line_and_takes_nothing_back(table):
    session, app = await ready(table, "choosing-dice")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        before = len(session.match.steps)
        await pilot.press("colon", "4", "escape")
        await until(pilot, lambda: isinstance(app.screen.focused, OptionList))
        assert app.screen.query_one(Input).value == ""
        assert len(session.match.steps) == before


def key_of(letter):
    return {":": "colon", " ": "space"}.get(letter, letter)


async def test_a_typing_mistake_is_answered_with_what_was_meant(table):
    _, app = await ready(table, "excavation")
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(app, pilot)
        wanted = app.screen.choices[0]
        await pilot.press("colon")
        app.screen.query_one(Input).value = f"{wanted.label}x"
        await pilot.press("enter")
        await settled(app, pilot)
        assert f"did you mean “{wanted.label}”" in screen_text(app)


async def test_ctrl_c_leaves_from_every_screen_and_keeps_the_game(table):
    for keys in ((), ("s",), ("colon",)):
        session, app = await ready(table, "excavation")
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            await pilot.press(*keys, "ctrl+c")
            await pilot.pause()
            assert not app.is_running
        assert read_record(session.file.read_bytes()).steps == session.match.record().steps


async def test_the_title_says_who_is_moving_while_a_bot_thinks(table):
    session, app = await ready(table, "excavation", people=1, names="Ada", seats=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        assert "Turn: Ada" in screen_text(app)
        session.match.act(session.actor, session.choices(session.actor)[0].event)
        app.screen.show_table()
        await pilot.pause()
        assert "Turn: Bot 1" in screen_text(app)


async def test_the_end_of_a_round_stands_in_a_dialog(table):
    session = table(names="Ada", people=1, seats=2)
    app = app_for(session, confirm=False)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(300):
            await settled(app, pilot)
            if "The round is over" in screen_text(app):
                break
            await pilot.press("enter")
        told = screen_text(app)
        assert "Ada: Round 1:" in told
        assert "total" in told
        await pilot.press("escape")
        await settled(app, pilot)
        assert "The round is over" not in screen_text(app)


async def test_a_choice_can_be_typed(table):
    session, app = await ready(table, "excavation")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        wanted = app.screen.choices[-1].text
        await pilot.press("colon")
        app.screen.query_one(Input).value = wanted
        await pilot.press("enter")
        await settled(app, pilot)
        texts = [session.game.write_event(step.event) for step in session.match.steps]
        assert wanted in texts[-3:]


async def test_what_is_typed_wrong_is_refused_with_its_rule(table):
    _, app = await ready(table, "excavation")
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(app, pilot)
        buried = next(slot for slot in ("e3", "d3", "e4", "d2") if f"take {slot}" not in [choice.text for choice in app.screen.choices])
        await pilot.press("colon")
        app.screen.query_one(Input).value = f"take {buried}"
        await pilot.press("enter")
        assert "DM-4.2" in screen_text(app)


async def test_a_decision_is_taken_back_until_the_dice_roll(table):
    session, app = await ready(table, "choosing-dice")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        steps = len(session.match.steps)
        await pilot.press("u")
        await settled(app, pilot)
        assert len(session.match.steps) == steps - 1
        while session.match.can_undo(session.actor):
            await pilot.press("u")
            await settled(app, pilot)
        fewest = len(session.match.steps)
        await pilot.press("u")
        await settled(app, pilot)
        assert len(session.match.steps) == fewest
        assert "Nothing can be taken back" in screen_text(app)


async def test_a_game_that_was_left_goes_on_and_verifies(table):
    session, app = await ready(table, "excavation", names="Ada")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("q")
    again = resume_session(session.file, PlayRequest("dice-miner"), "random")
    assert again.match.state == session.match.state
    skip_middle(again, lambda session: session.match.state.round == 3)
    app = app_for(again, confirm=False)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(600):
            if again.over:
                break
            await pilot.press("enter")
            await settled(app, pilot)
    verify(read_record(session.file.read_bytes()))


async def test_h_shows_the_best_choices_and_why(table):
    session, app = await ready(table, "excavation", names="Ada")
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(app, pilot)
        steps = len(session.match.steps)
        await pilot.press("h")
        await settled(app, pilot)
        assert "The best that you can do" in screen_text(app)
        await pilot.press("escape")
        assert len(session.match.steps) == steps


async def test_h_shows_nothing_between_people(table):
    _, app = await ready(table, "excavation")
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(app, pilot)
        await pilot.press("h")
        await settled(app, pilot)
        assert "no hints while people play" in screen_text(app)
