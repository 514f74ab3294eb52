"""Cases: a fleet, the problems that it has and no others, and the rules that this shows."""

from dataclasses import dataclass
from typing import Any

from metamaker.core.issue import Issue
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Die
from tests.games.metaverse.builders import BARE, fleet_of, with_section

Found = tuple[str, str, str]
"""Severity, code and place of a problem."""


@dataclass(frozen=True)
class Case:
    """What the checks find in `fleet`: exactly `found`, in any order. `rules`: three statements at most."""

    name: str
    fleet: Fleet
    found: tuple[Found, ...]
    rules: tuple[str, ...]


def case(name: str, fleet: Fleet, rules: str, *found: Found) -> Case:
    """Return a case with rules written as one text: “3.1.1-01 3.1.1-03”."""
    return Case(name, fleet, found, tuple(f"MV-{rule}" for rule in rules.split()))


def error(code: str, where: str) -> Found:
    return "error", code, where


def warning(code: str, where: str) -> Found:
    return "warning", code, where


def note(code: str, where: str) -> Found:
    return "note", code, where


def seen(issues: tuple[Issue, ...]) -> list[Found]:
    return sorted((issue.severity.value, issue.code, issue.where) for issue in issues)


CANNON = Weapon(id="gun", name="Cannon", damage_die=Die.D10, damage_modifier=2)
"""The gun of the bare ship in cases: strong enough for any target."""

HERON = "classes/heron"


def drawn(*classes: ShipClass, weapons: tuple[Weapon, ...] = (), **fields: Any) -> Fleet:
    """Designs without a roster, so that nothing is said about the chain of command; the bare ship if none is given."""
    return fleet_of(*(classes or (BARE,)), **{"weapons": (CANNON, *weapons), "ships": (), **fields})


def with_outer(ship: ShipClass, *names: SectionName | str, parts: tuple[Component, ...] = (), **fields: Any) -> ShipClass:
    """Return a copy with outboard sections of 4 hull hits; `parts` go into each."""
    for name in names:
        section = Section(**{"hull_hits": 4, "hull_layers": 1, "components": parts, **fields})
        ship = with_section(ship, name, section)
    return ship
