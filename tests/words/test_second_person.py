"""Whoever practises is called “You”, and is spoken to in sentences of their own: “your Sleuth”, never “Sleuth of You”."""

import random

import pytest

from pithead.game import CHANCE, Step
from pithead.games import load_game
from pithead.words import LANGUAGES, SECOND_PERSON, Words, _said
from pithead.words.shell import practice_names, shell_of, step_sentence

NOMINATIVE = {"dice-spoken-player", "dice-label-hero"}
"""Sentences that name a player and say nothing of him with a verb or a preposition."""


@pytest.fixture
def third_person(monkeypatch):
    """The ids of all sentences that are said of the reader as if of somebody else."""
    found, formatted = set(), Words._formatted

    def watched(self, id, arguments):
        said = any(arguments.get(each) == self.plain("learn-you") and f"${each} }}" in self.plain(id) for each in SECOND_PERSON)
        if said and self._addressed(id, arguments) == id:
            found.add(id)
        return formatted(self, id, arguments)

    monkeypatch.setattr(Words, "_formatted", watched)
    _said.cache_clear()
    yield found
    _said.cache_clear()


def sentences(game, say, seed):
    """All that is told of a random game, seen from both seats."""
    rules, rng = load_game(game), random.Random(seed)
    shell, names, state = shell_of(rules, say), practice_names(say, 2), rules.start(2)
    while actors := rules.to_act(state):
        seat, view = actors[0], rules.view(state, 0)
        yield from shell.labels(view, names).values()
        yield from shell.describe(view, names)
        choices = [] if seat == CHANCE else rules.legal(state, seat)
        yield from (shell.choice(rules.view(state, seat), Step(seat, each), names) for each in choices)
        step = Step(seat, rng.choice(choices) if choices else rules.sample(state, lambda _: rng.randrange))
        after = rules.apply(state, step.seat, step.event)
        seen = rules.seen(step, 0)
        if seen is not None:
            yield step_sentence(shell, view, rules.view(after, 0), seen, names)
        state = after
    yield from shell.labels(rules.view(state, 0), names).values()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_a_whole_game_speaks_to_its_reader(game, language, third_person):
    assert sum(map(bool, sentences(game, Words(language), seed=3))) > 1000
    assert third_person <= NOMINATIVE


@pytest.mark.parametrize(
    ("language", "own", "rivals"),
    [
        ("en", "your Sleuth stands there", "Sleuth of Rival stands there"),
        ("de", "dort steht Schnüffler, dein Zwerg", "dort steht Schnüffler von Rivale"),
    ],
)
def test_a_dwarf_of_ones_own_is_yours(language, own, rivals):
    say = Words(language)
    you, rival = practice_names(say, 2)
    dwarf = say("mine-dwarf-sleuth")
    assert say("mine-label-stands", dwarf=dwarf, name=you) == own.replace("Schnüffler", dwarf)
    assert say("mine-label-stands", dwarf=dwarf, name=rival) == rivals.replace("Schnüffler", dwarf)


def test_winner_is_you():
    assert Words("en")("play-won-short", names="You", count=1) == "You win"
    assert Words("en").of("mini-miners", "play-won", names="You", count=1, points=7) == "You win with 7 gold!"
    assert Words("fi")("mine-log-give", name="Vastustaja", other="Sinä", gold=2) == "Vastustaja antaa sinulle 2 hippua."
