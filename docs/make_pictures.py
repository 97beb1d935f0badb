"""Draws the pictures of the README: real screens of the terminal client, as SVG. Run by `make pictures`."""

import asyncio
import re
import tempfile
from pathlib import Path
from random import Random

from msgspec.structs import replace

from pithead.cli.session import PlayRequest, Session, open_session
from pithead.cli.tui.app import PitheadApp
from pithead.cli.tui.table import TableScreen

FOLDER = Path(__file__).parent / "pictures"
PICTURES = {
    "dice-miner": (PlayRequest("dice-miner", seats=3, names="Ada", seed="pictures"), "Excavation", 8),
    "mini-miners": (PlayRequest("mini-miners", seats=3, names="Ada", seed="pictures"), "Placing", 60),
}
"""For each picture who plays what, the phase that it shows, and how many steps come before it."""


def play_until(session: Session, phase: str, steps: int) -> None:
    """Play on, the person at random, until a person decides in this phase."""
    rng = Random("pictures")
    while True:
        list(session.advance())
        state = session.match.state
        if type(state.phase).__name__ == phase and len(session.match.steps) >= steps:
            return
        session.act(session.actor, rng.choice(session.game.legal(state, session.actor)))


async def draw(name: str) -> None:
    """Write one picture."""
    wish, phase, steps = PICTURES[name]
    with tempfile.TemporaryDirectory() as folder:
        session = open_session(replace(wish, save=Path(folder) / "game.json"))
        play_until(session, phase, steps)
        app = PitheadApp(TableScreen(session), motion=False)
        async with app.run_test(size=(120, 40)) as pilot:
            await app.workers.wait_for_complete()
            await pilot.pause(0.3)
            svg = app.export_screenshot(title=f"pithead play {name}")
    plain = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    spaced = re.sub(r"(<text[^>]*>)([^<]*)", lambda text: text[1] + text[2].replace(" ", "&#160;"), plain)
    (FOLDER / f"{name}.svg").write_text(spaced, "utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for picture in PICTURES:
        asyncio.run(draw(picture))
