"""Movement orders as written by a player: values, without any judgement of them.

A plot is the answer of `WritePlot`; systems are named by their references inside the class (`core/sensor#1`).
"""

from enum import StrEnum
from typing import NamedTuple

from metamaker.play.decision import distinct


class Code(StrEnum):
    """The codes of movement orders (A.1)."""

    FASTER = "+"
    SLOWER = "-"
    RIGHT = "R"
    LEFT = "L"
    PORT = "P"
    STARBOARD = "S"
    EVASIVE = "EM"
    ROLL = "RL"
    FLIP = "FL"
    CORKSCREW = "CS"
    EMERGENCY_POWER = "EP"
    EMERGENCY_THRUST = "ET"
    RAM = "RM"
    CHARGE = "FTL"
    RETREAT = "FTL-R"
    STRATEGIC_JUMP = "FTL-S"
    TACTICAL_JUMP = "FTL-T"
    CLOAK = "CL+"
    UNCLOAK = "CL-"


THRUST = (Code.FASTER, Code.STARBOARD, Code.SLOWER, Code.PORT)
"""The codes that push a ship, clockwise from the push along its facing. Rules MV-A.1-01, MV-A.1-17."""

JUMPS = (Code.STRATEGIC_JUMP, Code.TACTICAL_JUMP)
DEPARTURES = (Code.RETREAT, *JUMPS)
"""Uses of a charged FTL drive."""

WRITTEN_ORDER = -1
"""The stage of a thrust given at its place among the orders."""


@distinct
class Order(NamedTuple):
    """One order. Fields that a code does not use keep their defaults.

    `amount` is the number after the code. `stage` of a Newtonian thrust is the number of 45° steps turned before it is given.
    `parts` are copies of own components by their references inside the class (`core/thruster-port#1`): the strained drives or
    thrusters, or the used FTL drive. `target` is the ship to ram or, with `attack`, the target of the jump's attack. Rules
    MV-A.1-01 to -18.
    """

    code: Code
    amount: int = 0
    stage: int = WRITTEN_ORDER
    parts: tuple[str, ...] = ()
    target: str = ""
    attack: bool = False


@distinct
class Plot(NamedTuple):
    """The orders of one ship for one turn, as written; a blank plot means drift. Rule MV-A.1-15."""

    orders: tuple[Order, ...] = ()

    def has(self, code: Code) -> bool:
        """Return whether there is an order with this code."""
        for order in self.orders:  # noqa: SIM110 - a generator would take three times as long
            if order.code is code:
                return True
        return False

    def amounts(self) -> dict[Code, int]:
        """Return the codes of the orders, each with the sum of its numbers: 0 for one without a number."""
        amounts: dict[Code, int] = {}
        for order in self.orders:
            amounts[order.code] = amounts.get(order.code, 0) + order.amount
        return amounts

    def all(self, code: Code) -> tuple[Order, ...]:
        """Return the orders with this code, as written."""
        return tuple(order for order in self.orders if order.code is code)

    def total(self, code: Code) -> int:
        """Return the sum of the numbers after this code."""
        total = 0
        for order in self.orders:
            if order.code is code:
                total += order.amount
        return total

    def parts(self, code: Code) -> tuple[str, ...]:
        """Return the components that the orders with this code name."""
        return tuple(part for order in self.orders if order.code is code for part in order.parts)


BLANK = Plot()


class Form(NamedTuple):
    """The form of one code. `default` is the amount if none is written, 0 for a number that must be written."""

    amount: bool = False
    default: int = 0
    stage: bool = False
    parts: bool = False
    target: bool = False
    attack: bool = False


_NUMBER = Form(amount=True)
_THRUST = Form(amount=True, stage=True)
_PARTS = Form(parts=True)
_PLAIN = Form()

FORMS: dict[Code, Form] = {
    Code.FASTER: _THRUST,
    Code.SLOWER: _THRUST,
    Code.RIGHT: _NUMBER,
    Code.LEFT: _NUMBER,
    Code.PORT: _THRUST,
    Code.STARBOARD: _THRUST,
    Code.EVASIVE: Form(amount=True, default=1),
    Code.ROLL: _PLAIN,
    Code.FLIP: _PLAIN,
    Code.CORKSCREW: _PLAIN,
    Code.EMERGENCY_POWER: _PARTS,
    Code.EMERGENCY_THRUST: _PARTS,
    Code.RAM: Form(target=True),
    Code.CHARGE: Form(amount=True, parts=True),
    Code.RETREAT: _PARTS,
    Code.STRATEGIC_JUMP: Form(parts=True, attack=True),
    Code.TACTICAL_JUMP: Form(amount=True, parts=True, attack=True),
    Code.CLOAK: _PLAIN,
    Code.UNCLOAK: _PLAIN,
}
"""Rules MV-A.1-01 to -18; a plain EM is read as EM1 (MV-1.2.3-24)."""


@distinct
class Arrival(NamedTuple):
    """The return from a strategic jump next turn: a place in 1/1000 cm, a heading (0 to 15). Rule MV-1.2.3-57."""

    x: int
    y: int
    heading: int


@distinct
class JumpChoice(NamedTuple):
    """A change of the dice of a tactical jump: indexes of discarded ones, or the number to add. Rule MV-1.2.3-65."""

    discard: tuple[int, ...] = ()
    more: int = 0
