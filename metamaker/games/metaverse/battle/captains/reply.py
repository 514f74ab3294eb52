"""What a plot comes to: blows given and taken against moves that are known, then the enemy's reply and the best answer to it."""

from metamaker.games.metaverse.battle.captains.fire_worth import ARC_OF_SECTOR
from metamaker.games.metaverse.battle.captains.foresight import AWAY, FAR, HALT, NEXT, NOW, SPARE, STRAIGHT_ON, Steering
from metamaker.games.metaverse.battle.captains.geometry import Stance, after, course_after, later, sighted
from metamaker.games.metaverse.battle.captains.helm import CARE, LEAST_CARE, Helm, Sea
from metamaker.games.metaverse.battle.captains.menu import DRIFT, Choice, Menu, Menus
from metamaker.games.metaverse.battle.captains.plain import legal, spinning
from metamaker.games.metaverse.battle.captains.stakes import stakes
from metamaker.games.metaverse.battle.captains.terrain import perils
from metamaker.games.metaverse.battle.captains.wear import PARTS, UNWORN, Exchange, Wear
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel

import os
P = {k: int(v) for k, v in (x.split("=") for x in os.environ.get("ADM", "").split(",") if x)}
THEN = P.get("THEN", 2)
LOOKED_INTO = P.get("LOOKED", 5)
DEPTH = P.get("DEPTH", 1)
FLEET = P.get("FLEET", 50)
REPLIES = P.get("REPLIES", 1)
CAREP = P.get("CARE", 100)
FRIENDS = P.get("FRIENDS", 1)
NEXT = P.get("NEXT", 3)
ALIVE = P.get("ALIVE", 100)


class Seat:
    """Where a ship will be, and what its movement adds to its target rating and to its movement rating."""

    def __init__(self, course: Course, steering: Steering) -> None:
        choice, evasives = steering
        self.stance = after(course, choice)
        self.course = course_after(course, choice)
        halt = 0 if self.stance.speed else HALT
        if not evasives and not choice.plot.orders:
            halt += HALT
        self.target = halt + self.stance.speed // 10 * evasives
        self.movement = halt + evasives + choice.rolls


Seats = dict[int, Seat]
"""Seats by the numbers of ships."""


class Waters:
    """All that an admiral knows for one turn: who can be seen, what hangs on each ship, what fire is worth."""

    def __init__(self, table: Table, side: int, own: Helm, theirs: Helm, menus: Menus) -> None:
        self.menus = menus
        self.table = table
        self.side = side
        self.helm = own
        self.theirs = theirs
        self.now = Sea(table, side, [vessel.course for vessel in table.vessels])
        self.weights = _weights(table)
        self._exchanges: dict[tuple[int, int], Exchange] = {}

    def exchange(self, own: Vessel, enemy: Vessel) -> Exchange:
        """Return the fire of two ships at one another."""
        key = own.number, enemy.number
        found = self._exchanges.get(key)
        if found is None:
            pair = self.helm.pair(own, enemy, self.table.turn)
            found = self._exchanges[key] = Exchange(pair, own, enemy, self.table.turn)
        return found

    def menu(self, vessel: Vessel, course: Course, means: Means) -> Menu:
        return self.menus.of(vessel.key, means, mirrored=course.mirrored)

    def care(self, vessel: Vessel) -> int:
        """Return how much fire that a ship takes weighs, in percent of fire that it gives."""
        return max(LEAST_CARE, CARE // len(self.now.friends)) * CAREP // 100 * self.weights[vessel.number] // PARTS

    def reply(self, vessel: Vessel, seats: Seats) -> Seats:
        """Return where the enemies nearest to a ship will go next that see all ships in these seats."""
        courses = [each.course for each in self.table.vessels]
        for number, seat in seats.items():
            courses[number] = seat.course
        sea, his = Sea(self.table, self.side, courses), Sea(self.table, 1 - self.side, courses)
        near = sea.nearest(vessel, [enemy for enemy in sea.enemies if enemy.number in seats], REPLIES)
        return {enemy.number: foreseen(self.theirs, his, enemy) for enemy in near}


def foreseen(helm: Helm, sea: Sea, enemy: Vessel) -> Seat:
    """Return where a careful captain would bring a ship; one without a bridge goes straight on."""
    course, means = sea.courses[enemy.number], enemy.means
    if not means.bridges:
        return Seat(course, STRAIGHT_ON)
    return Seat(course, helm.steered(sea, enemy, course, means, sea.table.turn))


def _weights(table: Table) -> dict[int, int]:
    found = stakes(table)
    mean = max(1, sum(found.values()) // max(1, len(found)))
    return {number: PARTS * (FLEET * each + (100 - FLEET) * mean) // (100 * mean) for number, each in found.items()}


class Moment:
    """The enemies of one ship in seats that are known, the nearest first, and what all are worn by then."""

    def __init__(self, waters: Waters, vessel: Vessel, place: Course, seats: Seats, wear: dict[int, Wear]) -> None:
        self.waters = waters
        self.vessel = vessel
        self.course = place
        self.seats = seats
        self.wear = wear
        self.mine = wear.get(vessel.number, UNWORN)
        self.care = waters.care(vessel)
        self.others: dict[int, int] = {}
        """What the fire of each enemy at another own ship is worth at most."""
        enemies = [enemy for enemy in waters.now.enemies if enemy.number in seats]
        x, y = place.place

        def far(enemy: Vessel) -> int:
            there = seats[enemy.number].stance
            return (there.x - x) ** 2 + (there.y - y) ** 2

        self.enemies = sorted(enemies, key=far)
        self.exchanges = [waters.exchange(vessel, enemy) for enemy in self.enemies]

    def now(self, choice: Choice, stance: Stance) -> tuple[int, int]:
        """Return what a stance is worth, and with how many evasives it is best."""
        first = 0 if choice.plot.orders else 1
        best, most = first, 0
        there = [self.seats[enemy.number].stance for enemy in self.enemies]
        for evasives in range(first, len(choice.dodges) + 1):
            worth = self._worth(stance, there, evasives, choice.rolls, moving=True)
            if evasives == first or worth > most:
                best, most = evasives, worth
        return most, best

    def at(self, stance: Stance, steering: Steering) -> int:
        there = [self.seats[enemy.number].stance for enemy in self.enemies]
        return self._worth(stance, there, steering.evasives, steering.choice.rolls, moving=True)

    def drifted(self, stance: Stance) -> int:
        """Return what a stance is worth a turn later, if all go on as they are."""
        return self._worth(later(stance), [later(self.seats[enemy.number].stance) for enemy in self.enemies], 0, False, moving=False)

    def _worth(self, stance: Stance, there: list[Stance], evasives: int, rolls: bool, *, moving: bool) -> int:
        halt = 0 if stance.speed else HALT
        target, movement = (halt + stance.speed // 10 * evasives, halt + evasives + rolls) if moving else (0, 0)
        given = taken = away = most = 0
        alive = PARTS - self.mine.ship * ALIVE // 100
        for place, enemy in enumerate(self.enemies):
            exchange, seat = self.exchanges[place], self.seats[enemy.number]
            his = self.wear.get(enemy.number, UNWORN)
            seen, back, cm = sighted(stance, there[place])
            his_target, his_movement = (seat.target, seat.movement) if moving else (0, 0)
            done = exchange.given(seen, cm, back, his_target + movement, his.arcs[ARC_OF_SECTOR[back]])
            done = done * self.waters.weights[enemy.number] // PARTS * alive // PARTS
            given += done
            if done > most:
                most = done
            hurt = exchange.taken(seen, cm, back, target + his_movement, self.mine.arcs[ARC_OF_SECTOR[seen]])
            hurt = hurt * (PARTS - his.ship * ALIVE // 100) // PARTS
            if self.others:
                hurt = hurt * self.waters.weights[self.vessel.number] // PARTS
                other = self.others.get(enemy.number, 0)
                hurt = max(hurt - other, 0) + min(hurt, other) // SPARE
                taken += hurt * 100 // max(1, self.care)
            else:
                taken += hurt
            if not place:
                reach = exchange.pair.reach
                away = FAR * abs(cm - reach.wanted_cm) + AWAY * max(0, cm - reach.edge_cm)
        return most + (given - most) // SPARE - taken * self.care // 100 - away

    def shared(self) -> None:
        """Count on it that enemies fire at other own ships, in seats that are known, if that is worth more to them."""
        for friend in self.waters.now.friends:
            if friend is self.vessel or friend.number not in self.seats:
                continue
            mine, weight = self.seats[friend.number], self.waters.weights[friend.number]
            for enemy in self.enemies:
                seat = self.seats[enemy.number]
                seen, back, cm = sighted(mine.stance, seat.stance)
                hurt = self.waters.exchange(friend, enemy).pair.back.at(back, cm, seen, mine.target + seat.movement)
                self.others[enemy.number] = max(self.others.get(enemy.number, 0), hurt * weight // PARTS)

    def worn(self, mine: Seat) -> dict[int, Wear]:
        """Return what all are worn by after the fire of the turn in which the ship has this seat."""
        wear = dict(self.wear)
        own = self.mine.copy()
        share = max(LEAST_CARE, CARE // len(self.waters.now.friends))
        most, struck, prey = 0, 0, None
        for exchange, enemy in zip(self.exchanges, self.enemies, strict=True):
            seat = self.seats[enemy.number]
            his = self.wear.get(enemy.number, UNWORN)
            seen, back, cm = sighted(mine.stance, seat.stance)
            done = exchange.given(seen, cm, back, seat.target + mine.movement, his.arcs[ARC_OF_SECTOR[back]])
            hurt = exchange.taken(seen, cm, back, mine.target + seat.movement, self.mine.arcs[ARC_OF_SECTOR[seen]])
            own.hit(self.vessel, ARC_OF_SECTOR[seen], hurt * share // 100)
            if done * self.waters.weights[enemy.number] > most:
                most, struck, prey = done * self.waters.weights[enemy.number], ARC_OF_SECTOR[back], enemy
                hit = done
        wear[self.vessel.number] = own
        if prey is not None:
            his = wear.get(prey.number, UNWORN).copy()
            his.hit(prey, struck, hit)
            wear[prey.number] = his
        return wear


def onward(moment: Moment, seats: Seats, mine: Seat, depth: int = DEPTH) -> int:
    """Return the worth of what follows when a ship comes to a seat: of its best answers to the replies of the enemy."""
    waters, vessel = moment.waters, moment.vessel
    then = waters.reply(vessel, {**seats, vessel.number: mine})
    if not then:
        return 0
    following = Moment(waters, vessel, mine.course, then, moment.worn(mine))
    best, most = STRAIGHT_ON, 0
    for place, choice in enumerate(legal(mine.course, vessel.means, waters.menu(vessel, mine.course, vessel.means)) or (DRIFT,)):
        stance = after(mine.course, choice)
        worth, evasives = following.now(choice, stance)
        worth = NEXT * worth + THEN * following.drifted(stance) - spinning(stance)
        if not place or worth > most:
            best, most = Steering(choice, evasives), worth
    if depth <= 1:
        return most
    seat = Seat(mine.course, best)
    return NEXT * following.at(seat.stance, best) - spinning(seat.stance) + onward(following, {**seats, **then}, seat, depth - 1)


def answered(waters: Waters, vessel: Vessel, seats: Seats, wear: dict[int, Wear]) -> Steering:
    """Return the best plot of a ship while all others come to these seats, and fire of others wears them like this."""
    course, means = vessel.course, vessel.means
    able = legal(course, means, waters.menu(vessel, course, means))
    moment = Moment(waters, vessel, course, seats, {})
    if P.get("MARG", 1):
        moment.shared()
    dangers = perils(waters.table, vessel, course, able) if waters.table.terrain else None
    stances = [after(course, choice) for choice in able]
    worths: list[int] = []
    dodges: list[int] = []
    costs: list[int] = []
    for place, choice in enumerate(able):
        worth, evasives = moment.now(choice, stances[place])
        cost = spinning(stances[place])
        if dangers is not None:
            cost += dangers[place].cost
            evasives = max(evasives, dangers[place].evasives)
            worth = moment.at(stances[place], Steering(choice, evasives))
        worths.append(NOW * worth - cost)
        dodges.append(evasives)
        costs.append(NOW * worth - cost + NEXT * moment.drifted(stances[place]))
    first = sorted(range(len(able)), key=lambda place: -costs[place])[:LOOKED_INTO]
    best, most = STRAIGHT_ON, 0
    fought = Moment(waters, vessel, course, seats, wear)
    for place in first:
        steering = Steering(able[place], dodges[place])
        total = worths[place] + onward(fought, seats, Seat(course, steering))
        if place == first[0] or total > most:
            best, most = steering, total
    return best
