"""Screens of every phase of Mini Miners, at 80x24 and at 120x40, and the curtain between two people."""

import pytest

from pithead.cli.tui.pages import HandOverPage
from pithead.mini_miners.rules import state as phases
from tests.tui.conftest import SIZES, app_for, check_screen, screen_text, session_at, settled, until

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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("phase", PHASES)
async def test_a_screen_of_every_phase(table, phase, size):
    wanted = PHASES[phase]
    session = session_at(table, lambda session: isinstance(session.match.state.phase, wanted), game="mini-miners", seats=3, names="Ada")
    app = app_for(session)
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        check_screen(f"mini-miners-{phase}-{size[0]}x{size[1]}", screen_text(app))


async def test_a_curtain_hides_the_secrets_of_two_people(table):
    session = table("mini-miners", seats=2, names="Ada,Bob")
    app = app_for(session, confirm=False)
    async with app.run_test(size=(80, 24)) as pilot:
        for name in ("Ada", "Bob"):
            await until(pilot, lambda: isinstance(app.screen, HandOverPage) and "Hand the keyboard" in screen_text(app))
            curtain = screen_text(app)
            assert name in curtain
            assert "Hand:" not in curtain
            await pilot.press("enter")
            await until(pilot, lambda name=name: f"Turn: {name}" in screen_text(app))
            await pilot.press("enter")
