"""The engine against the oracle: two tellings of the rules, thousands of random cases, one answer."""

import json

import msgspec
import pytest

from pithead.cli import lines
from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.phases import excavation
from pithead.game import IllegalEvent, Refusal
from tests.oracle.dice_miner import generate, oracle
from tests.sizes import size

GAME = DiceMiner()
ASK = {"score": lines.score(GAME), "moves": lines.moves(GAME), "apply": lines.apply(GAME)}
SHARES, SHARE = range(4), {"score": 250, "excavation": 90, "magic": 90, "replenish": 80, "heroes": 50, "legal": 160, "illegal": 80}


def answer(ask, case):
    """What the engine says to a line, as a reader of the command line sees it."""
    try:
        return json.loads(msgspec.json.encode(ASK[ask](json.dumps(case).encode())))
    except Refusal as refusal:
        return {"error": {"rule": refusal.rule}}


def disagreement(line):
    """What engine and oracle say differently, or nothing."""
    ours, theirs = answer(line["ask"], line["case"]), line["expected"]
    if "error" in ours or "error" in theirs:
        return None if "error" in ours and "error" in theirs else (ours, theirs)
    if line["ask"] == "apply":
        return oracle.differences(ours["position"], theirs["position"])
    if line["ask"] == "moves":
        ours["moves"] = sorted(ours["moves"])
    return None if ours == theirs else (ours, theirs)


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("name", generate.CASES)
def test_engine_and_oracle_agree(name, share):
    for line in generate.cases(name, SHARE[name] * size("ORACLE") // 100, seed=f"agree {share}"):
        assert not disagreement(line), line["case"]


def test_thousands_of_cases_are_compared():
    assert sum(SHARE.values()) * len(SHARES) * size("ORACLE") >= 300_000
    assert SHARE.keys() == generate.CASES.keys()


def test_every_illegal_event_is_refused_with_a_rule():
    for line in generate.cases("illegal", 100, seed="rules"):
        with pytest.raises(Refusal) as refusal:
            ASK["apply"](json.dumps(line["case"]).encode())
        assert refusal.value.rule or not isinstance(refusal.value, IllegalEvent)


def found(name, count):
    return sum(bool(disagreement(line)) for line in generate.cases(name, count, seed="planted"))


def test_a_slide_along_the_wrong_side_would_be_found(monkeypatch):
    def remove(mountain, slot):
        return tuple("" if index == excavation.INDEX[slot] else face for index, face in enumerate(mountain))

    monkeypatch.setattr(excavation, "remove", remove)
    assert found("legal", 60) > 5


def test_a_side_that_counts_as_the_top_would_be_found(monkeypatch):
    monkeypatch.setattr(excavation, "TOP", 1)
    assert found("excavation", 40) > 5


def test_gems_doubled_on_a_tie_would_be_found(monkeypatch):
    monkeypatch.setattr("pithead.dice_miner.rules.scoring.Sheet.treasure", property(lambda sheet: sheet.gems * 2))
    assert found("score", 40) > 5


def test_a_chest_that_keeps_itself_would_be_found(monkeypatch):
    monkeypatch.setattr("pithead.dice_miner.rules.phases.replenish.keeps_itself", lambda face, chests: False)
    assert found("replenish", 80) > 5


def test_hazards_rolled_by_magic_would_be_found(monkeypatch):
    monkeypatch.setattr("pithead.dice_miner.rules.phases.magic.rolls_by_magic", lambda face: not face.endswith("!"))
    assert found("magic", 40) > 5
