"""The browser's fixtures, for the examples that are played in one."""

from tests.web.conftest import chromium, driver, everybody_goes, look

__all__ = ["chromium", "driver", "everybody_goes", "look"]
