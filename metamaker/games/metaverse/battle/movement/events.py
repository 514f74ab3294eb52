"""Events of the movement phase: plots shown, ships moved, rams and jumps, broken components, departures and returns."""

from typing import NamedTuple

from metamaker.core.messages import Text
from metamaker.games.metaverse.battle.frame import Rules

Places = tuple[tuple[int, int], ...]


class ArrivalAnnounced(NamedTuple):
    """A ship will return from its strategic jump next turn: x and y in 1/1000 cm, heading 0 to 15."""

    ship: str
    x: int
    y: int
    heading: int
    rules: Rules = ("MV-2.1.1-05", "MV-1.2.3-57")


class PlotRevealed(NamedTuple):
    """The plot of a ship for a turn as written, in order codes; empty for a drift. A cloaking ship shows only that."""

    ship: str
    turn: int
    codes: str
    rules: Rules = ("MV-2.1.3-01", "MV-2.1.3-02")


class PlotVoided(NamedTuple):
    """A plot written ahead under cloak has become illegal: the remaining plot, and the first reason.

    Shown only to its own side.
    """

    ship: str
    codes: str
    reason: Text
    rules: Rules = ("MV-3.4.8-04", "MV-1.2.0-04")


class RamDared(NamedTuple):
    """The roll for permission to ram: the face, the total with the lost sections, against the crew quality."""

    ship: str
    target: str
    face: int
    total: int
    crew_quality: int
    dared: bool
    rules: Rules = ("MV-1.2.3-31",)


class JumpDiceRolled(NamedTuple):
    """D10s of a tactical jump; `more` if the crew rolls them in addition to the first ones."""

    ship: str
    faces: tuple[int, ...]
    more: bool = False
    rules: Rules = ("MV-1.2.3-62",)


class JumpDiceKept(NamedTuple):
    """The dice of a tactical jump that count after the crew's changes."""

    ship: str
    faces: tuple[int, ...]
    rules: Rules = ("MV-1.2.3-65",)


class FieldRolled(NamedTuple):
    """A D6 after 10 cm inside a gravity field, `more` for further fields, against the crew quality: a jump may end there."""

    ship: str
    x: int
    y: int
    face: int
    more: int
    crew_quality: int
    stopped: bool
    rules: Rules = ("MV-3.5.5-04",)


class Moved(NamedTuple):
    """A move of a ship: the corners of its way, final heading, momentum, and eight momenta if it is Newtonian.

    `target` and `movement` are the bonuses of its orders to its target and movement ratings this turn.
    """

    ship: str
    way: Places
    heading: int
    speed: int
    momenta: tuple[int, ...]
    rotation: int
    mirrored: bool
    target: int
    movement: int
    rules: Rules = ("MV-2.1.3-01", "MV-1.3.1-23", "MV-1.3.1-24")


class PurposeShown(NamedTuple):
    """The purpose of a ship in view of the nearest enemy, when it changes.

    It `closes`, `holds`, `draws_off`, `waits`, `drifts` or `leaves`. `gap` is the distance after the moves of both, in 1/1000
    cm.
    """

    ship: str
    purpose: str
    target: str
    gap: int
    rules: Rules = ("MV-2.1.3-01",)


class RamMet(NamedTuple):
    """A rammer came within 5 cm of its target: the thousandths of the way gone, both places, the arcs that met.

    `rammer_total` and `target_total` are unused thruster points plus crew quality. Only a higher total of the rammer reaches
    the target, in the Starship Combat Step and at the closing speed.
    """

    ship: str
    target: str
    slices: int
    x: int
    y: int
    target_x: int
    target_y: int
    arc: str
    target_arc: str
    rammer_total: int
    target_total: int
    succeeds: bool
    closing: int
    rules: Rules = ("MV-1.2.3-34", "MV-1.2.3-36", "MV-1.2.3-40")


class SidesSwapped(NamedTuple):
    """A roll or a flip swapped the sides of a ship; `mirrored` if its port section now lies to starboard."""

    ship: str
    code: str
    mirrored: bool
    rules: Rules


class SystemsStrained(NamedTuple):
    """The D6 for emergency power (EP) or thrust (ET), against the crew quality: doubled components may break."""

    ship: str
    code: str
    face: int
    crew_quality: int
    systems: tuple[str, ...]
    broken: bool
    rules: Rules


class DriveCharged(NamedTuple):
    """The charge of an FTL drive: the number of turns without a gap."""

    ship: str
    system: str
    turns: int
    rules: Rules = ("MV-1.2.3-46",)


class ChargeLost(NamedTuple):
    """A gap in the run of turns: an FTL drive loses its charge, without harm."""

    ship: str
    system: str
    rules: Rules = ("MV-1.2.3-46",)


class ChargeWasted(NamedTuple):
    """A fully charged but unused FTL drive blows up."""

    ship: str
    system: str
    rules: Rules = ("MV-1.2.3-49",)


class Departed(NamedTuple):
    """A ship left the table: permanently by `retreat`, or by `strategic jump`."""

    ship: str
    way: str
    rules: Rules


class AbsenceRolled(NamedTuple):
    """The hidden D8 of a strategic jump: the minimum of whole turns away. Shown only to its own side; one roll for a group."""

    ship: str
    group: tuple[str, ...]
    face: int
    turns: int
    rules: Rules = ("MV-1.2.3-55",)


class Returned(NamedTuple):
    """A ship returned from its strategic jump; the bonuses to its ratings this turn."""

    ship: str
    x: int
    y: int
    heading: int
    target: int
    movement: int
    rules: Rules = ("MV-1.2.3-57", "MV-1.2.3-59")


class Cloaked(NamedTuple):
    """A ship vanished under its cloak, for up to `turns` turns; its model stays in place."""

    ship: str
    turns: int
    rules: Rules = ("MV-3.4.8-04", "MV-3.4.8-06")


class Uncloaked(NamedTuple):
    """A ship came out from under its cloak, and the reason: `ordered`, `limit` or `generator`."""

    ship: str
    reason: str
    rules: Rules = ("MV-3.4.8-05", "MV-3.4.8-06")


class FtlAttackAbandoned(NamedTuple):
    """A cancelled FTL attack, and the reason."""

    ship: str
    target: str
    reason: Text
    rules: Rules


class FtlAttackRolled(NamedTuple):
    """The D20 of an FTL attack with one sensor array, above the target rating and up to the sensor profile."""

    ship: str
    target: str
    array: str
    face: int
    sensor_profile: int
    target_profile: int
    hits: bool
    rules: Rules = ("MV-1.2.3-71",)


class FtlPulsesRolled(NamedTuple):
    """The D6s of an FTL attack against one arc of its target; each is a pulse."""

    ship: str
    target: str
    arc: str
    faces: tuple[int, ...]
    rules: Rules = ("MV-1.2.3-73", "MV-1.2.3-78")


HIDDEN = (AbsenceRolled, PlotVoided)
"""Events that the other side must not see during the battle. Rules MV-1.2.3-55, MV-2.1.1-03."""
