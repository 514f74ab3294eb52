"""What happens in the movement phase: plots shown, ships moved, rams and jumps, what breaks of it, who goes and comes."""

from typing import NamedTuple

from metamaker.core.messages import Text
from metamaker.games.metaverse.battle.frame import Rules

Places = tuple[tuple[int, int], ...]


class ArrivalAnnounced(NamedTuple):
    """A ship will be back from its strategic jump next turn: x and y in 1/1000 cm, heading 0 to 15."""

    ship: str
    x: int
    y: int
    heading: int
    rules: Rules = ("MV-2.1.1-05", "MV-1.2.3-57")


class PlotRevealed(NamedTuple):
    """The plot of a ship for a turn as it was written, in order codes; empty for a drift. A ship that cloaks shows no more."""

    ship: str
    turn: int
    codes: str
    rules: Rules = ("MV-2.1.3-01", "MV-2.1.3-02")


class PlotVoided(NamedTuple):
    """A plot written ahead under cloak can no longer be carried out: what is left of it, and the first reason.

    For the eyes of its own side.
    """

    ship: str
    codes: str
    reason: Text
    rules: Rules = ("MV-3.4.8-04", "MV-1.2.0-04")


class RamDared(NamedTuple):
    """The roll for permission to ram: the face, the total with the sections lost, against the crew quality."""

    ship: str
    target: str
    face: int
    total: int
    crew_quality: int
    dared: bool
    rules: Rules = ("MV-1.2.3-31",)


class JumpDiceRolled(NamedTuple):
    """D10s of a tactical jump; `more` if the crew rolls them on top of the first ones."""

    ship: str
    faces: tuple[int, ...]
    more: bool = False
    rules: Rules = ("MV-1.2.3-62",)


class JumpDiceKept(NamedTuple):
    """The dice of a tactical jump that count once the crew has had its way with them."""

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
    """A ship moved: the corners of its way, its heading at the end, its momentum, its eight momenta if it is Newtonian.

    `target` and `movement` are what its orders add to its target and movement ratings this turn.
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

    It `closes`, `holds`, `draws_off`, `waits`, `drifts` or `leaves`. `gap` is the distance once both have moved, in 1/1000 cm.
    """

    ship: str
    purpose: str
    target: str
    gap: int
    rules: Rules = ("MV-2.1.3-01",)


class RamMet(NamedTuple):
    """A rammer came within 5 cm of its target: after so many thousandths of the way, where both were, which arcs met.

    `rammer_total` and `target_total` are unused thruster points and crew quality; only a higher one of the rammer gets at
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
    """The D6 for emergency power (EP) or thrust (ET), against the crew quality: what was doubled may break."""

    ship: str
    code: str
    face: int
    crew_quality: int
    systems: tuple[str, ...]
    broken: bool
    rules: Rules


class DriveCharged(NamedTuple):
    """An FTL drive has been charged for so many turns without a gap."""

    ship: str
    system: str
    turns: int
    rules: Rules = ("MV-1.2.3-46",)


class ChargeLost(NamedTuple):
    """A gap in the run of turns: the charge of an FTL drive is gone, without harm."""

    ship: str
    system: str
    rules: Rules = ("MV-1.2.3-46",)


class ChargeWasted(NamedTuple):
    """An FTL drive was fully charged and not used: it blows up."""

    ship: str
    system: str
    rules: Rules = ("MV-1.2.3-49",)


class Departed(NamedTuple):
    """A ship left the table: by `retreat` for good, or by `strategic jump`."""

    ship: str
    way: str
    rules: Rules


class AbsenceRolled(NamedTuple):
    """The hidden D8 of a strategic jump: the least whole turns away. For the eyes of its own side; of a group one roll."""

    ship: str
    group: tuple[str, ...]
    face: int
    turns: int
    rules: Rules = ("MV-1.2.3-55",)


class Returned(NamedTuple):
    """A ship is back from its strategic jump; what that adds to its ratings this turn."""

    ship: str
    x: int
    y: int
    heading: int
    target: int
    movement: int
    rules: Rules = ("MV-1.2.3-57", "MV-1.2.3-59")


class Cloaked(NamedTuple):
    """A ship vanished under its cloak, for so many turns at most; its model stays where it is."""

    ship: str
    turns: int
    rules: Rules = ("MV-3.4.8-04", "MV-3.4.8-06")


class Uncloaked(NamedTuple):
    """A ship came out from under its cloak, and why: `ordered`, `limit` or `generator`."""

    ship: str
    reason: str
    rules: Rules = ("MV-3.4.8-05", "MV-3.4.8-06")


class FtlAttackAbandoned(NamedTuple):
    """An FTL attack does not go ahead, and why."""

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
    """The D6s of an FTL attack against what stands in an arc of its target, each a pulse."""

    ship: str
    target: str
    arc: str
    faces: tuple[int, ...]
    rules: Rules = ("MV-1.2.3-73", "MV-1.2.3-78")


HIDDEN = (AbsenceRolled, PlotVoided)
"""Events that the other side must not be shown while the battle lasts. Rules MV-1.2.3-55, MV-2.1.1-03."""
