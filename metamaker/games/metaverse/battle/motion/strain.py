"""Emergency power and emergency thrust: twice the points for a turn, at the risk of the systems that gave them (1.2.3)."""

from typing import NamedTuple

from metamaker.battle.dice import Dice
from metamaker.games.metaverse.battle.motion.means import Means
from metamaker.games.metaverse.battle.motion.systems import Drive, sorted_systems
from metamaker.games.metaverse.battle.plot.orders import Code, Plot

BOOST = 2
STRAINS = (Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST)


def boosted(means: Means, plot: Plot) -> Means:
    """Return the means of movement with what the plot doubles. Rules MV-1.2.3-25, -27, MV-3.3.3-04.

    An advanced drive under emergency power serves as a drive alone, one under emergency thrust as a thruster alone.
    """
    power, thrust = plot.parts(Code.EMERGENCY_POWER), plot.parts(Code.EMERGENCY_THRUST)
    if not power and not thrust:
        return means
    return means._replace(
        systems=sorted_systems(
            tuple(_drive(drive, drive.ref in power, drive.ref in thrust) for drive in means.drives),
            tuple(each._replace(points=BOOST * each.points) if each.ref in thrust else each for each in means.thrusters),
        )
    )


def _drive(drive: Drive, power: bool, thrust: bool) -> Drive:
    if power:
        return drive._replace(points=BOOST * drive.points, thruster_points=0)
    if thrust:
        return drive._replace(points=0, thruster_points=BOOST * drive.thruster_points)
    return drive


class Strain(NamedTuple):
    """A D6 for what emergency power or thrust doubled; `parts` are disabled if it `breaks` them."""

    code: Code
    face: int
    parts: tuple[str, ...]
    breaks: bool


def strained(plot: Plot, crew_quality: int, dice: Dice) -> tuple[Strain, ...]:
    """Return what the rolls for emergency power and thrust do to the components after the movement.

    Dice: a D6 for emergency power if it was plotted, then one for emergency thrust. Rules MV-1.2.3-26, -28, MV-2.1.3-03.
    """
    rolls: list[Strain] = []
    for code in STRAINS:
        if plot.has(code):
            face = dice.roll(6)
            rolls.append(Strain(code, face, plot.parts(code), face > crew_quality))
    return tuple(rolls)
