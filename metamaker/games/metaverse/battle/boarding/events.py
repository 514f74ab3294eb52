"""Events of boarding: parties go over, reinforce, advance, fight, disable systems (2.2.5, 3.5.6, 3.7.5)."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class PartiesTeleported(NamedTuple):
    """A teleporter sends parties aboard: a D20 against the profiles, as for the sensor roll of a shot; a miss loses them.

    `section` is the section of their landing. `distance` is in 1/1000 cm.
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
    marines: int
    crew: int
    rules: Rules = ("MV-3.5.6-02", "MV-3.5.6-03", "MV-3.5.6-04")


class PartiesUnloaded(NamedTuple):
    """A breaching squadron unloads its parties into a section of the ship that it attacks."""

    squadron: str
    target: str
    section: str
    marines: int
    crew: int
    rules: Rules = ("MV-3.7.5-07",)


class PartiesShifted(NamedTuple):
    """Parties move inside a ship: its own to an invaded section, or those aboard, `boarders`, to an adjoining one."""

    ship: str
    section: str
    from_section: str
    boarders: bool
    marines: int
    crew: int
    rules: Rules = ("MV-2.2.5-13",)


class BoardingFought(NamedTuple):
    """A round in a section. Dice are listed in the order of comparison: kinds of parties, rolled faces, results.

    Losses follow, own marines and crew of the ship first. Rules MV-2.2.5-03 to -08.
    """

    ship: str
    section: str
    defenders: tuple[str, ...]
    defence_faces: tuple[int, ...]
    defence: tuple[int, ...]
    attackers: tuple[str, ...]
    attack_faces: tuple[int, ...]
    attack: tuple[int, ...]
    marines_lost: int
    crew_lost: int
    boarding_marines_lost: int
    boarding_crew_lost: int
    rules: Rules = ("MV-2.2.5-03", "MV-2.2.5-04", "MV-2.2.5-05", "MV-2.2.5-06")


class SystemSabotaged(NamedTuple):
    """Boarders in a section without defenders disable a system."""

    ship: str
    system: str
    rules: Rules = ("MV-2.2.5-12",)
