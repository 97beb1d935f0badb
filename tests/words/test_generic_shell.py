"""A game without words is shown all the same: in every language, at every step, and what it refuses is a sentence."""

import random

import msgspec
import pytest

from pithead.base import GameBase
from pithead.fair import loose
from pithead.game import CHANCE, IllegalEvent, Standing, Step
from pithead.words import LANGUAGES, Words
from pithead.words.rulebook import rulebook
from pithead.words.shell import shell_of, step_sentence, won
from pithead.words.spans import painted, width
from tests.strangers import Pebbles, install

NAMES = ("Ada", "Bob", "Cem")


@pytest.fixture
def game(monkeypatch):
    stranger = Pebbles()
    install(monkeypatch, stranger)
    return stranger


def walked(game, seats, seed):
    """A random game, as states with the step before them."""
    rng = random.Random(seed)
    state, step, before = game.start(seats), None, None
    yield before, step, state
    while actors := game.to_act(state):
        seat = actors[0]
        event = game.sample(state, loose(rng)) if seat == CHANCE else rng.choice(game.legal(state, seat))
        before, step, state = state, Step(seat, event), game.apply(state, seat, event)
        yield before, step, state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_step_and_every_position_can_be_shown(game, language, seats):
    shell = shell_of(game, Words(language))
    for before, step, state in walked(game, seats, language):
        assert shell.title(state) == "Pebbles"
        assert f"Pebbles: {state.pebbles}." in shell.describe(state, NAMES)
        assert len(shell.players(state, NAMES[:seats])) == seats
        assert [account.total for account in shell.account(state, NAMES[:seats])] == [0] * seats
        assert shell.labels(state, NAMES)["name:pebbles"] == "Pebbles"
        assert shell.ask(state, 0)
        if step is not None:
            assert game.write_event(step.event) in step_sentence(shell, before, state, step, NAMES)


def test_choices_are_their_notation_and_what_they_change(game):
    shell = shell_of(game, Words("en"))
    state = game.apply(game.start(2), CHANCE, game.read_event("heap 7"))
    assert shell.example == "take 1"
    assert shell.in_words(state, Step(0, 2), NAMES) == "take 2"
    assert shell.preview(state, game.apply(state, 0, 2), 0) == "Pebbles: 5, Turn: 1"
    assert painted(shell.board(state, ()), lambda _, text: text) == ["Pebbles: 7", "Turn: 0"]


def test_a_game_without_words_has_no_rulebook(game):
    assert rulebook("pebbles", Words("en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_without_a_sentence_names_its_reason_and_its_rule(game, language):
    with pytest.raises(IllegalEvent) as refused:
        game.apply(game.start(2), 0, 1)
    sentence = Words(language).refusal(refused.value)
    assert "not from this heap (seat 0, turn -1)" in sentence
    assert sentence.endswith("(P-2)")


def test_a_reason_that_another_game_has_words_for_is_no_trap(game):
    assert Words("en").refusal(IllegalEvent("P-3", "too-poor")) == "That can\u2019t be done: too poor. (P-3)"
    assert "costs 2" in Words("en").refusal(IllegalEvent("MM-4.2", "too-poor", price=2, gold=1))


def test_a_winner_without_points_is_not_told_any(game):
    assert won("pebbles", Standing((0, 0), (1,)), NAMES, Words("en")) == "Bob wins."
    assert won("pebbles", Standing((3, 4), (1,)), NAMES, Words("en")) == "Bob wins with 4 points!"
    assert won("mini-miners", Standing((3, 4), (1,)), NAMES, Words("en")) == "Bob wins with 4 gold!"


class Card(msgspec.Struct, frozen=True):
    name: str
    cost: int


class Deep(msgspec.Struct, frozen=True):
    """A view with everything that JSON has, and points among it."""

    standing: Standing
    grid: tuple[tuple[str, ...], ...]
    market: tuple[Card, ...]
    hands: dict[str, tuple[str, ...]]
    open_draft: bool
    nothing: None
    long: tuple[int, ...]


class Sheltered(GameBase):
    """Shows something else than its state."""

    name = "pebbles"
    seats = range(2, 3)
    state_type = Card


def test_a_view_of_any_shape_fits_on_the_screen(monkeypatch):
    game = Sheltered()
    install(monkeypatch, game)
    shell = shell_of(game, Words("en"))
    view = Deep(
        Standing((4, 1)), (("a", "b"), ("?", "d")), (Card("rope", 2), Card("lamp", 1)), {"Ada": ("x",), "Bob": ()}, True, None, (7,) * 99
    )
    board = painted(shell.board(view, ()), lambda _, text: text)
    assert board[:8] == [
        "Grid: a  b",
        "      ?  d",
        "Market: Name rope, Cost 2",
        "        Name lamp, Cost 1",
        "Hands: Ada x",
        "       Bob -",
        "Open draft: ✓",
        "Nothing: -",
    ]
    assert max(map(width, shell.board(view, ()))) <= 79
    assert painted(shell.players(view, NAMES), lambda _, text: text) == ["Ada  4 points", "Bob  1 point"]
    assert shell.labels(view, NAMES)["name:open_draft"] == "Open draft"
    better = msgspec.structs.replace(view, standing=Standing((6, 1)))
    assert shell.preview(view, better, 0) == "6 points"
