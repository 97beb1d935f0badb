"""Screens of every phase of Dice Miner, at 80x24 and at 120x40."""

import pytest

from pithead.dice_miner.rules.state import Excavation, Heroes, Magic, Replenish
from tests.tui.conftest import SIZES, app_for, check_screen, play_until, screen_text, session_at, settled

PHASES = {
    "heroes": lambda session: isinstance(session.match.state.phase, Heroes),
    "excavation": lambda session: isinstance(session.match.state.phase, Excavation) and len(session.match.state.troves[0]) > 3,
    "after-cheers": lambda session: isinstance(session.match.state.phase, Excavation) and session.match.state.phase.picks == 2,
    "magic": lambda session: isinstance(session.match.state.phase, Magic) and not session.match.state.phase.to_choose,
    "choosing-dice": lambda session: isinstance(session.match.state.phase, Magic) and session.match.state.phase.to_choose,
    "replenish": lambda session: isinstance(session.match.state.phase, Replenish),
}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("phase", PHASES)
async def test_a_screen_of_every_phase(table, phase, size):
    app = app_for(session_at(table, PHASES[phase], seats=3, names="Ada,Bob"))
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        check_screen(f"dice-miner-{phase}-{size[0]}x{size[1]}", screen_text(app))


@pytest.mark.parametrize("key", ["s", "r", "l", "question_mark"])
async def test_pages_over_the_table(table, key):
    app = app_for(session_at(table, PHASES["excavation"], names="Ada,Bob", seats=2))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press(key)
        await settled(app, pilot)
        check_screen(f"dice-miner-page-{key}-80x24", screen_text(app))
        await pilot.press("escape")
        assert app.screen.id != "page"


async def test_the_end_of_a_game(table):
    session = table(names="Ada,Bob", seats=2)
    assert play_until(session, lambda session: session.match.state.round == 3)
    app = app_for(session, confirm=False)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(600):
            if session.over:
                break
            await pilot.press("enter")
            await settled(app, pilot)
        assert session.over
        await settled(app, pilot)
        end = screen_text(app)
        assert "wins with" in end
        total = next(line for line in end.splitlines() if "│  total" in line)
        assert [int(word) for word in total.split() if word.lstrip("-").isdecimal()] == list(session.match.record().result.totals)
        assert "pithead analyse game.json" in end
        await pilot.press("s")
        await settled(app, pilot)
        assert "Score sheet" in screen_text(app)
        assert "Round 3" in screen_text(app)
        await pilot.press("escape", "v")
        await settled(app, pilot)
        assert "every roll from the public seed" in screen_text(app)
        await pilot.press("escape", "n")
        await settled(app, pilot)
    assert app.return_value == "again"


async def test_no_letter_depends_on_colour_or_ground(table):
    app = app_for(session_at(table, PHASES["excavation"], names="Ada,Bob", seats=2))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        dark = screen_text(app)
        await pilot.press("t")
        await settled(app, pilot)
        assert not app.current_theme.dark
        assert screen_text(app) == dark
