"""Effects of movement on drives: emergency power and thrust; built-up, wasted or lost charges (1.2.3)."""

from typing import Final

from metamaker.games.metaverse.battle.damage.hull import Cause, blow_up, disable
from metamaker.games.metaverse.battle.kinematics.ftl import Charges, obeying, warmed_up
from metamaker.games.metaverse.battle.kinematics.payment import strained
from metamaker.games.metaverse.battle.movement.events import ChargeLost, ChargeWasted, DriveCharged, SystemsStrained
from metamaker.games.metaverse.battle.plot.orders import DEPARTURES, Code, Plot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, Vessel

STRAIN: Final = Cause("strain")

_RULES: Final = {Code.EMERGENCY_POWER: ("MV-1.2.3-26",), Code.EMERGENCY_THRUST: ("MV-1.2.3-28",)}


def strain(battle: Battle, vessel: Vessel, plot: Plot) -> bool:
    """Roll for the components that a plot doubled, and disable them on a failure; return whether any are disabled.

    Dice: a D6 for emergency power, one for emergency thrust. Rules MV-1.2.3-26, -28.
    """
    broken = False
    for code, face, parts, breaks in strained(plot, vessel.crew_quality, battle.dice):
        battle.tell(SystemsStrained(vessel.key, code.value, face, vessel.crew_quality, parts, breaks, _RULES[code]))
        if breaks:
            broken = True
            for part in dict.fromkeys(parts):
                disable(battle, vessel, vessel.system(part), STRAIN)
    return broken


def charge(battle: Battle, vessel: Vessel, plot: Plot) -> tuple[str, ...]:
    """Count the charges of a ship's FTL drives for this turn; return the drives with wasted full charges.

    Rules MV-1.2.3-44 to -47, -49, MV-3.3.7-03.
    """
    before = vessel.charges
    if not before and not plot.has(Code.CHARGE):
        return ()
    after = warmed_up(plot, vessel.means, before)
    vessel.charges = after.charges
    wasted = tuple([drive.ref for drive in after.wasted])
    if battle.telling:
        for each in after.charges:
            battle.tell(DriveCharged(vessel.key, each.ref, each.turns))
        accounted = {each.ref for each in after.charges}.union(wasted, _departing(vessel, plot, before))
        for each in before:
            if each.ref not in accounted:
                battle.tell(ChargeLost(vessel.key, each.ref))
    return wasted


def _departing(vessel: Vessel, plot: Plot, charges: Charges) -> tuple[str, ...]:
    """Return the drive that discharges for a jump or retreat, empty if there is none. Rule MV-3.3.7-03."""
    drives = [obeying(order, vessel.means, charges) for order in plot.orders if order.code in DEPARTURES]
    return tuple([each[0].ref for each in drives if each])


def waste(battle: Battle, vessel: Vessel, drives: tuple[str, ...]) -> None:
    """Blow up fully charged but unused drives; drives of a section that is already lost are lost with it.

    Dice: a D20 for each that blows up. Rules MV-1.2.3-49, -50, MV-1.3.6-24.
    """
    for drive in drives:
        system = vessel.system(drive)
        if vessel.fights and not system.flags & DESTROYED:
            battle.tell(ChargeWasted(vessel.key, drive))
            blow_up(battle, vessel, system)


_LAPSE_RULES: Final = ("MV-1.2.3-48", "MV-3.2.3-04")


def lapsed(battle: Battle) -> None:
    """Clear the charges of drives that have lost power or are broken; called after damage. Rules MV-1.2.3-46, -48."""
    for vessel in battle.table.vessels:
        if not vessel.charges or not vessel.fights:
            continue
        kept = tuple([charge for charge in vessel.charges if vessel.system(charge.ref).works])
        if len(kept) < len(vessel.charges):
            for charge in vessel.charges:
                if charge not in kept:
                    battle.tell(ChargeLost(vessel.key, charge.ref, _LAPSE_RULES))
            vessel.charges = kept
