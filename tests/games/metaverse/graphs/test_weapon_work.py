"""The slow part of graphs can be done bit by bit: afterwards drawing them works nothing out anew."""

import pytest

from metamaker.core.messages import words
from metamaker.game_api.graphs import Frame
from metamaker.games.metaverse.graphs.engagement import Engagement
from metamaker.games.metaverse.graphs.weapon import weapon_graphs, worked_out
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, TargetMethod
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, hit_distribution
from metamaker.games.metaverse.stats.fire import by_range

AGAINST = Engagement(ArcTarget(shield_hits=7, plates=1))


@pytest.mark.parametrize(
    "weapon",
    [
        Weapon(id="lance", name="Lance", pulse=3, range_cm=15),
        Weapon(id="keel", name="Keel", damage_type=DamageType.KINETIC),
        Weapon(id="dart", name="Dart", target_method=TargetMethod.INDIRECT),
        Weapon(id="ram", name="Ram", range_cm=0),
    ],
    ids=lambda weapon: weapon.id,
)
def test_nothing_is_left_to_work_out(weapon: Weapon) -> None:
    hit_distribution.cache_clear()
    by_range.cache_clear()
    steps = sum(1 for _ in worked_out(weapon, AGAINST))
    before = hit_distribution.cache_info().misses
    weapon_graphs(weapon, Frame(100.0, 60.0, words("metaverse")), AGAINST.target, AGAINST.firer)
    assert hit_distribution.cache_info().misses == before
    assert steps >= before > 5
