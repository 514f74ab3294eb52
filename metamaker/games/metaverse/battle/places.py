"""Sections and arcs by number: 0 fore, 1 starboard, 2 aft, 3 port, and 4 for the core."""

from typing import Final

from metamaker.core.messages import Message
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, SectionName

ARCS: Final = tuple(Arc)
"""The arcs by number, clockwise from fore, as `plane.quarter` counts them."""

CORE: Final = 4
"""The number of the core section; an outboard section has the number of the arc that it covers."""

SECTIONS: Final = (*(SectionName(arc.value) for arc in ARCS), SectionName.CORE)
"""The sections by number."""

ARC_WORDS: Final = tuple(arc.value for arc in ARCS)
SECTION_WORDS: Final = tuple(section.value for section in SECTIONS)
"""Names of arcs and sections in events and answers."""

NUMBER: Final = {name: number for number, name in enumerate(SECTIONS)}
ARC_NUMBER: Final = {arc: number for number, arc in enumerate(ARCS)}

PRINT_ORDER: Final = tuple(NUMBER[name] for name in SectionName)
"""The sections in the order of the record sheet: fore, port, core, starboard, aft. Rule MV-3.0.1-18."""


_NAMES: Final = {word: message(f"sheet-place-{word}") for word in SECTION_WORDS}


def place_named(place: str) -> Message:
    """Return the display name of an arc or a section by its word in events and answers."""
    return _NAMES[place]


def opposite(arc: int) -> int:
    """Return the arc straight through the ship. Rule MV-0.0.0-06."""
    return (arc + 2) % 4


def neighbours(arc: int) -> tuple[int, int]:
    """Return the two side neighbours of an arc, clockwise one first. Rule MV-0.0.0-06."""
    return (arc + 1) % 4, (arc + 3) % 4
