"""What happens to squadrons outside combat: deployed, launched, readied, recovered, formed into missions, moved, lost.

Places are in 1/1000 cm, directions clockwise from north in 1/1000 degree.
"""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class SquadronLaunched(NamedTuple):
    """A squadron leaves its bay: from where to where, with how many marine and crew parties aboard."""

    ship: str
    squadron: str
    bay: str
    x: int
    y: int
    length: int
    contact: str
    marines: int
    crew: int
    rules: Rules = ("MV-2.1.4-02", "MV-2.1.4-03")


class SquadronReadied(NamedTuple):
    """A squadron aboard is ready again, and so many one-shot weapons of it are loaded anew."""

    ship: str
    squadron: str
    reloaded: int
    rules: Rules = ("MV-2.1.4-08", "MV-2.1.4-12")


class SquadronsCombined(NamedTuple):
    """Damaged squadrons become some at full strength; the others are no more, and so much strength is left over."""

    ship: str
    full: tuple[str, ...]
    gone: tuple[str, ...]
    left_over: int
    rules: Rules = ("MV-2.1.4-09",)


class SquadronRecovered(NamedTuple):
    """A squadron is taken into a bay; so many parties come home with it."""

    ship: str
    squadron: str
    bay: str
    marines: int
    crew: int
    rules: Rules = ("MV-2.1.4-14",)


class SquadronAbsorbed(NamedTuple):
    """A biological hull absorbs a squadron; the boxes that it regains are told behind."""

    ship: str
    squadron: str
    boxes: int
    rules: Rules = ("MV-3.1.2-08",)


class SquadronGrown(NamedTuple):
    """A biological hull grows a squadron in a bay; the boxes that it gives are told before."""

    ship: str
    squadron: str
    bay: str
    rules: Rules = ("MV-3.1.2-06",)


class MissionRolled(NamedTuple):
    """A D6 against the crew quality of a ship for a change of missions far from it."""

    mission: str
    ship: str
    face: int
    quality: int
    passed: bool
    rules: Rules = ("MV-2.1.4-21",)


class MissionFormed(NamedTuple):
    """A mission as it is from now on. `ship` commands it, empty for none."""

    mission: str
    task: str
    squadrons: tuple[str, ...]
    ship: str
    x: int
    y: int
    rules: Rules = ("MV-2.1.4-17",)


class SquadronsGathered(NamedTuple):
    """Squadrons have flown farther than their speed to a mission that they join, and do not fire this turn."""

    outrun: tuple[str, ...]
    x: int
    y: int
    rules: Rules = ("MV-2.1.4-20", "MV-2.1.5-02")


class TransferRolled(NamedTuple):
    """A D6 against the crew quality of both ships; `from_ship` is empty where the squadrons roll for themselves."""

    mission: str
    from_ship: str
    to_ship: str
    faces: tuple[int, int]
    qualities: tuple[int, int]
    passed: bool
    rules: Rules = ("MV-2.1.4-24", "MV-2.1.4-25")


class SquadronRemoved(NamedTuple):
    """A squadron is taken out of the battle without a shot: `why` is a word for the reason."""

    squadron: str
    why: str
    rules: Rules


class FlightOrderRolled(NamedTuple):
    """A D6 for each side, by side; the loser, the number of a side, moves a mission first. A tie is rolled again (-1)."""

    quality: int
    faces: tuple[int, int]
    first: int
    rules: Rules = ("MV-2.1.5-06", "MV-0.1.0-09")


class MissionMoved(NamedTuple):
    """A mission has moved; what it is in contact with now, and the arc of an enemy ship that it attacks, empty for any.

    `outrun` are the squadrons that went farther than their own speed and do not fire.
    """

    mission: str
    from_x: int
    from_y: int
    x: int
    y: int
    length: int
    contact: str
    arc: str
    outrun: tuple[str, ...]
    rules: Rules = ("MV-2.1.5-01", "MV-2.1.5-02")


class CapOutrun(NamedTuple):
    """A ship is too fast for squadrons on CAP around it, which do not fire this turn."""

    ship: str
    squadrons: tuple[str, ...]
    momentum: int
    rules: Rules = ("MV-2.1.4-30", "MV-2.1.4-31")


class SquadronMoraleRolled(NamedTuple):
    """A squadron checks its morale: the conditions newly met, the die, its face and result, all modifiers, what comes of it."""

    squadron: str
    met: tuple[str, ...]
    die: int
    face: int
    result: int
    modifier: int
    total: int
    rules: Rules


class SquadronSurgery(NamedTuple):
    """A surgical strike has reached the hull with an odd die: the system is disabled when its group is over."""

    squadron: str
    target: str
    system: str
    rules: Rules = ("MV-1.3.3-07", "MV-1.3.3-08")


class SquadronFireWasted(NamedTuple):
    """What a squadron was to fire at is gone."""

    squadron: str
    target: str
    rules: Rules = ("MV-2.2.3-05",)


class StrengthGroupBegan(NamedTuple):
    """All squadrons of this strength that can fire do so at once."""

    strength: int
    rules: Rules = ("MV-2.2.3-04", "MV-2.2.3-05")


class SquadronStruckSalvo(NamedTuple):
    """A squadron hits a salvo: the weapon with its die and modifier, faces, the sum of its damage."""

    squadron: str
    name: str
    die: int
    modifier: int
    target: str
    faces: tuple[int, ...]
    damage: int
    rules: Rules = ("MV-1.3.3-01", "MV-1.3.6-20")
