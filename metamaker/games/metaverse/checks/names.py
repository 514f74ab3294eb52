"""How the sentences of problems name things: by the name that is printed, or the id where there is none."""

from collections.abc import Iterable

from metamaker.core.naming import called, listed
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.arc import Facing, SectionName, Sector
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import WeaponQuality


def class_called(ship: ShipClass) -> str:
    """Return what a class is called, with the name of its variant."""
    return f"{called(ship)} {ship.variant}".strip()


def design_called(design: Design) -> str:
    """Return what the class of `design` is called."""
    return class_called(design.ship)


def kind_called(kind: ComponentKind) -> str:
    """Return the name of a component kind as it stands in a sentence: “sensor array”, “ECM array”, “energy deflector”."""
    words = " ".join(reversed(catalogue()[kind].name.split(", "))).split()
    return " ".join(word.lower() if word[1:].islower() else word for word in words)


def section_called(name: SectionName) -> str:
    """Return the name of a section as it stands in a sentence."""
    return "core" if name is SectionName.CORE else f"{name} section"


def facing_called(facing: Facing) -> str:
    """Return a facing in words: “fore”, “fore and aft”."""
    return facing.replace("_", " and ")


def sectors_called(sectors: Iterable[Sector]) -> str:
    """Return sectors in words: “aft-starboard and aft-port”."""
    return listed(sector.replace("_", "-") for sector in sectors)


def qualities_called(qualities: Iterable[WeaponQuality]) -> str:
    """Return weapon qualities by their codes and names: “AM Antimatter and GR Gravitational”."""
    entries = (catalogue().weapon_quality[quality] for quality in qualities)
    return listed(f"{entry.code} {entry.name}" for entry in entries)
