"""A small legal document to begin with: two ships that are different, and a team for each."""

from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind

_WASP = "engine engine laser laser dissipator dissipator habitat"
_OX = "engine railgun laser armor dissipator habitat"


def first_fleet() -> Fleet:
    """Return a document without a name that no check complains of."""
    designs = (_design("wasp", "Wasp", ShipClass.FIGHTER, _WASP), _design("ox", "Ox", ShipClass.CRUISER, _OX))
    teams = tuple(
        Team(id=name.lower(), name=name, ships=(Ship(id=f"ship-{each.id}", name=each.name, design=each.id),))
        for name, each in zip(("Amber", "Slate"), designs, strict=True)
    )
    return Fleet(designs=designs, teams=teams)


def _design(design_id: str, name: str, ship_class: ShipClass, systems: str) -> Design:
    kinds = tuple(SystemKind(word) for word in systems.split())
    return Design(id=design_id, name=name, ship_class=ship_class, slots=(*kinds, *[None] * (SLOTS - len(kinds))))
