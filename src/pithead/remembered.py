"""Methods that remember what they answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


class Remembered(Generic[P, T]):
    """A method of which each object remembers answers, and forgets them when it goes itself; `keep` says how."""

    def __init__(self, method: Callable[Concatenate[Any, P], T], keep: Callable[[Callable[P, T]], Callable[P, T]]) -> None:
        self.method = method
        self.keep = keep

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: Any, owner: type | None = None) -> Callable[P, T]:
        kept = self.keep(self.method.__get__(instance, owner))
        vars(instance)[self.name] = kept  # there it is found first from now on
        return kept


def remembered(most: int | None) -> Callable[[Callable[Concatenate[Any, P], T]], Remembered[P, T]]:
    """A decorator of methods: so many answers to equal arguments are kept, or with None all of them."""
    return lambda method: Remembered(method, lru_cache(maxsize=most))


def same_remembered(most: int) -> Callable[[Callable[Concatenate[Any, P], T]], Remembered[P, T]]:
    """A decorator of methods, as `remembered_of_same` is one of functions."""
    return lambda method: Remembered(method, remembered_of_same(most))


def remembered_of_same(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A decorator of functions: what was answered of the very same objects is answered again, without a look into them.

    Arguments can't be named. What was asked about is kept, so nothing else takes its place. So many answers are kept; when there are
    more, they are forgotten together.
    """

    def decorated(function: Callable[P, T]) -> Callable[P, T]:
        kept: dict[tuple[int, ...], tuple[tuple[object, ...], T]] = {}
        made: Any = function

        def answer(*things: object) -> T:
            key = tuple(map(id, things))
            known = kept.get(key)
            if known is None:
                if len(kept) >= most:
                    kept.clear()
                known = kept[key] = (things, made(*things))
            return known[1]

        return cast("Callable[P, T]", answer)

    return decorated
