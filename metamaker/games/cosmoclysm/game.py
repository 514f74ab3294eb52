"""The parts of Cosmoclysm. Each is imported when it is first used."""

from metamaker.game_api.checks import Checks
from metamaker.game_api.game import Game
from metamaker.game_api.play import Play
from metamaker.game_api.prints import Prints
from metamaker.game_api.tabletop import Tabletop
from metamaker.game_api.weighing import Weighing
from metamaker.games.cosmoclysm.documents import BoardDocuments
from metamaker.games.cosmoclysm.model.board import FORMAT, GAME, Board


def _checks() -> Checks[Board]:
    from metamaker.games.cosmoclysm import problems

    return problems


def _play() -> Play[Board]:
    from metamaker.games.cosmoclysm.playing import CosmoclysmPlay

    return CosmoclysmPlay()


def _prints() -> Prints[Board]:
    from metamaker.games.cosmoclysm.printing import PRINTS

    return PRINTS


def _tabletop() -> Tabletop[Board]:
    from metamaker.games.cosmoclysm import tabletop

    return tabletop


def _weighing() -> Weighing[Board]:
    from metamaker.games.cosmoclysm.balance import CosmoclysmWeighing

    return CosmoclysmWeighing()


COSMOCLYSM = Game(
    GAME,
    "Cosmoclysm",
    FORMAT,
    BoardDocuments(),
    checks=_checks,
    prints=_prints,
    tabletop=_tabletop,
    play=_play,
    weighing=_weighing,
)
