"""A recorded game, step by step with the arrow keys."""

from pithead.cli.tui.app import PitheadApp
from pithead.cli.tui.replay import ReplayScreen
from pithead.game import replay
from tests.tui.conftest import play_until, screen_text, settled


async def test_arrows_go_through_a_recorded_game(table):
    session = table(seats=2, names="Ada")
    play_until(session, lambda _: len(session.match.steps) > 30)
    match = session.match
    states = list(replay(match.game, match.states[0], match.steps))
    app = PitheadApp(ReplayScreen(match.game, states, match.steps, session.names, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        count = len(match.steps)
        assert f"0 of {count}" in screen_text(app)
        await pilot.press("right", "right", "right")
        assert f"3 of {count}" in screen_text(app)
        assert session.history()[2] in screen_text(app)
        await pilot.press("left")
        assert f"2 of {count}" in screen_text(app)
        await pilot.press("end", "right")
        assert f"{count} of {count}" in screen_text(app)
        await pilot.press("home")
        assert f"0 of {count}" in screen_text(app)
