"""An encounter that players agree on without rolling: lines face to face on a bare table (4.0.4)."""

from collections.abc import Sequence
from fractions import Fraction

from metamaker.games.metaverse.encounters.deployment import assigned, forces_of
from metamaker.games.metaverse.encounters.positions import positions
from metamaker.games.metaverse.encounters.zones import areas
from metamaker.games.metaverse.model.encounter import Encounter, EncounterKind, SideName
from metamaker.games.metaverse.model.fleet import Fleet

USUAL_CM = 96
"""The distance of the deployment zones of a table of 120 cm. Rule MV-4.0.4-01."""

NEAREST_CM, FARTHEST_CM = 48, 160
"""Start distances of the smallest and largest tables, 60 and 200 cm. From farther away, direct fire is out of range for turns.
"""

TURNS = 2
"""Turns of acceleration: the middle result of the D3 that is usually rolled. Rule MV-4.0.3-01."""

_PART_BETWEEN = Fraction(8, 10)
"""The part of the width of a table between the zones, each of which is a tenth of it deep. Rule MV-4.0.4-01."""

_LENGTH_CM = 180

_SIDES: tuple[SideName, SideName] = ("a", "b")


def agreed(forces: Sequence[Fleet], distance_cm: int = USUAL_CM) -> Encounter:
    """Return a meeting engagement with zones at this distance, to a few cm; the table is as wide as needed.

    Start speeds are agreed as well: those after `TURNS` turns of acceleration. Rules MV-4.0.2-02, MV-4.0.3-01, MV-4.0.4-01.
    """
    width = round(distance_cm / _PART_BETWEEN)
    table = max(_LENGTH_CM, width), width
    zones = areas(EncounterKind.MEETING, 0, table, flipped=False, mirrored=False)
    sides = forces_of(forces)
    return Encounter(
        kind=EncounterKind.MEETING,
        table_cm=table,
        positions=tuple(
            position
            for number, force in enumerate(sides)
            for position in positions(
                force, _SIDES[number], assigned(force, tuple(zone for zone in zones if zone.side == number)), TURNS
            )
        ),
    )
