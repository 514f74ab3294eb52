"""Deployment zones on the table: their rectangles, their sides, the allowed part of a fleet (4.0.4 to 4.0.8)."""

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from metamaker.core.frozen import Frozen, Many
from metamaker.core.paths import resource
from metamaker.games.metaverse.model.encounter import EncounterKind
from metamaker.play.geometry import CM, Point

Fraction = Annotated[float, Field(ge=0, le=1)]


class Zone(Frozen):
    """A rectangle of the table where one side, or either, may deploy: left, top, right, bottom in fractions of the table.

    `cap` is the maximum part of a fleet's combat value in the zone, in percent, 0 for no limit.
    """

    side: Literal["attacker", "defender", "either"]
    area: tuple[Fraction, Fraction, Fraction, Fraction]
    cap: Annotated[int, Field(ge=0, le=100)] = 0


class _Deployment(Frozen):
    zones: Many[Zone]


@cache
def zones_of(kind: EncounterKind) -> tuple[Zone, ...]:
    """Return the zones of an encounter type, the attacker's edge at the bottom, its flank at the left."""
    table = tomllib.loads(resource("metaverse", "charts", "deployment.toml").read_text(encoding="utf-8"))
    found = {"zones": tuple({**zone, "area": tuple(zone["area"])} for zone in table[kind.value]["zones"])}
    return _Deployment.model_validate(found).zones


NORTH, EAST, SOUTH, WEST = 0, 4, 8, 12
"""Headings."""

FLANKING = (EncounterKind.FLANK, EncounterKind.SURROUNDED)
"""Encounter types with flanks on the short edges, from which ships start faster. Rule MV-4.0.3-03."""


class Area(NamedTuple):
    """A zone on a table: its side (0 or 1), its edges in 1/1000 cm from the middle, the heading that faces the middle.

    `cap` is in percent, 100 for no limit; ships from a `flank` start faster.
    """

    side: int
    west: int
    south: int
    east: int
    north: int
    heading: int
    cap: int
    flank: bool

    def holds(self, place: Point) -> bool:
        """Return whether a place is in the zone, including its edge."""
        return self.west <= place.x <= self.east and self.south <= place.y <= self.north


def areas(kind: EncounterKind, favoured: int, table_cm: tuple[int, int], *, flipped: bool, mirrored: bool) -> tuple[Area, ...]:
    """Return the zones on a table; in a meeting engagement side 0 has the southern edge.

    Rules MV-4.0.4-01, MV-4.0.5-01, -02, MV-4.0.6-01, -02, MV-4.0.7-01, -02, MV-4.0.8-01, -02.
    """
    found: list[Area] = []
    for zone in zones_of(kind):
        left, top, right, bottom = zone.area
        if mirrored:
            left, right = 1 - right, 1 - left
        if flipped:
            top, bottom = 1 - bottom, 1 - top
        if zone.side == "either":
            side = 0 if (top + bottom) / 2 > 1 / 2 else 1
        else:
            side = favoured if zone.side == "attacker" else 1 - favoured
        length, width = (each * CM for each in table_cm)
        west, east = (round((part - 1 / 2) * length) for part in (left, right))
        south, north = (round((1 / 2 - part) * width) for part in (bottom, top))
        short = zone.cap > 0 and east - west < north - south
        heading = _facing((left + right) / 2, (top + bottom) / 2, short=short)
        found.append(Area(side, west, south, east, north, heading, zone.cap or 100, short and kind in FLANKING))
    return tuple(found)


def _facing(across: float, down: float, *, short: bool) -> int:
    """Return the heading from a zone to the middle of the table; north for a zone in the middle."""
    if short:
        return EAST if across < 1 / 2 else WEST
    return SOUTH if down < 1 / 2 - 1e-6 else NORTH


def main_area(some: Sequence[Area]) -> Area:
    """Return the zone for the rest of the ships: the first without a limit, otherwise the last. Rule MV-4.0.8-03."""
    return next((area for area in some if area.cap == 100), some[-1])
