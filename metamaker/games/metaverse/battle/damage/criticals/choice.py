"""Which systems of a section a critical takes: all that operate, the largest, or so many picked at random."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.events.criticals import SystemPicked
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.roll import throw
from metamaker.games.metaverse.stats.parts import FTL_DRIVES


def operating(vessel: Vessel, section: int, kinds: Sequence[str]) -> list[System]:
    """Return the systems of these kinds that a section holds and that operate, in record-sheet order.

    Rules MV-1.3.7-08, -15, MV-A.2-55.
    """
    systems = [vessel.systems[number] for number in vessel.blueprint.by_section[section]]
    return [system for system in systems if system.plan.kind in kinds and system.operates]


def picked(battle: Battle, vessel: Vessel, among: list[System], number: int) -> list[System]:
    """Return so many of the systems, picked at random; all of them if there are no more.

    Dice: for each pick one of as many faces as systems are left, none where all go. Rules MV-1.3.7-09, -14, MV-0.1.0-11.
    """
    if number >= len(among):
        return among
    left, found = list(among), []
    for _ in range(number):
        choices = len(left)
        fallen = throw(choices, battle.dice)
        system = left.pop(fallen.result - 1)
        found.append(system)
        if battle.telling:
            battle.tell(SystemPicked(vessel.key, system.plan.ref, choices, fallen.face))
    return found


def largest(drives: Sequence[System]) -> System:
    """Return the largest FTL drive: advanced before basic before primitive, then the lower rating. Rule MV-A.2-19."""
    order = [str(kind) for kind in FTL_DRIVES]
    return min(drives, key=lambda drive: (order.index(drive.plan.kind), drive.plan.rating))
