"""The captain who leaves it to chance: any orders that are legal."""

from metamaker.battle.dice import Dice
from metamaker.battle.plane import CM, HEADINGS
from metamaker.games.metaverse.battle.captains.chance_orders import (
    electronic_pieces,
    fire_pieces,
    intercept_pieces,
    muster_pieces,
    repair_pieces,
)
from metamaker.games.metaverse.battle.captains.chance_plots import plot_pieces
from metamaker.games.metaverse.battle.captains.growth import grown
from metamaker.games.metaverse.battle.decisions.answers import Arrival, FireOrders, JumpChoice
from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision
from metamaker.games.metaverse.battle.decisions.electronics import SwitchElectronics
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.decisions.plotting import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.decisions.repair import AssignRepairs

WIDTH_CM = 120
"""Of the square in which its ships return from strategic jumps."""


class Chance:
    """A captain with dice of his own. Whatever the rules refuse of his whims he does not do."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer, found by whim."""
        found = self._whim(decision)
        return decision.default() if decision.refusals(found) else found

    def _whim(self, decision: Decision) -> Answer:
        start, dice = decision.default(), self._dice
        match decision:
            case WritePlot():
                return grown(decision, start, plot_pieces(decision, dice))
            case AnnounceArrival():
                return self._arrival()
            case ChooseJumpDice():
                return JumpChoice(more=dice.roll(2) - 1)
            case SwitchElectronics():
                return grown(decision, start, electronic_pieces(decision, dice))
            case Muster():
                return grown(decision, start, muster_pieces(decision, dice))
            case DeclareFire():
                return grown(decision, FireOrders(), fire_pieces(decision, dice))
            case InterceptFire():
                return grown(decision, start, intercept_pieces(decision, dice))
            case AssignRepairs():
                return grown(decision, start, repair_pieces(decision, dice))
        return start

    def _arrival(self) -> Arrival | None:
        dice = self._dice
        if dice.roll(3) == 1:
            return None
        x, y = (dice.roll(WIDTH_CM + 1) - 1 - WIDTH_CM // 2 for _ in range(2))
        return Arrival(x * CM, y * CM, 2 * (dice.roll(HEADINGS // 2) - 1))
