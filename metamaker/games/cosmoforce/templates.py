"""Templates of documents: two different ships with a team for each, an empty document, the eight threats."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from metamaker.core.messages import Words
from metamaker.games.cosmoforce.catalogue import threat_ship, threats
from metamaker.games.cosmoforce.model.design import SLOTS, Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team

_WASP = "engine engine laser laser dissipator dissipator habitat"
_OX = "engine railgun laser armor dissipator habitat"


def first_fleet() -> Fleet:
    """Return a document without a name and without problems."""
    designs = (_design("wasp", "Wasp", ShipClass.FIGHTER, _WASP), _design("ox", "Ox", ShipClass.CRUISER, _OX))
    teams = tuple(
        Team(id=name.lower(), name=name, ships=(Ship(id=f"ship-{each.id}", name=each.name, design=each.id),))
        for name, each in zip(("Amber", "Slate"), designs, strict=True)
    )
    return Fleet(designs=designs, teams=teams)


def _design(design_id: str, name: str, ship_class: ShipClass, systems: str) -> Design:
    kinds = tuple(SystemKind(word) for word in systems.split())
    return Design(id=design_id, name=name, ship_class=ship_class, slots=(*kinds, *[None] * (SLOTS - len(kinds))))


TEMPLATES: Mapping[str, Callable[[], Fleet]] = MappingProxyType(
    {"duel": first_fleet, "empty": Fleet, "threats": lambda: threat_fleet(Edition.ROSTER)}
)
"""The templates by their keys, the usual one first."""


def template_titles(words: Words) -> Mapping[str, str]:
    """Return the names of the templates, in order."""
    return {key: words[f"window-template-{key}-title"] for key in TEMPLATES}


def fleet_of_template(key: str) -> Fleet:
    """Return a new document without a name. Raises KeyError."""
    return TEMPLATES[key]()


def threat_fleet(edition: Edition) -> Fleet:
    """Return a document with only the eight threats as designs of an edition.

    A threat that does not fit its printed numbers still fights at its printed speed (CF-THR-05).
    """
    return Fleet(edition=edition, designs=tuple(threat_ship(threat, edition).design for threat in threats()))
