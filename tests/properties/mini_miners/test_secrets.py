"""No seat and no spectator can tell two positions apart that differ only in what they may not know (MM-10.2)."""

from random import Random

import msgspec
import pytest

from pithead.game import CHANCE, IllegalEvent, Step
from pithead.mini_miners.rules import MiniMiners, targets
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.game import QUESTIONS
from pithead.mini_miners.rules.phases import dig
from pithead.mini_miners.rules.table import has
from tests.properties.mini_miners.games import FORMS, GAME, Table, everything_sayable
from tests.properties.mini_miners.twins import applied, reveals, same_step, twin

pytestmark = pytest.mark.rule("MM-10.2")
PAIRS = 1500
"""So many pairs of positions for each form of the game, every pair of them different."""

SAYABLE = [*everything_sayable(4), *(e.Give(gold, to) for gold in (0, 1, 9) for to in range(5))]
FITTING = {phase: [event for event in SAYABLE if type(event) in question.answers] for phase, question in QUESTIONS.items()}
ATTEMPTS = 12

encode = msgspec.json.encode


def pairs(number, seats, options, rng):
    """Endless different pairs of twins out of random games: a position, its twin, whose eyes, and the step that follows."""
    while True:
        number += 100
        table = Table(Random(f"secrets {number}"), seats, options, "tools" if number // 100 % 4 else "any")
        states = table.play()
        for state, step in zip(states, table.steps):
            for viewer in (*range(seats), None):
                if rng.random() < 0.3:
                    other = twin(rng, GAME.box, state, viewer)
                    if other != state:
                        yield state, other, viewer, step


def compare(game, state, other, viewer, step, rng):
    """Everything that a viewer can find out is the same in both positions, now and after the next step."""
    look_the_same(game, state, other, viewer)
    if viewer is not None:
        assert game.legal(other, viewer) == game.legal(state, viewer)
        assert game.extras(other, viewer) == game.extras(state, viewer)
        acting = viewer in game.to_act(state)
        fitting = FITTING[type(state.phase)]
        attempts = rng.sample(fitting, min(ATTEMPTS, len(fitting))) if acting else []
        for event in (*attempts, rng.choice(SAYABLE), rng.choice(SAYABLE)):
            compare_steps(game, state, other, viewer, Step(viewer, event), Step(viewer, event))
    again = same_step(rng, game, other, viewer, step)
    if again is not None:
        assert encode(game.seen(again, viewer)) == encode(game.seen(step, viewer))
        compare_steps(game, state, other, viewer, step, again)


def look_the_same(game, state, other, viewer):
    """The views are the same to the byte, and so is what is public anyway."""
    assert encode(game.view(other, viewer)) == encode(game.view(state, viewer))
    assert game.to_act(other) == game.to_act(state)
    assert game.standing(other) == game.standing(state)


def compare_steps(game, state, other, viewer, step, again):
    """Both positions take a step or refuse it with the same words; others may lack the tool that they would show."""
    before, after = applied(game, state, step), applied(game, other, again)
    if isinstance(before, tuple) or isinstance(after, tuple):
        assert before == after or step.seat != viewer
    elif not reveals(state, before, step, viewer):
        look_the_same(game, before, after, viewer)


def search(game, number, seats, options, count):
    """So many pairs are compared; raises AssertionError at the first that a viewer can tell apart."""
    rng = Random(number)
    seen = set()
    for done, (state, other, viewer, step) in enumerate(pairs(number, seats, options, rng)):
        if done == count:
            return done, seen
        compare(game, state, other, viewer, step, rng)
        seen.add(type(state.phase))
    return None


@pytest.mark.parametrize("number", range(len(FORMS)))
def test_nobody_can_tell_twins_apart(number):
    seats, options = FORMS[number]
    done, phases = search(GAME, number, seats, options, PAIRS)
    assert done == PAIRS
    draft = {s.Levy} if options.open_draft else {s.Draft, s.Discarding}
    assert phases >= {s.Market, s.Stocking, s.Fetching, s.Placing, s.Escaping, s.Announcing} | (draft - {s.Levy})


def test_there_are_twenty_thousand_pairs_over_all_seats_and_options():
    assert len(FORMS) * PAIRS >= 20_000
    assert {seats for seats, _ in FORMS} == {2, 3, 4}


def test_a_twin_is_a_position_that_could_be():
    rng = Random(5)
    for count, (_, other, _, _) in enumerate(pairs(5, 3, s.MiniMinersOptions(), rng)):
        assert GAME.read_position(GAME.write_position(other)) == other
        if count == 300:
            break


def test_twins_differ_in_every_secret():
    differ = set()
    rng = Random(6)
    for count, (state, other, _, _) in enumerate(pairs(6, 3, s.MiniMinersOptions(), rng)):
        differ |= {field for field in ("phase", "crew", "stores", "pile", "decks") if getattr(state, field) != getattr(other, field)}
        differ |= {type(state.phase)} if state.phase != other.phase else set()
        if count == 3000:
            break
    assert differ >= {"phase", "crew", "stores", "pile", "decks", s.Draft, s.Discarding, s.Looking}


# Planted leaks: each of them is found


class ShowsStores(MiniMiners):
    """Everybody sees the stores."""

    def view(self, state, seat):
        return msgspec.structs.replace(super().view(state, seat), stores=state.stores)


class ShowsTools(MiniMiners):
    """A spectator sees the face-down tools of seat 1."""

    def view(self, state, seat):
        return super().view(state, 1 if seat is None else seat)


class ShowsPicks(MiniMiners):
    """Everybody sees the hands of the draft."""

    def view(self, state, seat):
        seen = super().view(state, seat)
        return msgspec.structs.replace(seen, phase=state.phase) if isinstance(state.phase, s.Draft) else seen


class ShowsSights(MiniMiners):
    """Everybody sees what was put back with a magnifier."""

    def view(self, state, seat):
        seen = super().view(state, seat)
        decks = {name: msgspec.structs.replace(seen.decks[name], top=deck.top) for name, deck in zip(seen.decks, state.decks)}
        return msgspec.structs.replace(seen, decks=decks)


class SparesStars(MiniMiners):
    """Whoever carries a star is not offered as a target."""

    def legal(self, state, seat):
        starred = {dwarf.name for dwarf in state.crew if "star" in dwarf.hidden}
        return tuple(event for event in super().legal(state, seat) if not isinstance(event, e.Target) or event.dwarf not in starred)


class NamesThePile(MiniMiners):
    """A refusal says what lies in the pile."""

    def apply(self, state, seat, event):
        try:
            return super().apply(state, seat, event)
        except IllegalEvent as refusal:
            raise IllegalEvent(refusal.rule, refusal.reason, **refusal.details, pile=state.pile) from None


class TellsDraws(MiniMiners):
    """Everybody is told which tool was drawn."""

    def seen(self, step, seat):
        return step if isinstance(step.event, e.Drew) else super().seen(step, seat)


class TellsEquipment(MiniMiners):
    """Everybody is told which tool was equipped, and no twin can do the same."""

    def view(self, state, seat):
        view = super().view(state, seat)
        return msgspec.structs.replace(view, lurking="".join(tool[0] for dwarf in state.crew for tool in dwarf.hidden))


LEAKS = [ShowsStores, ShowsTools, ShowsPicks, ShowsSights, SparesStars, NamesThePile, TellsDraws, TellsEquipment]


@pytest.mark.parametrize("leaky", LEAKS, ids=lambda leaky: leaky.__name__)
def test_a_game_that_tells_would_be_noticed(leaky):
    with pytest.raises(AssertionError):
        search(leaky(), 7, 3, s.MiniMinersOptions(), 5000)


def test_a_star_that_is_asked_for_only_where_it_is_would_be_noticed(monkeypatch):
    monkeypatch.setattr(
        targets, "_may_answer", lambda box, state, attacker, dwarf: attacker.owner != dwarf.owner and has(box, state, dwarf, "star")
    )
    with pytest.raises(AssertionError):
        search(GAME, 8, 3, s.MiniMinersOptions(), 5000)


def test_a_cart_that_is_asked_for_only_where_it_is_would_be_noticed(monkeypatch):
    monkeypatch.setattr(
        dig, "may_announce", lambda box, state, dwarf: has(box, state, dwarf, "cart") or has(box, state, dwarf, "magnifier")
    )
    with pytest.raises(AssertionError):
        search(GAME, 8, 3, s.MiniMinersOptions(), 5000)


def test_chance_shows_the_viewer_of_a_draw_what_it_drew():
    step = Step(CHANCE, e.Drew("star", 1))
    assert GAME.seen(step, 1) == step
