"""Fleets to begin with: nothing at all, a frigate, a cruiser with two frigates. Their classes are those of a sample fleet."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from metamaker.core.paths import sample_fleets
from metamaker.core.words import Words
from metamaker.games.metaverse.edits.arrival import cut
from metamaker.games.metaverse.edits.classes import change_class
from metamaker.games.metaverse.edits.roster import add_ship, change_ship
from metamaker.games.metaverse.first import first_fleet
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import CommandLevel

SAMPLE = "the-ninewater-procession.json"
FRIGATE, CRUISER = "ford", "millrace-mk-ii"
"""Classes of the sample: small and without frills, and larger with room for a squadron's staff."""


def empty_fleet(_sample: Fleet, _told: Words) -> Fleet:
    """Return a fleet without classes and ships."""
    return Fleet()


def one_frigate(sample: Fleet, told: Words) -> Fleet:
    """Return a fleet of a frigate, which leads nobody and needs no staff for it."""
    return _ships(_classes(sample, told, FRIGATE), told, (FRIGATE,))


def small_squadron(sample: Fleet, told: Words) -> Fleet:
    """Return a fleet of a cruiser that leads two frigates."""
    return _ships(_classes(sample, told, CRUISER, FRIGATE), told, (CRUISER, FRIGATE, FRIGATE))


def two_scouts(_sample: Fleet, _told: Words) -> Fleet:
    """Return the smallest fleet that has a bit of everything."""
    return first_fleet()


TEMPLATES: Mapping[str, Callable[[Fleet, Words], Fleet]] = MappingProxyType(
    {"scouts": two_scouts, "empty": empty_fleet, "frigate": one_frigate, "squadron": small_squadron}
)
"""The templates by their keys, the usual one first."""


def template_titles(told: Words) -> Mapping[str, str]:
    """Return what the templates are called, in their order."""
    return {key: told[f"window.template.{key}.title"] for key in TEMPLATES}


def fleet_of_template(key: str, read: Callable[[str], Fleet], told: Words) -> Fleet:
    """Return a new fleet without a name; `read(path)` opens the sample."""
    return TEMPLATES[key](read(str(sample_fleets("metaverse") / SAMPLE)), told)


def _classes(sample: Fleet, told: Words, *ids: str) -> Fleet:
    """Return a fleet of these classes under plain names."""
    fleet = cut(sample, (f"classes/{each}" for each in ids)).with_(name="", author="")
    names = {FRIGATE: told["window.template.frigate.name"], CRUISER: told["window.template.squadron.name"]}
    for each in ids:
        fleet = change_class(fleet, each, name=names[each], variant="")
    return fleet


def _ships(fleet: Fleet, told: Words, ids: tuple[str, ...]) -> Fleet:
    """Return the fleet with ships of classes, of which the first leads the others."""
    flagship = None
    for number, each in enumerate(ids, 1):
        fleet, made = add_ship(fleet, each, told[f"window.template.ship_{number}"], flagship)
        flagship = flagship or made.partition("/")[2]
    return change_ship(fleet, flagship, level=CommandLevel.SQUADRON) if flagship and len(ids) > 1 else fleet
