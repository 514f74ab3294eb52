"""What biological and technological hulls do in the Repair Step."""

import pytest

from metamaker.games.metaverse.battle.repair.events import HullRestored, HullSacrificed, SystemHealed, WeaponReloaded
from metamaker.games.metaverse.battle.repair.orders import RepairOrders, Restoration
from metamaker.games.metaverse.battle.state.vessel import EXPENDED
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Die, HullType, RateOfFire
from tests.games.metaverse.battle.losses import (
    FORE_LIFE,
    SECOND,
    SENSOR,
    TENDER,
    battle_of,
    break_down,
    cross_off,
    first,
    section,
)
from tests.games.metaverse.battle.mending import CORE_SENSOR, step_through, told
from tests.games.metaverse.builders import (
    EVERY_SECTOR,
    GUN,
    mount,
    with_core,
    with_section,
)

BIOLOGICAL = TENDER.with_(hull_type=HullType.BIOLOGICAL)
TECHNOLOGICAL = TENDER.with_(hull_type=HullType.TECHNOLOGICAL)


@pytest.mark.rule("MV-3.1.2-03", "MV-3.1.2-04")
def test_technological_hulls_get_boxes_back_in_reverse_order_of_loss_without_their_parties() -> None:
    battle = battle_of(TECHNOLOGICAL)
    vessel = first(battle)
    cross_off(vessel, "fore", 0, 1, 0, 0)
    fore = section(vessel, "fore")
    assert (fore.boxes, fore.crew) == ([0, 2], [0, 1])
    events = step_through(battle, RepairOrders(restorations=(Restoration(SectionName.FORE, 2),)))
    assert told(events, HullRestored) == [HullRestored("a/heron-1", "fore", (1, 1), ("MV-3.1.2-03", "MV-3.1.2-04"))]
    assert (fore.boxes, fore.crew, fore.marines, fore.crossed) == ([2, 2], [0, 1], [0, 1], [0, 1])


@pytest.mark.rule("MV-3.1.2-05", "MV-3.1.2-11", "MV-3.1.2-13")
def test_healing_costs_a_box_of_the_same_section_in_raking_order_and_no_roll() -> None:
    battle = battle_of(BIOLOGICAL)
    vessel = first(battle)
    break_down(vessel, SENSOR, SECOND)
    cross_off(vessel, "fore", 0, 0)
    events = step_through(battle, RepairOrders(healed=(SENSOR, SECOND)))
    assert told(events, HullSacrificed, SystemHealed) == [
        HullSacrificed("a/heron-1", "fore", SENSOR, (1,), 1, 1),
        SystemHealed("a/heron-1", SENSOR),
        HullSacrificed("a/heron-1", "fore", SECOND, (2,), 0, 0),
        SystemHealed("a/heron-1", SECOND),
    ]
    assert all(vessel.system(ref).works for ref in (SENSOR, SECOND))
    assert battle.criticals == []
    assert section(vessel, "fore").crew == [0, 1]


@pytest.mark.rule("MV-3.1.2-10", "MV-3.1.2-13", "MV-2.3.1-14")
def test_after_all_sacrifices_each_section_regains_boxes_by_its_life_support() -> None:
    battle = battle_of(BIOLOGICAL)
    vessel = first(battle)
    assert vessel.system(FORE_LIFE).plan.rating == 1
    break_down(vessel, SENSOR)
    cross_off(vessel, "fore", 0)
    events = step_through(battle, RepairOrders(healed=(SENSOR,)))
    assert [type(event) for event in events] == [HullSacrificed, SystemHealed, HullRestored]
    assert events[-1] == HullRestored("a/heron-1", "fore", (1,), ("MV-3.1.2-10",))
    assert section(vessel, "fore").boxes == [2, 3]


@pytest.mark.rule("MV-3.1.2-10")
@pytest.mark.parametrize("hull", [HullType.BIOLOGICAL, HullType.METALLIC_CERAMIC, HullType.TECHNOLOGICAL])
def test_only_biological_sections_with_working_life_support_grow_and_never_beyond_their_design(hull: HullType) -> None:
    battle = battle_of(with_section(TENDER, "aft", Section(hull_hits=4)).with_(hull_type=hull))
    vessel = first(battle)
    cross_off(vessel, "core", 0)
    cross_off(vessel, "fore", 0)
    cross_off(vessel, "aft", 0)
    break_down(vessel, FORE_LIFE)
    section(vessel, "fore").crew, section(vessel, "fore").marines = [0, 0], [0, 0]
    section(vessel, "core").crew = [0, 0]
    grows = hull is HullType.BIOLOGICAL
    idle = [RepairOrders()] * grows
    step_through(battle, *idle)
    assert [section(vessel, name).left for name in ("core", "fore", "aft")] == [12 if grows else 11, 5, 3]
    step_through(battle, *idle)
    assert section(vessel, "core").left == (12 if grows else 11)


@pytest.mark.rule("MV-3.1.2-09", "MV-3.1.2-07")
def test_reloading_costs_the_most_damage_of_the_weapon() -> None:
    """D6+2, pulse 3: 24 boxes."""
    torpedo = Weapon(
        id="torpedo", name="Torpedo", pulse=3, damage_die=Die.D6, damage_modifier=2, rate_of_fire=RateOfFire.ONE_SHOT
    )
    core = BIOLOGICAL.sections.core
    assert core is not None
    ship = with_core(BIOLOGICAL, hull_hits=40, hull_layers=4, mounts=(*core.mounts, mount("tubes", torpedo, EVERY_SECTOR)))
    battle = battle_of(ship, weapons=(GUN, torpedo))
    vessel = first(battle)
    break_down(vessel, "core/tubes#1", flags=EXPENDED)
    break_down(vessel, CORE_SENSOR)
    events = step_through(battle, RepairOrders(healed=(CORE_SENSOR,), reloaded=("core/tubes#1",)))
    assert told(events, WeaponReloaded) == [WeaponReloaded("a/heron-1", "core/tubes#1")]
    assert [len(event.layers) for event in told(events, HullSacrificed)] == [1, 24]
    assert all(vessel.system(ref).works for ref in ("core/tubes#1", CORE_SENSOR))
    assert section(vessel, "core").left == 40 - 25 + 1
