"""Fluent messages as plain functions: the forms that nearly all messages have are filled in without Fluent, which takes ten times as long.

Texts, arguments, choices by an argument, and messages and terms in messages are known here. Whatever else a message or an argument may
be is `Unusual`, and left to Fluent itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as fluent

SMALL: Final = range(1000)
"""Numbers that are written with the same digits in all our languages, without separators or signs."""

Fill: TypeAlias = Callable[[Mapping[str, object]], str]


class Unusual(Exception):
    """A message or an argument that only Fluent itself knows how to write."""


def template_of(bundle: FluentBundle, pattern: Any) -> Fill:
    """The function that fills a message in; raises Unusual if it has other parts than the common ones."""
    elements = pattern.elements if isinstance(pattern, fluent.Pattern) else [pattern]
    parts = _joined([part for element in elements for part in _parts(bundle, element)])
    if all(isinstance(part, str) for part in parts):
        text = "".join(map(str, parts))
        return lambda arguments: text

    def fill(arguments: Mapping[str, object]) -> str:
        return "".join([part if isinstance(part, str) else part(arguments) for part in parts])

    return fill


def _joined(parts: list[str | Fill]) -> list[str | Fill]:
    """The same parts, texts side by side made one."""
    joined: list[str | Fill] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return joined


def _parts(bundle: FluentBundle, element: Any) -> list[str | Fill]:
    match element:
        case fluent.TextElement():
            return [element.value]
        case fluent.StringLiteral():
            return [element.parse()["value"]]
        case fluent.Placeable() | fluent.NeverIsolatingPlaceable():
            return _parts(bundle, element.expression)
        case fluent.VariableReference():
            return [_variable(element.id.name)]
        case fluent.SelectExpression() if isinstance(element.selector, fluent.VariableReference):
            return [_selection(bundle, element)]
        case fluent.MessageReference() if element.attribute is None:
            return [template_of(bundle, bundle._lookup(element.id.name).value)]
        case fluent.TermReference() if element.attribute is None and element.arguments is None:
            return [_term(template_of(bundle, bundle._lookup(element.id.name, term=True).value))]
        case _:
            raise Unusual


def _variable(name: str) -> Fill:
    def fill(arguments: Mapping[str, object]) -> str:
        return _written(arguments.get(name))

    return fill


def _written(value: object) -> str:
    """An argument that every language writes alike."""
    if type(value) is str:
        return value
    if type(value) is int and value in SMALL:
        return str(value)
    raise Unusual


def _term(fill: Fill) -> Fill:
    """A term sees no arguments."""

    def alone(arguments: Mapping[str, object]) -> str:
        return fill({})

    return alone


def _selection(bundle: FluentBundle, select: Any) -> Fill:
    """A choice by an argument: the first variant that fits, else the default."""
    name = select.selector.id.name
    variants = [(_key(variant.key), template_of(bundle, variant.value)) for variant in select.variants]
    default = next(fill for (_, fill), variant in zip(variants, select.variants) if variant.default)
    numbered = any(isinstance(key, int) for key, _ in variants)

    def fits(value: object, key: object) -> bool:
        if isinstance(value, int) and isinstance(key, str):
            return bool(bundle._plural_form(value) == key)
        return value == key

    chosen: dict[object, Fill] = {}

    def fill(arguments: Mapping[str, object]) -> str:
        value = arguments.get(name)
        known = chosen.get(value) if type(value) in (str, int) else None
        if known is None:
            if type(value) not in (str, int) or (numbered and type(value) is str):
                raise Unusual
            known = next((each for key, each in variants if fits(value, key)), default)
            if value in SMALL or len(chosen) < len(SMALL):
                chosen[value] = known
        return known(arguments)

    return fill


def _key(key: Any) -> str | int:
    if isinstance(key, fluent.Identifier):
        return key.name
    if isinstance(key, fluent.NumberLiteral) and isinstance(key.value, int):
        return int(key.value)
    raise Unusual
