"""FTL attacks: whether they go ahead, whether they hit, and what they do to every section."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.aim import profile
from metamaker.games.metaverse.battle.damage.events import CollisionStruck, CriticalRolled
from metamaker.games.metaverse.battle.damage.hull import Cause
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.movement.events import FtlAttackAbandoned, FtlAttackRolled, FtlPulsesRolled, Moved
from metamaker.games.metaverse.battle.movement.jumps import Victim, aim, assault, struck_arcs
from metamaker.games.metaverse.battle.plot.orders import Arrival
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, NOBODY, Status, Use, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.section import ArcDefence, Section, Sections
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.afloat import at, fleet, of_kind, rolled_all, sail, under_way
from tests.games.metaverse.battle.ships import sailing
from tests.games.metaverse.builders import component, protected

A, B = "a/heron-1", "b/heron-2"
ARRAY = "core/sensor-array#1"
DRIVE = component("advanced_ftl", 1)
FULL = (Charge("core/advanced-ftl#1", 1),)
BOW = Section(hull_hits=40, hull_layers=1)
BROADSIDES = Sections(port=BOW, starboard=BOW)
CLOSED = Sections(fore=BOW, starboard=BOW, aft=BOW, port=BOW)


def beside(
    y_cm: int = 5, sections: Sections | None = None, faces: tuple[int, ...] = (), **fields: Any
) -> tuple[Battle, Vessel, Vessel]:
    """Return an attacker and, this many cm ahead of it, its target with the bow towards it."""
    battle, (attacker, target) = fleet(
        under_way(DRIVE, course=sailing(0)),
        under_way(side=1, course=sailing(0, 8, at(0, y_cm)), sections=sections, **fields),
        faces=faces,
    )
    return battle, attacker, target


@pytest.mark.rule("MV-1.2.3-69", "MV-1.2.3-68", "MV-1.2.3-72")
def test_an_attack_goes_ahead_where_the_jump_ends_within_10_cm_once_all_have_moved() -> None:
    """The jump ends 16 cm on; the target goes there only by its move of this turn."""
    for speed, hits in ((4, True), (3, False)):
        battle, (attacker, target) = fleet(
            under_way(DRIVE),
            under_way(side=1, course=sailing(speed, 8, at(0, 30))),
            faces=[1] * 6 + ([20] if hits else []),
        )
        attacker.charges = FULL
        events = sail(battle, {A: f"FTL-T6/A:{B}"})
        assert (attacker.course.place, target.course.place) == (at(0, 16), at(0, 30 - speed))
        assert len(of_kind(events, FtlAttackRolled)) == hits
        assert [str(event.reason) for event in of_kind(events, FtlAttackAbandoned)] == (
            [] if hits else ["the target is more than 10 cm away"]
        )
        assert [type(event) for event in events[-3:-1]] == [Moved, Moved]
        rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-71", "MV-1.2.3-78")
def test_a_sensor_roll_with_one_array_against_the_target_and_the_quality_of_its_crew() -> None:
    battle, attacker, target = beside(faces=(3,))
    target.crew_quality = 5
    plain = profile(battle.table, attacker, 14, target)
    assert aim(battle, attacker, B) is None
    (rolled,) = of_kind(battle.events, FtlAttackRolled)
    assert (rolled.target_profile, rolled.sensor_profile, rolled.array) == (plain.target + 5, plain.sensor, ARRAY)
    array = attacker.system(ARRAY)
    assert (array.use, array.target) == (Use.OTHER, target.number)


@pytest.mark.rule("MV-1.2.3-71")
def test_the_roll_hits_above_the_target_profile_and_up_to_the_sensor_profile() -> None:
    for face in range(1, 21):
        battle, attacker, target = beside(faces=(face,))
        least = profile(battle.table, attacker, 14, target).target + target.crew_quality
        assert (aim(battle, attacker, B) is not None) == (least < face <= 14)


@pytest.mark.rule("MV-1.2.3-71", "MV-3.2.1-03")
@pytest.mark.parametrize("lost", [ARRAY, "core/bridge#1"])
def test_without_array_or_bridge_there_is_no_attack(lost: str) -> None:
    battle, attacker, _ = beside()
    attacker.system(lost).flags |= DISABLED
    attacker.changed()
    assert aim(battle, attacker, B) is None
    (abandoned,) = of_kind(battle.events, FtlAttackAbandoned)
    assert (str(abandoned.reason), abandoned.rules) == ("no sensor array works", ("MV-1.2.3-71",))


@pytest.mark.rule("MV-3.4.8-03", "MV-1.2.3-69")
def test_what_is_hidden_or_gone_cannot_be_attacked() -> None:
    battle, attacker, target = beside()
    target.cloaked = 1
    assert aim(battle, attacker, B) is None
    target.status = Status.RETREATED
    assert aim(battle, attacker, B) is None
    assert [str(event.reason) for event in battle.events] == ["the target is cloaked", "the target is gone"]
    assert [event.rules for event in battle.events] == [("MV-3.4.8-03",), ("MV-1.2.3-69",)]
    assert attacker.system(ARRAY).target == NOBODY


@pytest.mark.rule("MV-1.2.3-73", "MV-1.2.3-75", "MV-1.2.3-78")
def test_every_section_is_struck_in_order_and_the_core_once_where_it_lies_open() -> None:
    _, attacker, target = beside(sections=CLOSED)
    assert struck_arcs(attacker, target) == [0, 1, 2, 3]
    target.sections[2].stands = False
    assert struck_arcs(attacker, target) == [0, 1, 3, 2]
    target.sections[0].stands = False
    assert struck_arcs(attacker, target) == [1, 3, 0]
    _, attacker, target = beside(y_cm=-5, sections=BROADSIDES)
    assert struck_arcs(attacker, target) == [1, 3, 2]
    _, attacker, target = beside()
    assert struck_arcs(attacker, target) == [0]


@pytest.mark.rule("MV-1.2.3-73", "MV-1.2.3-74", "MV-1.2.3-78")
def test_as_many_dice_as_the_mass_factor_against_each_section_each_a_pulse() -> None:
    arcs = protected(armour_rating=2)
    battle, attacker, target = beside(sections=CLOSED, arcs=arcs)
    number = attacker.blueprint.mass_factor
    assert number > 1
    faces = [6, *[1] * (number - 1)] + [5] * number + [2] * number + [3] * number
    battle.dice = FixedDice(faces)
    assault(battle, Victim(attacker, target))
    assert [event.arc for event in of_kind(battle.events, FtlPulsesRolled)] == ["fore", "starboard", "aft", "port"]
    assert [event.amount for event in of_kind(battle.events, CollisionStruck)] == (
        [1] * (number - 1) + [6] + [5] * number + [2] * number + [3] * number
    )
    lost = [40 - section.left for section in target.sections[:4]]
    assert lost == [4, 3 * number, 0, number]
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-74", "MV-1.2.3-77")
def test_an_attack_is_energy_that_shields_and_armour_meet_and_deflectors_do_not() -> None:
    arcs = protected(armour_rating=3, armour_type=DefenceType.KINETIC, shield_hits=2).with_(
        fore=ArcDefence(
            armour_rating=3, armour_type=DefenceType.ENERGY, ablative_plates=1, shield_hits=1, shield_type=DefenceType.KINETIC
        )
    )
    deflector = component("energy_deflector", 6, Arc.FORE)
    battle, attacker, target = beside(
        sections=Sections(fore=BOW), arcs=arcs, own=(*under_way()[2].sections.core.components, deflector)
    )
    number = attacker.blueprint.mass_factor
    battle.dice = FixedDice([6] * 2 * number)
    assault(battle, Victim(attacker, target))
    fore, starboard = target.arcs[0], target.arcs[1]
    assert (target.sections[0].left, fore.plates, fore.shield_hits) == (40 - 2 * number, 1, 1)
    assert starboard.shield_hits == 0
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-78", "MV-1.2.3-72")
def test_criticals_wait_until_all_dice_of_the_attack_are_applied() -> None:
    thin = Section(hull_hits=2, hull_layers=2)
    battle, (attacker, target) = fleet(
        under_way(DRIVE), under_way(side=1, course=sailing(0, 8, at(0, 20)), sections=Sections(fore=thin, aft=thin))
    )
    attacker.charges = FULL
    number = attacker.blueprint.mass_factor
    battle.dice = FixedDice([1] * 6 + [14] + [1] * 3 * number + [5, 1] * 40)
    events = sail(battle, {A: f"FTL-T6/A:{B}"})
    places = [place for place, event in enumerate(events) if isinstance(event, (CollisionStruck, CriticalRolled))]
    kinds = [type(events[place]) for place in places]
    assert CriticalRolled in kinds
    assert CollisionStruck not in kinds[kinds.index(CriticalRolled) :]
    assert target.crew_quality >= 0


@pytest.mark.rule("MV-1.2.3-70")
def test_with_a_strategic_jump_the_attack_is_tested_on_the_return() -> None:
    battle, (attacker, _) = fleet(under_way(DRIVE), under_way(side=1, course=sailing(0, 0, at(0, 30))), faces=[1, 20])
    attacker.charges = FULL
    assert not of_kind(sail(battle, {A: f"FTL-S/A:{B}"}), FtlAttackRolled)
    sail(battle, arrivals={A: Arrival(0, 25_000, 0)})
    events = sail(battle)
    assert [event.face for event in of_kind(events, FtlAttackRolled)] == [20]
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-73")
def test_whose_doing_it_was_is_remembered() -> None:
    battle, attacker, target = beside()
    battle.dice = FixedDice([6] * 40)
    target.sections[4].boxes = [1]
    assault(battle, Victim(attacker, target))
    assert target.status is Status.DESTROYED
    assert target.fate is not None
    assert (target.fate.cause, target.fate.by) == (Cause("ftl attack", 0).word, 0)


@pytest.mark.rule("MV-3.4.8-08", "MV-3.4.8-03", "MV-1.2.3-72")
@pytest.mark.parametrize(("codes", "sensor"), [(("",), 13), (("CL+", ""), 10)])
def test_the_electronics_of_a_ship_that_cloaks_in_the_same_step_help_no_attack(codes: tuple[str, ...], sensor: int) -> None:
    """An ansible ship shares its ELINT array of rating 3 with the attacker; its target has an EW array of rating 4."""
    eyes = component("elint_array", 3), component("ansible", 1), component("cloak_generator", 2)
    battle, (attacker, lender, target) = fleet(
        under_way(DRIVE, course=sailing(0)),
        under_way(*eyes, course=sailing(0)),
        under_way(component("ew_array", 4), side=1, course=sailing(0, 8, at(0, 6))),
        faces=[1] * 6 + [20],
    )
    attacker.charges = FULL
    lender.system("core/elint-array#1").aim = target.number
    lender.system("core/ansible#1").serves = (attacker.number,)
    lender.supports = [attacker.number]
    events = sail(battle, {A: f"FTL-T6/A:{target.key}", lender.key: codes})
    assert [event.sensor_profile for event in of_kind(events, FtlAttackRolled)] == [sensor]
    rolled_all(battle)
