"""The admiral: knows what a careful captain would write against him, steers against that, fires where most hangs on a ship."""

from typing import Final

from typing_extensions import override

from metamaker.games.metaverse.battle.captains.careful import Careful
from metamaker.games.metaverse.battle.captains.fire_choice import Focus
from metamaker.games.metaverse.battle.captains.foresight import NEXT, NOW, STRAIGHT_ON, Steering
from metamaker.games.metaverse.battle.captains.geometry import after
from metamaker.games.metaverse.battle.captains.helm import Helm, Sea
from metamaker.games.metaverse.battle.captains.menu import DRIFT, Menus
from metamaker.games.metaverse.battle.captains.moment import MOST_ENEMIES, Moment, Seat, Seats, Waters, seated
from metamaker.games.metaverse.battle.captains.plain import legal, spinning
from metamaker.games.metaverse.battle.captains.ramming import Prey, Rams
from metamaker.games.metaverse.battle.captains.rehearsal import Plan, affordable, best_of
from metamaker.games.metaverse.battle.captains.stakes import Prized
from metamaker.games.metaverse.battle.captains.terrain import perils
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.payment import payment
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.likeness import hides
from metamaker.games.metaverse.battle.state.vessel import Vessel


class Admiral(Careful):
    """A captain who knows the reply, rehearses his plans, and knows what the fleet of his enemy hangs on.

    Against the careful captain he won 66 (± 7) of a hundred of 158 mirrored battles of 40 generated fleets of one to six ships.
    When he rehearsed less he won 63 (± 8) of 136 battles of ten small fleets; before he rehearsed, 71 (± 15) of 42 battles
    of seven whole samples. Among asteroids and dark nebulae he won 60 (± 18) of a hundred of 30 mirrored battles of six small
    fleets against an admiral who does not rehearse there.
    """

    def __init__(self) -> None:
        super().__init__()
        self._theirs = Helm()
        self._menus = Menus(evasives=True, rolls=True)
        self._planned = 0
        self._plots: Plan = {}
        self._rams: dict[int, Plot] = {}

    @override
    def _shared(self) -> Focus:
        """Return fire shared out by what hangs on enemies."""
        return Prized()

    @override
    def _plot(self, decision: WritePlot) -> Plot:
        """Return a plot as the careful captain would write it for this steering, or the one of a ram."""
        plot = super()._plot(decision)
        ram = self._rams.get(decision.table.by_key[decision.key].number)
        return plot if ram is None or decision.turn != self._planned or decision.refusals(ram) else ram

    @override
    def _steered(self, decision: WritePlot) -> Steering:
        """Return how a ship is steered; under cloak, a turn ahead, as the careful captain would."""
        table = decision.table
        if decision.turn != table.turn:
            return super()._steered(decision)
        if self._planned != table.turn:
            self._planned, self._plots = table.turn, self._plan(table, decision.side)
        return self._plots.get(table.by_key[decision.key].number, STRAIGHT_ON)

    def _plan(self, table: Table, side: int) -> Plan:
        """Return how all ships of the side are steered: each in turn answers the enemy and what the others are to do."""
        waters = Waters(table, side, self._helm, self._theirs, self._menus)
        if not waters.now.enemies:
            return {}
        his = Sea(table, 1 - side, waters.now.courses)
        seats: Seats = {enemy.number: foreseen(self._theirs, his, enemy) for enemy in waters.now.enemies}
        able = [vessel for vessel in waters.now.friends if not vessel.cloaked and vessel.means.bridges]
        plots = {vessel.number: waters.planned(vessel) for vessel in able}
        for vessel in waters.now.friends:
            seats[vessel.number] = seated(vessel.course, plots.get(vessel.number, STRAIGHT_ON))
        for vessel in able:
            plot = plots[vessel.number] = answered(waters, vessel, seats)
            seats[vessel.number] = seated(vessel.course, plot)
        self._rams = self._ramming(waters, able, seats)
        most = 0 if hides(table) else affordable(table)
        if not most:
            return plots
        his_plan = {enemy.number: seats[enemy.number].steering for enemy in waters.now.enemies}
        return best_of(table, side, _plans(waters, able, plots, seats)[:most], his_plan, self._rams)

    def _ramming(self, waters: Waters, able: list[Vessel], seats: Seats) -> dict[int, Plot]:
        """Return the plots of those ships that ram, each another enemy."""
        rams, found = Rams(waters.table, waters.side), dict[int, Plot]()
        prey = [_prey(enemy, seats[enemy.number].plot) for enemy in waters.now.enemies]
        for vessel in able:
            plot = rams.best(vessel, waters.menu(vessel, vessel.course), prey)
            if plot is not None:
                found[vessel.number] = plot
                prey = [each for each in prey if each.vessel.key != plot.orders[-1].target]
        return found


MOST_PLANS: Final = 8
"""No more plans are made: there is no time to rehearse more of them."""

ALONE: Final = 5
IN_COMPANY: Final = 2
"""Of how many plots, the best of them at first, each ship has one rehearsed: among others its plot alone changes less."""


def _plans(waters: Waters, able: list[Vessel], plots: Plan, seats: Seats) -> list[Plan]:
    """Return the plans that are rehearsed: his own, the careful captain's, then his own with another plot for one ship."""
    found = [plots]
    careful = {vessel.number: waters.planned(vessel) for vessel in able}
    if any(careful[number].plot != plots[number].plot for number in plots):
        found.append(careful)
    most = ALONE if len(able) == 1 else IN_COMPANY
    for vessel in able:
        others = [other for other in answers(waters, vessel, seats)[:most] if other.plot != plots[vessel.number].plot]
        found += [{**plots, vessel.number: other} for other in others]
        if len(found) >= MOST_PLANS:
            break
    return found


def _prey(enemy: Vessel, plot: Plot) -> Prey:
    spare = payment(enemy.means, enemy.course, plot).spare if enemy.means.bridges else 0
    return Prey(enemy, executed(enemy.course, plot), spare)


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
