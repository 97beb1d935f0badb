"""A catalogue of which only those messages are parsed that somebody asks for: to parse all of them takes longer than to print a page."""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from pithead.words.templates import Fill, Unusual, template_of

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-#a-zA-Z]).*)*", re.MULTILINE)
"""A message or a term, and the lines that belong to it."""
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Bundle:
    """The messages of a catalogue in one language."""

    def __init__(self, language: str, source: str) -> None:
        self.entries: dict[str, str] = {}
        for entry in ENTRY.finditer(source):
            self.entries.setdefault(entry[1], entry[0])
        self.bundle = FluentBundle([language], use_isolating=False)
        self.parsed: set[str] = set()
        self.templates: dict[str, Fill | None] = {}

    def format(self, id: str, arguments: dict[str, object]) -> tuple[str, tuple[Exception, ...]]:
        """The sentence of a message, and what was wrong with its arguments."""
        if id not in self.templates:
            self.templates[id] = self._template(id)
        fill = self.templates[id]
        if fill is not None:
            try:
                return fill(arguments), ()
            except Unusual:
                pass
        return self.by_fluent(id, arguments)

    def by_fluent(self, id: str, arguments: dict[str, object]) -> tuple[str, tuple[Exception, ...]]:
        """The same by the Fluent library, which knows every message and every argument."""
        text, problems = self.bundle.format_pattern(self._pattern(id), arguments)
        return str(text), tuple(problems)

    def _template(self, id: str) -> Fill | None:
        try:
            return template_of(self.bundle, self._pattern(id))
        except (Unusual, LookupError, RecursionError):
            return None

    def _pattern(self, id: str) -> Any:
        self._parse(id)
        message = self.bundle.get_message(id)
        assert message.value is not None, id
        return message.value

    def _parse(self, id: str) -> None:
        """Parse a message, and all that it may refer to."""
        if id in self.parsed or id not in self.entries:
            return
        self.parsed.add(id)
        entry = self.entries[id]
        self.bundle.add_resource(FluentResource(entry + "\n"))
        for name in NAME.findall(entry):
            self._parse(name)
