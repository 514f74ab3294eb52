"""Countermeasure pods: activated for a turn, then gone (3.4.10)."""

from metamaker.games.metaverse.battle.electronics.kinds import POD
from metamaker.games.metaverse.battle.events.electronics import PodSpent
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import EXPENDED


def spend_pods(battle: Battle) -> None:
    """Cross off for good every pod activated this turn: place 6 of the Repair Step. Rules MV-3.4.10-03, MV-2.3.1-14."""
    for vessel in battle.table.carriers.get(POD, ()):
        for pod in vessel.of(POD):
            if pod.active:
                pod.active = False
                pod.flags |= EXPENDED
                if vessel.fights:
                    battle.tell(PodSpent(vessel.key, pod.plan.ref))
