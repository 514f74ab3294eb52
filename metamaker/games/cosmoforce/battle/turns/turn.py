"""One ship's turn (CF-STEP, CF-ACT)."""

from metamaker.games.cosmoforce.battle.actions.attack import attacked
from metamaker.games.cosmoforce.battle.actions.crews import conserved, healed, posted, repaired
from metamaker.games.cosmoforce.battle.actions.ram import rammed
from metamaker.games.cosmoforce.battle.actions.speed import burned
from metamaker.games.cosmoforce.battle.actions.strafe import forgotten, strafed
from metamaker.games.cosmoforce.battle.decisions.answers import NUMBER_OF, Attack, Burn, Conserve, Heal, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.decisions.decision import Answer
from metamaker.games.cosmoforce.battle.decisions.turns import TakeAction
from metamaker.games.cosmoforce.battle.events.actions import Passed
from metamaker.games.cosmoforce.battle.events.turns import TurnBegan
from metamaker.games.cosmoforce.battle.state.battle import Battle, Course
from metamaker.games.cosmoforce.battle.state.ship import Ship
from metamaker.games.cosmoforce.battle.turns.heat import suffered

ACTIONS_A_TURN = 2
"""Rule CF-ACT-01."""


def taken(battle: Battle, ship: Ship) -> Course:
    """Play a turn: repairs, heat and collisions where they belong here, two actions. It ends with the ship or the battle.

    Rules CF-STEP-01, CF-ACT-01, CF-RND-05.
    """
    battle.active = ship.number
    ship.used = ship.done = 0
    if battle.telling:
        battle.tell(TurnBegan(ship.number))
    if ship.manned:
        yield from repaired(battle, ship)
    if not battle.rules.round_shape:
        yield from suffered(battle, ship)
    for left in range(ACTIONS_A_TURN, 0, -1):
        if not ship.alive or battle.sides_left < 2:
            break
        action = yield TakeAction(battle, ship, left)
        yield from acted(battle, ship, action)
        ship.done = NUMBER_OF[type(action)]
    if battle.rules.strafe_run:
        forgotten(battle)


def acted(battle: Battle, ship: Ship, action: Answer) -> Course:
    """Carry out an action."""
    if isinstance(action, Attack):
        yield from attacked(battle, ship, action)
    elif isinstance(action, Ram):
        yield from rammed(battle, ship, action)
    elif isinstance(action, Strafe):
        yield from strafed(battle, ship, action)
    else:
        _without_questions(battle, ship, action)


def _without_questions(battle: Battle, ship: Ship, action: Answer) -> None:
    if isinstance(action, Burn):
        burned(battle, ship, action.change)
    elif isinstance(action, Conserve):
        conserved(battle, ship, action)
    elif isinstance(action, Heal):
        healed(battle, ship, action)
    elif isinstance(action, Repair):
        posted(battle, ship, action)
    elif battle.telling:
        battle.tell(Passed(ship.number))
