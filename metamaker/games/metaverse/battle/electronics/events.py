"""Events of the EW Step, and of electronics later in the turn."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class ElectronicsOrderRolled(NamedTuple):
    """Both sides have ships of this crew quality: a D6 each. `first` is the side that acts first, empty on a tie."""

    crew_quality: int
    faces: tuple[int, int]
    first: str
    rules: Rules = ("MV-2.2.1-03", "MV-2.2.1-04")


class SystemsSwitched(NamedTuple):
    """Switched systems of a ship: on and off."""

    ship: str
    on: tuple[str, ...]
    off: tuple[str, ...]
    rules: Rules = ("MV-2.2.1-01", "MV-3.4.0-05")


class PodActivated(NamedTuple):
    """A countermeasure pod adds its rating to the EW of its ship for this turn."""

    ship: str
    system: str
    rating: int
    rules: Rules = ("MV-3.4.10-02",)


class PodSpent(NamedTuple):
    """An activated pod is crossed off for good."""

    ship: str
    system: str
    rules: Rules = ("MV-3.4.10-03",)


class ArrayAimed(NamedTuple):
    """An ELINT or targeting array (`kind`) is aimed at an enemy ship."""

    ship: str
    system: str
    kind: str
    rating: int
    target: str
    rules: Rules


class ShipsSupported(NamedTuple):
    """An ansible serves friendly ships."""

    ship: str
    system: str
    ships: tuple[str, ...]
    rules: Rules = ("MV-3.4.7-02",)


class ShieldsDropped(NamedTuple):
    """The shields of an arc are dropped, by order or because stealth was switched on; they keep their hits."""

    ship: str
    arc: str
    hits: int
    rules: Rules = ("MV-3.1.5-06", "MV-3.1.5-08")


class ShieldsRaised(NamedTuple):
    """The shields of an arc are up again at their former level."""

    ship: str
    arc: str
    hits: int
    rules: Rules = ("MV-3.1.5-06",)


class StealthCompromised(NamedTuple):
    """A ship with its stealth on used another EW system or a sensor: from now on its EW is the bare rating."""

    ship: str
    rating: int
    rules: Rules = ("MV-3.4.9-04",)


class StealthRestored(NamedTuple):
    """A ship was silent for a whole turn: its stealth is worth four times its rating again."""

    ship: str
    rating: int
    rules: Rules = ("MV-3.4.9-05",)


class TeleporterRolled(NamedTuple):
    """A teleporter is used for a pinpoint attack: a D20 against the profiles, as for the sensor roll of a shot.

    If it hits, a critical in `section` waits for its batch. `distance` is in 1/1000 cm.
    """

    ship: str
    target: str
    teleporter: str
    array: str
    distance: int
    sensor_profile: int
    target_profile: int
    rating: int
    face: int
    hit: bool
    section: str
    rules: Rules = ("MV-3.5.6-03", "MV-3.5.6-05")


class GrapplerRolled(NamedTuple):
    """An energy grappler tries to lock: a D20 against the profiles, as for the sensor roll of a shot.

    `points` is the strength of its hold, 0 if it misses. `distance` is in 1/1000 cm.
    """

    ship: str
    target: str
    grappler: str
    array: str
    distance: int
    sensor_profile: int
    target_profile: int
    rating: int
    face: int
    hit: bool
    points: int
    rules: Rules = ("MV-3.5.4-04", "MV-3.5.4-07")


class BeamWasted(NamedTuple):
    """A teleporter or an energy grappler has no effect: one of the two ships is gone."""

    ship: str
    target: str
    rules: Rules = ("MV-2.2.2-17", "MV-2.2.2-18")


class GrappleMoved(NamedTuple):
    """A grapple moves a ship, a mission or a salvo (`moved`): the points, the length in cm, and the new place in 1/1000 cm."""

    ship: str
    target: str
    moved: str
    points: int
    length: int
    x: int
    y: int
    rules: Rules = ("MV-3.5.4-08", "MV-3.5.4-10", "MV-2.2.2-18")
