"""What is fired in the Starfighter Combat Step, as plain values that a replay keeps.

Squadrons, ships and salvos are named by their keys, weapons of squadrons by their places in the definition from 0, systems of
ships by their references inside the class.
"""

from typing import NamedTuple


class WingAttack(NamedTuple):
    """Weapons of a squadron at a ship, a squadron or a salvo.

    `arc` is the arc of a ship that is attacked, empty for anything else; `system` the one that a surgical strike names.
    Rules MV-1.3.3-01 to -08, MV-2.2.3-07 to -10.
    """

    squadron: str
    weapons: tuple[int, ...]
    target: str
    arc: str = ""
    system: str = ""


class WingOrders(NamedTuple):
    """What squadrons of a side do in their group, in the order in which it is resolved. Rule MV-2.2.3-05."""

    attacks: tuple[WingAttack, ...] = ()


class RepelShot(NamedTuple):
    """An array and the 0 cm weapons that it guides at a squadron in contact. Rules MV-2.2.3-02, MV-2.2.4-07."""

    array: str
    squadron: str
    weapons: tuple[str, ...]


class RepelOrders(NamedTuple):
    """What a ship fires at the squadrons that are in contact with it. Rule MV-2.2.3-02."""

    shots: tuple[RepelShot, ...] = ()
