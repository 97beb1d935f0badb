"""T3, the short form: some thousand worlds, and every planted mistake is noticed."""

import pytest

from tests.faults.figures import figure
from tests.faults.mutants import MUTANTS
from tests.faults.simulator import Broken, run
from tests.sizes import size

PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_no_promise_is_broken_in_any_world(part):
    worlds = size("WORLDS") // PARTS
    run(worlds, part * worlds)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
def test_every_planted_mistake_is_noticed(mutant):
    with pytest.raises(Broken) as broken:
        run(20_000, 0, mutant)
    assert isinstance(broken.value.__cause__, Broken), "a promise is broken, not the program"
    figure("T3", f"planted: {mutant.__name__}", str(broken.value).partition(":")[0], "found", control=True)
