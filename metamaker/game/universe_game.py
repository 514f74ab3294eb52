"""Universe packs as documents that can be opened, saved and checked like those of their game."""

from metamaker.core.frozen import Frozen
from metamaker.game.game import Game


class UniverseGame(Game[Frozen]):
    """The universe packs of a game as a game of its own."""
