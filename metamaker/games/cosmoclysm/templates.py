"""What a board can begin with: the hexagon, and the samples that are named for it."""

from collections.abc import Mapping

from metamaker.core.words import Words
from metamaker.games.cosmoclysm.model.board import Board, Player
from metamaker.games.cosmoclysm.model.layout import default_board
from metamaker.games.cosmoclysm.model.words import Colour

COLOURS = tuple(Colour)

PLAYERS = (2, 3, 4, 5, 6)
"""Rule CL-SET-01."""


def template_titles(words: Words) -> Mapping[str, str]:
    """Return the keys of templates with their titles: the default board for so many players."""
    return {_key(players): words.text("document-template", players=players) for players in PLAYERS}


def board_of_template(template: str) -> Board:
    """Return the document of a template, the usual one for an empty key. Raises KeyError."""
    wanted = {_key(players): players for players in PLAYERS}[template or _key(PLAYERS[0])]
    return for_players(default_board(), wanted)


def for_players(board: Board, players: int) -> Board:
    """Return a board for so many players: those that it has, and further ones in the colours that are left."""
    kept = board.players[:players]
    free = [colour for colour in COLOURS if colour not in {player.colour for player in kept}]
    return board.with_(players=(*kept, *(Player(colour=colour) for colour in free[: players - len(kept)])))


def _key(players: int) -> str:
    return f"hexagon-{players}"
