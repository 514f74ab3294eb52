"""The admiral: knows what a careful captain would write against him, steers against that, fires where most hangs on a ship."""

from typing import Final

from typing_extensions import override

from metamaker.games.metaverse.battle.captains.careful import Careful
from metamaker.games.metaverse.battle.captains.fire_choice import Focus
from metamaker.games.metaverse.battle.captains.foresight import STRAIGHT_ON, Steering
from metamaker.games.metaverse.battle.captains.helm import Helm, Sea
from metamaker.games.metaverse.battle.captains.menu import Menus
from metamaker.games.metaverse.battle.captains.moment import Seats, Waters, seated
from metamaker.games.metaverse.battle.captains.ramming import Prey, Rams
from metamaker.games.metaverse.battle.captains.rehearsal import Plan, affordable, best_of
from metamaker.games.metaverse.battle.captains.reply import answered, answers, foreseen
from metamaker.games.metaverse.battle.captains.stakes import Prized
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
