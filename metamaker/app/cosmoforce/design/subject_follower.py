"""Keeps a design or a ship of a team on the canvas."""

from collections.abc import Iterable
from typing import Any

from metamaker.app.design import subject_follower
from metamaker.app.design.subject_follower import NOWHERE, Place, beside
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.subject import Kind
from metamaker.games.cosmoforce.model.fleet import Fleet


class SubjectFollower(subject_follower.SubjectFollower):
    """Follows document and selection of a context."""

    def place(self, value: Any, ref: str) -> Place | None:
        """Return where an element is seen: a ship of a team by itself, a slot on its design."""
        of = STRUCTURE.find(value, ref)
        if of is None:
            return None
        if of.kind in {Kind.FLEET, Kind.TEAM}:
            return NOWHERE
        return Place(of.ref if of.kind is Kind.SHIP else of.design.ref(), of.design.ref())

    def neighbour(self, old: Any, new: Any, gone: str) -> str:
        """See SubjectFollower."""
        return neighbour(old, new, gone)


def neighbour(old: Fleet, new: Fleet, gone: str) -> str:
    """Return what is left that stood beside a ship or design: the next one, else the one before; empty if nothing is.

    Of ships those of the same team come first, then their design, then other ships.
    """
    of = STRUCTURE.find(old, gone)
    if of is None:
        return ""
    if of.kind is Kind.DESIGN:
        return _first_left(new, (f"designs/{each}" for each in beside([each.id for each in old.designs], of.id)))
    if of.kind is not Kind.SHIP or of.holder is None:
        return ""
    fellows = beside([each.id for each in of.holder.value.ships], of.id)
    others = beside([each.id for each in old.ships], of.id)
    wanted = (*(f"ships/{each}" for each in fellows), of.design.ref(), *(f"ships/{each}" for each in others))
    return _first_left(new, wanted)


def _first_left(fleet: Fleet, refs: Iterable[str]) -> str:
    known = {*(design.ref() for design in fleet.designs), *(ship.ref() for ship in fleet.ships)}
    return next((ref for ref in refs if ref in known), "")
