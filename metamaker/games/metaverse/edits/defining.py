"""Definitions that are made where they are first needed: a weapon to be mounted, a bay with something to carry."""

from typing import NamedTuple

from metamaker.core.property import EditProblem
from metamaker.core.words import Words
from metamaker.games.metaverse.edits.definitions import add_bay_type, add_starfighter, add_weapon
from metamaker.games.metaverse.edits.lookup import numbered
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.model.fleet import Fleet

NEW = "new"
"""The first step of the keys of the palette that stand for a definition still to be made: `new/weapons`, `new/bays`."""


class Defined(NamedTuple):
    """A fleet, and the key of the palette of what was defined in it."""

    fleet: Fleet
    key: str


def defined(fleet: Fleet, key: str, told: Words) -> Defined:
    """Return the fleet with what `key` of the palette stands for, if that is still to be made. Raises EditProblem."""
    group, _, kind = key.partition("/")
    if group != NEW:
        return Defined(fleet, key)
    if kind == "weapons":
        return Defined(*add_weapon(fleet, _named(fleet, kind, told)))
    if kind == "bays":
        fleet = fleet if fleet.starfighters else first_squadron(fleet, told).fleet
        return Defined(*add_bay_type(fleet, _named(fleet, kind, told)))
    raise EditProblem(f"There is nothing called “{key}” to put on a ship.")


def first_squadron(fleet: Fleet, told: Words) -> Made:
    """Return the fleet with a squadron type of usual numbers. Raises EditProblem."""
    return add_starfighter(fleet, _named(fleet, "starfighters", told))


def _named(fleet: Fleet, group: str, told: Words) -> str:
    return numbered(told[f"window.new.{group}"], {each.name for each in getattr(fleet, group)})
