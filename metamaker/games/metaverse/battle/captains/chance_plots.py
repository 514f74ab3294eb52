"""Random movement orders: any code there is, with amounts that a ship might be able to pay for."""

from collections.abc import Iterator

from metamaker.battle.dice import Dice
from metamaker.games.metaverse.battle.captains.growth import Piece
from metamaker.games.metaverse.battle.decisions.plotting import WritePlot
from metamaker.games.metaverse.battle.motion.course import Newtonian
from metamaker.games.metaverse.battle.motion.jump import LEAST_DICE
from metamaker.games.metaverse.battle.motion.warm_up import charged, is_full
from metamaker.games.metaverse.battle.plot.orders import THRUST, Code, Order

MOST_ORDERS = 4
FACES = 20
RARELY, SELDOM, MOSTLY = 1, 2, 17
"""Of 20: how often a drive begins to charge and a ship rams or cloaks, how often a departure follows a full charge."""

_USUAL = (Code.FASTER, Code.FASTER, Code.SLOWER, Code.RIGHT, Code.RIGHT, Code.LEFT, Code.LEFT, Code.EVASIVE)
_UNUSUAL = (Code.ROLL, Code.FLIP, Code.CORKSCREW, Code.PORT, Code.STARBOARD, Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST)
_DEPARTURES = (Code.RETREAT, Code.STRATEGIC_JUMP, Code.TACTICAL_JUMP)


def plot_pieces(decision: WritePlot, dice: Dice) -> Iterator[Piece]:
    """Yield random orders for the plot that is asked for, some of which may be illegal."""
    for order in _orders(decision, dice):
        yield Piece("orders", order)


def _orders(decision: WritePlot, dice: Dice) -> Iterator[Order]:
    yield from _ftl(decision, dice)
    for _ in range(dice.roll(MOST_ORDERS)):
        codes = _USUAL if dice.roll(3) > 1 else _UNUSUAL
        yield from _order(codes[dice.roll(len(codes)) - 1], decision, dice)
    if decision.situation.enemies and dice.roll(FACES) <= RARELY:
        yield Order(Code.RAM, target=_enemy(decision, dice))
    if decision.means.cloaks and dice.roll(FACES) <= SELDOM:
        yield Order(Code.UNCLOAK if decision.situation.cloaked else Code.CLOAK)


def _enemy(decision: WritePlot, dice: Dice) -> str:
    enemies = decision.situation.enemies
    return enemies[dice.roll(len(enemies)) - 1]


def _order(code: Code, decision: WritePlot, dice: Dice) -> Iterator[Order]:
    means = decision.means
    if code in {Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST}:
        parts = [each.ref for each in (means.drives if code is Code.EMERGENCY_POWER else means.thrusters)]
        if parts and dice.roll(4) == 1:
            yield Order(code, parts=(parts[dice.roll(len(parts)) - 1],))
    elif code in THRUST:
        most = max([drive.points for drive in means.drives], default=0)
        if most:
            yield Order(code, dice.roll(most))
    elif code in {Code.RIGHT, Code.LEFT}:
        yield Order(code, dice.roll(2 if isinstance(decision.course, Newtonian) else 3))
    else:
        yield Order(code, dice.roll(2) if code is Code.EVASIVE else 0)


def _ftl(decision: WritePlot, dice: Dice) -> Iterator[Order]:
    charges = decision.situation.charges
    for drive in decision.means.ftl:
        if is_full(charges, drive):
            if dice.roll(FACES) <= MOSTLY:
                code = _DEPARTURES[dice.roll(len(_DEPARTURES)) - 1]
                attacks = code is not Code.RETREAT and bool(decision.situation.enemies) and dice.roll(2) == 1
                number = LEAST_DICE + dice.roll(2) - 1 if code is Code.TACTICAL_JUMP else 0
                target = _enemy(decision, dice) if attacks else ""
                yield Order(code, number, parts=(drive.ref,), target=target, attack=attacks)
        elif dice.roll(FACES) <= (MOSTLY if charged(charges, drive) else RARELY):
            yield Order(Code.CHARGE, charged(charges, drive) + 1, parts=(drive.ref,))
