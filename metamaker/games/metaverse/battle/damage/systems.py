"""What disabling and destroying a system brings about at once."""

from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.hull import rake
from metamaker.games.metaverse.battle.events.condition import SystemDisabled
from metamaker.games.metaverse.battle.events.damage import DriveBlewUp
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import DESTROYED, DISABLED, System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.stats.parts import FTL_DRIVES

_D20 = 20


def disable(battle: Battle, vessel: Vessel, system: System, cause: Cause) -> None:
    """Disable a system; an FTL drive that warms up this turn blows up. Rules MV-0.0.0-07, MV-1.2.3-48.

    Power, bridges and shields are looked at when the batch is over. Dice: the D20 of a drive that blows up.
    """
    system.flags |= DISABLED
    vessel.changed()
    if battle.telling:
        battle.tell(SystemDisabled(vessel.key, system.plan.ref, cause.word))
    if system.plan.kind in FTL_DRIVES and warms_up(vessel, system):
        blow_up(battle, vessel, system)


def warms_up(vessel: Vessel, drive: System) -> bool:
    """Whether a drive is charged by this turn's plot. Rule MV-1.2.3-48."""
    return any(charge.ref == drive.plan.ref for charge in vessel.charges)


def blow_up(battle: Battle, vessel: Vessel, drive: System) -> None:
    """An FTL drive fails: it is destroyed and its section takes a D20 of hull hits. Rules MV-1.2.3-48 to -50.

    Nothing carries over to other sections. Dice: that D20.
    """
    drive.flags |= DESTROYED
    vessel.changed()
    face = battle.dice.roll(_D20)
    if battle.telling:
        battle.tell(DriveBlewUp(vessel.key, drive.plan.ref, face))
    rake(battle, vessel, drive.plan.section, face, Cause("ftl drive"), carries_over=False)
