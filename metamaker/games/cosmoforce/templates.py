"""Documents to begin with: two ships for a duel, nothing at all, the eight threats."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from metamaker.core.words import Words
from metamaker.games.cosmoforce.catalogue.threats import threat_ship, threats
from metamaker.games.cosmoforce.first import first_fleet
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import Fleet

TEMPLATES: Mapping[str, Callable[[], Fleet]] = MappingProxyType(
    {"duel": first_fleet, "empty": Fleet, "threats": lambda: threat_fleet(Edition.ROSTER)}
)
"""The templates by their keys, the usual one first."""


def template_titles(told: Words) -> Mapping[str, str]:
    """Return what the templates are called, in their order."""
    return {key: told[f"window.template.{key}.title"] for key in TEMPLATES}


def fleet_of_template(key: str) -> Fleet:
    """Return a new document without a name. Raises KeyError."""
    return TEMPLATES[key]()


def threat_fleet(edition: Edition) -> Fleet:
    """Return a document with the eight threats as designs of an edition; it has nothing but what they are armed with.

    A threat that does not fit its printed numbers fights at its printed speed all the same (CF-THR-05).
    """
    return Fleet(edition=edition, designs=tuple(threat_ship(threat, edition).design for threat in threats()))
