"""Pages of Metaverse for tests of the library."""

from tests.app.metaverse.conftest import page_of, starter

__all__ = ["page_of", "starter"]
