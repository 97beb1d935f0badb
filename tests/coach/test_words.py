"""One sentence for every decision, in five languages, from facts that can be checked."""

import re

import pytest

from pithead.coach.facts import DecisionFact
from pithead.coach.room import coach_of
from pithead.coach.words import CoachWords, reason
from pithead.dice_miner.rules.mountain import INDEX, reachable
from pithead.game import CHANCE, replay
from pithead.games import load_game
from pithead.record import game_of, replay_record
from pithead.words import LANGUAGES, Words
from pithead.words.shell import shell_of
from tests.records.making import read_games

GAMES = {
    "dice-miner": [record for record in read_games("dice-miner")[:60] if record.header.corrections is None][::4],
    "mini-miners": read_games("mini-miners")[:10],
}
NAMES = ("Soot", "Coal", "Flint", "Slate")


def decisions(name):
    """Every decision of some games, with what the seat saw."""
    for record in GAMES[name]:
        game = game_of(record.header)
        start, _ = replay_record(game, record, 0)
        _, steps = replay_record(game, record)
        for state, step in zip(replay(game, start, steps), steps):
            if step.seat != CHANCE and step.event in game.legal(state, step.seat):
                yield game, game.view(state, step.seat), state, step


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_decision_has_one_sentence(name, language):
    say = Words(language)
    kinds = set()
    for number, (game, view, _, step) in enumerate(decisions(name)):
        if type(step.event) in kinds and number % 23:
            continue
        kinds.add(type(step.event))
        sentence = CoachWords(game, NAMES, say).why(view, step.seat, game.write_event(step.event))
        assert re.fullmatch(r"[^a-zäöü].*\.", sentence), sentence
        assert "{" not in sentence


def test_points_are_those_that_the_score_sheet_gains():
    seen = 0
    for game, view, state, step in decisions("dice-miner"):
        for fact in coach_of(game.name).facts(game, view, step.seat, step.event):
            if fact.id in ("scores", "tunnel", "costs"):
                before, after = (game.sheets(each)[step.seat].total for each in (state, game.apply(state, step.seat, step.event)))
                assert after - before == (-fact.values["points"] if fact.id == "costs" else fact.values["points"])
                seen += 1
    assert seen > 100


def test_a_taken_die_is_denied_to_the_next_rival_only_if_no_such_die_is_left_on_top():
    denied = [
        (fact, game, state, step)
        for game, view, state, step in decisions("dice-miner")
        for fact in coach_of(game.name).facts(game, view, step.seat, step.event)
        if fact.id == "denies"
    ]
    assert len(denied) > 20
    for fact, game, state, step in denied:
        after = game.apply(state, step.seat, step.event)
        assert fact.values["seat"] == (step.seat + 1) % state.seats
        assert fact.values["points"] >= 2
        assert fact.values["die"] not in {after.mountain[INDEX[slot]] for slot in reachable(after.mountain, 0)}


def test_the_sentence_of_the_box():
    game = load_game("dice-miner")
    say = Words("en")
    facts = (DecisionFact("scores", {"points": 6}), DecisionFact("denies", {"seat": 0, "die": "tunnel:4", "points": 5}))
    assert reason(shell_of(game, say), say, NAMES, game.name, facts) == "scores 6 now and keeps tunnel 4 from Soot (5 points)."


def test_no_sentence_tells_a_chance_of_nothing():
    told = {}
    for game, view, state, step in decisions("dice-miner"):
        for event in game.legal(state, step.seat):
            for fact in coach_of(game.name).facts(game, view, step.seat, event):
                told.setdefault(fact.id, set()).add(fact.values.get("percent"))
    assert not [id for id, percents in told.items() if 0 in percents]
    assert {"better", "only-worse", "never-worse", "worse", "gift", "no-gift", "chance"} <= told.keys()
