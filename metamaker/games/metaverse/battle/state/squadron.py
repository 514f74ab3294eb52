"""Starfighters in battle: squadrons, aboard and under way, and the missions that they fly (2.1.4, 3.7)."""

from collections.abc import Sequence
from enum import IntEnum, StrEnum
from typing import Final

from metamaker.games.metaverse.battle.blueprint import NOWHERE, SquadronPlan
from metamaker.games.metaverse.battle.state.vessel import NOBODY
from metamaker.play.geometry import Point

WING: Final = "/squadron-"
"""The separator in the key of a squadron, after its ship or fleet entry and before its number: `a/heron-1/squadron-2`."""

MISSION: Final = "/mission-"
"""The separator in the key of a mission, after its ship or side and before its number: `a/heron-1/mission-2`."""


class Berth(IntEnum):
    """The whereabouts of a squadron."""

    READY = 0
    """Aboard, ready for launch."""
    RECOVERED = 1
    """Aboard, not readied since it came back. Rule MV-2.1.4-13."""
    FLYING = 2
    """On the table, and in a mission except briefly in the Starfighter Operations Step."""
    ALONG = 3
    """Off the table together with the ship that it covers as CAP. Rule MV-2.1.4-28."""
    STILLED = 4
    """On the table, but stilled by time dilation. Rules MV-5.0.3-02, -04."""
    GONE = 5
    """Destroyed, removed, combined into another one, absorbed by a hull."""


class Squadron:
    """One squadron. `number` is its index among all squadrons of the battle, `side` 0 or 1.

    `carrier` is the number of its ship, NOBODY without one; `bay` is the number of its hangar bay system there, NOWHERE without
    a carrier. `crew_quality` and `command_faces` are its own, bought without a carrier (MV-3.7.5-03); 0 for those that have
    their carrier's. `strength` is the remaining strength. `marines` and `crew` are the loaded parties of a breaching squadron
    (MV-3.7.5-05). `spent` lists its used one-shot weapons by their index in the plan. `place` is its place on the table.
    `contact` is the mission that it was launched onto; it is valid until the squadron belongs to one. `mission` is the key of
    its mission, or empty. `recovered_on` is the turn of its last recovery, `fired_on` the last turn in which it finished
    firing. `used` lists the weapons fired in this turn, by their index in the plan. `outrun`: it or its ship moved so fast this
    turn that it does not fire (MV-2.1.5-02, MV-2.1.4-30). `conditions` are the morale conditions met so far.
    """

    def __init__(self, number: int, side: int, key: str, plan: SquadronPlan, carrier: int = NOBODY, bay: int = NOWHERE) -> None:
        self.number = number
        self.side = side
        self.key = key
        self.plan = plan
        self.carrier = carrier
        self.bay = bay
        self.berth = Berth.READY
        self.strength = plan.strength
        self.crew_quality = 0
        self.command_faces = 0
        self.command_thrown = 0
        self.marines = 0
        self.crew = 0
        self.spent: list[int] = []
        self.place = Point(0, 0)
        self.contact = ""
        self.mission = ""
        self.recovered_on = 0
        self.fired_on = 0
        self.used: list[int] = []
        self.outrun = False
        self.conditions: list[str] = []

    @property
    def flies(self) -> bool:
        """Whether it is on the table."""
        return self.berth is Berth.FLYING

    @property
    def aboard(self) -> bool:
        """Whether it takes a place in a bay. Rule MV-3.7.7-02."""
        return self.berth <= Berth.RECOVERED


class Task(StrEnum):
    """The tasks of missions. Rules MV-2.1.4-17, -27, -33, -34."""

    CAP = "cap"
    STRIKE = "strike"
    INTERCEPT = "intercept"


FASTEST: Final = 2
"""Squadrons may fly at this many times their speed, but then do not fire in the same turn. Rule MV-2.1.5-02."""

GENERALISED: Final = -1
"""The section that a generalised attack declares: none. Rule MV-2.1.5-10."""


class Mission:
    """Squadrons that fly together: one element on the table, and one target (MV-1.3.0-05).

    `number` continues the numbers of the ships, as those of salvos do; `ship` is the number of the commanding ship, or NOBODY.
    `contact` is the key of the target that it was moved onto, or empty: a ship (for CAP its own, MV-2.1.4-28), a mission, a
    salvo. `arc` is the attacked arc of an enemy ship, by number, or GENERALISED. `attackers` are the numbers of those that
    fired on it this turn (MV-1.3.4-03). `fixed`: it can never be changed (MV-3.7.5-04). `moved` is the distance that it flew
    this turn, in 1/1000 cm; `came_from` is its place before. `tried`: a change of it was rolled for this turn (MV-2.1.4-21).
    `screened`: a squadron with ECM was destroyed in the present group of fire (MV-2.2.2-04). `stilled_for` is the number of
    turns that it skips, including this one (MV-5.0.3-02).
    """

    def __init__(
        self, number: int, side: int, ship: int, key: str, task: Task, squadrons: Sequence[Squadron], place: Point
    ) -> None:
        self.number = number
        self.side = side
        self.ship = ship
        self.key = key
        self.task = task
        self.squadrons: list[Squadron] = []
        self.enrol(squadrons)
        self.place = place
        self.came_from = place
        self.contact = ""
        self.arc = GENERALISED
        self.moved = 0
        self.attackers: list[int] = []
        self.fixed = False
        self.tried = False
        self.screened = False
        self.stilled_for = 0

    def enrol(self, squadrons: Sequence[Squadron]) -> None:
        """Take in squadrons that belong to no mission."""
        for squadron in squadrons:
            squadron.mission = self.key
            self.squadrons.append(squadron)

    def stand(self, place: Point) -> None:
        """Put the mission and all its squadrons at another place."""
        self.place = place
        for squadron in self.squadrons:
            squadron.place = place

    @property
    def fights(self) -> bool:
        """Whether any squadron of it is left."""
        return bool(self.squadrons)

    @property
    def speed_cm(self) -> int:
        """The distance that it moves at single speed, in cm: that of its slowest squadron. Rules MV-2.1.4-19, MV-3.7.2-02."""
        return min([squadron.plan.speed_cm for squadron in self.squadrons], default=0)

    @property
    def mass(self) -> int:
        """Its mass factor, and its EMS outside a furball: the number of its squadrons. Rules MV-1.3.4-03, MV-3.5.4-09."""
        return len(self.squadrons)


def rated(mission: Mission, squadron: Squadron) -> int:
    """Return the target rating of a squadron in a mission: one more if the mission has ECM. Rules MV-3.7.4-02, MV-3.7.5-08."""
    return squadron.plan.target_rating + int(mission.screened or any(each.plan.ecm for each in mission.squadrons))
