"""Methods that remember what they answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Remembered(Generic[P, T]):
    """A method of which each object remembers the last answers, and forgets them when it goes itself."""

    def __init__(self, method: Callable[Concatenate[Any, P], T], most: int | None) -> None:
        self.method = method
        self.most = most

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: Any, owner: type | None = None) -> Callable[P, T]:
        kept: Any = lru_cache(maxsize=self.most)(self.method.__get__(instance, owner))
        vars(instance)[self.name] = kept  # there it is found first from now on
        return kept  # type: ignore[no-any-return]


def remembered(most: int | None) -> Callable[[Callable[Concatenate[Any, P], T]], Remembered[P, T]]:
    """A decorator of methods: so many answers are kept, or with None all of them."""
    return lambda method: Remembered(method, most)


class Same(Generic[T]):
    """An object as the key of what is remembered of it: only itself is equal to it, so nothing in it is looked at."""

    __slots__ = ("it",)

    def __init__(self, it: T) -> None:
        self.it = it

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.it is other.it
