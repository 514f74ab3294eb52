"""Universe packs as documents that can be opened, saved and checked like those of their game."""

from metamaker.game_api.game import Document, Game

UNIVERSE = "universe"
"""The kind of packs in the envelopes of their files."""


class UniverseGame(Game[Document]):
    """The universe packs of a game as a game of its own."""
