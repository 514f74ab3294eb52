"""How an admiral steers: plots against moves that he knows, the careful reply of the enemy to each, the best answer to that."""

from typing import Final

from metamaker.games.metaverse.battle.captains.foresight import NEXT, NOW, STRAIGHT_ON, Steering
from metamaker.games.metaverse.battle.captains.geometry import after
from metamaker.games.metaverse.battle.captains.helm import Helm, Sea
from metamaker.games.metaverse.battle.captains.menu import DRIFT
from metamaker.games.metaverse.battle.captains.moment import MOST_ENEMIES, Moment, Seat, Seats, Waters, seated
from metamaker.games.metaverse.battle.captains.plain import legal, spinning
from metamaker.games.metaverse.battle.captains.terrain import perils
from metamaker.games.metaverse.battle.state.vessel import Vessel

DEPTH: Final = 1
"""How many turns behind this one are played on. With two of them 57, with one 58 (± 4) of a hundred of 400 battles were won."""

THEN: Final = 2
"""The weight of blows after the best answer, if all then go on as they are. Others were not tried."""

LOOKED_INTO: Final = 5
"""How many plots, the best at first sight, are weighed with the replies to them."""

REPLIES: Final = 1
"""How many enemies, the nearest first, are thought to answer a plot; the others go on as they are."""

ROUNDED: Final = NOW
"""How much more an admiral minds rotation than others do: who sees where his guns will bear else spins for a single shot."""


def foreseen(helm: Helm, sea: Sea, enemy: Vessel) -> Seat:
    """Return where a careful captain will bring a ship; one without a bridge, or that sees nobody, goes straight on."""
    course, means = sea.courses[enemy.number], enemy.means
    if not means.bridges or not sea.enemies:
        return seated(course, STRAIGHT_ON)
    return seated(course, helm.steered(sea, enemy, course, means, sea.table.turn))


def replied(waters: Waters, vessel: Vessel, seats: Seats) -> Seats:
    """Return where enemies go in the turn after the one at the end of which all ships have these seats."""
    courses = [each.course for each in waters.table.vessels]
    for number, seat in seats.items():
        courses[number] = seat.course
    own, his = Sea(waters.table, waters.side, courses), Sea(waters.table, 1 - waters.side, courses)
    near = own.nearest(vessel, [enemy for enemy in own.enemies if enemy.number in seats], MOST_ENEMIES)
    found = {enemy.number: Seat(courses[enemy.number], STRAIGHT_ON) for enemy in near[REPLIES:]}
    found.update({enemy.number: foreseen(waters.theirs, his, enemy) for enemy in near[:REPLIES]})
    return found


def onward(moment: Moment, mine: Seat, depth: int) -> int:
    """Return the worth of so many turns that follow when a ship comes to a seat: of the best answers to each reply."""
    waters, vessel = moment.waters, moment.vessel
    then = replied(waters, vessel, {**moment.seats, vessel.number: mine})
    if not then:
        return 0
    following = Moment(waters, vessel, mine.course, {**moment.seats, **then}, moment.worn(mine))
    best, most = STRAIGHT_ON, 0
    for place, choice in enumerate(legal(mine.course, vessel.means, waters.menu(vessel, mine.course)) or (DRIFT,)):
        stance = after(mine.course, choice)
        worth, evasives = following.best(choice, stance)
        worth = NEXT * worth + THEN * following.drifted(stance) - spinning(stance)
        if not place or worth > most:
            best, most = Steering(choice, evasives), worth
    if depth <= 1:
        return most
    seat = seated(mine.course, best)
    return NEXT * following.at(seat.stance, best) - spinning(seat.stance) + onward(following, seat, depth - 1)


class Weighed:
    """A plot of the menu as it is weighed: by the blows of this turn, and at first sight with those of the next."""

    def __init__(self, steering: Steering, worth: int, at_first_sight: int) -> None:
        self.steering = steering
        self.worth = worth
        self.at_first_sight = at_first_sight


def answered(waters: Waters, vessel: Vessel, seats: Seats) -> Steering:
    """Return the best plot of a ship while all others come to these seats."""
    found = answers(waters, vessel, seats)
    return found[0] if found else STRAIGHT_ON


def answers(waters: Waters, vessel: Vessel, seats: Seats) -> list[Steering]:
    """Return some plots of a ship while all others come to these seats, the best first."""
    moment = Moment(waters, vessel, vessel.course, seats, {})
    first = sorted(_weighed(moment), key=lambda each: -each.at_first_sight)[:LOOKED_INTO]
    for each in first:
        each.worth += onward(moment, seated(vessel.course, each.steering), DEPTH)
    return [each.steering for each in sorted(first, key=lambda each: -each.worth)]


def _weighed(moment: Moment) -> list[Weighed]:
    vessel, table = moment.vessel, moment.waters.table
    course = vessel.course
    able = legal(course, vessel.means, moment.waters.menu(vessel, course))
    dangers = perils(table, vessel, course, able)
    found: list[Weighed] = []
    for place, choice in enumerate(able):
        stance = after(course, choice)
        worth, evasives = moment.best(choice, stance)
        cost = ROUNDED * spinning(stance)
        if dangers is not None and (dangers[place].cost or dangers[place].evasives):
            cost += dangers[place].cost
            evasives = max(evasives, dangers[place].evasives)
            worth = moment.at(stance, Steering(choice, evasives))
        now = NOW * worth - cost
        found.append(Weighed(Steering(choice, evasives), now, now + NEXT * moment.drifted(stance)))
    return found
