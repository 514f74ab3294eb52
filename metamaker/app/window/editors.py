"""Which pages an open document has: those of its game, imported when its first document is opened."""

from typing import Any

from metamaker.app.editors import Editors
from metamaker.app.general_pages import general_editors
from metamaker.game.game import Game


def editors_of(game: Game[Any]) -> Editors:
    """Return the editors of a game: its own, or those that come from what it can do."""
    own = _OWN.get(game.key)
    return general_editors(game) if own is None else own()


def _metaverse() -> Editors:
    from metamaker.app.metaverse.pages import editors

    return editors()


def _cosmoforce() -> Editors:
    from metamaker.app.cosmoforce.pages import editors

    return editors()


_OWN = {"metaverse": _metaverse, "cosmoforce": _cosmoforce}
