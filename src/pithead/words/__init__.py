"""Words: every sentence that a person reads comes from a Fluent catalogue, by its id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from pithead.game import Refusal
from pithead.games import game_names, package_of

if TYPE_CHECKING:
    from pithead.words.bundle import Bundle

LANGUAGES: Final = ("en", "de", "it", "fi", "fr")
MAX_CHARACTERS: Final = 800
NUMBERS: Final = (int, float)
SECOND_PERSON: Final = {"name": "-you", "names": "-you", "other": "-to-you"}
"""What the id of a sentence ends with that speaks to its reader, by the argument in which the reader is named."""


class Words:
    """The catalogues of one language. The first part of an id names its file: `play-turn` is in `play.ftl`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, id: str, **arguments: object) -> str:
        """The sentence of an id, with its arguments filled in."""
        if not arguments:
            bare_texts = _bare_texts(self.language)  # a shell may change its language
            known = bare_texts.get(id)
            if known is None:
                known = bare_texts[id] = self._whole(id, arguments)
            return known
        try:
            return _said(self.language, id, **arguments)
        except TypeError:  # something in it can't be remembered
            return self._whole(id, arguments)

    def _whole(self, id: str, arguments: Mapping[str, object]) -> str:
        text, problems = self._formatted(id, arguments)
        assert not problems, (id, problems)
        return text

    def find(self, id: str, **arguments: object) -> str:
        """The sentence of an id, or nothing if nobody wrote one."""
        return self(id, **arguments) if id in _plain(self.language, id.partition("-")[0]) else ""

    def own(self, game: str, id: str, **arguments: object) -> str:
        """What a game says in the place of an id, in English if it has no other words; nothing if it says nothing.

        Dice Miner's `play-won` is `play-dice-miner-won` in its own catalogues. Nowhere else is an id made from the name of a game.
        """
        area, _, rest = id.partition("-")
        mine = f"{area}-{game}-{rest}"
        return self.find(mine, **arguments) or (Words(LANGUAGES[0]).find(mine, **arguments) if self.language != LANGUAGES[0] else "")

    def of(self, game: str, id: str, **arguments: object) -> str:
        """What a game says in the place of an id; what is said for all games if it says nothing."""
        return self.own(game, id, **arguments) or self(id, **arguments)

    def plain(self, id: str) -> str:
        """A sentence without arguments, read without the Fluent library: it takes longer to import than a help page to print."""
        area = id.partition("-")[0]
        return _shared(self.language, area).get(id) or _plain(self.language, area)[id]

    def ids(self, area: str) -> list[str]:
        """The ids of an area, in the order of its file."""
        return list(_plain(self.language, area))

    def refusal(self, refusal: Refusal) -> str:
        """What was refused and why, in one sentence that ends with the number of the rule, if there is one."""
        details = {name: self.refusal(value) if isinstance(value, Refusal) else value for name, value in refusal.details.items()}
        sentence = self._worded(refusal.reason, details) or self._bare(refusal.reason, details)
        rule = "" if not refusal.rule or any(isinstance(value, Refusal) for value in refusal.details.values()) else f" ({refusal.rule})"
        return f"{sentence}{rule}"

    def _worded(self, reason: str, details: Mapping[str, object]) -> str:
        """The sentence of a reason; nothing if there is none, or if it speaks of other details, as that of another game may."""
        if f"error-{reason}" not in _plain(self.language, "error"):
            return ""
        text, problems = self._formatted(f"error-{reason}", details)
        return "" if problems else text

    def _formatted(self, id: str, arguments: Mapping[str, object]) -> tuple[str, tuple[Exception, ...]]:
        filled = {name: _argument(value) for name, value in arguments.items()}
        return _bundle(self.language, id.partition("-")[0]).format(self._addressed(id, arguments), filled)

    def _addressed(self, id: str, arguments: Mapping[str, object]) -> str:
        """The id of the same sentence in the second person, where the reader is called “You” and it has one."""
        known = _plain(self.language, id.partition("-")[0])
        for argument, ending in SECOND_PERSON.items():
            if f"{id}{ending}" in known and arguments.get(argument) == self.plain("learn-you"):
                return f"{id}{ending}"
        return id

    def _bare(self, reason: str, details: Mapping[str, object]) -> str:
        """A refusal of a game that has no words for it."""
        facts = ", ".join(f"{name} {value}" for name, value in details.items())
        return self("generic-refusal", reason=reason.replace("-", " ") + (f" ({facts})" if facts else ""))


def readable(name: str) -> str:
    """A name in code as people read it: `to_choose` and `to-choose` are “To choose”."""
    text = name.replace("_", " ").replace("-", " ").strip()
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=1 << 16, typed=True)
def _said(language: str, id: str, /, **arguments: object) -> str:
    """A sentence by its arguments as they are: a table is told again and again, and little of it changes."""
    return Words(language)._whole(id, arguments)


def _argument(value: object) -> object:
    """Numbers stay numbers; a text is cut where no sentence could hold it (Fluent refuses more than 1000 characters)."""
    if isinstance(value, NUMBERS) and not isinstance(value, bool):
        return value
    text = str(value)
    return text if len(text) <= MAX_CHARACTERS else text[:MAX_CHARACTERS] + "…"


@cache
def _bare_texts(language: str) -> dict[str, str]:
    """The sentences without arguments that were asked for, by their ids."""
    return {}


@cache
def _shared(language: str, area: str) -> dict[str, str]:
    """The messages of our own catalogue; no game is looked for."""
    file = files(__package__).joinpath(language, f"{area}.ftl")
    return _messages(file.read_text("utf-8")) if file.is_file() else {}


@cache
def _plain(language: str, area: str) -> dict[str, str]:
    return _messages(_source(language, area))


def _messages(source: str) -> dict[str, str]:
    """The messages of a catalogue as they are written, each on one line."""
    messages: dict[str, str] = {}
    id = ""
    for line in source.splitlines():
        if line[:1].isalpha():
            id, _, text = line.partition(" = ")
            messages[id] = text
        elif line[:1] == " ":
            messages[id] += " " + line.strip()
    return messages


@cache
def _source(language: str, area: str) -> str:
    """The catalogue of an area: ours, and what each game adds to it."""
    shared = files(__package__).joinpath(language, f"{area}.ftl")
    games = (package_of(name).resource("words", f"{language}/{area}.ftl") for name in game_names())
    return "\n".join(file.read_text("utf-8") for file in (shared, *games) if file is not None and file.is_file())


@cache
def _bundle(language: str, area: str) -> Bundle:
    from pithead.words.bundle import Bundle  # noqa: PLC0415 - Fluent is slow to import, and often not needed

    return Bundle(language, f"{_source(language, 'terms')}\n{_source(language, area)}")
