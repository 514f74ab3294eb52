"""The engine: the open decisions, and the consequences of the answers. It never calls a player.

`pending` and `apply` are everything that a terminal, an app, a computer captain or a replay needs.
"""

from collections.abc import Callable, Sequence
from typing import Final

from metamaker.core.messages import Message
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.frame import BattleEnded, StepBegan, TurnBegan
from metamaker.games.metaverse.battle.score import ahead, points
from metamaker.games.metaverse.battle.state.battle import Battle, Event, Step, Table
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.turn.boarding_combat import BoardingCombatStep
from metamaker.games.metaverse.battle.turn.electronic_warfare import ElectronicWarfareStep
from metamaker.games.metaverse.battle.turn.end_phase import MoraleStep, RepairStep
from metamaker.games.metaverse.battle.turn.indirect_fire import IndirectCombatStep, IndirectMovementStep
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.battle.turn.starfighter_combat import StarfighterCombatStep
from metamaker.games.metaverse.battle.turn.starfighter_movement import StarfighterMovementStep
from metamaker.games.metaverse.battle.turn.starfighter_operations import StarfighterOperationsStep
from metamaker.games.metaverse.battle.turn.starship_combat import StarshipCombatStep
from metamaker.games.metaverse.battle.turn.starship_movement import StarshipMovementStep
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import IllegalAnswer

STEPS: Final[dict[Step, Callable[[], RunningStep]]] = {
    Step.PLOT_MOVEMENT: PlottingStep,
    Step.INDIRECT_MOVEMENT: IndirectMovementStep,
    Step.STARSHIP_MOVEMENT: StarshipMovementStep,
    Step.STARFIGHTER_OPERATIONS: StarfighterOperationsStep,
    Step.STARFIGHTER_MOVEMENT: StarfighterMovementStep,
    Step.ELECTRONIC_WARFARE: ElectronicWarfareStep,
    Step.STARSHIP_COMBAT: StarshipCombatStep,
    Step.STARFIGHTER_COMBAT: StarfighterCombatStep,
    Step.INDIRECT_COMBAT: IndirectCombatStep,
    Step.BOARDING_COMBAT: BoardingCombatStep,
    Step.REPAIR: RepairStep,
    Step.MORALE: MoraleStep,
}
"""The class of each step."""

INDIRECT: Final = (Step.INDIRECT_MOVEMENT, Step.INDIRECT_COMBAT)
"""Steps of indirect weapons."""

FLIGHT: Final = (Step.STARFIGHTER_OPERATIONS, Step.STARFIGHTER_MOVEMENT, Step.STARFIGHTER_COMBAT)
"""Steps of starfighters."""

DRAW: Final = -1

_FOLLOWING: Final = {step: Step(step % len(Step) + 1) for step in Step}


def pending(battle: Battle) -> tuple[Decision, ...]:
    """Return the open decisions of both sides, none once the battle is over. Answer all of them together."""
    while not battle.open and battle.result is None:
        running: RunningStep = battle.running or _began(battle)
        battle.open = running.run(battle)
        if not battle.open:
            _next_step(battle)
    return battle.open


def apply(battle: Battle, answers: Sequence[Answer]) -> list[Event]:
    """Answer the open decisions, in their order, go on to the next ones and return the events.

    Raises IllegalAnswer for the first illegal answer, ValueError for a wrong number of answers; the battle is then unchanged.
    """
    decisions = pending(battle)
    if len(answers) != len(decisions):
        raise ValueError(f"{len(decisions)} answers were expected, {len(answers)} were given")
    for decision, answer in zip(decisions, answers, strict=True):
        refusals = decision.refusals(answer)
        if refusals:
            raise IllegalAnswer(decision, refusals)
    return advanced(battle, answers)


def advanced(battle: Battle, answers: Sequence[Answer]) -> list[Event]:
    """Do the same as `apply` without checking the answers: tests prove that captains give legal ones."""
    running: RunningStep = battle.running
    battle.open = ()
    running.take(battle, answers)
    pending(battle)
    events, battle.events = battle.events, []
    return events


def _next_step(battle: Battle) -> None:
    """Begin the next step, or the next turn after the twelfth. Rules MV-1.1.0-01 to -05."""
    table = battle.table
    if _decided(battle):
        return
    if table.step is Step.MORALE:
        if table.turn >= battle.last_turn:
            _end(battle, DRAW, message("story-end-last_turn"))
            return
        table.turn += 1
        if battle.telling:
            battle.tell(TurnBegan(table.turn))
    table.step = _FOLLOWING[table.step]
    if _began(battle).__class__ is not RunningStep and battle.telling:
        battle.tell(StepBegan(table.step.name.lower()))


def _began(battle: Battle) -> RunningStep:
    """Begin a step; without any of its systems in the battle it has nothing to do. Rule MV-1.0.0-08."""
    table = battle.table
    skipped = (
        (table.step in INDIRECT and not table.launches)
        or (table.step in FLIGHT and not table.starfighters)
        or (table.step is Step.BOARDING_COMBAT and not table.boarding)
    )
    running = RunningStep() if skipped else STEPS.get(table.step, RunningStep)()
    battle.running = running
    return running


def _decided(battle: Battle) -> bool:
    """End the battle when a fleet is wiped out or has fled. Rules MV-2.0.0-01, -02."""
    table = battle.table
    present = [False, False]
    for vessel in table.vessels:
        if vessel.status <= Status.AWAY:
            present[vessel.side] = True
    if all(present):
        return False
    if not any(present):
        _end(battle, DRAW, message("story-end-nobody"))
        return True
    loser = present.index(False)
    _end(battle, 1 - loser, _rout(table, loser))
    return True


def _rout(table: Table, loser: int) -> Message:
    """Return the fate of a fleet without ships on the table."""
    gone = [vessel.status for vessel in table.vessels if vessel.side == loser]
    destroyed = gone.count(Status.DESTROYED)
    name = table.names[loser]
    if destroyed == len(gone):
        return message("story-end-wiped_out", fleet=name)
    return message("story-end-gone", fleet=name, destroyed=destroyed, count=len(gone))


def _end(battle: Battle, result: int, reason: Message) -> None:
    """End the battle; with a head start the points decide. Rules MV-2.0.0-01, MV-4.1.0-01."""
    table = battle.table
    if table.head_start is not None:
        battle.result = ahead(table)
        battle.tell(BattleEnded(table.names[battle.result], _counted(table, reason), ("MV-4.1.0-01", "MV-4.1.0-02")))
        return
    battle.result = result
    winner = "" if result == DRAW else table.names[result]
    battle.tell(BattleEnded(winner, reason))


def _counted(table: Table, reason: Message) -> Message:
    """Return the final points of both sides, the winner's first, with the reason for the end."""
    winner = ahead(table)
    scored = points(table)
    given = table.head_start
    equal = "no"
    if scored[0] == scored[1] and given is not None:
        equal = "yes" if "ab"[winner] == given.side else "early"
    turn = 0 if given is None else given.from_turn
    return message("story-end-points", won=scored[winner], lost=scored[1 - winner], equal=equal, turn=turn, reason=reason)
