"""A document reduced to some of its ships or designs, for an opponent."""

from collections.abc import Collection

from metamaker.core.elements.transfer import cut
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.model.fleet import Fleet


def alone(fleet: Fleet, printed: Collection[str]) -> Fleet:
    """Return a document of the ships and designs with these references (`ships/…`, `designs/…`) and their definitions.

    Notes, tags, other ships and designs, and empty teams are left out.
    """
    known = (*(design.ref() for design in fleet.designs), *(ship.ref() for ship in fleet.ships))
    part = cut(STRUCTURE, fleet, [ref for ref in known if ref in printed])
    return part.with_(designs=tuple(design.with_(notes="", tags=()) for design in part.designs))
