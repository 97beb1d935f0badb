"""Who has the last update gets only what is new, and knows as much as who gets everything."""

import random
from itertools import islice

import msgspec
import pytest

from pithead.game import CHANCE, Step
from pithead.games import game_names, load_game
from pithead.match.commands import Act, decide
from pithead.match.shown import Choice
from pithead.server.messages import encode
from pithead.server.narration import Narrator, foreseen, transitions, transitions_to
from pithead.server.outbox import Outbox
from pithead.server.tables import LiveTable, TableRegistry, Viewer, changed, update
from pithead.words.shell import label_changes
from tests.faults.test_secrets import begin
from tests.match.tables import seated
from tests.server.test_narration import eyes_at, games


def after_change(known, change):
    """What a client makes of an update and a change of it."""
    table = {name: value for name, value in known["table"].items() if name not in change.get("gone", ())} | change["table"]
    seen = {name: value for name, value in (table.get("view") or {}).items() if name not in change.get("gone_view", ())}
    table["view"] = seen | change.get("view", {})
    told = known.get("told")
    if told is not None:
        labels = {mark: text for mark, text in told["labels"].items() if mark not in change.get("gone_labels", ())}
        told = told | change["told"] | {"labels": labels | change.get("labels", {})}
        told["sheet"] = [change.get("sheets", {}).get(str(seat), sheet) for seat, sheet in enumerate(told["sheet"])]
    words = {} if told is None else {"told": told}
    return {"is": "update", "since": change["since"], "news": change["news"], "table": table, **words}


def sent(message):
    return msgspec.json.decode(encode(message))


@pytest.mark.parametrize(("lang", "seats", "previews"), [("", 2, True), ("de", 2, True), ("en", 3, False)])
@pytest.mark.parametrize("name", game_names())
def test_an_update_and_its_changes_are_the_whole_table_for_everybody(name, lang, seats, previews):
    game, rng = load_game(name), random.Random(18)
    table = begin(game, seats)
    live = LiveTable(table, 0.0)
    viewers = [Viewer(seat, previews, lang, True) for seat in (*range(seats), None)]
    known = {viewer: sent(update(live, 0, [], [], viewer)) for viewer in viewers}
    small = whole = 0
    while table.actors:
        seat = rng.choice(table.actors)
        entry, after = decide(table, seat, Act(game.write_event(rng.choice(game.legal(table.state, seat)))))
        live.advance_to(after, 0.0)
        happened = transitions_to(after, table, entry)
        assert [each.item for each in happened] == [each.item for each in transitions(table, [entry])]
        for viewer in viewers:
            change = encode(changed(live, table.version, [entry], happened, viewer))
            everything = encode(update(live, table.version, [entry], happened, viewer))
            known[viewer] = after_change(known[viewer], msgspec.json.decode(change))
            assert known[viewer] == msgspec.json.decode(everything)
            small, whole = small + len(change), whole + len(everything)
        table = after
    assert small < (0.5 if lang else 0.75) * whole


@pytest.mark.parametrize("name", game_names())
def test_what_is_new_in_the_labels_is_found_without_making_all_of_them(name):
    for table in islice(games(name, range(3)), 120):
        seat = table.actors[0] if table.actors else None
        if seat is None:
            continue
        event = table.game.legal(table.state, seat)[-1]
        _, after = decide(table, seat, Act(table.game.write_event(event)))
        for eyes in eyes_at(table):
            narrator = Narrator(table, eyes, "fi")
            old, new = (table.game.view(each.state, eyes) for each in (table, after))
            found = narrator.shell.label_changes(old, new, narrator.names)
            assert found.new == label_changes(narrator.shell.labels(old, narrator.names), narrator.shell.labels(new, narrator.names)).new
            assert set(found.gone) == set(narrator.shell.labels(old, narrator.names)) - set(narrator.shell.labels(new, narrator.names))
            if eyes is not None:
                assert list(narrator.shell.pointable(old, eyes)) == list(narrator.shell.natural(old, eyes))


@pytest.mark.parametrize("name", game_names())
def test_choices_that_are_remembered_say_what_they_would_say_now(name):
    """What a choice is told by is all that its words and marks depend on; the same shell tells of many tables."""
    told = 0
    for table in islice(games(name, range(4)), 400):
        for seat in table.actors:
            if seat == CHANCE:
                continue
            narrator, view = Narrator(table, seat, "de"), table.game.view(table.state, seat)
            for event in (*table.game.legal(table.state, seat), *table.game.extras(table.state, seat)):
                step = Step(seat, event)
                words, marks = narrator.shell.in_words(view, step, narrator.names), narrator.shell.marks(view, step)
                assert narrator.phrase(view, event) == Choice(table.game.write_event(event), words, marks)
                told += narrator.shell.told_by(view, step) is not None
    assert told > 100


def test_what_was_foreseen_is_what_comes_of_it():
    """Who looks at a choice and takes it gets the same as who takes it at once, and so do all others."""
    rng, tried = random.Random(27), 0
    for table in islice(games("mini-miners", range(2)), 150):
        for seat in table.actors:
            if seat == CHANCE:
                continue
            viewers = [Viewer(each, False, "en", True) for each in range(len(table.chairs))]
            event = table.game.write_event(rng.choice(table.game.legal(table.state, seat)))
            messages = []
            for looks in (False, True):
                live = LiveTable(table, 0.0)
                pictures = {viewer: live.picture(viewer) for viewer in viewers}
                if looks:
                    foreseen(table, seat, event, "en", pictures[viewers[seat]].shown, live.narrator(viewers[seat]), live.ahead)
                entry, after = decide(table, seat, Act(event), 0, live.ahead)
                live.advance_to(after, 0.0)
                tried += live.foreseen is not None
                happened = transitions_to(after, table, entry)
                messages.append([encode(changed(live, table.version, [entry], happened, viewer)) for viewer in viewers])
            assert messages[0] == messages[1]
    assert tried > 20


def test_somebody_who_sits_down_is_named_anew_to_those_who_have_the_table():
    _, table = seated()
    live = LiveTable(table, 0.0)
    viewer = Viewer(0, lang="en", changes=True)
    known = sent(update(live, 0, [], [], viewer))
    chairs = (table.chairs[0], msgspec.structs.replace(table.chairs[1], name="Somebody else"))
    live.advance_to(msgspec.structs.replace(table, chairs=chairs, version=table.version + 1), 0.0)
    change = sent(changed(live, table.version, [], [], viewer))
    assert "Somebody else" in change["labels"]["seat:1"]
    assert after_change(known, change) == sent(update(live, table.version, [], [], viewer))


class Ear(Outbox):
    """A watcher that remembers what it is told."""

    def __init__(self, who, viewer):
        self.heard = []
        super().__init__(who, viewer, write_now=lambda message: self.heard.append(msgspec.json.decode(message)) is None)


def test_only_who_has_the_table_before_gets_what_is_new():
    _, table = seated()
    live = LiveTable(table, 0.0)
    registry = TableRegistry(None, lambda: 0.0, None)
    ears = {"w0": Ear("w0", Viewer(0, changes=True)), "w1": Ear("w1", Viewer(1)), "new": Ear("new", Viewer(0, changes=True))}
    live.watchers.update([ears["w0"], ears["w1"]])

    def play():
        seat = live.table.actors[0]
        event = live.table.game.write_event(live.table.game.legal(live.table.state, seat)[0])
        entry, after = decide(live.table, seat, Act(event))
        registry.advance(live, live.table, entry, after)

    play()
    live.watchers.add(ears["new"])  # with the same eyes as somebody who has the table already
    play()
    assert [each["is"] for each in ears["w0"].heard] == ["update", "change"]
    assert [each["is"] for each in ears["w1"].heard] == ["update", "update"]
    assert [each["is"] for each in ears["new"].heard] == ["update"]
    ears["w0"].viewer = Viewer(1, changes=True)  # sat down on another chair
    play()
    assert [each["is"] for each in ears["w0"].heard] == ["update", "change", "update"]
    assert ears["w0"].heard[-1]["table"]["you"] == 1
    play()
    assert [ears[name].heard[-1]["is"] for name in ears] == ["change", "update", "change"]


def test_who_gets_changes_asks_for_the_description_when_it_is_read():
    _, table = seated()
    live = LiveTable(table, 0.0)
    assert live.picture(Viewer(0, lang="en", changes=True)).narration.describe == ()
    assert live.picture(Viewer(0, lang="en")).narration.describe
