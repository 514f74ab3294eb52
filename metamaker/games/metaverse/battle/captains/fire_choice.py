"""Fire where it hurts most: each array in turn guides all weapons that bear at the target for which they are worth most."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from metamaker.games.metaverse.battle.aim import bears, sight
from metamaker.games.metaverse.battle.captains.fire_worth import Broadside
from metamaker.games.metaverse.battle.captains.weapon_worth import Gun, battery
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.signature import effective_ew
from metamaker.games.metaverse.battle.fire.arms import loaded
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.plane import CM


class Piece(NamedTuple):
    """Something to add to one of the lists of an answer: the name of the list, and what is added."""

    part: str
    value: Any


def grown(decision: Decision, start: Answer, pieces: Iterable[Piece]) -> Answer:
    """Return `start`, which is legal, with every piece in turn that leaves it legal."""
    answer = start
    for part, value in pieces:
        more = answer._replace(**{part: (*getattr(answer, part), value)})
        if not decision.refusals(more):
            answer = more
    return answer


HOLD = FireOrders()


class Aimed(NamedTuple):
    """A target, the weapons that bear on it, and what each is worth."""

    target: Vessel
    guns: tuple[Gun, ...]
    worths: tuple[int, ...]


def fired(decision: DeclareFire) -> FireOrders:
    """Return salvoes of every weapon that bears on anything."""
    table, vessel = decision.table, decision.vessel
    left = [gun for gun in battery(vessel.blueprint.design).guns if fires(vessel, gun, table.turn)]
    enemies = decision.targets()
    attacks: list[Attack] = []
    for array in sorted(decision.arrays(), key=lambda system: -system.plan.rating):
        aimed = best_aimed(table, vessel, enemies, left)
        if aimed is None:
            break
        attacks.append(Attack(array.plan.ref, aimed.target.key, tuple([gun.ref for gun in aimed.guns])))
        left = [gun for gun in left if gun not in aimed.guns]
        enemies = [enemy for enemy in enemies if enemy is not aimed.target]
    return FireOrders(tuple(attacks)) if attacks else HOLD


def fires(vessel: Vessel, gun: Gun, turn: int) -> bool:
    """Whether a weapon works and is loaded."""
    system = vessel.systems[gun.number]
    return not system.flags and loaded(system, turn)


def best_aimed(table: Table, vessel: Vessel, enemies: list[Vessel], left: list[Gun]) -> Aimed | None:
    """Return the enemy on which the weapons that are left are worth most, None if none bears on anybody."""
    best: Aimed | None = None
    for enemy in enemies:
        seen = sight(vessel, enemy)
        bearing = tuple([gun for gun in left if bears(vessel, vessel.blueprint.systems[gun.number], seen)])
        if not bearing:
            continue
        # With one enemy there is nothing to compare.
        worths = worths_at(table, vessel, enemy, bearing) if len(enemies) > 1 else ()
        if best is None or sum(worths) > sum(best.worths):
            best = Aimed(enemy, bearing, worths)
    return best


def worths_at(
    table: Table, vessel: Vessel, enemy: Vessel, bearing: tuple[Gun, ...], *, morale: bool = False
) -> tuple[int, ...]:
    """Return what each weapon is worth at an enemy, by the profile of the moment."""
    seen = sight(vessel, enemy)
    fire = Broadside(
        vessel,
        enemy,
        table.turn,
        rating=enemy.changes.target + vessel.changes.movement,
        ew=effective_ew(table, vessel, enemy),
        morale=morale,
    )
    return tuple([fire.of_gun(gun, -(-seen.distance // CM), seen.struck) for gun in bearing])
