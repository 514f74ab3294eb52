"""What the movement does to the drives: emergency power and thrust, charges, charges wasted (1.2.3)."""

from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.systems import blow_up, disable
from metamaker.games.metaverse.battle.events.movement import ChargeLost, ChargeWasted, DriveCharged, SystemsStrained
from metamaker.games.metaverse.battle.motion.strain import strained
from metamaker.games.metaverse.battle.motion.warm_up import warmed_up
from metamaker.games.metaverse.battle.plot.orders import Code, Plot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel

STRAIN = Cause("strain")

_RULES = {Code.EMERGENCY_POWER: ("MV-1.2.3-26",), Code.EMERGENCY_THRUST: ("MV-1.2.3-28",)}


def strain(battle: Battle, vessel: Vessel, plot: Plot) -> bool:
    """Roll for what a plot doubled, and disable it if the crew cannot hold it; return whether anything is disabled.

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
    """Count the charges of a ship's FTL drives for this turn; return the drives whose full charge is wasted.

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
        going = {each.ref for each in after.charges}.union(wasted)
        if not any(plot.has(code) for code in (Code.RETREAT, Code.STRATEGIC_JUMP, Code.TACTICAL_JUMP)):
            for each in before:
                if each.ref not in going:
                    battle.tell(ChargeLost(vessel.key, each.ref))
    return wasted


def waste(battle: Battle, vessel: Vessel, drives: tuple[str, ...]) -> None:
    """Blow up drives that were fully charged and not used. Dice: a D20 for each. Rules MV-1.2.3-49, -50."""
    for drive in drives:
        if vessel.fights:
            battle.tell(ChargeWasted(vessel.key, drive))
            blow_up(battle, vessel, vessel.system(drive))
