"""Games on paper. The module is the Paper of the game."""

from metamaker.games.metaverse.match.damaged import fighting
from metamaker.games.metaverse.match.on_paper import arcs, blast, critical, parts, repair, repairs
from metamaker.games.metaverse.match.points_on_paper import crossed_off
from metamaker.games.metaverse.match.turn_on_paper import hits, next_turn, questions

__all__ = [
    "arcs",
    "blast",
    "critical",
    "crossed_off",
    "fighting",
    "hits",
    "next_turn",
    "parts",
    "questions",
    "repair",
    "repairs",
]
