"""What a game brings: its rules, and whichever other parts it has. A game without a part is played all the same.

A game is one folder or one installed package. It is found by the entry point group `pithead.games`:

    [project.entry-points."pithead.games"]
    pebbles = "pebbles:PACKAGE"

Every part but the rules is a function that imports it when it is first needed, so a terminal never pays for a kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from pithead.game import AnyGame, Options, Seat, State, Step
from pithead.values import Value

if TYPE_CHECKING:
    from pithead.bots.room import GameBots
    from pithead.coach.room import GameCoach
    from pithead.lab.room import GameLab
    from pithead.sim.room import GameKernel
    from pithead.words.room import GameWords


def imported(name: str) -> Callable[[], Any]:
    """A part by its address, such as `pebbles.bots:BOTS`, imported when it is first asked for."""
    return lambda: resolve_name(name)


def loaded(name: str) -> Callable[[str | None], AnyGame]:
    """The rules by the address of the function that loads them with a user's corrections."""

    def load(corrections: str | None) -> AnyGame:
        game: AnyGame = resolve_name(name)(corrections)
        return game

    return load


def rooms(folder: str, *names: str) -> dict[str, Callable[[], Any]]:
    """The rooms of a game's folder, which have the same names in every game: `words` is `WORDS` in `words/room.py`."""
    return {name: imported(f"{folder}.{name}.room:{name.upper()}") for name in names}


Companions: TypeAlias = "Callable[[State, Sequence[Step], Seat], Sequence[tuple[str, str]]]"
"""From the last state and all steps, each as its kind and its id, as `Shell.named` takes them."""


class Edition(NamedTuple):
    """A game as a release knew it: its rules, and how to load it with a user's corrections to the facts of its box."""

    rules: str
    load: Callable[[str | None], AnyGame]


class GamePackage(Value, kw_only=True):
    """One game with everything it brings.

    `editions` has the newest first. None is ever taken away: games that began with it go on with it.
    """

    name: str
    editions: tuple[Edition, ...]
    rule_prefix: str = ""
    """How the numbers of its rules begin, such as `DM`."""
    score_unit: Literal["points", "gold"] = "points"
    """What a score counts."""
    folder: str = ""
    """The importable folder of its catalogues, lessons, puzzles and ladders, if it has any; rooms have the same names in every game."""
    kernel: Callable[[], GameKernel] | None = None
    """The rules compiled; without it simulations and environments run on the plain engine."""
    simulation_options: Callable[[], type[Options]] | None = None
    """What `simulate` lets choose, if its kernel can do more than the options of a table say."""
    lab: Callable[[], GameLab] | None = None
    """Experiments and what to count in statistics; without it there is no report, and statistics count what all games have."""

    bots: Callable[[], GameBots] | None = None
    """Its bots; without them there are random ones, and where nothing is hidden a search over the plain engine."""

    coach: Callable[[], GameCoach] | None = None
    """What hints and analyses need; without it there are none."""

    companions: Callable[[], Companions] | None = None
    """Who was on a seat's side in a finished game, such as its heroes; without it nobody is counted."""

    words: Callable[[], GameWords] | None = None
    """The game in words; without them notation and the names of the view's fields serve as words."""

    def resource(self, room: str, name: str) -> Traversable | None:
        """A file in one of the game's rooms; None if it brings none."""
        if not self.folder:
            return None
        file = files(self.folder).joinpath(room, name)
        return file if file.is_file() else None
