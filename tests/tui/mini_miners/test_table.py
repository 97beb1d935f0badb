"""Mini Miners on the screen: what people at one keyboard see of each other, gifts, and a whole game."""

import re
from random import Random

import pytest
from textual.widgets import Input

from pithead.cli.tui.pages import HandOverPage
from pithead.game import turned_up
from pithead.mini_miners.rules.state import Market
from pithead.record import read_record, verify
from tests.tui.conftest import app_for, play_until, screen_text, settled, skip_middle, until

SECRET = re.compile(r"gives (a|dynamite)\b.* to |draws (a [^t]|dynamite)|picks [A-Z]")
"""What only its doer may read in the log."""


async def test_whoever_sits_down_reads_only_their_own_secrets_in_the_log(table):
    session = table("mini-miners", seats=3, names="Ada,Bob")
    app = app_for(session, confirm=False)
    async with app.run_test(size=(120, 40)) as pilot:
        for name in ("Ada", "Bob", "Ada", "Bob"):
            await until(pilot, lambda: isinstance(app.screen, HandOverPage))
            await pilot.press("enter")
            await settled(app, pilot)
            text = screen_text(app)
            assert text.count("Hand:") == 1
            secrets = [line for line in session.history() if SECRET.search(line)]
            assert all(line.startswith(name) for line in secrets)
            await pilot.press("enter")
            await pilot.pause()


async def test_q_leaves_from_the_curtain(table):
    session = table("mini-miners", seats=2, bots=0, names="Ada,Bob")
    app = app_for(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HandOverPage))
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running
    assert session.file.exists()


@pytest.mark.parametrize("typed", ["give 1 to 1", "give 1 to Bot 1 (random)", "1 gold for Bot 1"])
async def test_gold_is_given_by_typing(table, typed):
    session = table("mini-miners")
    play_until(session, lambda session: isinstance(session.match.state.phase, Market))
    before = session.match.state.treasuries
    app = app_for(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press("colon")
        app.screen.query_one(Input).value = typed
        await pilot.press("enter")
        await settled(app, pilot)
        assert session.match.state.treasuries == (before[0] - 1, before[1] + 1)
        assert session.actor == 0
        assert not app.screen.query_one(Input).value


async def test_a_whole_game_against_bots_is_played_with_the_enter_key(table, tmp_path):
    session = table("mini-miners", seats=2)
    for most in (10, 400):
        app = app_for(session, confirm=False)
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(most):
                if session.over:
                    break
                await pilot.press("down", "enter")
                await pilot.pause()
            await settled(app, pilot)
        if not session.over:
            skip_middle(session, lambda session: session.match.state.round == 3 and not isinstance(session.match.state.phase, Market))
    assert session.over
    assert verify(read_record((tmp_path / "game.json").read_bytes())).winners


def test_nothing_that_was_turned_up_can_be_taken_back(table):
    """A face-down tool that is used lies face up for everybody: no undo past that."""
    turned = kept = 0
    for luck in range(12):
        session = table("mini-miners", seats=2, names="Ada,Bob", seed=f"turn {luck}")
        rng = Random(luck)
        while not session.over:
            list(session.advance())
            if session.over:
                break
            seat, before = session.actor, session.match.state
            event = rng.choice(session.game.legal(before, seat))
            session.match.act(seat, event)
            if turned_up(session.game, before, session.match.state):
                assert not session.match.can_undo(seat)
                turned += 1
            else:
                kept += session.match.can_undo(seat)
    assert turned > 20
    assert kept > 100
