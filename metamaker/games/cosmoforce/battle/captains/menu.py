"""What a ship may do now: legal actions for whoever chooses by whim or from a list."""

from metamaker.battle.dice import Dice
from metamaker.games.cosmoforce.battle.decisions.answers import Action, Attack, Burn, Conserve, Heal, Pass, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.decisions.legality import may_be_repaired
from metamaker.games.cosmoforce.battle.decisions.turns import TakeAction
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.plan import AFTERBURNER, COUNT, HABITAT, SLOTS, SLOTS_OF, WEAPONS
from metamaker.games.cosmoforce.battle.state.ship import HURT, Ship


def menu(decision: TakeAction) -> list[Action]:
    """Return the legal actions, to pass first: attacks with all of a type, burns by every amount, one repair for each slot."""
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
    """Return one of these by whim."""
    return things[dice.roll(len(things)) - 1]
