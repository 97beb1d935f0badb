"""The table in words: every thing has a name, every choice a mark, every refusal a reason, every point a row."""

import json
import random
import re
from functools import cache

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from pithead.fair import loose
from pithead.game import CHANCE, IllegalEvent, Refusal
from pithead.games import game_names, load_game
from pithead.match.commands import Act, TableSpec, decide, open_table, sit
from pithead.match.entries import SeatPlan
from pithead.match.shown import Choice, shown
from pithead.match.table import replace
from pithead.server.narration import Narrator, Reason, foreseen, transitions, words
from pithead.server.tables import LiveTable, Viewer, update
from pithead.words import LANGUAGES
from tests.properties.mini_miners.twins import twin
from tests.server.live import hear, play_out, seated
from tests.sizes import size
from tests.waiting import HANG_S

END_STATES = size("ENDS")
NARRATED = size("NARRATED")

FORMS = {
    "dice-miner": [(1, {"solo": "daily"}), (2, {}), (2, {"solo": "dragon"}), (3, {"random-heroes": True}), (4, {})],
    "mini-miners": [(2, {}), (2, {"simplified": True}), (3, {"open-draft": True}), (4, {"long": True})],
}
DRAWN = {
    "dice-miner": ("slot", "die", "hero", "seat"),
    "mini-miners": ("space", "dwarf", "market", "pile", "discards", "tool", "deck", "card", "tavern", "seat"),
}


def begun(name, seats, options, seed):
    """A table where everybody sits, with dice of their own."""
    game = load_game(name)
    chosen = msgspec.convert(options, game.options_type)
    secret = random.Random(f"{name} {seed}").randbytes(32)
    _, table = open_table(TableSpec(game, chosen, (SeatPlan("open"),) * seats, "t" * 16, "h", secret))
    for seat in range(seats):
        _, table = sit(table, seat, f"w{seat}", f"P{seat}", "00" * 16, "", 0)
    return table


@cache
def games(name, seeds=range(NARRATED), often=0.15):
    """So many of the tables of random games of every form, and the last of each; the same games for all tests."""
    return list(played(name, seeds, often))


def played(name, seeds, often):
    for seed in seeds:
        for seats, options in FORMS[name]:
            rng = random.Random(f"{seed} {seats} {options}")
            table = begun(name, seats, options, seed)
            while table.actors:
                if rng.random() < often:
                    yield table
                seat = rng.choice(table.actors)
                _, table = decide(table, seat, Act(table.game.write_event(rng.choice(table.game.legal(table.state, seat)))))
            yield table


def eyes_at(table):
    return (*range(len(table.chairs)), None)


def narrated(table, seat, language="en"):
    """The table with its choices in words, and the rest of it in words."""
    narrator = Narrator(table, seat, language)
    picture = narrator.shown()
    return picture, narrator.narration(picture)


@pytest.mark.parametrize("name", game_names())
def test_choices_are_said_and_point_at_things_with_names(name):
    for table in games(name):
        for seat in eyes_at(table):
            picture, narration = narrated(table, seat)
            for choice in (*picture.choices, *picture.extras):
                assert choice.words
                assert all(narration.labels[mark] for mark in choice.marks)
                assert all(mark.partition(":")[0] in DRAWN[name] for mark in choice.marks)


@pytest.mark.parametrize("name", game_names())
def test_without_a_language_choices_are_the_same_but_for_words_marks_and_preview(name):
    previews = 0
    for table in games(name):
        for seat in eyes_at(table):
            picture, _ = narrated(table, seat)
            previews += sum(bool(choice.preview) for choice in picture.choices)
            wordless = [tuple(replace(each, words="", marks=(), preview="") for each in some) for some in (picture.choices, picture.extras)]
            lean = shown(table, seat)
            assert [lean.choices, lean.extras] == wordless
            assert shown(table, seat, previews=False).choices == tuple(Choice(each.event) for each in picture.choices)
    assert previews > 50 * NARRATED


NOTATION = re.compile(r"\b(tunnel|hazard|tool|treasure|magic):\w|^\W*(buy|place|target|equip|use|dig|take) |remove-1|draw-tool")
"""How the records write things; nobody else should have to."""


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_is_said_in_the_words_of_people(name, language):
    ids = set(getattr(load_game(name).box, "names", ())) | set(getattr(load_game(name).box, "heroes", ()))
    for table in games(name, seeds=range(5, 6)):
        for seat in table.actors:
            narrator, (_, narration) = Narrator(table, seat, language), narrated(table, seat, language)
            for why, _ in map(narrator.why_not, narration.askable):
                assert not NOTATION.search(why), why
                assert not ids & set(re.findall(r"[\w-]+", why)), why


def test_a_dwarf_is_picked_by_its_name():
    table = begun("mini-miners", 2, {}, 1)
    assert table.actors
    for seat in table.actors:
        for choice in Narrator(table, seat, "de").shown().choices:
            (mark,) = choice.marks
            assert choice.words.startswith(words("de")(f"mine-dwarf-{mark.partition(':')[2]}"))


@pytest.mark.parametrize("name", game_names())
def test_choices_with_the_same_marks_differ_in_words(name):
    for table in games(name):
        for seat in table.actors:
            choices = Narrator(table, seat, "en").shown().choices
            assert len({(choice.marks, choice.words) for choice in choices}) == len(choices), choices


def dice_drawn(view):
    yield from (f"slot:{slot}" for slot, face in view.mountain.items() if face)
    yield from (f"die:{seat}:{face}" for seat, trove in enumerate(view.troves) for face in trove)
    yield from (f"{what}:{hero}" for hero in view.heroes if hero for what in ("hero", "name:hero", "faces"))
    yield from (f"letter:{kind}" for kind in ("tunnel", "hazard", "tool", "treasure", "magic"))


def mine_drawn(view):
    yield from (f"space:{space}" for space in view.markers)
    yield from (f"dwarf:{dwarf.name}" for dwarf in view.crew)
    yield from (f"dwarf:{name}" for name in view.cast)
    yield from (f"market:{place}" for place in range(1, 6))
    yield from (f"deck:{name}" for name in view.decks)
    yield from ("pile", "discards", "tavern", "event", "text:collapses", "name:mine")
    for hands in (getattr(view.phase, field, ()) for field in ("hands", "picks", "troops")):
        yield from (f"dwarf:{name}" for hand in hands for name in hand if name != "?")
    yield from (f"card:{card}" for card in getattr(view.phase, "cards", ()) if view.phase.__struct_config__.tag == "looking")
    tools = {tool for store in view.stores for tool in store} | {tool for dwarf in view.crew for tool in (*dwarf.hidden, *dwarf.shown)}
    yield from (f"tool:{tool}" for tool in tools if tool != "?")


@pytest.mark.parametrize("name", game_names())
def test_everything_that_lies_there_has_a_name(name):
    drawn = dice_drawn if name == "dice-miner" else mine_drawn
    for table in games(name):
        for seat in eyes_at(table):
            labels = narrated(table, seat)[1].labels
            for mark in (*drawn(table.game.view(table.state, seat)), *(f"seat:{other}" for other in range(len(table.chairs)))):
                assert labels[mark].strip(), mark


@pytest.mark.parametrize("name", game_names())
def test_a_thing_to_ask_about_can_not_be_chosen_and_says_why_by_which_rule(name):
    asked = 0
    for table in games(name):
        for seat in eyes_at(table):
            picture, narration = narrated(table, seat)
            if seat not in table.actors:
                assert not narration.askable
            legal = {mark for choice in (*picture.choices, *picture.extras) for mark in choice.marks}
            assert not legal & set(narration.askable)
            narrator = Narrator(table, seat, "en")
            for mark in narration.askable:
                assert narration.labels[mark]
                reason = narrator.why_not(mark)
                assert reason.why.endswith(f"({reason.rule})")
                asked += 1
    assert asked > 500 * NARRATED


@pytest.mark.parametrize("name", game_names())
def test_nothing_forbids_what_is_a_choice_what_is_unknown_and_what_others_decide(name):
    for table in games(name):
        for seat in eyes_at(table):
            narrator, (picture, _) = Narrator(table, seat, "en"), narrated(table, seat)
            for mark in {mark for choice in picture.choices for mark in choice.marks} | {"nonsense", "slot:z9", ""}:
                assert narrator.why_not(mark) == Reason()
            if seat not in table.actors and table.state is not None:
                view = table.game.view(table.state, 0)
                assert {narrator.why_not(mark) for mark in narrator.shell.natural(view, 0)} == {Reason()}


@pytest.mark.parametrize("name", game_names())
def test_what_pointing_means_is_refused_by_the_engine_or_is_a_choice(name):
    for table in games(name):
        for seat in table.actors:
            narrator, (picture, narration) = Narrator(table, seat, "en"), narrated(table, seat)
            view = table.game.view(table.state, seat)
            legal = {mark for choice in (*picture.choices, *picture.extras) for mark in choice.marks}
            for mark, event in narrator.shell.natural(view, seat).items():
                try:
                    table.game.apply(table.state, seat, event)
                except IllegalEvent:
                    assert mark in legal or mark in narration.askable
                else:
                    assert mark in legal, (mark, event)


def end_states(name, count):
    """The last tables of random games; dice fall loose, which is quicker than sealed ones."""
    forms = FORMS[name]
    for number in range(count):
        rng = random.Random(f"end {name} {number}")
        table = begun(name, *forms[number % len(forms)], seed=0)
        state, game, draw = table.state, table.game, loose(rng)
        while actors := game.to_act(state):
            seat = rng.choice(actors)
            state = game.apply(state, seat, game.sample(state, draw) if seat == CHANCE else rng.choice(game.legal(state, seat)))
        yield replace(table, state=state, actors=())


@pytest.mark.parametrize("name", game_names())
def test_the_rows_of_every_end_make_its_score(name):
    """U12."""
    for table in end_states(name, END_STATES):
        _, told = narrated(table, None)
        totals = table.game.standing(table.state).totals
        assert tuple(sheet.total for sheet in told.sheet) == totals
        for sheet in told.sheet:
            assert sum(row.points for row in sheet.parts) == sheet.total
            assert all(row.rule and row.why for row in sheet.parts)
            assert all(mark in told.labels for row in sheet.parts for mark in row.marks)


def test_a_row_points_at_what_it_counts():
    table = begun("dice-miner", 2, {}, 0)
    position = b"""{"game": "dice-miner", "seats": 2, "round": 2, "phase": "excavation", "to_act": 0, "start": 0,
        "heroes": ["surveyor", "engineer"], "mountain": {"a1": "tunnel:4"}, "scores": [[7], [9]],
        "troves": [["hazard:cave2", "tool:pickaxe", "tool:shield", "treasure:1", "tunnel:2", "tunnel:5"], []]}"""
    state = table.game.read_position(position)
    sheet = narrated(replace(table, state=state, actors=(0,)), 0)[1].sheet[0]
    assert [(row.name, row.points, row.marks) for row in sheet.parts] == [
        ("Round 1", 7, ()),
        ("Tunnels", 3, ("die:0:tunnel:2", "hero:surveyor")),
        ("Treasure", 2, ("die:0:treasure:1",)),
        ("Hazards", 2, ("die:0:hazard:cave2", "die:0:tool:pickaxe")),
    ]
    assert sheet.total == 14


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_table_is_told_in_every_language(name, language):
    for table in games(name):
        for seat in (table.actors[0] if table.actors else 0, None):
            _, told = narrated(table, seat, language)
            assert told.ask
            assert told.title


@pytest.mark.parametrize("name", game_names())
def test_every_line_is_told_beside_its_news(name):
    rng = random.Random(3)
    table = begun(name, *FORMS[name][1], seed=3)
    silent = 0
    while table.actors:
        seat = rng.choice(table.actors)
        line, after = decide(table, seat, Act(table.game.write_event(rng.choice(table.game.legal(table.state, seat)))))
        for eyes in eyes_at(after):
            happened = list(transitions(table, [line]))
            with_words = update(LiveTable(after, 0.0), table.version, [line], happened, Viewer(eyes, lang="en"))
            without = update(LiveTable(after, 0.0), table.version, [line], [], Viewer(eyes))
            assert with_words.news == without.news
            assert len(with_words.told.news) == len(with_words.news)
            silent += sum(not sentence for sentence in with_words.told.news)
            assert without.told is None
        table = after
    assert silent == 0


def test_what_a_seat_may_not_know_changes_no_word():
    """The same table with other tools, cards and hands where a seat can't look is told to it in the same words (MM-10.2)."""
    rng, changed = random.Random("twins"), 0
    for table in games("mini-miners"):
        for seat in eyes_at(table):
            other = twin(rng, table.game.box, table.state, seat)
            changed += other != table.state
            twins = (table, replace(table, state=other))
            (picture, narration), theirs = (narrated(each, seat) for each in twins)
            assert (picture, narration) == theirs
            mine, his = (Narrator(each, seat, "en") for each in twins)
            assert [mine.why_not(mark) for mark in narration.askable] == [his.why_not(mark) for mark in narration.askable]
    assert changed > 50 * NARRATED


def test_it_is_said_whose_turn_it_is():
    table = begun("dice-miner", 2, {}, 0)
    (turn,) = table.actors
    assert Narrator(table, turn, "en").ask(table.game.view(table.state, turn)) == "Your turn: choose a hero."
    assert narrated(table, 1 - turn)[1].ask == f"P{turn} is choosing."
    _, empty = open_table(TableSpec(table.game, table.game.options_type(), (SeatPlan("open"),) * 2, "t" * 16, "h", bytes(32)))
    assert narrated(empty, None, "de")[1].ask == "Es fehlen noch 2 Mitspieler."


def test_a_slot_is_named_with_its_die():
    table = begun("dice-miner", 2, {}, 0)
    position = b"""{"game": "dice-miner", "seats": 2, "round": 1, "phase": "excavation", "to_act": 0, "start": 0,
        "heroes": ["surveyor", "engineer"], "mountain": {"a1": "treasure:2", "b1": "tool:beer"}, "scores": [[], []], "troves": [[], []]}"""
    state = table.game.read_position(position)
    table = replace(table, state=state, actors=(0,))
    picture, told = narrated(table, 0)
    assert told.labels["slot:a1"] == "a1: 2 gems, treasure die"
    assert told.labels["slot:b1"] == "b1: beer (tool die)"
    assert picture.choices[0].marks == ("slot:a1",)
    assert "slot:b1" in told.askable
    assert Narrator(table, 0, "en").why_not("slot:b1").rule == "DM-4.2"


# Over the wire


def ask(ws, version, event):
    ws.send(json.dumps({"is": "ask", "key": "told-key-1", "version": version, "command": {"do": "act", "event": event}}))


def test_a_socket_speaks_the_language_of_its_hello(live):
    table, people = seated(live.url)
    seat = people[0].table(table)["to_act"][0]
    with people[seat].socket(table, lang="de") as ws:
        update = hear(ws, "update")
        assert update["told"]["ask"] == "Du bist dran: wähle einen Helden."
        ask(ws, update["table"]["version"], "take a1")
        refusal = hear(ws, "refused")
        assert refusal["message"] == words("de").refusal(IllegalEvent(refusal["rule"], refusal["reason"]))
        ask(ws, update["table"]["version"] - 1, "take a1")
        assert hear(ws, "stale")["told"]["ask"] == "Du bist dran: wähle einen Helden."
        ask(ws, update["table"]["version"], update["table"]["choices"][0]["event"])
        told = hear(ws, "update")["told"]
        assert "spielt" in told["news"][0]


def test_who_comes_back_is_told_everything_in_between(live):
    table, people = seated(live.url)
    play_out(table, people, most=5)
    for since in (0, 1, 3, people[0].table(table)["version"]):
        with people[0].socket(table, since=since, lang="en") as ws:
            update = hear(ws, "update")
            assert update["since"] == since
            assert len(update["told"]["news"]) == len(update["news"])
            assert all(update["told"]["news"])
    assert update["news"] == []


def test_why_not_is_answered_within_a_round_trip(live):
    table, people = seated(live.url)
    play_out(table, people, most=2)
    seat = people[0].table(table)["to_act"][0]
    with people[seat].socket(table, lang="de") as ws:
        mark = hear(ws, "update")["told"]["askable"][0]
        ws.send(json.dumps({"is": "why", "key": "why-key-1", "mark": mark}))
        answer = hear(ws, "why-not")
    assert answer == people[seat].post(f"/api/tables/{table}/why?lang=de", mark=mark).json() | {"key": "why-key-1"}
    assert answer["mark"] == mark
    assert answer["why"].endswith(f"({answer['rule']})")
    with people[1 - seat].socket(table, lang="de") as ws:
        assert hear(ws, "update")["told"]["askable"] == []
        ws.send(json.dumps({"is": "why", "key": "why-key-2", "mark": mark}))
        assert hear(ws, "why-not") == {"is": "why-not", "key": "why-key-2", "mark": mark, "why": "", "rule": ""}


def test_what_a_choice_would_do_is_answered_within_a_round_trip(live):
    table, people = seated(live.url)
    play_out(table, people, most=3)
    seat = people[0].table(table)["to_act"][0]
    with people[seat].socket(table, lang="de") as ws:
        picture = hear(ws, "update")["table"]
    with people[seat].socket(table, lang="de", previews=False) as ws:
        plain = hear(ws, "update")["table"]["choices"]
        for choice, bare in zip(picture["choices"], plain, strict=True):
            assert bare == {name: choice[name] for name in ("event", "words", "marks")}
            ws.send(json.dumps({"is": "preview", "key": "look-key-1", "version": picture["version"], "event": choice["event"]}))
            assert hear(ws, "previewed") == {"is": "previewed", "key": "look-key-1", "version": picture["version"], "choice": choice}
        ws.send(json.dumps({"is": "preview", "key": "look-key-2", "version": 1, "event": choice["event"]}))
        assert hear(ws, "previewed")["choice"] == {"event": choice["event"]}, "the table has gone on"
        ws.send(json.dumps({"is": "preview", "key": "look-key-3", "version": picture["version"], "event": "take z9"}))
        assert hear(ws, "refused")["key"] == "look-key-3"
    with people[1 - seat].socket(table, lang="de", previews=False) as ws:
        ws.send(json.dumps({"is": "preview", "key": "look-key-4", "version": picture["version"], "event": choice["event"]}))
        assert hear(ws, "refused")["reason"] == "forbidden", "it is not their turn"


@pytest.mark.parametrize("name", game_names())
def test_a_preview_that_is_asked_for_is_the_one_that_comes_with_the_table(name):
    for table in games(name):
        for seat in eyes_at(table):
            plain = None if seat is None else Narrator(table, seat, "en").shown(previews=False)
            for choice in () if seat is None else Narrator(table, seat, "en").shown().choices:
                assert foreseen(table, seat, choice.event, "en") == choice
                assert foreseen(table, seat, choice.event, "en", plain) == choice
                assert foreseen(table, seat, choice.event, "") == Choice(choice.event, points=choice.points, board=choice.board)
            with pytest.raises(Refusal):
                foreseen(table, seat, "nonsense", "en", plain)


def test_nobody_is_told_words_who_did_not_ask_for_them(live):
    table, people = seated(live.url)
    with people[0].socket(table) as ws:
        assert "told" not in hear(ws, "update")
    stale = people[0].command(table, 1, "undo").json()
    assert stale["is"] == "stale"
    assert "told" not in stale
    assert "told" in people[0].post(f"/api/tables/{table}/commands?lang=it", key="told-key-2", version=1, command={"do": "undo"}).json()


def test_an_unknown_language_opens_no_socket(live):
    table, people = seated(live.url)
    with people[0].socket(table, lang="xx") as ws, pytest.raises(ConnectionClosed):
        ws.recv(HANG_S)
