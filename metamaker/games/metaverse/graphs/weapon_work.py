"""The slow part of a weapon's graphs, bit by bit, for who may have to stop in the middle of it."""

from collections.abc import Iterator

from metamaker.games.metaverse.graphs.defences import ROW
from metamaker.games.metaverse.graphs.engagement import Engagement
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, TargetMethod
from metamaker.games.metaverse.rules.bands import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.stats.damage_distribution import hit_distribution


def worked_out(weapon: Weapon, against: Engagement) -> Iterator[None]:
    """Work out every distribution that the graphs of a weapon show, one between each two steps; they are remembered."""
    for target in dict.fromkeys((against.target, *ROW)):
        yield
        hit_distribution(weapon, target)
    for loss in _losses(weapon):
        yield
        hit_distribution(weapon, against.target, loss)


def _losses(weapon: Weapon) -> Iterator[int]:
    """Yield what range takes off the damage of a direct weapon, near to far."""
    if weapon.target_method is TargetMethod.DIRECT and weapon.range_cm > 0:
        for start in range(0, DIRECT_REACH_CM, weapon.range_cm):
            bands = range_bands(min(start + weapon.range_cm, DIRECT_REACH_CM), weapon.range_cm)
            yield bands if weapon.damage_type is DamageType.ENERGY else 0
