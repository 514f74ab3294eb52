"""Fire orders told back in words, with the chance of every shot."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.decisions.answers import Attack, FireOrders, InterceptOrders, Mode, MusterOrders
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.state.system import System
from metamaker.games.metaverse.battle.story.names import Names, labels
from metamaker.games.metaverse.tabletop.asking.aims import percent
from metamaker.games.metaverse.tabletop.asking.electronics import numbered


def muster_outcome(asked: Muster, orders: MusterOrders, names: Names) -> str:
    """Return who waits and who joins in words."""
    signs = labels(asked.table)
    told = [f"{signs[each.ship]} waits for crew quality {each.crew_quality}" for each in orders.delayed]
    told += [f"{signs[key]} {names.ship(key)} fires with {signs[asked.followers[key]]}" for key in orders.joined]
    return "; ".join(told) or "nobody waits or joins"


def fire_outcome(asked: DeclareFire, orders: FireOrders, names: Names) -> str:
    """Return legal fire orders in words."""
    vessel, signs = asked.vessel, labels(asked.table)
    told = list(_attacks(asked, orders, names))
    told += [f"teleports to {signs[each.target]} by {numbered(vessel, (each.teleporter,), names)}" for each in orders.teleports]
    told += [f"grapples {signs[each.target]} with {numbered(vessel, each.grapplers, names)}" for each in orders.grapples]
    told = told or ["holds fire"]
    if orders.kept:
        told.append(f"keeps {numbered(vessel, orders.kept, names)} to intercept")
    return "; ".join(told)


def _attacks(asked: DeclareFire, orders: FireOrders, names: Names) -> Iterator[str]:
    signs = labels(asked.table)
    for attack, aimed in zip(orders.attacks, asked.read(orders).attacks, strict=True):
        how = {Mode.SALVO: "", Mode.VOLLEY: ", a volley", Mode.SURGICAL: ", surgical"}[Mode(attack.mode)]
        at = f"{signs[attack.target]} {names.ship(attack.target)}"
        system = f", at {names.system(attack.target, attack.system)}" if attack.system else ""
        shots = _shots(asked, attack, aimed.array, list(aimed.weapons), names)
        yield f"fires at {at}{how}{system} by {numbered(aimed.guide, (attack.array,), names)}: {shots}"


def _shots(asked: DeclareFire, attack: Attack, array: System, weapons: list[System], names: Names) -> str:
    target = asked.table.by_key[attack.target]
    if attack.mode == Mode.VOLLEY:
        chance = percent(asked.profile(array, weapons, target))
        return f"{numbered(asked.vessel, attack.weapons, names)} (together {chance})"
    chances: dict[str, list[str]] = {}
    for weapon in weapons:
        chances.setdefault(percent(asked.profile(array, [weapon], target)), []).append(weapon.plan.ref)
    return ", ".join(
        f"{numbered(asked.vessel, refs, names)} ({chance}{' each' * (len(refs) > 1)})" for chance, refs in chances.items()
    )


def intercept_outcome(asked: InterceptFire, orders: InterceptOrders, names: Names) -> str:
    """Return interceptors in words."""
    vessel = asked.table.by_key[asked.key]
    told = [
        f"fires {numbered(vessel, each.weapons, names)} by {numbered(vessel, (each.array,), names)}"
        f" ({percent(asked.profile(each.array))})"
        for each in orders.screens
    ]
    return "; ".join(told) or "lets it come"
