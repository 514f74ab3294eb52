"""What happens in the Starship Combat Step: groups, declarations, sensor rolls, interception, areas, salvos, rams."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class GroupBegan(NamedTuple):
    """The ships of a crew quality come up, by their keys; some may have waited, some fire with their commander."""

    crew_quality: int
    ships: tuple[str, ...]
    rules: Rules = ("MV-2.2.2-02", "MV-2.2.2-03")


class FireDelayed(NamedTuple):
    """A ship waits for the group of a lower crew quality."""

    ship: str
    crew_quality: int
    rules: Rules = ("MV-2.2.2-07",)


class FireJoined(NamedTuple):
    """A ship fires with the commander of its squadron."""

    ship: str
    commander: str
    rules: Rules = ("MV-3.8.1-02",)


class DeclarationRolled(NamedTuple):
    """A D6 for each side, by side; the loser, the number of a side, declares first. A tie is rolled again (-1)."""

    faces: tuple[int, int]
    first: int
    rules: Rules = ("MV-2.2.2-17", "MV-0.1.0-09")


class FireDeclared(NamedTuple):
    """An attack is declared: the array (and whose, if it is borrowed), target, weapons, mode, system of surgical fire."""

    ship: str
    target: str
    array: str
    lender: str
    weapons: tuple[str, ...]
    mode: str
    system: str
    rules: Rules


class WeaponsKept(NamedTuple):
    """Weapons are kept back to intercept."""

    ship: str
    weapons: tuple[str, ...]
    rules: Rules = ("MV-2.2.2-17",)


class ShotWasted(NamedTuple):
    """A shot is spent without effect: its target is gone."""

    ship: str
    target: str
    weapons: tuple[str, ...]
    rules: Rules = ("MV-2.2.2-17",)


class SensorRolled(NamedTuple):
    """A D20 is rolled for a weapon, or all weapons of a volley.

    It hits above `target_profile` up to `sensor_profile`, or at the array's rating alone where no face could. `again` if
    it is the second roll of a temporal weapon. `distance` is in 1/1000 cm.
    """

    ship: str
    target: str
    array: str
    weapons: tuple[str, ...]
    names: tuple[str, ...]
    distance: int
    sensor_profile: int
    target_profile: int
    rating: int
    face: int
    hit: bool
    again: bool
    rules: Rules


class SideRolled(NamedTuple):
    """A hit on the side of a corkscrewing ship: the die says which side it strikes."""

    ship: str
    face: int
    arc: str
    rules: Rules = ("MV-1.2.3-16", "MV-0.0.0-10")


class ShotStruck(NamedTuple):
    """A shot that has hit strikes an arc, `loss` off each pulse, half of the rest if `halved`. What it does follows."""

    ship: str
    weapon: str
    name: str
    target: str
    arc: str
    loss: int
    halved: bool
    rules: Rules


class AreaRolled(NamedTuple):
    """The die of an area of effect: how many it strikes in all, and the keys of the further ones, closest first.

    `target` is empty where a weapon went off by itself.
    """

    ship: str
    weapon: str
    target: str
    faces: int
    face: int
    victims: tuple[str, ...]
    rules: Rules = ("MV-3.6.9-02", "MV-3.6.9-03")


class VictimPicked(NamedTuple):
    """Of ships equally far away one is chosen at random: a die with one result for each."""

    candidates: tuple[str, ...]
    face: int
    ship: str
    rules: Rules = ("MV-3.6.9-06", "MV-0.0.0-10")


class LinePierced(NamedTuple):
    """A spinal weapon strikes the ships along its line too, closest to the firer first."""

    ship: str
    weapon: str
    target: str
    victims: tuple[str, ...]
    rules: Rules = ("MV-3.6.14-17", "MV-3.6.14-27")


class InterceptorRolled(NamedTuple):
    """The ship that was hit fires a weapon at the incoming fire: profiles and D20 as for `SensorRolled`."""

    ship: str
    array: str
    weapon: str
    name: str
    sensor_profile: int
    target_profile: int
    rating: int
    face: int
    hit: bool
    again: bool
    rules: Rules = ("MV-2.2.2-12", "MV-1.3.1-19")


class InterceptorDamaged(NamedTuple):
    """The damage dice of an interceptor that hit, extra dice of a reactive one behind the others, and their sum with all."""

    ship: str
    weapon: str
    faces: tuple[int, ...]
    damage: int
    rules: Rules = ("MV-2.2.2-12", "MV-1.3.6-18")


class ShotIntercepted(NamedTuple):
    """A shot is stopped: so much of the damage of one array was needed."""

    ship: str
    weapon: str
    by: str
    array: str
    needed: int
    rules: Rules = ("MV-1.3.6-18", "MV-1.3.6-20", "MV-1.3.6-21")


class SquadronCovered(NamedTuple):
    """A squadron fires a weapon, by its name, at the incoming fire of a ship: faces and their sum with all.

    Extra dice of a reactive weapon stand behind the others.
    """

    squadron: str
    weapon: str
    ship: str
    faces: tuple[int, ...]
    modifier: int
    damage: int
    rules: Rules = ("MV-2.2.2-13", "MV-1.3.3-01", "MV-1.3.3-04")


class ShotStopped(NamedTuple):
    """A shot is stopped by a squadron: so much of its damage was needed."""

    ship: str
    weapon: str
    squadron: str
    needed: int
    rules: Rules = ("MV-1.3.6-18", "MV-1.3.6-20", "MV-2.2.2-13")


class SurgeryDone(NamedTuple):
    """Surgical fire has hurt the section of the named system with an odd face, and disables it."""

    ship: str
    target: str
    system: str
    face: int
    rules: Rules = ("MV-1.3.1-38", "MV-1.3.1-40")


class SalvoLaunched(NamedTuple):
    """A ship launches a salvo: weapons, the array that counts for it, from where to where, the direction in which it faces.

    Places in 1/1000 cm, the direction clockwise from north in 1/1000 degree; `contact` is the ship that it is moved onto.
    """

    ship: str
    salvo: str
    weapons: tuple[str, ...]
    array: str
    from_x: int
    from_y: int
    x: int
    y: int
    direction: int
    contact: str
    rules: Rules = ("MV-1.3.2-02", "MV-1.3.2-05", "MV-1.3.2-06")


class SquadronHitSalvo(NamedTuple):
    """A squadron fires a weapon, by its name, at a salvo: faces, extra ones of a reactive weapon last, their sum with all."""

    squadron: str
    weapon: str
    target: str
    faces: tuple[int, ...]
    modifier: int
    damage: int
    rules: Rules = ("MV-1.3.3-01", "MV-1.3.3-03", "MV-1.3.6-18")


class SalvoDamaged(NamedTuple):
    """The damage dice of a weapon that hit a salvo, extra ones of a reactive weapon last, and their sum with all.

    `loss` is taken off each pulse, what is left may be `halved`.
    """

    ship: str
    weapon: str
    name: str
    target: str
    faces: tuple[int, ...]
    loss: int
    halved: bool
    damage: int
    rules: Rules = ("MV-1.3.6-18", "MV-1.3.6-20")


class MissilesDowned(NamedTuple):
    """Weapons of a salvo are shot down: the ship that launched them, the salvo, the weapons, how many are left."""

    ship: str
    target: str
    weapons: tuple[str, ...]
    left: int
    rules: Rules = ("MV-1.3.6-18", "MV-1.3.6-21")


class SalvoDestroyed(NamedTuple):
    """Nothing of a salvo is left."""

    target: str
    rules: Rules = ("MV-1.3.2-06",)


class MissileBurst(NamedTuple):
    """An unstable weapon of a salvo goes off where it was shot down, on its target if it has one. Places in 1/1000 cm."""

    ship: str
    weapon: str
    target: str
    x: int
    y: int
    rules: Rules = ("MV-3.6.14-21", "MV-3.6.14-22")


class RamStruck(NamedTuple):
    """Two ships collide: the arcs that meet, the closing speed in cm a turn, the damage that each takes."""

    rammer: str
    target: str
    rammer_arc: str
    target_arc: str
    closing: int
    to_rammer: int
    to_target: int
    rules: Rules = ("MV-1.2.3-39", "MV-1.2.3-40", "MV-1.2.3-42")


class RamCameToNothing(NamedTuple):
    """A ram does no damage: one of the ships is destroyed before."""

    rammer: str
    target: str
    rules: Rules = ("MV-1.2.3-38",)
