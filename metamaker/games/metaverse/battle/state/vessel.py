"""A starship in battle with its complete state: sections, arcs and systems."""

from enum import IntEnum
from typing import Final

from metamaker.games.metaverse.battle.blueprint import ArcPlan, Blueprint, SectionPlan, SystemPlan
from metamaker.games.metaverse.battle.kinematics.bearing import UNCHANGED, Bearing
from metamaker.games.metaverse.battle.kinematics.course import Course, Move
from metamaker.games.metaverse.battle.kinematics.ftl import Charges
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.model.ship import Ship

DISABLED: Final = 1
DESTROYED: Final = 2
EXPENDED: Final = 4
UNPOWERED: Final = 8
OFF: Final = 16
"""Independent flags, added up. Rule MV-0.0.0-07."""

BROKEN: Final = 7
"""Flags of a system that does not operate: disabled, destroyed or expended, as criticals count it. Rule MV-1.3.7-15."""

NOBODY: Final = -1
"""No ship: ships are named by their numbers in the battle."""


class Use:
    """Use of a sensor array in this turn; only salvo fire can be shared or continued. Rules MV-1.3.1-07, MV-3.4.7-04."""

    NOTHING: Final = 0
    SALVO: Final = 1
    VOLLEY: Final = 2
    SURGICAL: Final = 3
    OTHER: Final = 4
    """FTL attack, interception, energy grapplers, teleporters: the array cannot be used for anything more."""


class System:
    """A system and its state.

    `fired` is the last turn in which a weapon, teleporter or grappler was used (0: never). `use` and `target` are the use of an
    array in this turn. `aim` is the target of an ELINT or targeting array since the EW Step; `serves` lists the ships that an
    ansible supports since then, by their numbers. `active`: a countermeasure pod that was activated this turn (MV-3.4.10-02).
    `fluctuates`: a reactor that is disabled until after the Morale Step and cannot be repaired before (MV-A.2-60).
    """

    def __init__(self, plan: SystemPlan) -> None:
        self.plan = plan
        self.flags = 0
        self.fired = 0
        self.use = Use.NOTHING
        self.target = NOBODY
        self.aim = NOBODY
        self.serves: tuple[int, ...] = ()
        self.active = False
        self.fluctuates = False

    @property
    def works(self) -> bool:
        """Whether it works: neither broken nor unpowered nor switched off. Rule MV-0.0.0-07."""
        return self.flags == 0

    @property
    def operates(self) -> bool:
        """Whether it is neither disabled nor destroyed nor expended; it may lack power. Rule MV-1.3.7-15."""
        return not self.flags & BROKEN


class Boarders:
    """Enemy parties in a section. `ship` is the number of their ship, `since` the turn of their arrival.

    They belong to no layer. Rules MV-2.2.5-04, -19.
    """

    def __init__(self, ship: int, marines: int, crew: int, since: int) -> None:
        self.ship = ship
        self.marines = marines
        self.crew = crew
        self.since = since

    @property
    def parties(self) -> int:
        """Marines and crew together."""
        return self.marines + self.crew


class SectionState:
    """The remaining parts of a section, by layers, top first.

    A section that was never designed has no layers and does not stand. `crossed` lists the layers of the boxes lost, in the
    order of loss, so that they can come back in reverse (MV-3.1.2-04). `boarders` are the parties of the enemy in it, in the
    order of arrival (MV-2.2.5-01).
    """

    def __init__(self, plan: SectionPlan) -> None:
        self.plan = plan
        self.boxes = [layer.hull_hits for layer in plan.layers]
        self.crew = [layer.crew_parties for layer in plan.layers]
        self.marines = [layer.marine_parties for layer in plan.layers]
        self.crossed: list[int] = []
        self.stands = plan.designed
        self.boarders: list[Boarders] = []

    @property
    def left(self) -> int:
        """The remaining hull boxes."""
        left = 0
        for boxes in self.boxes:  # a loop, because the compiled build cannot call `sum` quickly
            left += boxes
        return left

    @property
    def crew_parties(self) -> int:
        """The remaining crew parties. Rule MV-3.1.6-02."""
        return sum(self.crew)

    @property
    def marine_parties(self) -> int:
        """The remaining marine parties."""
        return sum(self.marines)

    @property
    def boarding_parties(self) -> int:
        """The enemy parties in it."""
        return sum([each.parties for each in self.boarders])


class ArcState:
    """The remaining defences of an arc.

    `up` is False while its shields are dropped; `dropped_on` is the turn in which they were dropped. `struck`: weapons fire
    came to its armour this turn (MV-3.1.4-07). `bare`: its section was destroyed, and only armour 1 is left (MV-1.3.6-07).
    """

    def __init__(self, plan: ArcPlan) -> None:
        self.plan = plan
        self.shield_hits = plan.shield_hits
        self.plates = plan.plates
        self.adaptation = 0
        self.up = True
        self.dropped_on = 0
        self.struck = False
        self.bare = False


class Status(IntEnum):
    """The status of a ship. Only ships with the status `FIGHTING` act and can be targets."""

    FIGHTING = 0
    STILLED = 1
    """On the table, but stilled by time dilation. Rules MV-5.0.3-02, -04."""
    AWAY = 2
    """Off the table in a strategic jump. Rule MV-1.2.3-54."""
    RETREATED = 3
    BROKEN = 4
    """Removed by morale. Rule MV-2.3.2-12."""
    DESTROYED = 5


_FIGHTING: Final = Status.FIGHTING


class Fate:
    """The loss of a ship: the turn, the cause in a word, the number of the ship that did it, and its weapon."""

    def __init__(self, turn: int, cause: str, by: int = NOBODY, weapon: str = "") -> None:
        self.turn = turn
        self.cause = cause
        self.by = by
        self.weapon = weapon


class Vessel:
    """A starship. `number` is its index among the ships of the battle, `side` 0 or 1, `key` its name in orders: `a/heron-1`.

    Sections and arcs are listed by number (`blueprint.places`), systems in record-sheet order. `crew_quality` is the present
    one, lowered by the loss of commanders (MV-3.8.0-02); `commander` is the number of the ship above it. `purpose` is the last
    intent that was shown to viewers (`movement.intent`). `plot`, `move` and `changes` are those of this turn, once revealed;
    `revealed` keeps the executed plots by their turns (MV-2.1.1-03). `sailed` are the plots that its model has carried out this
    turn, with their moves; a ship that uncloaks can have several (MV-3.4.8-05). `charges` are those of the FTL drives after the
    last movement. `cloaked` counts the turns under cloak (0: none); `cloak_limit` is their maximum. `settled` is the course at
    the end of its last move, between a change by terrain and its next move. `last_emission` is the last turn in which the ship,
    its stealth on, used another EW system (MV-3.4.9-04, -05); `emits`: it did so in the present group. `attackers` are the
    numbers of those that fired on it this turn, in the order in which they took their places (MV-1.3.4-09). `shields_hit`:
    weapons fire took a shield hit this turn (MV-3.5.9-02). `conditions` are the morale conditions met so far. `stale`: power
    and bridges have to be checked again. `supports` are the ships that its ansibles serve. `murk` is its visibility among
    nebulae (`ground.murk`); `stilled_for` is the number of turns that it skips, including this one (MV-5.0.3-02).
    """

    def __init__(self, number: int, side: int, ship: Ship, blueprint: Blueprint, course: Course) -> None:
        self.number = number
        self.side = side
        self.ship = ship
        self.key = f"{'ab'[side]}/{ship.id}"
        self.name = ship.name or blueprint.name
        self.blueprint = blueprint
        self.status = Status.FIGHTING
        self.fate: Fate | None = None
        self.course: Course = course
        self.sections = [SectionState(plan) for plan in blueprint.sections]
        self.arcs = [ArcState(plan) for plan in blueprint.arcs]
        self.systems = [System(plan) for plan in blueprint.systems]
        self.bridged = True
        self.crew_quality = blueprint.crew_quality
        self.commander = NOBODY
        self.plot: Plot = BLANK
        self.revealed: dict[int, Plot] = {}
        self.move: Move | None = None
        self.sailed: list[tuple[Plot, Move]] = []
        self.settled: Course | None = None
        self.purpose = ""
        self.changes = UNCHANGED
        self.charges: Charges = ()
        self.cloaked = 0
        self.cloak_limit = 0
        self.stealth = False
        self.last_emission = 0
        self.emits = False
        self.corkscrews = False
        self.attackers: list[int] = []
        self.supports: list[int] = []
        self.shields_hit = False
        self.conditions: list[str] = []
        self.bearings: dict[int, tuple[Course, Course, Bearing]] = {}
        """The bearings of other ships by their numbers, with the two courses from which each was calculated."""
        self.murk = 0
        self.stilled_for = 0
        self.stale = False
        self._means: Means | None = None

    @property
    def fights(self) -> bool:
        """Whether the ship is on the table."""
        return self.status is _FIGHTING

    @property
    def course_told(self) -> Course:
        """The public course: that at the end of its last move.

        Changes by terrain at the start of a turn are shown with that turn.
        """
        return self.course if self.settled is None else self.settled

    def of(self, *kinds: str) -> list[System]:
        """Return its systems of these kinds, working or not, in record-sheet order."""
        return [self.systems[index] for index in self.blueprint.of(*kinds)]

    def working(self, *kinds: str) -> list[System]:
        """Return its working systems of these kinds, whether a bridge that they need works or not."""
        return [system for index in self.blueprint.of(*kinds) if (system := self.systems[index]).flags == 0]

    def best(self, kind: str) -> int:
        """Return the highest rating among the working systems of a kind, 0 without any. Rule MV-3.4.2-03."""
        best = 0
        for index in self.blueprint.kinds.get(kind, ()):
            system = self.systems[index]
            if system.flags == 0 and system.plan.rating > best:
                best = system.plan.rating
        return best

    def system(self, ref: str) -> System:
        """Return the system with this reference inside the class, `core/sensor#1`. Raises KeyError."""
        return self.systems[self.blueprint.by_ref[ref]]

    @property
    def means(self) -> Means:
        """The means of movement now; a cloak generator that is off can be switched on. Rule MV-1.2.0-04."""
        if self._means is None:
            down = 0
            for number in self.blueprint.movers:
                if self.systems[number].flags & ~OFF:
                    down |= 1 << number
            self._means = self.blueprint.means_without(down)
        return self._means

    def changed(self) -> None:
        """Forget the values calculated from the systems: call it whenever a flag of a system changes."""
        self._means = None
        self.stale = True
