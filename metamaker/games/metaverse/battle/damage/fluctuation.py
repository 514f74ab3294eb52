"""Reactors that fluctuate, and when they resume (A.2, Primary 1)."""

from metamaker.games.metaverse.battle.blueprint.places import SECTION_WORDS
from metamaker.games.metaverse.battle.condition.power import refresh
from metamaker.games.metaverse.battle.events.criticals import ReactorResumed
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import DISABLED
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.extent import REACTOR


def end_of_turn(battle: Battle) -> None:
    """Let the reactors that fluctuated work again: called once the Morale Step is over. Rules MV-A.2-32, -56, -60."""
    for vessel in battle.table.vessels:
        for number in vessel.blueprint.of(REACTOR):
            reactor = vessel.systems[number]
            if not reactor.fluctuates:
                continue
            reactor.fluctuates = False
            reactor.flags &= ~DISABLED
            vessel.changed()
            if vessel.fights and vessel.sections[reactor.plan.section].stands:
                battle.tell(ReactorResumed(vessel.key, SECTION_WORDS[reactor.plan.section]))
        if vessel.stale and vessel.status <= Status.AWAY:
            refresh(battle, vessel)
