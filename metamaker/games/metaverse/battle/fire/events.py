"""Events of the Starship Combat Step: groups, declarations, sensor rolls, interception, areas, salvos, rams."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class GroupBegan(NamedTuple):
    """The ships of a crew-quality group come up, by their keys; some may have waited, some fire with their commander."""

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
    """A D6 for each side, in order of sides. `first` is the side that declares first, the loser; a tie (-1) is rolled again."""

    faces: tuple[int, int]
    first: int
    rules: Rules = ("MV-2.2.2-17", "MV-0.1.0-09")


class FireDeclared(NamedTuple):
    """A declared attack: the array and its lender if borrowed, target, weapons, mode, system of surgical fire."""

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
    """A D20 roll for a weapon, or for all weapons of a volley.

    It hits above `target_profile` up to `sensor_profile`, or only at the array's rating if no other face could hit. `again`
    marks the second roll of a temporal weapon. `distance` is in 1/1000 cm.
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
    """A hit on the side of a corkscrewing ship: the die decides the struck side."""

    ship: str
    face: int
    arc: str
    rules: Rules = ("MV-1.2.3-16", "MV-0.0.0-10")


class ShotStruck(NamedTuple):
    """A shot that strikes an arc, with `loss` off each pulse, then half if `halved`. Its effects follow."""

    ship: str
    weapon: str
    name: str
    target: str
    arc: str
    loss: int
    halved: bool
    rules: Rules


class AreaRolled(NamedTuple):
    """The die of an area of effect: the total number of targets, and the keys of the further ones, closest first.

    `target` is empty if the weapon went off without one.
    """

    ship: str
    weapon: str
    target: str
    faces: int
    face: int
    victims: tuple[str, ...]
    rules: Rules = ("MV-3.6.9-02", "MV-3.6.9-03")


class VictimPicked(NamedTuple):
    """A random choice between ships at equal distance: a die with one result for each."""

    candidates: tuple[str, ...]
    face: int
    ship: str
    rules: Rules = ("MV-3.6.9-06", "MV-0.0.0-10")


class LinePierced(NamedTuple):
    """A spinal weapon also strikes the ships along its line, closest to the firer first."""

    ship: str
    weapon: str
    target: str
    victims: tuple[str, ...]
    rules: Rules = ("MV-3.6.14-17", "MV-3.6.14-27")


class InterceptorRolled(NamedTuple):
    """The struck ship fires a weapon at the incoming fire: profiles and D20 as for `SensorRolled`."""

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
    """The damage dice of an interceptor that hit, extra dice of a reactive one last, and the total damage."""

    ship: str
    weapon: str
    faces: tuple[int, ...]
    damage: int
    rules: Rules = ("MV-2.2.2-12", "MV-1.3.6-18")


class ShotIntercepted(NamedTuple):
    """A stopped shot, and the damage of one array that this took (`needed`)."""

    ship: str
    weapon: str
    by: str
    array: str
    needed: int
    rules: Rules = ("MV-1.3.6-18", "MV-1.3.6-20", "MV-1.3.6-21")


class SurgeryDone(NamedTuple):
    """Surgical fire has hurt the section of the named system with an odd face, and disables it."""

    ship: str
    target: str
    system: str
    face: int
    rules: Rules = ("MV-1.3.1-38", "MV-1.3.1-40")


class SalvoLaunched(NamedTuple):
    """A launched salvo: weapons, the array that counts for it, start, end, the direction that it faces.

    Places in 1/1000 cm, the direction clockwise from north in 1/1000 degree; `contact` is the ship at the end of the move.
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


class SalvoDamaged(NamedTuple):
    """The damage dice of a weapon that hit a salvo, extra ones of a reactive weapon last, and the total damage.

    `loss` is taken off each pulse, the rest may be `halved`.
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
    """Weapons of a salvo that were shot down: the launching ship, the salvo, the weapons, the number left."""

    ship: str
    target: str
    weapons: tuple[str, ...]
    left: int
    rules: Rules = ("MV-1.3.6-18", "MV-1.3.6-21")


class SalvoDestroyed(NamedTuple):
    """The last weapon of a salvo is gone."""

    target: str
    rules: Rules = ("MV-1.3.2-06",)


class MissileBurst(NamedTuple):
    """An unstable weapon of a salvo bursts at its place when shot down, on its target if it has one. Places in 1/1000 cm."""

    ship: str
    weapon: str
    target: str
    x: int
    y: int
    rules: Rules = ("MV-3.6.14-21", "MV-3.6.14-22")


class RamStruck(NamedTuple):
    """A collision of two ships: the arcs that meet, the closing speed in cm a turn, the damage to each."""

    rammer: str
    target: str
    rammer_arc: str
    target_arc: str
    closing: int
    to_rammer: int
    to_target: int
    rules: Rules = ("MV-1.2.3-39", "MV-1.2.3-40", "MV-1.2.3-42")


class RamCameToNothing(NamedTuple):
    """A ram without damage, because one of the ships is already destroyed."""

    rammer: str
    target: str
    rules: Rules = ("MV-1.2.3-38",)


class SquadronHit(NamedTuple):
    """A weapon of a ship strikes a squadron; its damage follows."""

    ship: str
    weapon: str
    name: str
    target: str
    rules: Rules = ("MV-1.3.6-17",)


class SquadronScreened(NamedTuple):
    """A squadron fires at the direct fire of a ship: the weapon with its die and modifier, faces, the total damage."""

    squadron: str
    name: str
    die: int
    modifier: int
    firer: str
    faces: tuple[int, ...]
    damage: int
    rules: Rules = ("MV-2.2.2-13", "MV-1.3.3-01")


class SquadronFires(NamedTuple):
    """A weapon of a squadron fires at a ship (an arc, perhaps a system), a squadron or a salvo in contact.

    Its effects follow.
    """

    squadron: str
    name: str
    target: str
    arc: str
    system: str
    rules: Rules = ("MV-1.3.3-01", "MV-2.2.3-05")
