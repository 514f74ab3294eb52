"""Harm to crew: by heat, with its system, with its Habitat (CF-CREW)."""

from metamaker.games.cosmoforce.battle.damage.loss import check
from metamaker.games.cosmoforce.battle.decisions.reactions import HarmCrew, KillSurplus
from metamaker.games.cosmoforce.battle.events.damage import CrewHarmed, CrewKilled, CrewPosted
from metamaker.games.cosmoforce.battle.events.turns import Rules
from metamaker.games.cosmoforce.battle.state.battle import Battle, Course
from metamaker.games.cosmoforce.battle.state.ship import KILLED, NOBODY, STANDBY, Ship

BY_HEAT = (("CF-STEP-05", "CF-CREW-04"), ("CF-AFT-02", "CF-CREW-04"))
"""By the shape of rounds: in the own turn, in the Aftermath."""

WITH_SYSTEM = ("CF-DMG-06",)


def harm(battle: Battle, ship: Ship, token: int, rules: Rules) -> None:
    """Harm one living token once."""
    ship.weaken(token)
    if battle.telling:
        battle.tell(CrewHarmed(ship.number, token, ship.crew[token], rules))


def harmed(battle: Battle, ship: Ship, count: int) -> Course:
    """Harm crew by heat so many times; what is beyond the last living token is lost. Rules CF-STEP-05, CF-STEP-09."""
    count = min(count, ship.life)
    if not count:
        return
    question = HarmCrew(battle, ship, count)
    is_forced = count == ship.life or len(ship.crew) == 1
    tokens = question.default() if is_forced else (yield question)
    rules = BY_HEAT[battle.rules.round_shape]
    for token in tokens:
        harm(battle, ship, token, rules)
    check(battle, ship, "heat", NOBODY)


def struck(battle: Battle, ship: Ship, slot: int, rules: Rules, *, harms: bool) -> None:
    """Send the crew on a slot to Standby, harmed once if `harms`. Rules CF-DMG-06, CF-REP-07, CF-ATK-06."""
    for token, post in enumerate(ship.posts):
        if post != slot:
            continue
        if harms:
            harm(battle, ship, token, rules)
        ship.move(token, STANDBY)
        if battle.telling and ship.crew[token] != KILLED:
            battle.tell(CrewPosted(ship.number, token, STANDBY, rules))


def unhoused(battle: Battle, ship: Ship) -> Course:
    """Kill the living crew that the Habitats left do not hold. Rule CF-DMG-05."""
    surplus = ship.living() - ship.complement_left()
    if surplus <= 0:
        return
    question = KillSurplus(battle, ship, surplus)
    tokens = yield question
    for token in tokens:
        while ship.crew[token] != KILLED:
            ship.weaken(token)
        if battle.telling:
            battle.tell(CrewKilled(ship.number, token))
