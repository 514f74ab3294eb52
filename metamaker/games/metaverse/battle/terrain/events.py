"""Events of terrain: it pulls, blows at, slows and destroys ships; radiation and rocks strike them."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class TerrainPlaced(NamedTuple):
    """A piece of terrain on the table: its id, its kind, its name or empty.

    (x, y) and (to_x, to_y) are the ends of its middle line, one place for a disc; `radius` is that of its template, `reach` the
    width of its field around it, all in 1/1000 cm. They mean nothing for `boundless` terrain, which is everywhere. The wind's
    direction is in eighths of the compass, where it blows to, its strength 0 for none.
    """

    terrain: str
    terrain_kind: str
    called: str
    boundless: bool
    x: int
    y: int
    to_x: int
    to_y: int
    radius: int
    reach: int
    wind_direction: int
    wind: int
    rules: Rules = ("MV-5.0.0-01",)


class WindRolled(NamedTuple):
    """A D8 and a D6 (halved) for a wind: where it blows to, in 1/1000 degree clockwise from north, and its strength."""

    terrain: str
    terrain_kind: str
    face: int
    halved_face: int
    direction: int
    strength: int
    rules: Rules


class ShipPulled(NamedTuple):
    """Gravity or wind changes the course of a ship: the change of its speed, and the forced turns.

    `turns` are steps of 22.5°, to starboard if positive. `momenta` are those of a Newtonian ship afterwards.
    """

    ship: str
    terrain: str
    terrain_kind: str
    strength: int
    change: int
    turns: int
    momenta: tuple[int, ...]
    rules: Rules


class TimeStood(NamedTuple):
    """A ship, a salvo or a mission near a singularity skips this turn; `turns` counts the skipped turns, including this one."""

    ship: str
    terrain: str
    terrain_kind: str
    strength: int
    turns: int
    rules: Rules = ("MV-5.0.3-02", "MV-5.0.3-04")


class RocksCleared(NamedTuple):
    """A ship fires at asteroids: the array, the weapons with the highest damage of each, the dice that it takes away."""

    ship: str
    terrain: str
    terrain_kind: str
    array: str
    weapons: tuple[str, ...]
    damages: tuple[int, ...]
    dice: int
    rules: Rules


class DustRolled(NamedTuple):
    """A D6 less 2 in a dark nebula slows a ship in each direction."""

    ship: str
    face: int
    loss: int
    rules: Rules = ("MV-5.0.8-01",)


class Crashed(NamedTuple):
    """A ship has come onto the template of a body, or crossed it."""

    ship: str
    terrain: str
    terrain_kind: str
    rules: Rules = ("MV-5.0.1-03",)


class RadiationReached(NamedTuple):
    """The radiation of a star strikes a ship in its field of this strength."""

    ship: str
    terrain: str
    terrain_kind: str
    strength: int
    amount: int
    rules: Rules


class RadiationDeflected(NamedTuple):
    """A deflector reduces the radiation at an arc by its rating; `left` is the remaining damage."""

    ship: str
    arc: str
    deflector: int
    left: int
    rules: Rules = ("MV-5.0.2-02",)


class MagnetismRolled(NamedTuple):
    """A D6 for each box that the radiation of a magnetar took: each 6 is a critical."""

    ship: str
    section: str
    faces: tuple[int, ...]
    rules: Rules = ("MV-5.0.2-04",)


class RemnantStruck(NamedTuple):
    """A D6 of energy from a supernova remnant, and the D4 for the struck arc."""

    ship: str
    face: int
    arc_face: int
    arc: str
    rules: Rules = ("MV-5.0.9-01",)


class RocksStruck(NamedTuple):
    """Asteroids strike an arc of a ship with these dice; `arc_face` is the D4 of a random arc, 0 if none was rolled."""

    ship: str
    terrain: str
    terrain_kind: str
    dice_faces: int
    faces: tuple[int, ...]
    arc_face: int
    arc: str
    rules: Rules


class RocksEvaded(NamedTuple):
    """A ship manoeuvres through asteroids unharmed."""

    ship: str
    terrain: str
    terrain_kind: str
    rules: Rules
