"""The parts of Metaverse. Each is imported when it is first used."""

from metamaker.game_api.checks import Checks
from metamaker.game_api.confirming import Confirming
from metamaker.game_api.designs import Designs
from metamaker.game_api.edits import Building, Edits
from metamaker.game_api.filling import Filling
from metamaker.game_api.firing import Firing
from metamaker.game_api.game import Game
from metamaker.game_api.graphs import Graphs
from metamaker.game_api.limits import Limits
from metamaker.game_api.logs import Logs
from metamaker.game_api.odds import Odds
from metamaker.game_api.play import Play
from metamaker.game_api.prints import Prints, Sheets
from metamaker.game_api.tabletop import Tabletop
from metamaker.game_api.universes import Universes
from metamaker.game_api.weighing import Weighing
from metamaker.games.metaverse.documents import FleetDocuments
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet


def _checks() -> Checks[Fleet]:
    from metamaker.games.metaverse import problems

    return problems


def _designs() -> Designs[Fleet]:
    from metamaker.games.metaverse import designs

    return designs


def _edits() -> Edits[Fleet]:
    from metamaker.games.metaverse.edits.editing import EDITS

    return EDITS


def _building() -> Building[Fleet]:
    from metamaker.games.metaverse.edits import building

    return building


def _filling() -> Filling[Fleet]:
    from metamaker.games.metaverse.edits import filling

    return filling


def _firing() -> Firing[Fleet]:
    from metamaker.games.metaverse.firing import offered

    return offered


def _sheets() -> Sheets[Fleet]:
    from metamaker.games.metaverse import printing

    return printing


def _prints() -> Prints[Fleet]:
    from metamaker.games.metaverse import printing

    return printing


def _tabletop() -> Tabletop[Fleet]:
    from metamaker.games.metaverse.tabletop import offered

    return offered


def _graphs() -> Graphs[Fleet]:
    from metamaker.games.metaverse.graphs import all as graphs

    return graphs


def _play() -> Play[Fleet]:
    from metamaker.games.metaverse.playing import MetaversePlay

    return MetaversePlay()


def _weighing() -> Weighing[Fleet]:
    from metamaker.games.metaverse.balance import MetaverseWeighing

    return MetaverseWeighing()


def _confirming() -> Confirming[Fleet]:
    from metamaker.games.metaverse.match import confirming

    return confirming


def _odds() -> Odds[Fleet]:
    from metamaker.games.metaverse.forecast import offered

    return offered


def _limits() -> Limits[Fleet]:
    from metamaker.games.metaverse.limits.offered import MetaverseLimits

    return MetaverseLimits()


def _universes() -> Universes[Fleet]:
    from metamaker.games.metaverse.universes import offered

    return offered


def _logs() -> Logs[Fleet]:
    from metamaker.games.metaverse.match import ship_logs

    return ship_logs


METAVERSE = Game(
    GAME,
    "Metaverse",
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
    confirming=_confirming,
    odds=_odds,
    limits=_limits,
    universes=_universes,
    logs=_logs,
)
