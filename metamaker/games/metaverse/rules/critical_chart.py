"""The 48 rows of the critical-hit chart (A.2) as data: their names and effects."""

from typing import Final, NamedTuple

from metamaker.games.metaverse.catalogue import CriticalGroup, Group, catalogue

SECONDARY, ELECTRONICS, PROPULSION, WEAPONS, CREW, PRIMARY, STRUCTURE, COMPOUND = range(1, 9)
"""The categories. Rule MV-A.2-01."""

CATEGORIES: Final = ("", "secondary", "electronic_warfare", "propulsion", "weapon", "crew", "primary", "structure", "compound")
"""The keys of their names in the messages of the charts, by number."""


class Act:
    """The effect of a row, in addition to its hull hits."""

    FIXED: Final = 0
    """Disable `number` systems."""
    DIE: Final = 1
    """Disable as many as a die with `number` results shows."""
    ALL: Final = 2
    BY_EMS: Final = 3
    """Disable `number` times the printed EMS."""
    LARGEST: Final = 4
    PARTIES: Final = 5
    """`number` times the rating of the life support is lost in parties."""
    EVERYBODY: Final = 6
    FLUCTUATION: Final = 7
    MELTDOWN: Final = 8
    DETONATION: Final = 9
    HULL: Final = 10
    LAYER: Final = 11
    COLLAPSE: Final = 12
    PAIR: Final = 13
    """Two more criticals, of the categories in `pair`."""


class Row(NamedTuple):
    """A row: its name, its act, the kinds of system that it needs, its number, hull hits as a multiple of the printed EMS."""

    name: str
    act: int
    kinds: tuple[str, ...] = ()
    number: int = 0
    hull: int = 0
    pair: tuple[int, int] = (0, 0)


def _kinds(group: CriticalGroup) -> tuple[str, ...]:
    """Return the kinds of system that the catalogue has in a group. Rule MV-X.1-08."""
    return tuple(kind for kind, entry in catalogue().component.items() if entry.critical is group)


_ENGINEERING: Final = _kinds(CriticalGroup.ENGINEERING)
_COMMAND_NET: Final = _kinds(CriticalGroup.COMMAND_NET)
_STANDOFF: Final = _kinds(CriticalGroup.STANDOFF)
_HIDING: Final = _kinds(CriticalGroup.SECONDARY_EW)
_DEFENCE: Final = _kinds(CriticalGroup.DEFENCE_ARRAY)
_SENSORS: Final = _kinds(CriticalGroup.SENSOR_NODE)
_ANY_EW: Final = tuple(kind for kind, entry in catalogue().component.items() if entry.group is Group.ELECTRONIC_WARFARE)
_STL: Final = _kinds(CriticalGroup.STL)
_THRUSTERS: Final = _kinds(CriticalGroup.THRUSTER)
_FTL: Final = _kinds(CriticalGroup.FTL)
_GUNS: Final = _kinds(CriticalGroup.WEAPONS)
_BRIDGE: Final = _kinds(CriticalGroup.BRIDGE)
_REACTOR: Final = _kinds(CriticalGroup.REACTOR)
_AIR: Final = _kinds(CriticalGroup.LIFE_SUPPORT)

CHART: Final[dict[int, tuple[Row, ...]]] = {
    SECONDARY: (
        Row("engineering disrupted", Act.FIXED, _ENGINEERING, 1),
        Row("secondary command net disrupted", Act.FIXED, _COMMAND_NET, 1),
        Row("standoff systems disrupted", Act.FIXED, _STANDOFF, 1),
        Row("engineering failure", Act.ALL, _ENGINEERING),
        Row("command net failure", Act.ALL, _COMMAND_NET),
        Row("standoff systems failure", Act.ALL, _STANDOFF),
    ),
    ELECTRONICS: (
        Row("secondary EW overload", Act.ALL, _HIDING),
        Row("defence array overload", Act.DIE, _DEFENCE, 2),
        Row("sensor node overload", Act.DIE, _SENSORS, 2),
        Row("defence array failure", Act.DIE, _DEFENCE, 4),
        Row("sensor node failure", Act.DIE, _SENSORS, 4),
        Row("massive EW failure", Act.DIE, _ANY_EW, 8),
    ),
    PROPULSION: (
        Row("drive housing damage", Act.DIE, _STL, 3),
        Row("thruster manifold damage", Act.DIE, _THRUSTERS, 3),
        Row("FTL core disruption", Act.FIXED, _FTL, 1),
        Row("catastrophic drive damage", Act.ALL, _STL),
        Row("massive thruster damage", Act.ALL, _THRUSTERS),
        Row("FTL core implosion", Act.LARGEST, _FTL, 1, hull=1),
    ),
    WEAPONS: (
        Row("mounting damaged", Act.FIXED, _GUNS, 1),
        Row("minor power loss", Act.BY_EMS, _GUNS, 1),
        Row("containment failure", Act.FIXED, _GUNS, 2, hull=1),
        Row("power node burnout", Act.BY_EMS, _GUNS, 2),
        Row("weapon feed detonation", Act.FIXED, _GUNS, 3, hull=2),
        Row("cascade power failure", Act.BY_EMS, _GUNS, 3),
    ),
    CREW: (
        Row("minor bulkhead failure", Act.PARTIES, number=1),
        Row("minor venting", Act.PARTIES, number=2),
        Row("major bulkhead failure", Act.PARTIES, number=3),
        Row("major venting", Act.PARTIES, number=4),
        Row("catastrophic bulkhead failure", Act.PARTIES, number=5),
        Row("complete evacuation of air", Act.EVERYBODY),
    ),
    PRIMARY: (
        Row("power fluctuation", Act.FLUCTUATION, _REACTOR),
        Row("bridge damage", Act.FIXED, _BRIDGE, 1),
        Row("coolant leak", Act.FIXED, _REACTOR, 1),
        Row("internal systems malfunction", Act.FIXED, _AIR, 1),
        Row("reactor meltdown", Act.MELTDOWN, _REACTOR),
        Row("reactor implosion", Act.DETONATION, _REACTOR),
    ),
    STRUCTURE: (
        Row("minor hull breach", Act.HULL, hull=1),
        Row("internal buckling", Act.HULL, hull=2),
        Row("major plasma fire", Act.LAYER),
        Row("structural failure", Act.HULL, hull=3),
        Row("major hull breach", Act.HULL, hull=4),
        Row("cascade structural collapse", Act.COLLAPSE),
    ),
    COMPOUND: (
        Row("engineering systems disrupted", Act.PAIR, pair=(SECONDARY, ELECTRONICS)),
        Row("secondary command net disrupted", Act.PAIR, pair=(SECONDARY, PROPULSION)),
        Row("major combat systems damage", Act.PAIR, pair=(ELECTRONICS, WEAPONS)),
        Row("cascade weapon destruction", Act.PAIR, pair=(WEAPONS, STRUCTURE)),
        Row("critical structural failure", Act.PAIR, pair=(CREW, STRUCTURE)),
        Row("internal explosions", Act.PAIR, pair=(PRIMARY, STRUCTURE)),
    ),
}
"""The rows by category, the row of face 1 first. Rules MV-A.2-02 to -49."""


def chart_rule(category: int, row: int) -> str:
    """Return the id of the statement of a row: `MV-A.2-02` for Secondary 1."""
    return f"MV-A.2-{6 * (category - 1) + row + 1:02}"
