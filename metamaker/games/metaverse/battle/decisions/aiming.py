"""Fire orders read against the table: names become ships and systems, or reasons why they are none."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.decisions.answers import Attack, FireOrders, Mode
from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.fire.aimed import Aimed
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.system import System, Use
from metamaker.games.metaverse.battle.state.vessel import Vessel

USES = {Mode.SALVO: Use.SALVO, Mode.VOLLEY: Use.VOLLEY, Mode.SURGICAL: Use.SURGICAL}
MODES = {use: mode for mode, use in USES.items()}


class Aiming(NamedTuple):
    """Attacks with their ships and systems, weapons kept to intercept, and what could not be read."""

    attacks: tuple[Aimed, ...]
    kept: tuple[System, ...]
    unknown: tuple[Refusal, ...]


def aiming(table: Table, vessel: Vessel, orders: FireOrders) -> Aiming:
    """Return fire orders of a ship read against the table."""
    unknown: list[Refusal] = []
    attacks = [aimed for attack in orders.attacks if (aimed := _aimed(table, vessel, attack, unknown)) is not None]
    return Aiming(tuple(attacks), named(vessel, orders.kept, unknown), tuple(unknown))


def _aimed(table: Table, vessel: Vessel, attack: Attack, unknown: list[Refusal]) -> Aimed | None:
    before = len(unknown)
    target = ship_named(table, attack.target, unknown)
    guide = ship_named(table, attack.lender, unknown) if attack.lender else vessel
    array = named(guide, (attack.array,), unknown) if guide is not None else ()
    weapons = named(vessel, attack.weapons, unknown)
    system = named(target, (attack.system,), unknown) if attack.system and target is not None else ()
    if len(unknown) > before or target is None or guide is None:
        return None
    return Aimed(vessel, target, guide, array[0], weapons, USES[Mode(attack.mode)], system[0] if system else None)


def ship_named(table: Table, key: str, unknown: list[Refusal]) -> Vessel | None:
    """Return the ship with a key; None, and a reason more, if there is none."""
    vessel = table.by_key.get(key)
    if vessel is None:
        unknown.append(Refusal("MV-1.3.0-05", f"there is no ship {key}"))
    return vessel


def named(vessel: Vessel, refs: tuple[str, ...], unknown: list[Refusal]) -> tuple[System, ...]:
    """Return the systems of a ship with these references; a reason more for each that it does not have."""
    numbers = vessel.blueprint.by_ref
    unknown += [Refusal("MV-1.3.1-06", f"{vessel.key} has no {ref}") for ref in refs if ref not in numbers]
    return tuple(vessel.systems[numbers[ref]] for ref in refs if ref in numbers)
