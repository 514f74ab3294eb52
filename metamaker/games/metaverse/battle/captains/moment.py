"""A moment as an admiral foresees it: one ship among enemies whose seats are known, and what its stances are worth there."""

from typing import Final

from typing_extensions import override

from metamaker.games.metaverse.battle.captains.fire_worth import ARC_OF_SECTOR, OPEN_ARMOUR, RAKED, WHOLE, Broadside, life
from metamaker.games.metaverse.battle.captains.foresight import AWAY, FAR, HALT, RASH, SPARE, Pair, Steering
from metamaker.games.metaverse.battle.captains.geometry import (
    POINTED,
    Stance,
    after,
    course_after,
    drifting,
    later,
    pointed,
    sighted,
)
from metamaker.games.metaverse.battle.captains.helm import CARE, LEAST_CARE, Helm, Sea
from metamaker.games.metaverse.battle.captains.menu import Choice, Menu, Menus
from metamaker.games.metaverse.battle.captains.plain import BROADSIDE
from metamaker.games.metaverse.battle.captains.stakes import followers, powers
from metamaker.games.metaverse.battle.captains.weapon_worth import ArcDefences, DefencesMet
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel

PARTS: Final = 1000
"""Wear is told in so many parts of a whole."""


class Wear:
    """What a ship is thought to have lost: parts of the section behind each arc, and of the whole ship.

    Without it the admiral won 50 (± 9) of a hundred of 80 mirrored battles against careful, with it 57 (± 5) of 160.
    """

    def __init__(self) -> None:
        self.arcs = [0, 0, 0, 0]
        self.ship = 0

    def copy(self) -> "Wear":
        """Return another one that is worn alike."""
        found = Wear()
        found.arcs = list(self.arcs)
        found.ship = self.ship
        return found

    def hit(self, vessel: Vessel, arc: int, worth: int) -> None:
        """Add fire of this worth (of `WHOLE`) at an arc."""
        self.ship = min(PARTS, self.ship + worth * PARTS // WHOLE)
        owner = vessel.arcs[arc].plan.owner
        section = vessel.sections[owner]
        if owner != CORE and section.stands:
            gone = worth * life(vessel, arc) // (WHOLE // PARTS * max(1, section.left))
            self.arcs[arc] = min(PARTS, self.arcs[arc] + gone)


UNWORN: Final = Wear()


class Bared(Broadside):
    """The fire of one ship at another whose sections are all gone: all that it meets is the core. Rule MV-3.1.3-05."""

    @override
    def covers(self, arc: int) -> DefencesMet:
        """Return what fire at an arc of the target meets: armour 1."""
        found = self._covers[arc]
        if found is None:
            core, plan = self.target.sections[CORE], self.target.blueprint
            layers = (max(1, len([1 for boxes in core.boxes if boxes])),) if self.battery.deep else RAKED
            met = ArcDefences(0, 0, OPEN_ARMOUR, OPEN_ARMOUR, 0, layers, plan.ems, plan.mass_factor)
            found = self._covers[arc] = self.battery.covers(met, met)
        return found

    @override
    def _box(self, arc: int) -> int:
        return WHOLE // max(1, self.target.sections[CORE].left)


class Exchange:
    """The fire of two ships at one another, as they are and as they may be worn."""

    def __init__(self, pair: Pair, own: Vessel, enemy: Vessel, turn: int) -> None:
        self.pair = pair
        self._out = Bared(own, enemy, turn)
        self._back = Bared(enemy, own, turn)

    def given(self, seen: int, cm: int, back: int, more: int, struck: int) -> int:
        """Return the worth of fire at the enemy, of whose struck arc so many parts are gone."""
        whole = self.pair.out.at(seen, cm, back, more)
        return whole + (self._out.at(seen, cm, back, more) - whole) * struck // PARTS if struck and whole else whole

    def taken(self, seen: int, cm: int, back: int, more: int, struck: int) -> int:
        """Return the worth of fire back, if so many parts of the own arc that it strikes are gone."""
        whole = self.pair.back.at(back, cm, seen, more)
        return whole + (self._back.at(back, cm, seen, more) - whole) * struck // PARTS if struck and whole else whole


class Changes:
    """What is added to the target rating and to the movement rating of a ship."""

    def __init__(self, stance: Stance, steering: Steering) -> None:
        """Add up halt, evasives and a roll. Rules MV-A.5-02, -06, -08 to -10."""
        halt = 0 if stance.speed else HALT
        self.target = halt + stance.speed // 10 * steering.evasives
        self.movement = halt + steering.evasives + int(steering.choice.rolls)


class Seat:
    """Where a ship will be, by which plot, and what its movement adds to its ratings."""

    def __init__(self, course: Course, steering: Steering, *, blank: bool = False) -> None:
        """Put a ship where its steering brings it; a plot that is `blank` costs both ratings. Rules MV-A.5-01, -07."""
        self.steering = steering
        self.plot = steering.plot
        self.course = course_after(course, steering.choice)
        self.stance = after(course, steering.choice)
        changes = Changes(self.stance, steering)
        lost = HALT if blank else 0
        self.target = changes.target + lost
        self.movement = changes.movement + lost


Seats = dict[int, Seat]
"""Seats by the numbers of ships."""


def seated(course: Course, steering: Steering) -> Seat:
    """Return the seat of a ship that carries out a plot."""
    return Seat(course, steering, blank=not steering.plot.orders)


def weights(table: Table) -> dict[int, int]:
    """Return how much blows at each ship count, of `PARTS` for one that leads nobody, by the numbers of ships.

    Others count more by the ships of usual power that break off with them.
    """
    each = powers(table)
    usual = max(1, sum(each.values()) // max(1, len(each)))
    return {number: PARTS + PARTS * more // usual for number, more in followers(table, each).items()}


class Waters:
    """What an admiral knows for one turn: all ships as they are, what fire is worth among them, how both sides steer."""

    def __init__(self, table: Table, side: int, helm: Helm, theirs: Helm, menus: Menus) -> None:
        self.table = table
        self.side = side
        self.theirs = theirs
        self.now = Sea(table, side, [vessel.course for vessel in table.vessels])
        self.care = max(LEAST_CARE, CARE // max(1, len(self.now.friends)))
        self.weights = weights(table)
        self._helm = helm
        self._menus = menus
        self._exchanges: dict[tuple[int, int], Exchange] = {}

    def menu(self, vessel: Vessel, course: Course) -> Menu:
        """Return the plots that are weighed for an own ship."""
        return self._menus.of(vessel.key, vessel.means, mirrored=course.mirrored)

    def exchange(self, own: Vessel, enemy: Vessel) -> Exchange:
        """Return the fire of two ships at one another."""
        key = own.number, enemy.number
        found = self._exchanges.get(key)
        if found is None:
            turn = self.table.turn
            found = self._exchanges[key] = Exchange(self._helm.pair(own, enemy, turn), own, enemy, turn)
        return found

    def planned(self, vessel: Vessel) -> Steering:
        """Return how the careful captain would steer an own ship."""
        return self._helm.steered(self.now, vessel, vessel.course, vessel.means, self.table.turn)


MOST_ENEMIES: Final = 6
"""Of how many enemies, the nearest first, blows are weighed: it bounds the time of a plot in a large fleet."""


class Moment:
    """One ship, at the beginning of a turn, among enemies whose seats at its end are known; what all are worn by then."""

    def __init__(self, waters: Waters, vessel: Vessel, course: Course, seats: Seats, wear: dict[int, Wear]) -> None:
        self.waters = waters
        self.vessel = vessel
        self.course = course
        self.seats = seats
        self._wear = wear
        self._mine = wear.get(vessel.number, UNWORN)
        x, y = course.place

        def far(enemy: Vessel) -> int:
            there = seats[enemy.number].stance
            return (there.x - x) ** 2 + (there.y - y) ** 2

        known = [enemy for enemy in waters.now.enemies if enemy.number in seats]
        self._enemies = sorted(known, key=far)[:MOST_ENEMIES]
        self._exchanges = [waters.exchange(vessel, enemy) for enemy in self._enemies]
        self._there = [seats[enemy.number].stance for enemy in self._enemies]
        self._care = waters.care * waters.weights[vessel.number] // PARTS
        if self._enemies:
            _, _, cm = sighted(drifting(course), self._there[0])
            if cm > self._exchanges[0].pair.reach.edge_cm:
                self._care = self._care * RASH // 100

    def best(self, choice: Choice, stance: Stance) -> tuple[int, int]:
        """Return what the stance after a choice is worth, and with how many evasives it is best."""
        first = 0 if choice.plot.orders else 1
        best, most = first, 0
        for evasives in range(first, len(choice.dodges) + 1):
            worth = self.at(stance, Steering(choice, evasives))
            if evasives == first or worth > most:
                best, most = evasives, worth
        return most, best

    def at(self, stance: Stance, steering: Steering) -> int:
        """Return what a stance is worth that a ship comes to by this steering."""
        changes = Changes(stance, steering)
        return self._worth(stance, self._there, changes.target, changes.movement, moving=True)

    def drifted(self, stance: Stance) -> int:
        """Return what a stance is worth a turn later, if all go on as they are."""
        return self._worth(later(stance), [later(there) for there in self._there], 0, 0, moving=False)

    def _worth(self, stance: Stance, there: list[Stance], target: int, movement: int, *, moving: bool) -> int:
        given = taken = away = most = 0
        for place, enemy in enumerate(self._enemies):
            exchange, seat = self._exchanges[place], self.seats[enemy.number]
            his = self._wear.get(enemy.number, UNWORN)
            seen, back, cm = sighted(stance, there[place])
            his_target, his_movement = (seat.target, seat.movement) if moving else (0, 0)
            done = exchange.given(seen, cm, back, his_target + movement, his.arcs[ARC_OF_SECTOR[back]])
            hurt = exchange.taken(seen, cm, back, target + his_movement, self._mine.arcs[ARC_OF_SECTOR[seen]])
            # who is half lost by then fires half as much
            done = done * self.waters.weights[enemy.number] // PARTS * (PARTS - self._mine.ship) // PARTS
            taken += hurt * (PARTS - his.ship) // PARTS
            given += done
            most = max(most, done)
            if not place:
                away = _away(exchange, stance, there[0], cm, silent=not done)
        return most + (given - most) // SPARE - taken * self._care // 100 - away

    def worn(self, mine: Seat) -> dict[int, Wear]:
        """Return what all are worn by once the fire of this turn has fallen, the own ship being in this seat."""
        own = self._mine.copy()
        most, struck, prey, hit = 0, 0, -1, 0
        for place, enemy in enumerate(self._enemies):
            exchange, seat = self._exchanges[place], self.seats[enemy.number]
            seen, back, cm = sighted(mine.stance, seat.stance)
            arc, own_arc = ARC_OF_SECTOR[back], ARC_OF_SECTOR[seen]
            his = self._wear.get(enemy.number, UNWORN)
            done = exchange.given(seen, cm, back, seat.target + mine.movement, his.arcs[arc])
            hurt = exchange.taken(seen, cm, back, mine.target + seat.movement, self._mine.arcs[own_arc])
            own.hit(self.vessel, own_arc, hurt * self.waters.care // 100)
            wanted = done * self.waters.weights[enemy.number]
            if wanted > most:
                most, struck, prey, hit = wanted, arc, place, done
        wear = {**self._wear, self.vessel.number: own}
        if most:
            enemy = self._enemies[prey]
            worn = self._wear.get(enemy.number, UNWORN).copy()
            worn.hit(enemy, struck, hit)
            wear[enemy.number] = worn
        return wear


def _away(exchange: Exchange, stance: Stance, there: Stance, cm: int, *, silent: bool) -> int:
    """Return what it costs to be so far from the nearest enemy, and within reach of him without a gun that bears."""
    reach = exchange.pair.reach
    cost = FAR * abs(cm - reach.wanted_cm) + AWAY * max(0, cm - reach.edge_cm)
    if silent and cm <= reach.edge_cm:
        cost += BROADSIDE * (POINTED - pointed(stance, there, exchange.pair.out.broadsides()))
    return cost
