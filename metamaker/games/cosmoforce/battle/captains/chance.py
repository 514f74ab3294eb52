"""The captain who leaves it to chance: anything legal."""

from metamaker.battle.dice import Dice
from metamaker.games.cosmoforce.battle.captains.menu import menu, some
from metamaker.games.cosmoforce.battle.decisions.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.decisions.reactions import EvadeRam, HarmCrew, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.decisions.turns import NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.state.plan import SLOTS_OF
from metamaker.games.cosmoforce.battle.state.ship import STANDBY


class Chance:
    """A captain with dice of his own."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer, found by whim."""
        dice = self._dice
        if isinstance(decision, TakeAction):
            return some(menu(decision), dice)
        if isinstance(decision, PlaceDamage):
            slots = SLOTS_OF[decision.ship.open_slots()]
            return (slots[dice.roll(len(slots)) - 1],)
        if isinstance(decision, HarmCrew):
            return self._harmed(decision)
        if isinstance(decision, Relieve):
            posts = decision.ship.posts
            return tuple(token for token, post in enumerate(posts) if post != STANDBY and dice.roll(2) == 1)
        if isinstance(decision, SufferHeat):
            return dice.roll(decision.count + 1) - 1
        return self._seldom(decision)

    def _harmed(self, decision: HarmCrew) -> Answer:
        harms = [token for token, state in enumerate(decision.ship.crew) for _ in range(state)]
        return tuple(harms.pop(self._dice.roll(len(harms)) - 1) for _ in range(decision.count))

    def _seldom(self, decision: Decision) -> Answer:
        if isinstance(decision, EvadeRam) and self._dice.roll(2) == 1:
            most = decision.ship.thrust + decision.battle.rules.burn_bonus
            return self._dice.roll(2 * most + 1) - 1 - most
        if isinstance(decision, NameSystems):
            enemies = decision.battle.enemies(decision.ship)
            slots = [(enemy.number, slot) for enemy in enemies for slot in SLOTS_OF[enemy.plan.mounted]]
            return tuple(slots[self._dice.roll(len(slots)) - 1] for _ in range(decision.count) if slots)
        return decision.default()
