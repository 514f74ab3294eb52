"""What losses and use do to electronics once a group is over: aims and supports that end, stealth that is compromised."""

from metamaker.games.metaverse.battle.electronics.kinds import AIMED, ANSIBLE, ECM, EJ, ELINT, EW, POD, STEALTH, TARGETING
from metamaker.games.metaverse.battle.electronics.signature import compromised
from metamaker.games.metaverse.battle.events.electronics import StealthCompromised
from metamaker.games.metaverse.battle.state.battle import Battle, Step, Table
from metamaker.games.metaverse.battle.state.system import NOBODY
from metamaker.games.metaverse.battle.state.vessel import Vessel

HEARD = (EW, ECM)
"""Arrays that go on without a bridge, and give a stealthy ship away. Rules MV-3.2.1-03, MV-3.4.9-04."""


def settle(battle: Battle) -> None:
    """Let what happened in a group act on electronics: call it when a group is over, at the end of the EW Step and of the turn.

    Arrays and ansibles that no longer work lose their targets; stealth whose ship used another EW system is compromised.
    Rules MV-2.2.2-04, MV-3.2.1-03, MV-3.4.9-04.
    """
    table = battle.table
    for kind in (*AIMED, ANSIBLE):
        for vessel in table.carriers.get(kind, ()):
            _cut_off(vessel, kind)
    for vessel in table.carriers.get(STEALTH, ()):
        _compromise(battle, vessel)


def forget_targets(table: Table) -> None:
    """End all aims and supports: they hold until the next EW Step. Rules MV-3.4.0-05, -06."""
    for kind in (*AIMED, ANSIBLE):
        for vessel in table.carriers.get(kind, ()):
            vessel.supports = []
            for system in vessel.of(kind):
                system.aim, system.serves = NOBODY, ()


def _cut_off(vessel: Vessel, kind: str) -> None:
    able = vessel.fights and vessel.bridged and not vessel.cloaked
    systems = vessel.of(kind)
    for system in systems:
        if not (able and system.flags == 0):
            system.aim, system.serves = NOBODY, ()
    if kind == ANSIBLE:
        vessel.supports = list(dict.fromkeys([number for ansible in systems for number in ansible.serves]))


def _compromise(battle: Battle, vessel: Vessel) -> None:
    table = battle.table
    vessel.stealth = vessel.fights and vessel.best(STEALTH) > 0
    # what is on counts as used in the combat phase alone: before it, it can still be switched off (MV-3.4.9-05)
    watched = vessel.stealth or compromised(table, vessel)
    in_use = Step.ELECTRONIC_WARFARE <= table.step <= Step.BOARDING_COMBAT and watched and radiates(vessel)
    if vessel.emits or in_use:
        if vessel.stealth and not compromised(table, vessel):
            battle.tell(StealthCompromised(vessel.key, vessel.best(STEALTH)))
        vessel.last_emission = table.turn
    vessel.emits = False


def radiates(vessel: Vessel) -> bool:
    """Whether a ship has any EW system but stealth in use, sensor arrays apart. Rule MV-3.4.9-04."""
    if vessel.working(*HEARD):
        return True
    if not vessel.bridged:
        return False
    return (
        bool(vessel.working(EJ))
        or any(pod.active for pod in vessel.working(POD))
        or any(array.aim != NOBODY for array in vessel.working(ELINT, TARGETING))
        or any(ansible.serves for ansible in vessel.working(ANSIBLE))
    )
