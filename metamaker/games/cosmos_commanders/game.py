"""The parts of Cosmos Commanders. Each is imported when it is first used."""

from metamaker.game_api.checks import Checks
from metamaker.game_api.edits import Edits
from metamaker.game_api.game import Game
from metamaker.game_api.play import Play
from metamaker.game_api.prints import Prints
from metamaker.game_api.tabletop import Tabletop
from metamaker.game_api.weighing import Weighing
from metamaker.games.cosmos_commanders.documents import MapDocuments
from metamaker.games.cosmos_commanders.model.star_map import FORMAT, GAME, StarMap


def _checks() -> Checks[StarMap]:
    from metamaker.games.cosmos_commanders import problems

    return problems


def _edits() -> Edits[StarMap]:
    from metamaker.games.cosmos_commanders.edits.editing import EDITS

    return EDITS


def _prints() -> Prints[StarMap]:
    from metamaker.games.cosmos_commanders.printing import PRINTS

    return PRINTS


def _play() -> Play[StarMap]:
    from metamaker.games.cosmos_commanders.playing import CommandersPlay

    return CommandersPlay()


def _tabletop() -> Tabletop[StarMap]:
    from metamaker.games.cosmos_commanders import tabletop

    return tabletop


def _weighing() -> Weighing[StarMap]:
    from metamaker.games.cosmos_commanders.balance import CommanderWeighing

    return CommanderWeighing()


COSMOS_COMMANDERS = Game(
    GAME,
    "Cosmos Commanders",
    FORMAT,
    MapDocuments(),
    checks=_checks,
    edits=_edits,
    prints=_prints,
    tabletop=_tabletop,
    play=_play,
    weighing=_weighing,
)
