"""The parts of Cosmoforce. Each is imported on first use."""

from metamaker.game_api.checks import Checks
from metamaker.game_api.designs import Designs
from metamaker.game_api.edits import Building, Edits
from metamaker.game_api.filling import Filling
from metamaker.game_api.firing import Firing
from metamaker.game_api.game import Game
from metamaker.game_api.graphs import Graphs
from metamaker.game_api.limits import Limits
from metamaker.game_api.logs import Logs
from metamaker.game_api.play import Play
from metamaker.game_api.prints import Prints, Sheets
from metamaker.game_api.tabletop import Tabletop
from metamaker.game_api.weighing import Weighing
from metamaker.games.cosmoforce.documents import FleetDocuments
from metamaker.games.cosmoforce.model.fleet import FORMAT, GAME, Fleet


def _checks() -> Checks[Fleet]:
    from metamaker.games.cosmoforce import problems

    return problems


def _designs() -> Designs[Fleet]:
    from metamaker.games.cosmoforce import designs

    return designs


def _edits() -> Edits[Fleet]:
    from metamaker.games.cosmoforce.edits.editing import EDITS

    return EDITS


def _building() -> Building[Fleet]:
    from metamaker.games.cosmoforce.edits import building

    return building


def _filling() -> Filling[Fleet]:
    from metamaker.games.cosmoforce.edits import filling

    return filling


def _firing() -> Firing[Fleet]:
    from metamaker.games.cosmoforce import firing

    return firing


def _sheets() -> Sheets[Fleet]:
    from metamaker.games.cosmoforce import printing

    return printing


def _prints() -> Prints[Fleet]:
    from metamaker.games.cosmoforce import printing

    return printing


def _graphs() -> Graphs[Fleet]:
    from metamaker.games.cosmoforce import graphs

    return graphs


def _play() -> Play[Fleet]:
    from metamaker.games.cosmoforce.playing import CosmoforcePlay

    return CosmoforcePlay()


def _tabletop() -> Tabletop[Fleet]:
    from metamaker.games.cosmoforce import tabletop

    return tabletop


def _weighing() -> Weighing[Fleet]:
    from metamaker.games.cosmoforce.balance import CosmoforceWeighing

    return CosmoforceWeighing()


def _limits() -> Limits[Fleet]:
    from metamaker.games.cosmoforce.limits.offered import CosmoforceLimits

    return CosmoforceLimits()


def _logs() -> Logs[Fleet]:
    from metamaker.games.cosmoforce.match import ship_logs

    return ship_logs


COSMOFORCE = Game(
    GAME,
    "Cosmoforce",
    FORMAT,
    FleetDocuments(),
    checks=_checks,
    designs=_designs,
    edits=_edits,
    building=_building,
    filling=_filling,
    firing=_firing,
    sheets=_sheets,
    prints=_prints,
    tabletop=_tabletop,
    graphs=_graphs,
    play=_play,
    weighing=_weighing,
    limits=_limits,
    logs=_logs,
)
