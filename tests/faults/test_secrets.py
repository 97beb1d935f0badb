"""T16: nobody receives a byte that depends on what they may not know.

Two tables that differ only in what one seat hides must look the same, byte for byte, to everybody else: the picture, the
choices with their previews, the news, refusals, why something can't be chosen, and the answer to a late command.
"""

import random
from itertools import chain, count, islice

import msgspec
import pytest

from pithead.game import CHANCE, Refusal, Step
from pithead.games import game_names, load_game
from pithead.match.commands import Act, TableSpec, decide, open_table, sit
from pithead.match.entries import SeatPlan
from pithead.match.shown import Choice, shown
from pithead.match.table import replace, set_up, stepped
from pithead.match.undo import closes
from pithead.server.messages import Previewed, Stale, WhyNot, encode, refused
from pithead.server.narration import Narrator, foreseen, transitions_to
from pithead.server.tables import LiveTable, Viewer, changed, update
from tests.faults.figures import figure
from tests.match.tables import play_on, seated
from tests.properties.mini_miners.games import FORMS
from tests.properties.mini_miners.games import GAME as MINE
from tests.properties.mini_miners.games import Table as Mine
from tests.properties.mini_miners.twins import twin
from tests.sizes import size

PAIRS = size("PAIRS")
PARTS = max(1, PAIRS // 10_000)
"""The pairs of a game are looked at in so many parts, side by side where there are many."""


def everything(before, table, line, seat, words=True):
    """All that a seat (or None, a spectator) can be sent about a table after a line, with words and without."""
    live = LiveTable(before, 0.0)
    page = Viewer(seat, lang="en", changes=True)
    looks = (Viewer(seat, previews=True), Viewer(seat), *([Viewer(seat, previews=True, lang="en"), page] if words else []))
    for eyes in looks:
        live.picture(eyes)
    live.advance_to(table, 0.0)
    happened = transitions_to(table, before, line)
    parts = [encode(make(live, table.version - 1, [line], happened, eyes)) for eyes in looks for make in (update, changed)]
    parts.append(encode(Stale("k", table=shown(table, seat))))
    for text in ("take a1", "done", "cache tool:beer", "nonsense") if seat is not None else ():
        try:
            decide(table, seat, Act(text))
        except Refusal as refusal:
            parts.append(encode(refused("k", refusal)))
    if words:
        parts += why_nots(table, seat)
        parts += previews(table, seat)
    return b"\n".join(parts)


def why_nots(table, seat):
    """The answers about everything that lies there for this seat, askable or not."""
    narrator = Narrator(table, seat, "en")
    marks = narrator.narration(narrator.shown()).labels
    return [encode(WhyNot(mark, *narrator.why_not(mark))) for mark in marks]


def previews(table, seat):
    """The answers to a page that points at each of its choices in turn, and at what is none."""
    answers = []
    for choice in (*shown(table, seat, previews=False).choices, Choice("done"), Choice("nonsense")):
        try:
            answers.append(encode(Previewed("k", table.version, foreseen(table, seat, choice.event, "en"))))
        except Refusal as refusal:
            answers.append(encode(refused("k", refusal)))
    return answers


def hidden_pairs(game, rng):
    """Tables with two futures that differ only in a face-down decision of one seat, and somebody who may not see it."""
    while True:
        table = begin(game, rng.choice(game.seats[1:]))
        while table.actors:
            seat = rng.choice(table.actors)
            legal = game.legal(table.state, seat)
            for eyes in {*range(len(table.chairs)), None} - {seat}:
                one, other = rng.choice(legal), rng.choice(legal)
                if one != other and game.seen(Step(seat, one), eyes) == game.seen(Step(seat, other), eyes):
                    yield table, seat, eyes, one, other
            _, table = decide(table, seat, Act(game.write_event(rng.choice(legal))))


def begin(game, seats):
    """A game for so many."""
    places = (SeatPlan("open"),) * seats
    _, table = open_table(TableSpec(game, game.options_type(), places, "t" * 16, "h", bytes(range(32))))
    for seat in range(seats):
        _, table = sit(table, seat, f"w{seat}", f"P{seat}", "00" * 16, "", 0)
    return table


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", game_names())
def test_what_is_face_down_changes_no_byte_for_anybody_else(name, part):
    game = load_game(name)
    pairs = 0
    for table, seat, eyes, *events in hidden_pairs(game, random.Random(f"16 {part}")):
        (line_a, a), (line_b, b) = (decide(table, seat, Act(game.write_event(event))) for event in events)
        if len(line_a.items) > 1 or len(line_b.items) > 1 or closes(game, table.state, seat, a.state):
            continue
        words = pairs % 5 == 0
        assert everything(table, a, line_a, eyes, words) == everything(table, b, line_b, eyes, words)
        assert everything(table, a, line_a, seat, words) != everything(table, b, line_b, seat, words)
        pairs += 1
        if pairs >= PAIRS // 2 // PARTS:
            break
    figure("T16", f"bytes of difference in {pairs} pairs of {name}", 0, "0")


def twins(seats, options, number):
    """A table in the middle of a game of Mini Miners, another that differs in what somebody may not know, and whose eyes."""
    rng = random.Random(number)
    mine = Mine(random.Random(f"twins {number}"), seats, options, "tools")
    states = mine.play()
    header = begin(MINE, seats).header
    table = set_up(MINE, replace(header, options=msgspec.to_builtins(options)), bytes(32))
    for state, step in zip(states, mine.steps):
        table = replace(table, state=state)
        for seat in MINE.to_act(state):
            if seat != CHANCE and rng.random() < 0.2:
                other = twin(rng, MINE.box, state, seat)
                if other != state:
                    yield table, replace(table, state=other), seat
        table = stepped(table, step)


@pytest.mark.parametrize("number", range(len(FORMS)))
def test_no_preview_tells_what_its_seat_may_not_know(number):
    """Not what others chose at the same time, not what lies in the pile, not the tools of a dwarf that would go."""
    seats, options = FORMS[number]
    pairs = looked = 0
    endless = chain.from_iterable(twins(seats, options, 1000 * number + round) for round in count())
    for table, other, seat in islice(endless, max(12, PAIRS // 50)):
        mine, theirs = shown(table, seat), shown(other, seat)
        assert encode(mine) == encode(theirs)
        one, two = (LiveTable(each, 0.0).picture(Viewer(seat, previews=True, lang="en")) for each in (table, other))
        assert one == two
        assert why_nots(table, seat) == why_nots(other, seat)
        assert previews(table, seat) == previews(other, seat)
        pairs += 1
        looked += sum(choice.board is not None for choice in mine.choices)
    assert looked > pairs
    figure("T16", f"previews that differ, of {looked} in {pairs} pairs of positions for {seats}", 0, "0")


def test_the_secret_of_the_dice_and_of_the_salt_changes_no_byte():
    """The same steps under another secret: only the commitment may differ, and it is public."""
    rng = random.Random(17)
    lines, table = seated()
    for _ in range(40):
        before, table = table, play_on(table, lines, rng, steps=1)
        opened = replace(table.opened, secret="ff" * 32, host="another")
        chairs = tuple(replace(chair, nonce="ee" * 16, who=chair.who) for chair in table.chairs)
        twin = replace(table, opened=opened, chairs=chairs)
        for eyes in (0, 1, None):
            assert everything(before, table, lines[-1], eyes) == everything(before, twin, lines[-1], eyes)


class Leaky(msgspec.Struct, frozen=True):
    """A positive control: a game whose `seen` forgets to hide."""

    inner: object

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def seen(self, step: Step, seat):
        return step


def test_a_leak_would_be_noticed():
    game = load_game("dice-miner")
    table, seat, eyes, *events = next(hidden_pairs(game, random.Random(18)))
    leaky = replace(table, game=Leaky(game))
    (line_a, a), (line_b, b) = (decide(leaky, seat, Act(game.write_event(event))) for event in events)
    noticed = everything(leaky, a, line_a, eyes) != everything(leaky, b, line_b, eyes)
    assert figure("T16", "a game that forgets to hide", "noticed" if noticed else "not noticed", "noticed", noticed, control=True)
