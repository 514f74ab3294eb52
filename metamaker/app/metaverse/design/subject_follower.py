"""Keeps a ship or class of a fleet on the canvas."""

from collections.abc import Sequence
from typing import Any

from metamaker.app.design import subject_follower
from metamaker.app.design.subject_follower import NOWHERE, Place, beside
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass


class SubjectFollower(subject_follower.SubjectFollower):
    """Follows document and selection of a context."""

    def place(self, value: Any, ref: str) -> Place | None:
        """Return where an element is seen: a ship of the roster by itself, all else of a class on that class."""
        of = STRUCTURE.find(value, ref)
        if of is None:
            return None
        if of.ship is None:
            return NOWHERE
        return Place(of.ref if of.kind is Kind.SHIP else of.ship.ref(), of.ship.ref())

    def neighbour(self, old: Any, new: Any, gone: str) -> str:
        """See SubjectFollower."""
        return neighbour(old, new, gone)


def neighbour(old: Fleet, new: Fleet, gone: str) -> str:
    """Return what is left that stood beside a ship or class: the next one, else the one before; empty if nothing is.

    Of ships those under the same commander come first, then the commander, then others.
    """
    group, _, of_id = gone.partition("/")
    if group == "classes":
        others = beside([each.id for each in old.classes], of_id)
        return next((f"classes/{each}" for each in others if each in _ids(new.classes)), "")
    ship = next((each for each in old.ships if group == "ships" and each.id == of_id), None)
    if ship is None:
        return ""
    fellows = beside([each.id for each in old.ships if each.commander == ship.commander], of_id)
    others = beside([each.id for each in old.ships], of_id)
    wanted = (*fellows, *filter(None, (ship.commander,)), *others)
    return next((f"ships/{each}" for each in wanted if each in _ids(new.ships)), "")


def _ids(elements: Sequence[Ship] | Sequence[ShipClass]) -> frozenset[str]:
    return frozenset(each.id for each in elements)
