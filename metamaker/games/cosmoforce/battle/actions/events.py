"""What ships do with their actions, and what the start of a turn does to them."""

from typing import NamedTuple

from metamaker.games.cosmoforce.battle.frame import Rules


class Attacked(NamedTuple):
    """A ship attacked: slots, target, the mass that hits had to fit into (-1: none), all faces, hits and damage.

    `kept` are the faces that hit, the lowest first, `weight` is what they weigh. `rules` tell what holds for weapon and mass.
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
    """A ship gained heat, and has so much now."""

    ship: int
    gained: int
    heat: int
    rules: Rules


class HeatShed(NamedTuple):
    """A ship shed heat, by dice if there are faces, and has so much now."""

    ship: int
    shed: int
    heat: int
    faces: tuple[int, ...]
    rules: Rules


class HeatRolled(NamedTuple):
    """Remaining heat was rolled for: the faces, and how many were effective."""

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
    """A ship burned its engines: what it wanted to change, and its speed now, in hundredths."""

    ship: int
    change: int
    speed: int
    rules: Rules = ("CF-BURN-01",)


class RamDeclared(NamedTuple):
    """A ship rams another; `evaded` tells whether the target burned to get away, `connects` what came of it."""

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
    """A Strafe Run: the faces, and how many systems may be named."""

    ship: int
    faces: tuple[int, ...]
    effective: int
    rules: Rules = ("CF-STRF-01", "CF-STRF-02")


class SystemNamed(NamedTuple):
    """A system was named: until the end of the turn, damage to it is one more."""

    ship: int
    slot: int
    rules: Rules = ("CF-STRF-02", "CF-STRF-03")


class Passed(NamedTuple):
    """A ship declined an action."""

    ship: int
    rules: Rules = ("CF-ACT-07",)
