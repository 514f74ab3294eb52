"""Events of damage: pulses, boxes, parties, sections, ships; criticals with every die; the working parts of a ship afterwards.

Sections and arcs are given by their words, ships by their keys, systems by their references inside the class.
"""

from typing import NamedTuple

from metamaker.core.messages import Text
from metamaker.games.metaverse.battle.frame import Rules


class DamageRolled(NamedTuple):
    """All dice of a hit as rolled, in the order in which they are applied; faces of rolled dice, none of a D1.

    `judges` are the D2s against a deflector (a D4 each), `extras` the second dice of odd reactive ones.
    """

    ship: str
    arc: str
    weapon: str
    faces: tuple[int, ...]
    judges: tuple[int, ...] = ()
    extras: tuple[int, ...] = ()
    rules: Rules = ("MV-1.3.5-01", "MV-1.3.5-10", "MV-1.3.5-15")


class PulseStruck(NamedTuple):
    """One pulse: its result, the amount at the arc, the shield hits that it took, the amount at the armour, and the boxes due.

    `extra`: it is the second die of a reactive weapon, which ignores armour. `behind` is the effect of a dimensional pulse on
    the next section. `boost` is the bonus of weapon qualities to the result, before range bands and all defences.
    """

    ship: str
    arc: str
    result: int
    amount: int
    shields: int
    arrived: int
    boxes: int
    behind: int = 0
    extra: bool = False
    boost: int = 0
    rules: Rules = ("MV-0.0.0-08",)


class PulseDeflected(NamedTuple):
    """A deflector ignores a pulse with this result."""

    ship: str
    arc: str
    result: int
    deflector: int
    rules: Rules = ("MV-3.5.11-02", "MV-3.5.11-04")


class CollisionStruck(NamedTuple):
    """Damage without a weapon strikes an arc: its amount, the shield hits that it took, and the boxes due."""

    ship: str
    arc: str
    cause: str
    amount: int
    shields: int
    boxes: int
    rules: Rules = ("MV-1.2.3-77",)


class ShieldsLost(NamedTuple):
    """An arc loses shield hits; `left` remain."""

    ship: str
    arc: str
    hits: int
    left: int
    rules: Rules = ("MV-3.1.5-03",)


class BoxesLost(NamedTuple):
    """Hull boxes of a layer (1 is the top one) are crossed off; `left` remain in the layer."""

    ship: str
    section: str
    layer: int
    boxes: int
    left: int
    rules: Rules = ("MV-1.3.6-02",)


class PartiesLost(NamedTuple):
    """Crew and marine parties of a layer (1 is the top one) are lost."""

    ship: str
    section: str
    layer: int
    crew: int
    marines: int
    rules: Rules = ("MV-1.3.6-13",)


class IonizationRolled(NamedTuple):
    """A D6 for an odd ionized pulse that hurt a section; a 6 is a critical."""

    ship: str
    section: str
    face: int
    rules: Rules = ("MV-3.6.14-09", "MV-3.6.14-28")


class CriticalCaused(NamedTuple):
    """A section takes a critical, which waits for the end of its batch."""

    ship: str
    section: str
    rules: Rules


class SectionDestroyed(NamedTuple):
    """A section is destroyed with all its remaining boxes, parties, systems and the defences of its arc.

    `boarders` is the number of enemy parties lost with it (MV-2.2.5-19).
    """

    ship: str
    section: str
    cause: str
    boarders: int = 0
    rules: Rules = ("MV-1.3.6-05", "MV-1.3.6-24")


class ShipDestroyed(NamedTuple):
    """A ship is destroyed: the cause in a word, the key of the ship that did it (empty for none) and its weapon."""

    ship: str
    cause: str
    by: str
    weapon: str
    rules: Rules = ("MV-1.3.6-09",)


class DriveBlewUp(NamedTuple):
    """An FTL drive fails: it is destroyed, and its section takes hull hits by a D20 of this face."""

    ship: str
    system: str
    face: int
    rules: Rules = ("MV-1.2.3-48", "MV-1.2.3-49", "MV-1.2.3-50")


class ReactorDetonated(NamedTuple):
    """A reactor detonates with its rating."""

    ship: str
    section: str
    rating: int
    rules: Rules = ("MV-3.2.3-06",)


class BlastSpread(NamedTuple):
    """The damage of a detonation that a ship could not absorb spreads in all directions."""

    ship: str
    excess: int
    rules: Rules = ("MV-3.2.3-06", "MV-3.2.3-08")


class BlastReached(NamedTuple):
    """The blast of a ship reaches another: the distance in 1/1000 cm, and the remaining damage there."""

    ship: str
    source: str
    distance: int
    amount: int
    rules: Rules = ("MV-3.2.3-07",)


class SystemDisabled(NamedTuple):
    """A system is disabled: it may be repaired. The cause in a word."""

    ship: str
    system: str
    cause: str
    rules: Rules = ("MV-0.0.0-07",)


class PowerLost(NamedTuple):
    """The systems of a section, except life support, are without power: the reactor of `supplier` does not work."""

    ship: str
    section: str
    supplier: str
    rules: Rules = ("MV-3.2.3-04", "MV-3.2.3-10")


class PowerReturned(NamedTuple):
    """The systems of a section have power again."""

    ship: str
    section: str
    rules: Rules = ("MV-3.2.3-04",)


class BridgesLost(NamedTuple):
    """No bridge of a ship works: it drifts, and most of its systems cannot be used."""

    ship: str
    rules: Rules = ("MV-3.2.1-02", "MV-3.2.1-03")


class BridgeRegained(NamedTuple):
    """A bridge of a ship works again."""

    ship: str
    rules: Rules = ("MV-3.2.1-02",)


class CriticalRolled(NamedTuple):
    """A critical is resolved: its dice for category and row with their faces, the name of the row of the chart.

    `row_face` is the rolled face, `row` its meaning (a teleporter's die of 2, 3 or 5 is halved).
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
    """A row cannot be applied: the same row of the next category replaces it."""

    ship: str
    section: str
    category: int
    row: int
    name: str
    rules: Rules


class CriticalIgnored(NamedTuple):
    """A critical is ignored: its row cannot be applied, or its section is destroyed."""

    ship: str
    section: str
    reason: Text
    rules: Rules


class CountRolled(NamedTuple):
    """The number of systems that a row disables: the faces of the die, the rolled face, and its meaning."""

    ship: str
    section: str
    faces: int
    face: int
    number: int
    rules: Rules


class SystemPicked(NamedTuple):
    """One of `choices` systems is picked by a die with this face."""

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
    """A reactor is off until after the Morale Step and cannot be repaired."""

    ship: str
    section: str
    rules: Rules = ("MV-A.2-32", "MV-A.2-60")


class ReactorResumed(NamedTuple):
    """A reactor that fluctuated works again."""

    ship: str
    section: str
    rules: Rules = ("MV-A.2-56",)


class SquadronStruck(NamedTuple):
    """A hit on a squadron: the weapon by name and its die, rolled faces, extra dice, and the loss of each pulse.

    `defence` is the defence against each pulse, `taken` the strength lost by each pulse, `left` the remaining strength.
    """

    squadron: str
    name: str
    die: int
    faces: tuple[int, ...]
    extras: tuple[int, ...]
    loss: int
    halved: bool
    defence: int
    taken: tuple[int, ...]
    left: int
    rules: Rules = ("MV-1.3.6-16", "MV-3.7.3-02")


class SquadronDestroyed(NamedTuple):
    """A squadron has no strength left."""

    squadron: str
    rules: Rules = ("MV-1.3.6-16",)
