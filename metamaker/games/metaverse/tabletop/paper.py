"""Games on paper. The module is the Paper of the game."""

from metamaker.games.metaverse.tabletop.damaged import fighting
from metamaker.games.metaverse.tabletop.on_paper import arcs, blast, critical, parts, repair, repairs
from metamaker.games.metaverse.tabletop.turn_on_paper import hits, next_turn, questions

__all__ = ["arcs", "blast", "critical", "fighting", "hits", "next_turn", "parts", "questions", "repair", "repairs"]
