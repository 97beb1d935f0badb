"""`score`, `moves` and `apply`: one JSON a line in, one JSON a line out, and one clear sentence for garbage."""

import json

import pytest

POSITION = {
    "game": "dice-miner",
    "seats": 2,
    "round": 1,
    "phase": "excavation",
    "to_act": 0,
    "start": 0,
    "heroes": ["alchemist", "surveyor"],
    "mountain": {"d1": "tunnel:3", "e1": "tunnel:4", "e2": "magic:2", "e3": None},
    "troves": [["tunnel:1", "tunnel:beer"], ["magic:2"]],
    "scores": [[], []],
}


def line(**changes) -> str:
    return json.dumps({**POSITION, **changes})


def test_score_answers_line_by_line(pithead):
    case = {"heroes": ["treasurer", None], "troves": [["tunnel:1", "tunnel:2", "hazard:cave2"], ["treasure:3"]]}
    ran = pithead("score", "dice-miner", stdin=f"{json.dumps(case)}\n\n{json.dumps({'troves': [['tunnel:1']]})}\n")
    assert ran.code == 0
    assert [json.loads(reply) for reply in ran.lines] == [
        {
            "players": [
                {"tunnels": 3, "treasure": 1, "hazards": -2, "total": 2},
                {"tunnels": 0, "treasure": 6, "hazards": 0, "total": 6},
            ]
        },
        {"players": [{"tunnels": 1, "treasure": 0, "hazards": 0, "total": 1}]},
    ]


def test_moves_lists_what_is_legal(pithead):
    ran = pithead("moves", "dice-miner", stdin=line())
    assert json.loads(ran.out) == {"to_act": 0, "moves": ["take d1", "cheers tunnel to 1"]}


def test_moves_of_several_seats_name_the_seat(pithead):
    troves = [["tool:chest2", "tunnel:1"], ["tool:chest2", "magic:1"]]
    ran = pithead("moves", "dice-miner", stdin=line(phase="replenish", to_act=[0, 1], troves=troves, scores=[[3], [4]]))
    reply = json.loads(ran.out)
    assert reply["to_act"] == [0, 1]
    assert reply["moves"] == ["0: cache tunnel:1", "0: done", "1: cache magic:1", "1: done"]


def test_moves_when_chance_or_nobody_acts(pithead):
    chance = line(to_act="chance", turn=0, sharing={"kind": "tunnel", "to": 1})
    over = line(phase="end", to_act=None, winners=[1], mountain={})
    ran = pithead("moves", "dice-miner", stdin=f"{chance}\n{over}")
    assert [json.loads(reply)["to_act"] for reply in ran.lines] == ["chance", None]
    assert [json.loads(reply).get("due") for reply in ran.lines] == [{"outcome": "rolled", "count": 1}, None]


MINE = {
    "game": "mini-miners",
    "seats": 2,
    "cast": ["handyman", "sleuth", "hardhead", "packmule", "gadget", "glimmer", "crook", "kaboom", "lucky", "mole", "daredevil", "haggler"],
    "crew": [{"name": "lucky", "owner": 0, "hidden": ["star"]}, {"name": "mole", "owner": 1, "hidden": ["cart"]}],
    "treasuries": [8, 8],
    "market": ["dynamite", "shovel", "", "", ""],
}


@pytest.mark.parametrize(
    ("phase", "due"),
    [
        ({"is": "stocking", "then": {"turn": 0}}, {"outcome": "laid", "count": 3}),
        ({"is": "fetching", "seat": 0, "key": "x", "then": {"is": "market", "turn": 0}}, {"outcome": "drew", "count": 1}),
        ({"is": "thieving", "dwarf": "mole", "target": "lucky"}, {"outcome": "stole", "count": 1}),
        ({"is": "shaking"}, {"outcome": "shook", "count": 1}),
    ],
)
def test_moves_says_what_chance_owes(pithead, phase, due):
    reply = json.loads(pithead("moves", "mini-miners", stdin=json.dumps({**MINE, "phase": phase})).out)
    assert reply == {"to_act": "chance", "moves": [], "due": due}


def test_the_cards_of_all_hands_are_due_when_dwarves_are_dealt(pithead):
    position = {**MINE, "crew": [], "phase": {"is": "dealing"}}
    assert json.loads(pithead("moves", "mini-miners", stdin=json.dumps(position)).out)["due"] == {"outcome": "dealt", "count": 12}


def test_moves_of_one_seat_are_its_own_with_its_view_of_the_table(pithead):
    hands = [MINE["cast"][:6], MINE["cast"][6:]]
    position = {**MINE, "crew": [], "phase": {"is": "draft", "chosen": ["", ""], "hands": hands, "picks": [[], []]}}
    replies = [json.loads(pithead("moves", "mini-miners", "--seat", str(seat), stdin=json.dumps(position)).out) for seat in (0, 1)]
    assert [reply["to_act"] for reply in replies] == [[0, 1], [0, 1]]
    assert replies[0]["moves"] == [f"0: pick {name}" for name in hands[0]]
    assert replies[1]["view"]["phase"]["hands"] == [["?"] * 6, hands[1]]


def test_apply_for_one_seat_shows_what_it_sees_and_nothing_else(pithead):
    case = {"position": {**MINE, "phase": {"is": "market", "turn": 0}}, "events": ["buy blind", "drew helmet for 0"]}
    own, other = (json.loads(pithead("apply", "mini-miners", "--seat", str(seat), stdin=json.dumps(case)).out) for seat in (0, 1))
    assert (own["seen"], own["view"]["stores"]) == (["0: buy blind", "drew helmet for 0"], [["helmet"], []])
    assert (other["seen"], other["view"]["stores"]) == (["0: buy blind", "drew ? for 0"], [["?"], []])
    assert [dwarf["hidden"] for dwarf in other["view"]["crew"]] == [["?"], ["cart"]]
    assert "position" not in own


@pytest.mark.parametrize("command", ["moves", "apply"])
def test_nobody_sees_from_a_seat_that_is_not_there(pithead, command):
    case = {"position": POSITION, "events": []} if command == "apply" else POSITION
    assert "seat 2" in json.loads(pithead(command, "dice-miner", "--seat", "2", stdin=json.dumps(case)).out)["error"]["message"]


def test_apply_plays_events_and_answers_with_the_position(pithead):
    case = {"position": POSITION, "events": ["cheers tunnel to 1", "rolled tunnel:3", "take e1", "done"]}
    position = json.loads(pithead("apply", "dice-miner", stdin=json.dumps(case)).out)["position"]
    assert position["to_act"] == 1
    assert position["mountain"] == {"e1": "tunnel:3", "e2": "magic:2"}
    assert position["troves"] == [["tunnel:1", "tunnel:4"], ["magic:2", "tunnel:3"]]


def test_an_illegal_event_names_its_rule_and_the_next_line_is_answered(pithead):
    bad = json.dumps({"position": POSITION, "events": ["take e1"]})
    good = json.dumps({"position": POSITION, "events": ["take d1"]})
    ran = pithead("apply", "dice-miner", stdin=f"{bad}\n{good}")
    refused, answered = map(json.loads, ran.lines)
    assert refused["error"]["rule"] == "DM-4.2"
    assert "e1" in refused["error"]["message"]
    assert answered["position"]["to_act"] == 1
    assert ran.code == 0


def test_a_file_is_read_as_well(pithead, tmp_path):
    (tmp_path / "cases.ndjson").write_text(line() + "\n")
    assert json.loads(pithead("moves", "dice-miner", "cases.ndjson").out)["to_act"] == 0


GARBAGE = {
    "truncated": '{"game": "dice-miner", "seats"',
    "no JSON": "take b2",
    "a list": "[1, 2, 3]",
    "nothing in it": "{}",
    "wrong type": line(seats="two"),
    "unknown field": line(colour="red"),
    "unknown face": line(troves=[["tunnel:9"], []]),
    "unknown hero": line(heroes=["wizard", None]),
    "a hero twice": line(heroes=["engineer", "engineer"]),
    "unknown slot": line(mountain={"f1": "tunnel:1"}),
    "negative seat": line(to_act=-1),
    "seat too high": line(to_act=2),
    "five seats": line(seats=5),
    "one trove too few": line(troves=[[]]),
    "28 tunnel dice": line(troves=[["tunnel:1"] * 28, []]),
    "61 dice": line(troves=[["tunnel:1"] * 27 + ["hazard:cave1"] * 10 + ["tool:shield"] * 7, ["treasure:1"] * 8 + ["magic:1"] * 9]),
    "round 4": line(round=4),
    "an empty mountain": line(mountain={}),
    "no turn": line(to_act=None),
    "a spent die too early": line(troves=[["magic:2!"], []]),
    "another game": line(game="chess"),
    "not UTF-8": b'{"game": "\xff\xfe"}',
    "very deep": b"[" * 100_000,
    "ten megabytes": b'{"game": "' + b"x" * 10_000_000 + b'"}',
    "a lone surrogate": rb'{"game": "\ud800"}',
}


@pytest.mark.parametrize("garbage", [pytest.param(text, id=name) for name, text in GARBAGE.items()])
def test_garbage_gets_one_clear_sentence_and_exit_code_2(pithead, garbage):
    data = garbage if isinstance(garbage, bytes) else garbage.encode()
    ran = pithead("moves", "dice-miner", stdin=data + b"\n" + line().encode())
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith("line 1: ")
    assert len(ran.err) < 400
    refused, answered = map(json.loads, ran.lines)
    assert refused["error"]["message"] in ran.err
    assert answered["to_act"] == 0


@pytest.mark.parametrize(
    "case",
    [
        {"troves": []},
        {"troves": [[], [], [], [], []]},
        {"heroes": ["engineer"], "troves": [[], []]},
        {"troves": [["tunnel:1"] * 61]},
        {"troves": [["dragon:1"]]},
        {"troves": "tunnel:1"},
        {},
    ],
)
def test_nonsense_is_not_scored(pithead, case):
    ran = pithead("score", "dice-miner", stdin=json.dumps(case))
    assert ran.code == 2
    assert "error" in json.loads(ran.out)


@pytest.mark.parametrize(
    "events", [["dance"], ["take"], ["take f7"], ["cheers tunnel to nobody"], ["rolled tunnel:77"], ["filled a1"], [3], "take d1"]
)
def test_unreadable_events_are_refused(pithead, events):
    ran = pithead("apply", "dice-miner", stdin=json.dumps({"position": POSITION, "events": events}))
    assert ran.code == 2
    assert json.loads(ran.out)["error"]["message"]


def test_an_unknown_game_is_one_sentence(pithead):
    ran = pithead("moves", "tetris", stdin=line())
    assert (ran.code, ran.out) == (2, "")
    assert "tetris" in ran.err
    assert "dice-miner" in ran.err


def test_a_missing_file_is_one_sentence(pithead):
    ran = pithead("moves", "dice-miner", "nowhere.ndjson")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
