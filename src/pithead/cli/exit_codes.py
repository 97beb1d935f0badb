"""The exit codes that commands share."""

from __future__ import annotations

from typing import Final

STOPPED: Final = 130
"""After Ctrl-C or `quit`."""
