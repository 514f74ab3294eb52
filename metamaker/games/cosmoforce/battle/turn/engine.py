"""The engine: the open decision, and the effects of its answer. It has no callbacks.

`pending` and `apply` are enough for a terminal, an app, a computer captain or a replay.
"""

from collections.abc import Sequence

from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.state import UNDECIDED, Battle, Event
from metamaker.games.cosmoforce.battle.turn.rounds import fought
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
