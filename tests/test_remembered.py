"""What is remembered of an object is answered for it alone, and not for others that are equal."""

import gc
import weakref

from pithead.remembered import remembered_of_same, same_remembered


class Thing:
    """Equal to every other one."""

    def __eq__(self, other):
        return isinstance(other, Thing)

    __hash__ = None


def test_the_same_objects_are_answered_alike_and_equal_ones_anew():
    asked = []

    @remembered_of_same(8)
    def noted(thing, number):
        asked.append((thing, number))
        return len(asked)

    one, other = Thing(), Thing()
    assert [noted(one, 1), noted(one, 1), noted(other, 1), noted(one, 2), noted(other, 1)] == [1, 1, 2, 3, 2]


def test_what_was_asked_about_is_kept_and_forgotten_together():
    @remembered_of_same(2)
    def nothing(thing):
        return None

    watched = []
    for _ in range(2):
        thing = Thing()
        watched.append(weakref.ref(thing))
        nothing(thing)
    del thing
    gc.collect()
    assert all(ref() is not None for ref in watched)  # so no other takes their places
    nothing(Thing())
    gc.collect()
    assert all(ref() is None for ref in watched)


def test_each_object_remembers_for_itself():
    class House:
        def __init__(self, name):
            self.name = name

        @same_remembered(4)
        def called(self, thing):
            return f"{self.name}: {id(thing)}"

    thing = Thing()
    assert House("a").called(thing)[0] == "a"
    assert House("b").called(thing)[0] == "b"
