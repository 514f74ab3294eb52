"""Critical hits as they are resolved: every die, what was chosen, what came of it."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.events.turn import Rules


class CriticalRolled(NamedTuple):
    """A critical is resolved: its dice for category and row with the faces that each has, the name of the row of the chart.

    `row_face` is the face thrown, `row` what it means (a teleporter's die of 2, 3 or 5 is halved).
    """

    ship: str
    section: str
    category_faces: int
    category: int
    row_faces: int
    row_face: int
    row: int
    name: str
    rules: Rules


class SubCriticalRolled(NamedTuple):
    """One of the two criticals of a compound one: its category, and the face of its die for the row."""

    ship: str
    section: str
    category: int
    row: int
    name: str
    rules: Rules


class CriticalUpgraded(NamedTuple):
    """A row cannot be applied: the same row of the next category stands in for it."""

    ship: str
    section: str
    category: int
    row: int
    name: str
    rules: Rules


class CriticalIgnored(NamedTuple):
    """A critical comes to nothing: its row cannot be applied, or its section is no more."""

    ship: str
    section: str
    reason: str
    rules: Rules


class CountRolled(NamedTuple):
    """How many systems a row disables: the faces of the die thrown, the one that it showed, and the number that it means."""

    ship: str
    section: str
    faces: int
    face: int
    number: int
    rules: Rules


class SystemPicked(NamedTuple):
    """One of so many systems is picked by a die of this face."""

    ship: str
    system: str
    choices: int
    face: int
    rules: Rules = ("MV-1.3.7-14", "MV-0.1.0-11")


class ReactorMelting(NamedTuple):
    """A reactor melts down: it detonates at the end of this turn's Repair Step unless it is repaired."""

    ship: str
    section: str
    rules: Rules = ("MV-A.2-36", "MV-A.2-57", "MV-2.3.1-12")


class ReactorFluctuates(NamedTuple):
    """A reactor is off until after the Morale Step, whatever is done about it."""

    ship: str
    section: str
    rules: Rules = ("MV-A.2-32", "MV-A.2-60")


class ReactorResumed(NamedTuple):
    """A reactor that fluctuated works again."""

    ship: str
    section: str
    rules: Rules = ("MV-A.2-56",)
