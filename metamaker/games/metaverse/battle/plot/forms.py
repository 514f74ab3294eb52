"""What stands behind each order code: a number, a stage of the rotation, components, a target."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.plot.orders import Code


class Form(NamedTuple):
    """The form of one code. `default` is the amount that is meant where none is written, 0 for a number that must be there."""

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
