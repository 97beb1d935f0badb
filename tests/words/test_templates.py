"""Messages that are filled in without Fluent say the same as Fluent does, in every language and with every kind of argument."""

import re

import pytest

from pithead.words import LANGUAGES, _bundle, _plain
from tests.words.test_catalogues import AREAS

VALUES = (0, 1, 21, 1000, -1, 2.5, "Ada")
"""Numbers of every plural form, with separators and signs, and a text."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_filled_in_is_what_fluent_says(language):
    known = filled = 0
    for area in AREAS:
        bundle = _bundle(language, area)
        names = re.findall(r"\$([a-z][\w-]*)", "".join(bundle.entries.values()))
        for id in _plain(language, area):
            values = VALUES if "$" in bundle.entries[id] else VALUES[:1]
            for value in (*values, *re.findall(r"\[([a-z][\w-]*)\]", bundle.entries[id])):
                arguments = dict.fromkeys(names, value)
                assert bundle.format(id, arguments) == bundle.by_fluent(id, arguments), (id, value)
            known += 1
            filled += bundle.templates[id] is not None
    assert filled > 0.95 * known > 1000


def test_a_message_with_a_missing_argument_is_left_to_fluent():
    bundle = _bundle("en", "play")
    text, problems = bundle.format("play-turn-of", {})
    assert problems
    assert text == bundle.by_fluent("play-turn-of", {})[0]
