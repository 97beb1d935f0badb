"""A game that brings rules alone, on the whole screen: played to its end, and no key leads to a coach that is not there."""

from pithead.cli.words import say
from tests.strangers import Pebbles, install
from tests.tui.conftest import app_for, screen_text, settled, until


async def test_it_is_played_to_its_end_and_no_key_leads_to_a_coach(table, monkeypatch):
    install(monkeypatch, Pebbles())
    session = table(game="pebbles")
    app = app_for(session, confirm=False)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(app, pilot)
        assert say("tui-key-hint") not in screen_text(app).splitlines()[-1].split()
        while not session.over:
            await pilot.press("enter")
            await settled(app, pilot)
        await until(pilot, lambda: say("play-over") in screen_text(app))
        *_, keys = screen_text(app).splitlines()
        assert say("tui-key-verify") in keys
        assert say("tui-key-analyse") not in keys
        assert "analyse" not in screen_text(app)
