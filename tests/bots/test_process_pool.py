"""Work that is spread over processes comes back in order, and a single worker works right here."""

import os

from pithead.bots.process_pool import map_in_processes


def who(_):
    return os.getpid()


def test_results_come_in_the_order_of_the_items():
    assert list(map_in_processes(abs, range(-40, 0), 2)) == list(range(40, 0, -1))


def test_several_workers_are_processes_and_one_is_not():
    assert os.getpid() not in set(map_in_processes(who, range(8), 2))
    assert set(map_in_processes(who, range(8), 1)) == {os.getpid()}
