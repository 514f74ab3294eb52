"""The random captain: any of the legal actions."""

from metamaker.games.cosmoforce.battle.actions.decisions import EvadeRam, NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Action, Attack, Burn, Conserve, Heal, Pass, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.actions.rules import may_be_repaired
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.state import (
    AFTERBURNER,
    COUNT,
    HABITAT,
    HURT,
    SLOTS,
    SLOTS_OF,
    STANDBY,
    WEAPONS,
    Battle,
    Ship,
)
from metamaker.play.dice import Dice


def menu(decision: TakeAction) -> list[Action]:
    """Return the legal actions, passing first: attacks with all of a type, burns by every amount, one repair for each slot."""
    battle, ship = decision.battle, decision.ship
    enemies = battle.enemies(ship)
    found: list[Action] = [Pass(), Conserve(), *(Ram(enemy.number) for enemy in enemies)]
    for kind in WEAPONS:
        found.extend(Attack(enemy.number, SLOTS_OF[ship.working(kind)]) for enemy in enemies if ship.working(kind))
    most = ship.thrust + battle.rules.burn_bonus
    found.extend(Burn(change) for change in range(-most, most + 1))
    hurt = tuple(token for token, state in enumerate(ship.crew) if state == HURT)[: COUNT[ship.working(HABITAT)]]
    found.extend([Heal(hurt)] if hurt else [])
    found.extend(_repairs(battle, ship))
    found.extend(Strafe(count) for count in range(1, COUNT[ship.working(AFTERBURNER)] + 1))
    return [action for action in found if not decision.refusals(action)]


def _repairs(battle: Battle, ship: Ship) -> list[Action]:
    tokens = [token for token in range(len(ship.crew)) if ship.can_repair(token, battle.rules.hero_crew)]
    slots = [slot for slot in range(SLOTS) if may_be_repaired(ship, slot)]
    return [Repair(((token, slot),)) for token in tokens for slot in slots]


def some(things: list[Action], dice: Dice) -> Action:
    """Return one of these at random."""
    return things[dice.roll(len(things)) - 1]


class Chance:
    """A captain with a random number generator of its own."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, decision: Decision) -> Answer:
        """Return a random legal answer."""
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
