"""What counts at once inside a group of simultaneous fire, and what only when the group is over (2.2.2)."""

import pytest

from metamaker.games.metaverse.battle.damage.events import ShieldsLost, SystemDisabled
from metamaker.games.metaverse.battle.fire.events import ShotIntercepted, SurgeryDone
from metamaker.games.metaverse.battle.fire.orders import InterceptOrders, Mode, Screen
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.words import DefenceType
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import (
    ARRAY,
    BEAM,
    FLAK,
    LANCE,
    SECOND_ARRAY,
    SLUG,
    Put,
    armed,
    attack,
    boxes_lost,
    fight,
    firing,
    gunners,
    guns,
    told,
)
from tests.games.metaverse.builders import component, with_arc, with_section

HIT, ODD_HIT = 14, 13


@pytest.mark.rule("MV-2.2.2-16", "MV-1.3.1-38")
def test_an_array_that_surgical_fire_has_struck_still_guides_interceptors_of_its_group() -> None:
    battle, (_, target) = gunners(
        Put(armed(BEAM, SLUG)), Put(armed(FLAK, arrays=1, crew_quality=2), 1, 0, 10, 8), faces=[ODD_HIT, HIT, 5, 3]
    )
    surgical = attack(target, BEAM, mode=Mode.SURGICAL, system=ARRAY)
    shot_down = InterceptOrders((Screen(ARRAY, guns(FLAK)),))
    fight(
        battle,
        InterceptOrders(),
        shot_down,
        a_heron_1=firing(surgical, attack(target, SLUG, array=SECOND_ARRAY)),
    )
    assert len(told(battle, ShotIntercepted)) == 1
    assert boxes_lost(target) == 1
    assert target.system(ARRAY).flags & DISABLED


@pytest.mark.rule("MV-2.2.2-16", "MV-3.5.9-03", "MV-3.1.5-05")
def test_shields_and_their_adaptation_outlast_the_generator_to_the_end_of_the_group_that_struck_it() -> None:
    bow = hull(9, 1, components=(component("adaptive_shield_generator", 1, Arc.FORE),))
    shielded = with_section(armed(), SectionName.FORE, bow)
    ship = with_arc(shielded, Arc.FORE, shield_hits=2, shield_type=DefenceType.ENERGY)
    battle, (_, target) = gunners(Put(armed(BEAM, SLUG)), Put(ship, 1, 0, 10, 8), faces=[ODD_HIT, HIT])
    target.arcs[0].adaptation = 1
    surgical = attack(target, SLUG, mode=Mode.SURGICAL, system="fore/adaptive-shield-generator-fore#1")
    fight(battle, a_heron_1=firing(surgical, attack(target, BEAM, array=SECOND_ARRAY)))
    assert [loss.hits for loss in told(battle, ShieldsLost)] == [2], "the beam takes none, then all go with the generator"
    assert target.arcs[0].shield_hits == 0


@pytest.mark.rule("MV-1.3.1-38", "MV-1.3.6-24")
def test_surgical_fire_disables_nothing_aboard_a_ship_that_it_destroys() -> None:
    bow = hull(9, 1, components=(component("grappler", 1),))
    ship = with_section(armed(hull_hits=1), SectionName.FORE, bow)
    battle, (_, target) = gunners(Put(armed(LANCE)), Put(ship, 1, 0, 10, 8), faces=[ODD_HIT])
    fight(battle, a_heron_1=firing(attack(target, LANCE, mode=Mode.SURGICAL, system="fore/grappler#1")))
    assert target.status is Status.DESTROYED
    assert told(battle, SurgeryDone) == told(battle, SystemDisabled) == []
