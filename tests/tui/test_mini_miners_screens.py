"""Screens of every phase of Mini Miners, at 80x24 and at 120x40, and the curtain between two people."""

import pytest

from pithead.cli.tui.pages import HandOver
from pithead.mini_miners import state as phases
from tui.conftest import SIZES, app_for, check_screen, play_until, screen_text, settled

PHASES = {
    "draft": phases.Draft,
    "discard": phases.Discarding,
    "market": phases.Market,
    "placement": phases.Placing,
    "target": phases.Aiming,
    "dig": phases.Announcing,
    "return": phases.Looking,
    "collapse": phases.Bracing,
    "special": phases.Choosing,
    "escape": phases.Escaping,
}


def session_at(table, phase):
    """A game where Ada decides in this phase."""
    for luck in range(40):
        session = table("mini-miners", seats=3, bots=2, names="Ada", seed=f"mine {luck}")
        if play_until(session, lambda session: isinstance(session.match.state.phase, PHASES[phase]), luck):
            return session
    raise AssertionError(f"{phase} never came")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("phase", PHASES)
async def test_a_screen_of_every_phase(table, phase, size):
    app = app_for(session_at(table, phase))
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        check_screen(f"mini-miners-{phase}-{size[0]}x{size[1]}", screen_text(app))


async def test_a_curtain_hides_the_secrets_of_two_people(table):
    session = table("mini-miners", seats=2, bots=0, names="Ada,Bob")
    app = app_for(session, confirm=False)
    async with app.run_test(size=(80, 24)) as pilot:
        for name in ("Ada", "Bob"):
            while not isinstance(app.screen, HandOver):
                await pilot.pause(0.05)
            curtain = screen_text(app)
            assert name in curtain
            assert "Hand:" not in curtain
            await pilot.press("enter")
            await settled(app, pilot)
            assert name in screen_text(app).splitlines()[0]
            await pilot.press("enter")
            await pilot.pause(0.05)
