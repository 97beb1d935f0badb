"""What is typed at a table: choices in the words of any language and in notation, with what may have been meant."""

from random import Random

import pytest

from pithead.cli.session import PlayRequest, Session, open_session
from pithead.cli.typed import command_of, commands, notation
from pithead.cli.words import say
from pithead.game import IllegalEvent, Step, Unreadable
from pithead.games import game_names
from pithead.words import LANGUAGES, Words
from pithead.words.shell import shell_of


@pytest.fixture
def play(tmp_path, monkeypatch):
    """A game of two people at this keyboard in a language, on a public seed."""
    monkeypatch.chdir(tmp_path)

    def begin(game: str, language: str = "en", **wishes) -> Session:
        monkeypatch.setattr(say, "language", language)
        return open_session(PlayRequest(game, **{"seats": 2, "names": "Ada,Bob", "seed": "typed", **wishes}))

    return begin


def decisions(session: Session, seed: str):
    """Play at random, and stop before each decision."""
    rng = Random(seed)
    while not session.over:
        list(session.advance())
        if (seat := session.actor) is not None:
            session.sit(seat)
            yield seat
            session.match.act(seat, rng.choice(session.game.legal(session.match.state, seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_choice_of_a_game_can_be_typed_as_it_is_shown(play, game, language):
    session = play(game, language)
    other = LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
    for number, seat in enumerate(decisions(session, "labels")):
        for choice in session.choices(seat)[number % 4 :: 4]:
            for text in (choice.label, choice.label.upper(), choice.notation, choice.text):
                meant = session.read(seat, text)
                assert meant == choice.event or session.shell.label(session.view(), Step(seat, meant), session.names) == choice.label
            if choice.label == choice.notation:
                step = Step(seat, choice.event)
                assert choice.label == shell_of(session.game, Words("en")).label(session.view(), step, session.names)
        if number % 10 == 0:
            own, session.shell = session.shell, shell_of(session.game, Words(other))
            foreign = session.choices(seat)[0]
            session.shell = own
            session.read(seat, foreign.label)


@pytest.mark.parametrize("game", game_names())
def test_no_choice_shows_the_number_of_a_seat(play, game):
    session = play(game, **({"options": {"trade": True}} if game == "mini-miners" else {}))
    for seat in decisions(session, "seats"):
        state = session.match.state
        for event in [*session.game.legal(state, seat), *session.game.extras(state, seat)]:
            if hasattr(event, "to"):
                written = notation(session.game, session.shell, event, session.names)
                assert written.endswith(session.names[event.to])
                assert session.read(seat, written) == event


def test_a_typing_mistake_is_answered_with_what_was_meant(play):
    session = play("mini-miners", "de")
    seat = next(decisions(session, "near"))
    choice = session.choices(seat)[0]
    with pytest.raises(Unreadable) as refused:
        session.read(seat, choice.label[:-1] + "x")
    assert refused.value.reason == "choice-near"
    assert refused.value.details["near"] == choice.label
    assert "meintest du" in say.refusal(refused.value)


def test_words_that_fit_several_choices_are_refused_with_two_of_them(play):
    session = play("dice-miner")
    for seat in decisions(session, "unclear"):
        takes = [choice for choice in session.choices(seat) if choice.text.startswith("take")]
        if len({choice.label for choice in takes}) > 1:
            with pytest.raises(Unreadable) as refused:
                session.read(seat, "from")
            assert refused.value.reason == "choice-unclear"
            slot = takes[0].text.removeprefix("take ")
            assert session.read(seat, slot) == takes[0].event
            return
    raise AssertionError("it never came")


def test_notation_that_is_not_legal_keeps_its_rule(play):
    session = play("dice-miner")
    for seat in decisions(session, "buried"):
        if session.choices(seat)[0].text.startswith("take"):
            with pytest.raises(IllegalEvent) as refused:
                session.understood("take e3", seat, session.choices(seat))
            assert refused.value.rule == "DM-4.2"
            return


def test_every_command_has_a_word_in_every_language_and_no_word_means_two():
    ids = Words("en").ids("command")
    for language in LANGUAGES:
        for id in ids:
            assert command_of(Words(language)(id)) == id.removeprefix("command-")
    assert set(commands().values()) == {id.removeprefix("command-") for id in ids}
    assert command_of("ZURUECK") == ""
    assert command_of("Zuruck") == "undo"
