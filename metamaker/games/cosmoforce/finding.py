"""A ship or design as people call it."""

from metamaker.core.elements.search import find_by_name
from metamaker.core.naming import called
from metamaker.game.documents import NotInDocument
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship


def element(fleet: Fleet, ref: str) -> Ship | Design:
    """Return the ship or design with this reference. Raises KeyError."""
    group, _, element_id = ref.partition("/")
    return fleet.ship(element_id) if group == "ships" else fleet.design(element_id)


def design_of(fleet: Fleet, ref: str) -> Design:
    """Return the design with this reference, or that of the ship with it. Raises KeyError."""
    chosen = element(fleet, ref)
    return chosen if isinstance(chosen, Design) else fleet.design(chosen.design)


def made_of(fleet: Fleet, ref: str) -> tuple[str, ...]:
    """Return the references of a ship or design and of the design; () for other references."""
    try:
        return tuple(dict.fromkeys((ref, design_of(fleet, ref).ref())))
    except KeyError:
        return ()


def found(fleet: Fleet, name: str) -> str:
    """Return the reference of the ship or design called `name`: by id, else by name in any case, ships before designs.

    Raises NotInDocument for a name that nothing has, or several.
    """
    groups: tuple[tuple[Ship | Design, ...], ...] = (fleet.ships, fleet.designs)
    try:
        return find_by_name(groups, name, (called,), "ship or design").ref()
    except LookupError as problem:
        raise NotInDocument(str(problem)) from None
