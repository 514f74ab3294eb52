"""The list of games. A game is imported when it is first asked for."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from metamaker.core.messages import Words, languages, words_in

if TYPE_CHECKING:
    from metamaker.game_api.game import Game


class Entry(NamedTuple):
    """A game of the registry: its display name, and the function that imports and returns it."""

    name: str
    load: "Callable[[], Game]"


def _metaverse() -> "Game":
    from metamaker.games.metaverse.game import METAVERSE

    return METAVERSE


def _cosmoforce() -> "Game":
    from metamaker.games.cosmoforce.game import COSMOFORCE

    return COSMOFORCE


def _cosmoclysm() -> "Game":
    from metamaker.games.cosmoclysm.game import COSMOCLYSM

    return COSMOCLYSM


def _cosmos_commanders() -> "Game":
    from metamaker.games.cosmos_commanders.game import COSMOS_COMMANDERS

    return COSMOS_COMMANDERS


GAMES: dict[str, Entry] = {
    "metaverse": Entry("Metaverse", _metaverse),
    "cosmoforce": Entry("Cosmoforce", _cosmoforce),
    "cosmoclysm": Entry("Cosmoclysm", _cosmoclysm),
    "cosmos_commanders": Entry("Cosmos Commanders", _cosmos_commanders),
}
"""All games by their keys, in the order in which they are offered."""


def game_called(key: str) -> "Game":
    """Return the game with this key. Raises KeyError."""
    return GAMES[key].load()


def game_name(key: str) -> str:
    """Return the display name of the game with this key, without importing it. Raises KeyError."""
    return GAMES[key].name


def game_shown(key: str) -> str:
    """Return the display name of a game; its key if only another version of MetaMaker has the game."""
    return game_name(key) if key in GAMES else key


def game_words(key: str, language: str) -> Words:
    """Return the words of the game with this key, without importing it if it has message files. Raises KeyError."""
    return words_in(key, language) if languages(key) else game_called(key).documents.words(language)


def usual_game() -> str:
    """Return the key of the game that is meant where none is named: the first."""
    return next(iter(GAMES))
