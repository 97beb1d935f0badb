"""Work that is spread over processes comes back in order, and a single worker works right here."""

import os
from contextlib import closing
from itertools import count

import pytest

from pithead.bots.process_pool import AHEAD_PER_WORKER, map_in_processes
from pithead.game import IllegalEvent


def who(_):
    return os.getpid()


def test_results_come_in_the_order_of_the_items():
    assert list(map_in_processes(abs, range(-40, 0), 2)) == list(range(40, 0, -1))


def test_several_workers_are_processes_and_one_is_not():
    assert os.getpid() not in set(map_in_processes(who, range(8), 2))
    assert set(map_in_processes(who, range(8), 1)) == {os.getpid()}


def refuse_five(number):
    if number == 5:
        raise IllegalEvent("DM-1.1", "not-now", number=number)
    return number


def test_items_without_an_end_are_begun_a_few_at_a_time():
    asked = count()
    with closing(map_in_processes(abs, asked, 2)) as results:
        assert [next(results) for _ in range(3)] == [0, 1, 2]
    assert next(asked) <= 3 + 2 * AHEAD_PER_WORKER


def test_what_an_item_refuses_ends_the_work():
    with pytest.raises(IllegalEvent) as refused:
        list(map_in_processes(refuse_five, count(), 2))
    assert (refused.value.rule, refused.value.reason, refused.value.details) == ("DM-1.1", "not-now", {"number": 5})
