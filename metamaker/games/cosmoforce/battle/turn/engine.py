"""The engine: the open decision, and the effects of its answer. It has no callbacks.

`pending` and `apply` are enough for a terminal, an app, a computer captain or a replay.
"""

from collections.abc import Sequence

from metamaker.games.cosmoforce.battle.actions.attacks import attacked, forgotten, rammed, strafed
from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.events import Passed
from metamaker.games.cosmoforce.battle.actions.orders import NUMBER_OF, Attack, Burn, Conserve, Heal, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.actions.upkeep import burned, conserved, healed, posted, repaired, ties_broken
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.frame import AftermathBegan, BattleEnded, RoundBegan, TurnBegan
from metamaker.games.cosmoforce.battle.state import DRAW, NOBODY, UNDECIDED, Battle, Course, Event, Ship
from metamaker.games.cosmoforce.battle.turn.heat import suffered
from metamaker.games.cosmoforce.rules.speed import order
from metamaker.play.decision import IllegalAnswer


def pending(battle: Battle) -> tuple[Decision, ...]:
    """Return the open decision, none once the battle is over: this game never has more than one."""
    if battle.course is None and battle.result == UNDECIDED:
        battle.course = fought(battle)
        advanced(battle, None)
    return () if battle.open is None else (battle.open,)


def apply(battle: Battle, answers: Sequence[Answer]) -> list[Event]:
    """Answer the open decision, continue to the next one and return the events.

    Raises IllegalAnswer for an answer against the rules, ValueError for another number of answers than open decisions. The
    battle is then unchanged.
    """
    decisions = pending(battle)
    if len(answers) != len(decisions):
        raise ValueError(f"{len(decisions)} answers were expected, {len(answers)} were given")
    for decision, answer in zip(decisions, answers, strict=True):
        refusals = decision.refusals(answer)
        if refusals:
            raise IllegalAnswer(decision, refusals)
        advanced(battle, answer)
    return taken_events(battle)


def advanced(battle: Battle, answer: Answer) -> None:
    """Apply an answer without checks: tests prove that captains give legal answers."""
    try:
        battle.open = battle.course.send(answer)
    except StopIteration:
        battle.open = None


def taken_events(battle: Battle) -> list[Event]:
    """Return the events since they were last taken."""
    events, battle.events = battle.events, []
    return events


ACTIONS_A_TURN = 2
"""Actions of a turn. Rule CF-ACT-01."""


def taken(battle: Battle, ship: Ship) -> Course:
    """Play a turn: repairs, heat and collisions if they belong here, two actions. It ends early with the ship or the battle.

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
    yield from _actions(battle, ship, ACTIONS_A_TURN)


def _actions(battle: Battle, ship: Ship, most: int) -> Course:
    """Take a number of actions, and end the turn. Rule CF-ACT-01."""
    for left in range(most, 0, -1):
        if not ship.alive or battle.sides_left < 2:
            break
        action = yield TakeAction(battle, ship, left)
        yield from acted(battle, ship, action)
        ship.done = NUMBER_OF[type(action)]
    if battle.rules.strafe_run:
        forgotten(battle)


def resumed(battle: Battle, ship: Ship, left: int) -> Course:
    """Continue a copied battle in the turn of a ship with remaining actions."""
    yield from _actions(battle, ship, left)
    yield from _rest_of_round(battle)
    yield from _rounds(battle)


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


def fought(battle: Battle) -> Course:
    """Fight a battle from its first round to its end. Dice: those of the first ties, then turn by turn. Rule CF-SPD-01."""
    ties_broken(battle)
    yield from _rounds(battle)


def _rounds(battle: Battle) -> Course:
    while battle.sides_left > 1 and battle.round < battle.last_round:
        battle.round += 1
        _began(battle)
        yield from _rest_of_round(battle)
    _ended(battle)


def _rest_of_round(battle: Battle) -> Course:
    """Play the remaining turns, and the Aftermath, if there is one."""
    yield from _turns(battle)
    if battle.rules.round_shape and battle.sides_left > 1:
        yield from _aftermath(battle)


def ranked(battle: Battle) -> list[Ship]:
    """Return the living ships, the fastest first. Rules CF-RND-01, CF-SPD-02."""
    ships = [ship for ship in battle.ships if ship.alive]
    if len(ships) == 2:
        return ships if battle.faster(ships[0], ships[1]) else [ships[1], ships[0]]
    places = order([ship.speed for ship in ships], [ship.plan.mass for ship in ships], battle.rules)
    return [ships[place] for place in places]


def _began(battle: Battle) -> None:
    """Begin a round: all living ships wait for their turns. Rule CF-RND-01."""
    battle.order = [ship.number for ship in ranked(battle)]
    battle.waiting = list(battle.order)
    if battle.telling:
        battle.tell(RoundBegan(battle.round, tuple(battle.order)))
        if battle.watcher is not None:
            battle.watcher()


def _turns(battle: Battle) -> Course:
    """Give a turn to each waiting ship that is still alive. Rules CF-RND-01, CF-RND-02, CF-RND-05."""
    while battle.waiting and battle.sides_left > 1:
        if battle.rules.dynamic_order:
            battle.waiting = [ship.number for ship in ranked(battle) if ship.number in battle.waiting]
            if not battle.waiting:
                return
        ship = battle.ships[battle.waiting.pop(0)]
        if ship.alive:
            yield from taken(battle, ship)
    battle.active = NOBODY


def _aftermath(battle: Battle) -> Course:
    """Let each ship suffer heat and collisions, the fastest first; losses are simultaneous. Rules CF-RND-04, CF-AFT-04."""
    if battle.telling:
        battle.tell(AftermathBegan())
    for ship in ranked(battle):
        yield from suffered(battle, ship)


def _ended(battle: Battle) -> None:
    """Report the winner: the only remaining side, or none. Rules CF-ELIM-04, CF-ELIM-05."""
    left = [side for side, number in enumerate(battle.afloat) if number]
    if len(left) == 1:
        battle.result, reason = left[0], "last-ships"
    else:
        battle.result, reason = DRAW, "no-time" if left else "nobody-left"
    winner = "" if battle.result == DRAW else battle.sides[battle.result]
    battle.tell(BattleEnded(winner, reason, ("CF-ELIM-04",) if winner else ("CF-ELIM-05",), battle.fight))
