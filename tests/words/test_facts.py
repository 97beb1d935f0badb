"""What we had to reconstruct is said in sentences of the reader's language, and nothing of it is left out."""

import re

import pytest

from pithead.games import load_game
from pithead.words import LANGUAGES, Words
from pithead.words.facts import by_subject, fact_sentences

RAW = re.compile(r"\b(dice|heroes|dwarves|decks|tools|events|markers|board|fact-\w+)\.?\w*[.-]\w|[{}]")
"""How an id looks that nobody has put in words."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_every_fact_is_a_sentence_in_the_language_of_the_reader(game, language):
    rules = load_game(game)
    told = fact_sentences(rules, Words(language))
    assert not [sentence for sentence, _ in told if RAW.search(sentence)]
    assert {mark for _, mark in told} == {mark for _, mark in rules.facts() if mark != "book"}
    assert len({sentence for sentence, _ in told}) == len(told)


def test_facts_about_one_thing_stand_together_if_they_are_equally_sure():
    facts = [("dice.tool.faces tool:chest", "guess"), ("dice.tool.faces tool:shield", "guess"), ("dice.tool.faces tool:beer", "public")]
    assert by_subject(facts) == {("dice.tool.faces", "guess"): ["tool:chest", "tool:shield"], ("dice.tool.faces", "public"): ["tool:beer"]}
