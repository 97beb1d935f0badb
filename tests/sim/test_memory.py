"""Arrays and structs without numpy: laid out as numpy and numba lay them out, read and written by place and by slice."""

import numpy as np
import pytest

from pithead.dice_miner.bots.search import workspace as dice
from pithead.dice_miner.bots.solver import box_facts, memory
from pithead.mini_miners.bots.search import workspace as mini
from pithead.sim.memory import FLOAT32, FLOAT64, HEAP, INT64, UINT64, StructLayout, new_array, new_struct

LAYOUTS = (dice.MODEL, dice.WORKSPACE, box_facts.BOX_FACTS, memory.SCRATCH, memory.FRAMES, mini.MODEL, mini.WORKSPACE)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_struct_lies_as_numpy_lays_it(layout):
    assert layout.size == layout.dtype.itemsize
    assert {field.name: field.offset for field in layout.fields} == {name: field[1] for name, field in layout.dtype.fields.items()}


def test_what_is_written_is_read_by_numpy_and_the_other_way_round():
    struct = new_struct(HEAP, StructLayout([("small", FLOAT32, (3,)), ("large", UINT64, (2, 2)), ("double", FLOAT64, (1,))]))
    struct.large[1, 0] = (1 << 64) - 1
    struct.small[1:] = 0.5, 0.25
    struct.numpy.double[0] = 0.1
    assert struct.numpy.large.tolist() == [[0, 0], [(1 << 64) - 1, 0]]
    assert struct.numpy.small.tolist() == [0.0, 0.5, 0.25]
    assert struct.double[0] == 0.1
    struct.clear()
    assert not any(bytes(struct.data))


def test_rows_slices_and_single_numbers_of_an_array():
    array = new_array(HEAP, INT64, 3, 2, 2)
    array[1] = range(4)
    array[2, 1] = 7
    array[0, :1] = [8, 9]
    assert array.tolist() == [[[8, 9], [0, 0]], [[0, 1], [2, 3]], [[0, 0], [7, 7]]]
    assert np.array_equal(array.numpy, np.array(array.tolist()))
    assert (array[1, -1, 0], array[1, 1].shape, array[1:].shape, len(array)) == (2, (2,), (2, 2, 2), 3)
    copy = array.copy()
    array.clear()
    assert (copy[2, 1, 1], array[2, 1, 1]) == (7, 0)


@pytest.mark.parametrize("place", [3, -4, (0, 2), (slice(0, 1), 0), slice(0, 3, 2)])
def test_a_place_that_is_none_is_refused(place):
    with pytest.raises(IndexError):
        new_array(HEAP, INT64, 3, 2)[place]
