"""Names in the sentences of problems: the printed name of a thing, or its id without one."""

from collections.abc import Iterable

from metamaker.core.display_names import called
from metamaker.core.messages import Listing, Message
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import WeaponQuality


def class_called(ship: ShipClass) -> str:
    """Return the name of a class, including its variant."""
    return f"{called(ship)} {ship.variant}".strip()


def design_called(design: Design) -> str:
    """Return the name of the class of `design`."""
    return class_called(design.ship)


def kind_called(kind: ComponentKind) -> Message:
    """Return the name of a component kind within a sentence: “sensor array”, “ECM array”, “energy deflector”."""
    return message(f"check-component-{kind}")


def section_called(name: SectionName) -> Message:
    """Return the name of a section within a sentence: “core”, “fore section”."""
    return message(f"window-section-{name}")


def facing_called(facing: Facing | Arc) -> Message:
    """Return a facing in words: “fore”, “fore and aft”."""
    return message(f"check-facing-{facing}")


def sectors_called(sectors: Iterable[Sector]) -> Listing:
    """Return sectors in words: “aft-starboard and aft-port”."""
    return Listing(tuple(message(f"check-sector-{sector}") for sector in sectors))


def qualities_called(qualities: Iterable[WeaponQuality]) -> Listing:
    """Return weapon qualities by their codes and names: “AM Antimatter and GR Gravitational”."""
    return Listing(tuple(message(f"check-quality-{quality}") for quality in qualities))
