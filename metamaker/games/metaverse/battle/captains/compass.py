"""Sectors and arcs as quickly as a captain can see them, without an angle being worked out.

What a captain sees on a border may differ from what the table says by a hair; orders are judged by the table.
"""

from metamaker.battle.plane import HEADINGS, Point, moved

FAR = 1_000_000

_AHEAD = tuple([moved(Point(0, 0), heading, FAR) for heading in range(HEADINGS)])
"""East and north of every heading, times `FAR`."""

ARC_OF_SECTOR = (0, 1, 1, 2, 2, 3, 3, 0)
"""The arc in which a sector lies, by their numbers."""


def sector(east: int, north: int, heading: int) -> int:
    """Return the 45° sector (0 to 7, clockwise from the bow line) in which what lies so far east and north is seen."""
    bow_east, bow_north = _AHEAD[heading]
    ahead = east * bow_east + north * bow_north
    right = east * bow_north - north * bow_east
    if right >= 0:
        if ahead >= 0:
            return 0 if ahead >= right else 1
        return 2 if right > -ahead else 3
    if ahead >= 0:
        return 7 if ahead >= -right else 6
    return 5 if right < ahead else 4
