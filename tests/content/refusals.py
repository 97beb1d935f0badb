"""Why a content file is refused."""

import pytest

from pithead.game import Unreadable
from pithead.words import Words

say = Words("en")


def refusal_by(read_box):
    """A function that gives the rule and the reason why a content file is refused; there is a sentence for it, too."""

    def refusal(toml):
        with pytest.raises(Unreadable) as refused:
            read_box(toml)
        assert say.refusal(refused.value)
        return refused.value.rule, refused.value.reason

    return refusal
