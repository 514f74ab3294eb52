"""Cosmos Commanders: what the game can do. Each part is imported when it is first asked for."""

from metamaker.game.edits import Edits
from metamaker.game.game import Game
from metamaker.games.cosmos_commanders.documents import MapDocuments
from metamaker.games.cosmos_commanders.model.star_map import FORMAT, GAME, StarMap


def _edits() -> Edits[StarMap]:
    from metamaker.games.cosmos_commanders.edits.editing import EDITS

    return EDITS


COSMOS_COMMANDERS = Game(GAME, "Cosmos Commanders", FORMAT, MapDocuments(), edits=_edits)
