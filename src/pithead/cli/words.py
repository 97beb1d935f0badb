"""The language of the command line."""

from __future__ import annotations

from pithead.text import Words

say = Words("en")
