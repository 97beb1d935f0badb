"""At 80x24 nothing is missing, in any language: who moves, what is asked, everybody's things, the keys."""

import pytest
from textual.widgets import Static

from pithead.cli.words import say
from pithead.games import game_names
from pithead.words import LANGUAGES
from tests.tui.conftest import app_for, screen_text, session_at, settled, until

KEYS = ("undo", "hint", "sheet", "rules", "log", "type", "help", "leave")
LATE = 60
"""So many steps later much lies before everybody."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
async def test_a_late_position_fits_on_a_small_screen(table, monkeypatch, game, language):
    monkeypatch.setattr(say, "language", language)
    session = session_at(table, lambda each: len(each.match.steps) >= LATE, game=game, seats=2, people=1)
    app = app_for(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        text = screen_text(app)
        *_, keys = text.splitlines()
        for key in KEYS:
            assert say(f"tui-key-{key}") in keys
        title = app.screen.query_one("#title", Static)
        assert " ".join(str(title.content).split()) in " ".join(" ".join(text.splitlines()[: title.size.height]).split())
        for seat, name in enumerate(session.names):
            things = session.shell.players(session.view(), session.names, brief=True)
            assert name in text, (seat, things)
            assert last_words(things, session.names, seat) in " ".join(text.split()), (seat, things)


@pytest.mark.parametrize("game", game_names())
async def test_what_lies_before_four_is_one_key_away(table, game):
    session = session_at(table, lambda each: len(each.match.steps) >= LATE, game=game, seats=4, people=1)
    app = app_for(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press("p")
        await until(pilot, lambda: say("tui-players-title") in screen_text(app))
        page = app.screen.query_one("#page")
        shown = screen_text(app)
        page.scroll_end(animate=False)
        await until(pilot, lambda: page.scroll_y == page.max_scroll_y)
        await pilot.pause()
        shown += screen_text(app)
        things = session.shell.players(session.view(), session.names)
        for seat, name in enumerate(session.names):
            assert name in shown
            assert last_words(things, session.names, seat) in " ".join(shown.split()), seat


def last_words(players, names, seat):
    """The end of what lies before a seat: its line before the next name."""
    lines = ["".join(span.text for span in line) for line in players]
    heads = [number for number, line in enumerate(lines) if any(name in line for name in names)]
    own = next(number for number in heads if names[seat] in lines[number])
    following = [number for number in heads if number > own]
    return lines[following[0] - 1 if following else own + 1].split()[-1]
