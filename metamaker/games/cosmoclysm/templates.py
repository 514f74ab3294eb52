"""Templates of boards: the hexagon, and samples named for it."""

from collections.abc import Mapping

from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.model.board import Board, default_board, for_players

PLAYERS = (2, 3, 4, 5, 6)
"""Rule CL-SET-01."""


def template_titles(words: Words) -> Mapping[str, str]:
    """Return the keys of templates with their titles: the default board for each number of players."""
    return {_key(players): words.text("document-template", players=players) for players in PLAYERS}


def board_of_template(template: str) -> Board:
    """Return the document of a template, the usual one for an empty key. Raises KeyError."""
    wanted = {_key(players): players for players in PLAYERS}[template or _key(PLAYERS[0])]
    return for_players(default_board(), wanted)


def _key(players: int) -> str:
    return f"hexagon-{players}"
