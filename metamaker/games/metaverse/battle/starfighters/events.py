"""Events of squadrons outside combat: deployed, launched, readied, recovered, formed into missions, moved, lost.

Places are in 1/1000 cm, directions clockwise from north in 1/1000 degree.
"""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class SquadronLaunched(NamedTuple):
    """A squadron leaves its bay: its place after the free move, and the marine and crew parties aboard."""

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
    """A squadron aboard is ready again, with the number of its reloaded one-shot weapons."""

    ship: str
    squadron: str
    reloaded: int
    rules: Rules = ("MV-2.1.4-08", "MV-2.1.4-12")


class SquadronsCombined(NamedTuple):
    """Damaged squadrons combined into some at full strength; the others are gone, with the strength left over."""

    ship: str
    full: tuple[str, ...]
    gone: tuple[str, ...]
    left_over: int
    rules: Rules = ("MV-2.1.4-09",)


class SquadronRecovered(NamedTuple):
    """A squadron is taken into a bay, with the parties aboard it."""

    ship: str
    squadron: str
    bay: str
    marines: int
    crew: int
    rules: Rules = ("MV-2.1.4-14",)


class SquadronAbsorbed(NamedTuple):
    """A biological hull absorbs a squadron; an event with the regained boxes follows."""

    ship: str
    squadron: str
    boxes: int
    rules: Rules = ("MV-3.1.2-08",)


class SquadronGrown(NamedTuple):
    """A biological hull grows a squadron in a bay, after an event with the boxes that it gives."""

    ship: str
    squadron: str
    bay: str
    rules: Rules = ("MV-3.1.2-06",)


class MissionRolled(NamedTuple):
    """A D6 against the crew quality of a ship for a distant change of missions."""

    mission: str
    ship: str
    face: int
    quality: int
    passed: bool
    rules: Rules = ("MV-2.1.4-21",)


class MissionFormed(NamedTuple):
    """A mission after its formation or change. `ship` commands it, empty for none."""

    mission: str
    task: str
    squadrons: tuple[str, ...]
    ship: str
    x: int
    y: int
    rules: Rules = ("MV-2.1.4-17",)


class SquadronsGathered(NamedTuple):
    """Squadrons flew farther than their speed to join a mission, and do not fire this turn."""

    outrun: tuple[str, ...]
    x: int
    y: int
    rules: Rules = ("MV-2.1.4-20", "MV-2.1.5-02")


class TransferRolled(NamedTuple):
    """A D6 against the crew quality of both ships; `from_ship` is empty if the squadrons roll for themselves."""

    mission: str
    from_ship: str
    to_ship: str
    faces: tuple[int, int]
    qualities: tuple[int, int]
    passed: bool
    rules: Rules = ("MV-2.1.4-24", "MV-2.1.4-25")


class SquadronRemoved(NamedTuple):
    """A squadron leaves the battle without being shot down: `why` is a word for the reason."""

    squadron: str
    why: str
    rules: Rules


class FlightOrderRolled(NamedTuple):
    """A D6 for each side, in order of sides.

    `first` is the side that moves a mission first, the loser; a tie (-1) is rolled again.
    """

    quality: int
    faces: tuple[int, int]
    first: int
    rules: Rules = ("MV-2.1.5-06", "MV-0.1.0-09")


class MissionMoved(NamedTuple):
    """A move of a mission; its new contact, and the attacked arc of an enemy ship, empty for any.

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
    """A ship is too fast for these squadrons on CAP, which do not fire this turn."""

    ship: str
    squadrons: tuple[str, ...]
    momentum: int
    rules: Rules = ("MV-2.1.4-30", "MV-2.1.4-31")


class SquadronMoraleRolled(NamedTuple):
    """A morale check of a squadron: the conditions newly met, the die, its face and result, all modifiers, the total."""

    squadron: str
    met: tuple[str, ...]
    die: int
    face: int
    result: int
    modifier: int
    total: int
    rules: Rules


class SquadronSurgery(NamedTuple):
    """A surgical strike has reached the hull with an odd die: the system is disabled at the end of its group."""

    squadron: str
    target: str
    system: str
    rules: Rules = ("MV-1.3.3-07", "MV-1.3.3-08")


class SquadronFireWasted(NamedTuple):
    """A squadron fires without effect, because its target is gone."""

    squadron: str
    target: str
    rules: Rules = ("MV-2.2.3-05",)


class StrengthGroupBegan(NamedTuple):
    """All squadrons of this strength that can fire do so simultaneously."""

    strength: int
    rules: Rules = ("MV-2.2.3-04", "MV-2.2.3-05")


class SquadronStruckSalvo(NamedTuple):
    """A squadron hits a salvo: the weapon with its die and modifier, faces, the total damage."""

    squadron: str
    name: str
    die: int
    modifier: int
    target: str
    faces: tuple[int, ...]
    damage: int
    rules: Rules = ("MV-1.3.3-01", "MV-1.3.6-20")
