"""The browser's fixtures, for the examples that are played in one."""

from tests.web.conftest import chromium, everybody_goes, look

__all__ = ["chromium", "everybody_goes", "look"]
