"""Events of actions, and effects at the start of a turn."""

from typing import NamedTuple

from metamaker.games.cosmoforce.battle.frame import Rules


class Attacked(NamedTuple):
    """A ship attacked: slots, target, the mass limit of hits (-1: none), all faces, hits and damage.

    `kept` are the faces that hit, lowest first, `weight` is their mass. `rules` are those of weapon and mass.
    """

    ship: int
    target: int
    weapon: str
    slots: tuple[int, ...]
    mass: int
    faces: tuple[int, ...]
    kept: tuple[int, ...]
    weight: int
    hits: int
    damage: int
    rules: Rules = ("CF-ATK-01", "CF-SHOT-01", "CF-SHOT-03")


class HeatGained(NamedTuple):
    """A ship gained heat; its present heat."""

    ship: int
    gained: int
    heat: int
    rules: Rules


class HeatShed(NamedTuple):
    """A ship shed heat, with dice if there are faces; its present heat."""

    ship: int
    shed: int
    heat: int
    faces: tuple[int, ...]
    rules: Rules


class HeatRolled(NamedTuple):
    """Remaining heat was rolled for: the faces, and the number of effective dice."""

    ship: int
    faces: tuple[int, ...]
    effective: int
    rules: Rules


class Collided(NamedTuple):
    """A ship adrift, or too fast, rolled for collisions at this speed in hundredths: one damage for each effective die."""

    ship: int
    is_adrift: bool
    speed: int
    faces: tuple[int, ...]
    damage: int
    rules: Rules


class Burned(NamedTuple):
    """A ship burned its engines: the intended change, and its present speed, in hundredths."""

    ship: int
    change: int
    speed: int
    rules: Rules = ("CF-BURN-01",)


class RamDeclared(NamedTuple):
    """A ship rams another. `evaded`: the target burned to evade; `connects`: the result."""

    ship: int
    target: int
    evaded: bool
    connects: bool
    rules: Rules = ("CF-RAM-01", "CF-RAM-02")


class Rammed(NamedTuple):
    """Two ships met: the rammer's speed in hundredths, the faces, the damage to the target and to the rammer."""

    ship: int
    target: int
    speed: int
    faces: tuple[int, ...]
    target_damage: int
    own_damage: int
    rules: Rules = ("CF-RAM-04", "CF-RAM-06")


class Strafed(NamedTuple):
    """A Strafe Run: the faces, and the number of systems that may be named."""

    ship: int
    faces: tuple[int, ...]
    effective: int
    rules: Rules = ("CF-STRF-01", "CF-STRF-02")


class SystemNamed(NamedTuple):
    """A system was named: until the end of the turn, damage to it is one point higher."""

    ship: int
    slot: int
    rules: Rules = ("CF-STRF-02", "CF-STRF-03")


class Passed(NamedTuple):
    """A ship declined an action."""

    ship: int
    rules: Rules = ("CF-ACT-07",)
