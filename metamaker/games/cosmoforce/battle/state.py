"""The public state of a battle: designs as numbers, ships with boxes, crew, heat and speed, the turn, the open decision."""

from collections.abc import Generator
from typing import Any, Final

from metamaker.games.cosmoforce.model.design import Design, SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.rules.shot import mass_limit
from metamaker.games.cosmoforce.rules.speed import is_slower
from metamaker.games.cosmoforce.stats.derived import BASE_SPEED, derived
from metamaker.play.dice import Dice
from metamaker.play.story import LETTERS

ARMOR: Final = 0
DISSIPATOR: Final = 1
ENGINE: Final = 2
HABITAT: Final = 3
LASER: Final = 4
MISSILE: Final = 5
AFTERBURNER: Final = 6
RAILGUN: Final = 7
HANGAR: Final = 8
NOTHING: Final = -1

KINDS = tuple(SystemKind)
"""The meanings of the numbers."""

WEAPONS = (LASER, MISSILE, RAILGUN, HANGAR)
"""Kinds of weapons. Rule CF-SYS-10."""

SLOTS: Final = 10
WHOLE_SPEED: Final = 100
"""Speeds are counted in hundredths."""

COUNT = [bin(bits).count("1") for bits in range(1 << SLOTS)]
"""The number of slots in a set."""

SLOTS_OF = tuple(tuple(slot for slot in range(SLOTS) if bits >> slot & 1) for bits in range(1 << SLOTS))
"""The slots in a set, in their order."""


class Plan:
    """The constants of a ship in a fight.

    `kinds` and `boxes` are those of the ten slots, NOTHING and 0 for an empty one; `masks` are the slots of each kind.
    `given_speed` is the speed in hundredths that a threat record gives instead of the formula's (CF-THR-05), or -1.
    """

    def __init__(self, design: Design, rules: PlayedRules, given_speed: int = -1) -> None:
        numbers = derived(design, rules)
        self.design = design
        self.name: str = design.name
        self.size_mod: int = numbers.size_mod
        self.mass: int = numbers.mass
        self.complement: int = numbers.complement
        self.kinds: list[int] = [NOTHING if kind is None else KINDS.index(kind) for kind in design.slots]
        self.boxes: list[int] = list(numbers.boxes)
        self.room: int = sum(self.boxes)
        self.masks: list[int] = [
            sum(1 << slot for slot, held in enumerate(self.kinds) if held == kind) for kind in range(len(KINDS))
        ]
        self.mounted: int = sum(self.masks)
        self.propulsion: int = self.masks[ENGINE] | self.masks[AFTERBURNER]
        self.empty_slots: int = SLOTS - COUNT[self.mounted]
        self.afterburner_thrust: int = int(rules.afterburner_thrust)
        self.named: int = min(len(design.crew), self.complement)
        self.given_speed = given_speed

    def thrust(self, whole: int) -> int:
        """Return the thrust with these slots working. Rule CF-DER-04."""
        masks = self.masks
        return COUNT[whole & masks[ENGINE]] + self.afterburner_thrust * COUNT[whole & masks[AFTERBURNER]]

    def speed(self, whole: int) -> int:
        """Return the starting speed, in hundredths, with these slots working. Rules CF-DER-05, CF-MODE-08, CF-THR-05."""
        if self.given_speed >= 0:
            return self.given_speed
        return (BASE_SPEED - self.size_mod + self.thrust(whole)) * WHOLE_SPEED

    def heat(self, whole: int) -> int:
        """Return the starting heat with these slots working. Rules CF-DER-07, CF-MODE-08."""
        return COUNT[whole & self.propulsion]


READY: Final = 2
HURT: Final = 1
KILLED: Final = 0
"""States of crew, which are the harms that it still survives plus one. Rule CF-CREW-03."""

STANDBY: Final = -1
"""The place of crew on no slot. Rule CF-CREW-02."""

NOBODY: Final = -1


class Ship:
    """One ship. Sets of slots are bits; `speed` is in hundredths.

    `whole` are the slots without a mark, `lost` the destroyed ones, `spent` those with depleted Missiles, `named` those named
    by a Strafe Run for this turn, `manned` those with crew. `crew` are the states of the tokens, `posts` their slots; the first
    `plan.named` of them have names. `life` is the harm that kills the last of them, `room` the boxes without a mark. `thrust`
    and `sheds` follow from `whole`. `used` are the weapon types that attacked this turn, as bits by kind; `done` is the kind of
    the turn's first action.
    """

    def __init__(self, number: int, side: int, plan: Plan, name: str) -> None:
        self.number = number
        self.side = side
        self.plan = plan
        self.name = name
        self.alive = True
        self.fate = ""
        self.fate_by = NOBODY
        self.marks: list[int] = [0] * SLOTS
        self.whole = plan.mounted
        self.lost = 0
        self.spent = 0
        self.room = plan.room
        self.crew: list[int] = [READY] * plan.complement
        self.posts: list[int] = [STANDBY] * plan.complement
        self.life = READY * plan.complement
        self.manned = 0
        self.named = 0
        self.used = 0
        self.done = 0
        self.heat = 0
        self.speed = 0
        self.thrust = 0
        self.sheds = 0
        self.set_out()

    def set_out(self) -> None:
        """Begin a fight: starting heat and speed, crew in Standby. Rules CF-CREW-01, CF-DER-05, CF-DER-07, CF-MODE-08."""
        plan = self.plan
        self.heat, self.speed = plan.heat(self.whole), plan.speed(self.whole)
        self.posts = [STANDBY] * len(self.crew)
        self.manned = self.named = self.used = 0
        self.refit()

    def copied(self) -> "Ship":
        """Return an independent copy of a ship."""
        copy = Ship(self.number, self.side, self.plan, self.name)
        copy.alive, copy.fate, copy.fate_by = self.alive, self.fate, self.fate_by
        copy.marks, copy.crew, copy.posts = list(self.marks), list(self.crew), list(self.posts)
        copy.whole, copy.lost, copy.spent, copy.room = self.whole, self.lost, self.spent, self.room
        copy.life, copy.manned, copy.named, copy.used, copy.done = self.life, self.manned, self.named, self.used, self.done
        copy.heat, copy.speed, copy.thrust, copy.sheds = self.heat, self.speed, self.thrust, self.sheds
        return copy

    def refit(self) -> None:
        """Recalculate the values that follow from the working systems. Rules CF-DER-04, CF-DMG-02."""
        plan, whole = self.plan, self.whole
        self.thrust = plan.thrust(whole)
        self.sheds = COUNT[whole & plan.masks[DISSIPATOR]]

    def working(self, kind: int) -> int:
        """Return the slots with working systems of a kind: not damaged, not depleted. Rule CF-ACT-06."""
        return self.whole & self.plan.masks[kind] & ~self.spent

    def open_slots(self) -> int:
        """Return the slots with a box to mark. Rules CF-DMG-01, CF-DMG-04."""
        return self.plan.mounted & ~self.lost

    def explosive(self) -> int:
        """Return the slots whose Missiles may detonate under some rules: neither depleted nor destroyed."""
        return self.plan.masks[MISSILE] & ~self.spent & ~self.lost

    def complement_left(self) -> int:
        """Return the complement of the remaining Habitats. Rule CF-DMG-05."""
        plan = self.plan
        return 1 + plan.size_mod * COUNT[plan.masks[HABITAT] & ~self.lost]

    def living(self) -> int:
        """Return the number of living crew."""
        return len(self.crew) - self.crew.count(KILLED)

    def can_repair(self, token: int, heroes: bool) -> bool:
        """Return whether this token works: ready, or named and hurt if `heroes` continue. Rules CF-CREW-05, CF-RPG-02."""
        state = self.crew[token]
        return state == READY or (heroes and state == HURT and token < self.plan.named)

    def move(self, token: int, post: int) -> None:
        """Put a token on a slot or in Standby."""
        self.posts[token] = post
        self.manned = 0
        for at in self.posts:
            if at >= 0:
                self.manned |= 1 << at

    def weaken(self, token: int) -> None:
        """Harm a living token once; a killed one leaves its slot. Rule CF-CREW-03."""
        self.crew[token] -= 1
        self.life -= 1
        if self.crew[token] == KILLED and self.posts[token] != STANDBY:
            self.move(token, STANDBY)


Event = tuple[Any, ...]
"""A NamedTuple of one of the modules of `events`."""

Course = Generator[Any, Any, None]
"""The running sequence: it yields the next decision, receives the answer, and ends when no question is left."""

DRAW: Final = -1
UNDECIDED: Final = -2

LAST_ROUND = 200
"""A draw after this many rounds: ships that can harm neither others nor themselves would fly forever."""


class Battle:
    """The complete public state. `result` is a side, DRAW, or UNDECIDED while it lasts.

    `order` are the numbers of the ships in the order of this round's turns, `waiting` those still to come, `active` the current
    one. `afloat` counts the ships of each side. `open` is the open decision, `course` the sequence after it; `events` are those
    since they were last taken. `fight` counts the fights of a survival run from 1, 0 for a single one. `watcher` is called when
    a round begins, if there is one. `listener` is called with each event when it is recorded. `rules`
    are those of PlayedRules.
    """

    def __init__(self, ships: list[Ship], sides: tuple[str, ...], dice: Dice, rules: PlayedRules) -> None:
        self.ships = ships
        self.sides = sides
        self.dice = dice
        self.rules = rules
        self.telling = True
        self.last_round = LAST_ROUND
        self.round = 0
        self.fight = 0
        self.order: list[int] = []
        self.waiting: list[int] = []
        self.active = NOBODY
        self.afloat: list[int] = [sum(ship.side == side for ship in ships) for side in range(len(sides))]
        self.sides_left: int = sum(number > 0 for number in self.afloat)
        self.result: int = UNDECIDED
        self.open: Any = None
        self.course: Any = None
        self.watcher: Any = None
        self.listener: Any = None
        self.events: list[Event] = []

    def copied(self, dice: Dice) -> "Battle":
        """Return an independent copy of a battle, with other dice and without a report. Its sequence is not running yet."""
        copy = Battle([ship.copied() for ship in self.ships], self.sides, dice, self.rules)
        copy.telling, copy.last_round = False, self.last_round
        copy.round, copy.fight, copy.active, copy.result = self.round, self.fight, self.active, self.result
        copy.order, copy.waiting = list(self.order), list(self.waiting)
        copy.afloat, copy.sides_left = list(self.afloat), self.sides_left
        return copy

    def tell(self, event: Event) -> None:
        """Record an event if events are wanted. In frequent places, check `telling` before making the event."""
        if self.telling:
            self.events.append(event)
            if self.listener is not None:
                self.listener(event)

    def faster(self, one: Ship, other: Ship) -> bool:
        """Return whether the first ranks faster. Rules CF-SPD-02, CF-SPD-09."""
        return is_slower(other.speed, other.plan.mass, one.speed, one.plan.mass, self.rules)

    def outpaces(self, one: Ship, other: Ship) -> bool:
        """Return whether the second counts as slower for Railguns and Rams of the first. Rules CF-SPD-09, CF-SPD-10."""
        if self.rules.equal_speed_is_level:
            return one.speed > other.speed
        return self.faster(one, other)

    def mass_limit(self, target: Ship) -> int:
        """Return the mass into which hits on a ship must fit now. Rules CF-SHOT-01, CF-SHOT-04, CF-SHOT-05."""
        return mass_limit(target.plan.mass, target.speed, target.thrust, self.rules)

    def enemies(self, ship: Ship) -> list[Ship]:
        """Return the living ships of the other sides, in table order."""
        return [other for other in self.ships if other.alive and other.side != ship.side]

    def is_late(self) -> bool:
        """Return whether only Ram and Burn Engines may be chosen. Rule CF-ELIM-06."""
        return 0 < self.rules.time_limit < self.round


def sign_of(battle: Battle, ship: Ship) -> str:
    """Return the letter of a ship's side and its number in it: `A1`."""
    return f"{LETTERS[ship.side]}{sum([1 for other in battle.ships[: ship.number + 1] if other.side == ship.side])}"


def slot_ref(slot: int) -> str:
    """Return the reference of a slot inside its ship: `slots/3` for the third."""
    return f"slots/{slot + 1}"


def token_ref(token: int) -> str:
    """Return the reference of a crew token inside its ship: `crew/2` for the second."""
    return f"crew/{token + 1}"
