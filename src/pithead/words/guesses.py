"""What we guessed about a box, in sentences, and what each guess changes, with figures from the report of the lab."""

from __future__ import annotations

import msgspec
from msgspec import field

from pithead.game import AnyGame
from pithead.games import package_of
from pithead.values import Value
from pithead.words import Words


class Guess(Value, forbid_unknown_fields=True):
    """A guess: the message that says it, and the figures in it."""

    id: str
    figures: dict[str, float] = field(default_factory=dict)


class Guesses(Value, forbid_unknown_fields=True):
    """The guesses of a game, the box that they were measured with, and the command that measured them."""

    content: str
    command: str
    guesses: tuple[Guess, ...]


def guesses_of(game: AnyGame) -> Guesses | None:
    """What a game brings; None if it brings nothing, or if this is another box."""
    file = package_of(game.name).resource("lab", "guesses.json")
    found = None if file is None else msgspec.json.decode(file.read_bytes(), type=Guesses)
    return found if found is not None and found.content == game.content_hash else None


def guess_sentences(game: AnyGame, say: Words) -> list[str]:
    """Every guess in a sentence or two."""
    found = guesses_of(game)
    return [] if found is None else [say(f"guess-{guess.id}", **guess.figures) for guess in found.guesses]
