"""Mini Miners as it is shown: every view draws within its screen, and no word tells what a seat may not know."""

import itertools
import random

import pytest

from pithead.game import CHANCE, Step
from pithead.mini_miners.rules import MiniMiners
from pithead.mini_miners.rules.events import Buy, Drew, Equip, Give, Looked, Pick
from pithead.mini_miners.rules.state import Draft, MiniMinersOptions, Over, Placing
from pithead.words import Words
from pithead.words.shell import shell_of, step_sentence
from pithead.words.spans import painted, width
from tests.properties.mini_miners.games import Table
from tests.properties.mini_miners.twins import twin
from tests.sizes import size

GAME = MiniMiners()
SHELL = shell_of(GAME, Words("en"))
NAMES = ["Ada", "Bob", "Cem", "Dora"]
FORMS = [
    (seats, MiniMinersOptions(simplified=simplified, open_draft=open_draft))
    for seats, simplified, open_draft in itertools.product(GAME.seats, (False, True), (False, True))
]


def random_game(seed, seats, options):
    """Each state with the step before it."""
    table = Table(random.Random(seed), seats, options, "tools" if seed % 2 else "any")
    yield table.state, None, table.state
    before = table.state
    while table.step():
        yield before, table.steps[-1], table.state
        before = table.state


ON_THE_MAP = ("place", "move", "remove", "sacrifice", "target")


def texts(lines):
    return painted(lines, lambda _, text: text)


def legal_texts(state, seat):
    return [GAME.write_event(event) for event in GAME.legal(state, seat)] if seat is not None else []


def events_of(lines):
    return {span.event for line in lines for span in line} - {""}


def everything_said(state, viewer, names):
    """All that a seat reads of a position, previews of its own choices included."""
    view = GAME.view(state, viewer)
    legal = legal_texts(state, viewer)
    said = [SHELL.title(view), *texts(SHELL.board(view, legal)), *texts(SHELL.players(view, names))]
    said += [*SHELL.describe(view, names), repr(SHELL.sheet(view, names)), *SHELL.help(view)]
    said += [repr(SHELL.labels(view, names)), repr(SHELL.account(view, names))]
    said += [repr(SHELL.natural(view, viewer))] if viewer is not None else []
    for event in GAME.legal(state, viewer) if viewer is not None else ():
        after = GAME.view(GAME.apply(state, viewer, event), viewer)
        said += [SHELL.choice(view, Step(viewer, event), names), SHELL.preview(view, after, viewer)]
    return said


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_every_view_draws_within_its_screen(seats, options):
    rng = random.Random("eyes")
    for _, _, state in itertools.islice(random_game(11, seats, options), 0, None, size("EVERY")):
        actors = GAME.to_act(state)
        viewer = rng.choice([*range(seats), None, *(actor for actor in actors if actor != CHANCE)])
        view = GAME.view(state, viewer)
        legal = legal_texts(state, viewer)
        for large, most in ((False, 10), (True, 20)):
            board = SHELL.board(view, legal, large)
            assert max(map(width, board)) <= 79
            assert len(board) <= most
            touching = {text for text in legal if text.split()[0] in ON_THE_MAP}
            assert touching <= events_of(board) <= set(legal)


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_every_step_is_told_to_everybody_and_every_choice_has_words(seats, options):
    rng = random.Random("ears")
    names = NAMES[:seats]
    for number, (before, step, after) in enumerate(random_game(12, seats, options)):
        viewer = rng.choice([*range(seats), None])
        if step is not None:
            said = step_sentence(SHELL, GAME.view(before, viewer), GAME.view(after, viewer), GAME.seen(step, viewer), names)
            assert said
            assert "?" not in said
            assert said[-1] in ".!"
        if number % (5 * size("EVERY")) == 0:
            assert all(isinstance(text, str) for text in everything_said(after, viewer, names))
    assert isinstance(after.phase, Over)


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_no_word_tells_what_is_not_theirs_to_know(seats, options):
    rng = random.Random("lips")
    names = NAMES[:seats]
    for number, (_, _, state) in enumerate(random_game(13, seats, options)):
        if number % (5 * size("EVERY")) == 0:
            viewer = rng.choice([*range(seats), None])
            other = twin(rng, GAME.box, state, viewer)
            assert everything_said(other, viewer, names) == everything_said(state, viewer, names)


def said(state, step, viewer, names=("Ada", "Bob")):
    after = GAME.apply(state, *step)
    return step_sentence(SHELL, GAME.view(state, viewer), GAME.view(after, viewer), GAME.seen(step, viewer), names)


def reached(kind, **wanted):
    """The first position of a random game with this phase."""
    return next(
        state
        for seed in range(50)
        for _, _, state in random_game(seed, 2, MiniMinersOptions())
        if isinstance(state.phase, kind) and all(getattr(state.phase, name) == value for name, value in wanted.items())
    )


def test_a_pick_is_named_to_nobody_but_the_picker():
    state = reached(Draft)
    dwarf = state.phase.hands[0][0]
    name = SHELL.words.dwarf(dwarf)
    assert name in said(state, Step(0, Pick(dwarf)), 0)
    assert name not in said(state, Step(0, Pick(dwarf)), 1)
    assert name not in said(state, Step(0, Pick(dwarf)), None)


@pytest.mark.parametrize(
    ("event", "secret"),
    [(Equip("helmet", "mole"), "helmet"), (Drew("helmet", 0), "helmet"), (Looked(("collapse", "nugget:2"), 0), "nugget")],
)
def test_a_secret_card_is_a_card_to_the_others(event, secret):
    view = GAME.view(reached(Placing), None)
    step = Step(0, event)
    assert secret in SHELL.log(view, GAME.seen(step, 0), NAMES)
    assert secret not in SHELL.log(view, GAME.seen(step, 1), NAMES)


def test_prices_follow_the_event():
    for seed in range(50):
        for _, _, state in random_game(seed, 2, MiniMinersOptions()):
            seat = GAME.to_act(state)[0] if GAME.to_act(state) else CHANCE
            buys = [event for event in GAME.legal(state, seat) if isinstance(event, Buy) and event.place]
            if buys and state.event == "clearance":
                assert "for 1 gold" in SHELL.choice(GAME.view(state, seat), Step(seat, buys[0]), NAMES)
                return
    raise AssertionError("no clearance")


def test_a_gift_is_told():
    state = reached(Placing)
    giver = 0 if state.treasuries[0] else 1
    assert "gives" in said(state, Step(giver, Give(1, 1 - giver)), None)


def test_help_offers_gifts_only_where_there_is_trade():
    free = GAME.view(GAME.start(2), 0)
    strict = GAME.view(GAME.start(2, MiniMinersOptions(trade=False)), 0)
    assert any("2 gold for …" in text for text in SHELL.help(free))
    assert not any("2 gold for …" in text for text in SHELL.help(strict))


@pytest.mark.rule("MM-5.1")
@pytest.mark.rule("MM-11.3")
def test_the_drawing_is_told_who_is_called_next():
    """In the order of the rules, which upside down is the other way round: the first of the list is always the one who is called."""
    upside_down = 0
    for seed in range(12):
        for _, _, state in random_game(seed, 3, MiniMinersOptions()):
            if not isinstance(state.phase, Placing):
                continue
            waiting = SHELL.labels(GAME.view(state, None), NAMES[:3])["order:waiting"].split()
            numbers = [GAME.box.initiative[name] for name in waiting]
            assert waiting[0] == state.phase.dwarf
            assert numbers == sorted(numbers, reverse=state.event == "upside-down")
            upside_down += state.event == "upside-down"
    assert upside_down
