"""The Starfighter Combat Step (1.3.3, 1.3.4, 2.2.3)."""

import pytest

from metamaker.games.metaverse.battle.contact import able, ems, opponents
from metamaker.games.metaverse.battle.dogfights.events import SystemStruck
from metamaker.games.metaverse.battle.dogfights.orders import RepelOrders, RepelShot
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Newtonian
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, Task
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.words import Target
from tests.games.metaverse.battle.gunnery import ARRAY, CLOSE, Put, armed, boxes_lost, gunners, guns, told
from tests.games.metaverse.battle.starfighters.wings import (
    BEAK_PLACE,
    BOMB_PLACE,
    CLAW_PLACE,
    DART_PLACE,
    GHOST,
    KITE,
    MOTH,
    Script,
    attack,
    flown,
    fought,
    refused,
)

STING = CLOSE.with_(id="sting", name="Sting", targets=(Target.STARFIGHTERS,), damage_modifier=2)


def sky(*faces: int, crew_quality: int = 2) -> tuple[Battle, Vessel, Vessel]:
    """A carrier of side a, and 40 cm north of it a ship of side b with a 0 cm weapon."""
    own = Put(armed(crew_quality=crew_quality))
    battle, (carrier, other) = gunners(own, Put(armed(STING), 1, 0, 40, 8), faces=faces, more=(STING,))
    return battle, carrier, other


@pytest.mark.rule("MV-1.3.3-01", "MV-2.2.3-08", "MV-1.3.6-16")
def test_a_squadron_in_contact_hits_the_declared_arc_without_a_roll() -> None:
    battle, carrier, other = sky(4)
    mission = flown(battle, carrier, KITE, onto=other)
    mission.arc = 2
    (kite,) = mission.squadrons
    assert refused(battle, 0, 6, attack(kite, other, BEAK_PLACE, arc="fore")) == ["MV-2.2.3-08"]
    fought(battle, Script({(6, 0): [attack(kite, other, BEAK_PLACE, arc="aft")]}))
    assert boxes_lost(other) == 4


@pytest.mark.rule("MV-2.2.3-09")
def test_a_generalised_attack_lets_each_squadron_choose_its_arc() -> None:
    battle, carrier, other = sky(4, 3)
    mission = flown(battle, carrier, KITE, KITE, onto=other)
    assert mission.arc == GENERALISED
    one, two = mission.squadrons
    fought(battle, Script({(6, 0): [attack(one, other, 0, arc="port"), attack(two, other, 0, arc="aft")]}))
    assert boxes_lost(other) == 7


@pytest.mark.rule("MV-1.3.3-02", "MV-1.3.0-03")
def test_fire_needs_contact_and_a_weapon_for_such_a_target() -> None:
    battle, carrier, other = sky()
    mission = flown(battle, carrier, KITE)
    (kite,) = mission.squadrons
    assert refused(battle, 0, 6, attack(kite, other, BEAK_PLACE)) == ["MV-1.3.3-02"]
    mission.contact, mission.place = other.key, other.course.place
    assert refused(battle, 0, 6, attack(kite, other, BEAK_PLACE)) == []
    assert "MV-1.3.0-03" in refused(battle, 0, 6, attack(kite, other, CLAW_PLACE))


@pytest.mark.rule("MV-1.3.3-05", "MV-2.2.3-10", "MV-2.2.3-11")
def test_a_squadron_fires_as_many_weapons_as_its_crew_quality() -> None:
    battle, carrier, other = sky()
    (kite,) = flown(battle, carrier, KITE, onto=other).squadrons
    assert refused(battle, 0, 6, attack(kite, other, BEAK_PLACE, BOMB_PLACE)) == []
    carrier.crew_quality = 1
    assert "MV-1.3.3-05" in refused(battle, 0, 6, attack(kite, other, BEAK_PLACE, BOMB_PLACE))
    carrier.crew_quality = 0
    assert fought(battle, Script()) == [other.key], "with crew quality 0 it is not even asked"


@pytest.mark.rule("MV-3.7.6-06", "MV-2.2.3-11")
def test_a_squadron_without_a_carrier_has_its_own_crew_quality() -> None:
    battle, carrier, other = sky(crew_quality=5)
    (kite,) = flown(battle, carrier, KITE, onto=other).squadrons
    kite.carrier, kite.crew_quality = -1, 1
    assert "MV-1.3.3-05" in refused(battle, 0, 6, attack(kite, other, BEAK_PLACE, BOMB_PLACE))


@pytest.mark.rule("MV-2.2.3-01", "MV-2.2.3-04", "MV-2.2.3-05")
def test_stronger_squadrons_fire_first_and_what_they_destroy_does_not_fire() -> None:
    battle, carrier, other = sky(6)
    (kite,) = flown(battle, carrier, KITE, task=Task.INTERCEPT).squadrons
    prey = flown(battle, other, MOTH, task=Task.STRIKE)
    (moth,) = prey.squadrons
    battle.table.missions[0].contact, battle.table.missions[0].place = prey.key, prey.place
    asked = fought(battle, Script({(6, 0): [attack(kite, moth, BEAK_PLACE)]}))
    # 6 against defence 0 (1 lower would be below 0) destroys the four points: the group of strength 4 is not asked
    assert (moth.flies, asked) == (False, [(0, 0), (0, 1), (6, 0)])
    assert [mission.side for mission in battle.table.missions] == [0]


@pytest.mark.rule("MV-2.2.3-04", "MV-3.7.1-02")
def test_equal_strengths_fire_at_once() -> None:
    battle, carrier, other = sky(6, 6)
    one = flown(battle, carrier, MOTH, task=Task.INTERCEPT)
    two = flown(battle, other, MOTH, task=Task.INTERCEPT, onto=one)
    a, b = one.squadrons[0], two.squadrons[0]
    fought(battle, Script({(4, 0): [attack(a, b, CLAW_PLACE)], (4, 1): [attack(b, a, CLAW_PLACE)]}))
    assert battle.table.missions == [], "each has destroyed the other"


@pytest.mark.rule("MV-2.2.3-03", "MV-3.7.6-08")
def test_indirect_weapons_fire_before_the_order_of_strength() -> None:
    battle, carrier, other = sky(6)
    one = flown(battle, carrier, KITE, task=Task.INTERCEPT)
    two = flown(battle, other, MOTH, task=Task.INTERCEPT, onto=one)
    weak, strong = two.squadrons[0], one.squadrons[0]
    strong.strength = 5
    assert refused(battle, 1, 0, attack(weak, strong, CLAW_PLACE)) == ["MV-2.2.3-03"]
    asked = fought(battle, Script({(0, 1): [attack(weak, strong, DART_PLACE)]}))
    # a moth has a lower target rating than a kite: 6 − 1 takes all five
    assert (strong.flies, asked) == (False, [(0, 0), (0, 1)])


@pytest.mark.rule("MV-2.2.3-06", "MV-3.7.5-08")
@pytest.mark.parametrize(("firing", "left"), [(MOTH, 6 - (3 - 1)), (KITE, 6 - (3 - 1)), (GHOST, 6 - (3 - 1))])
def test_defence_meets_fire_of_squadrons_that_are_no_harder_to_hit(firing: Starfighter, left: int) -> None:
    # target ratings 5, 6 and 5 + 1 (ECM) against 6
    battle, carrier, other = sky(3)
    one = flown(battle, carrier, firing, task=Task.INTERCEPT)
    kite = flown(battle, other, KITE, task=Task.INTERCEPT, onto=one).squadrons[0]
    strength = one.squadrons[0].strength
    fought(battle, Script({(strength, 0): [attack(one.squadrons[0], kite, CLAW_PLACE)]}))
    assert kite.strength == left


@pytest.mark.rule("MV-2.2.3-06", "MV-3.7.5-08")
def test_defence_counts_one_less_against_who_is_harder_to_hit() -> None:
    battle, carrier, other = sky(3)
    one = flown(battle, carrier, KITE, GHOST, task=Task.INTERCEPT)
    kite = flown(battle, other, KITE, task=Task.INTERCEPT, onto=one).squadrons[0]
    # the ghost's ECM makes the kite beside it a 7 against 6
    fought(battle, Script({(6, 0): [attack(one.squadrons[0], kite, CLAW_PLACE)]}))
    assert kite.strength == 6 - 3


@pytest.mark.rule("MV-1.3.4-03", "MV-1.3.4-04", "MV-1.3.4-05")
def test_missions_have_as_many_places_as_squadrons_and_furballs_none_for_others() -> None:
    battle, carrier, other = sky()
    strike = flown(battle, carrier, KITE, MOTH)
    assert ems(battle.table, strike) == 2
    hunters = flown(battle, other, MOTH, task=Task.INTERCEPT, onto=strike)
    assert [ems(battle.table, each) for each in (strike, hunters)] == [0, 0]
    strike.attackers = [91, 92, 93]
    assert opponents(battle.table, hunters) == [strike], "inside a furball everybody may fire"
    late = flown(battle, other, MOTH, task=Task.INTERCEPT, onto=hunters)
    assert ems(battle.table, late) == 1, "missions of one side alone are no furball"


@pytest.mark.rule("MV-2.2.3-07", "MV-1.3.4-05")
def test_cap_and_the_strike_on_its_ship_meet_without_a_furball() -> None:
    battle, carrier, other = sky()
    strike = flown(battle, carrier, KITE, onto=other)
    cap = flown(battle, other, MOTH, task=Task.CAP)
    assert opponents(battle.table, cap) == [strike]
    assert opponents(battle.table, strike) == [cap]
    assert ems(battle.table, strike) == 1
    strike.attackers = [92]
    assert opponents(battle.table, cap) == [], "its EMS is full"


@pytest.mark.rule("MV-2.2.3-02", "MV-2.2.4-07", "MV-1.3.6-17")
def test_ships_fire_their_0_cm_weapons_at_squadrons_in_contact() -> None:
    battle, carrier, other = sky(7)
    mission = flown(battle, carrier, MOTH, KITE, onto=other)
    moth, kite = mission.squadrons
    orders = RepelOrders((RepelShot(ARRAY, kite.key, guns(STING)),))
    # array 14, target rating 6: 7 hits; D1 + 2 − defence 1
    fought(battle, Script({}, {other.key: orders}))
    assert (moth.strength, kite.strength) == (4, 6 - 2)
    assert mission.attackers == [other.number]


@pytest.mark.rule("MV-1.3.3-06", "MV-1.3.3-07", "MV-1.3.3-08")
def test_a_surgical_strike_disables_by_an_odd_die_which_spares_the_hull() -> None:
    battle, carrier, other = sky(5, 4)
    one, two = flown(battle, carrier, KITE, KITE, onto=other).squadrons
    assert refused(battle, 0, 6, attack(one, other, 0, system="core/bridge#1")) == ["MV-1.3.3-06"]
    system = guns(STING)[0]
    fought(battle, Script({(6, 0): [attack(one, other, 0, system=system), attack(two, other, 0, system=system)]}))
    assert boxes_lost(other) == 4, "the odd die deals nothing, the even one all"
    assert other.system(system).flags & DISABLED
    assert len(told(battle, SystemStruck)) == 1


@pytest.mark.rule("MV-3.7.6-03")
def test_one_shot_weapons_are_spent() -> None:
    battle, carrier, other = sky(4)
    (kite,) = flown(battle, carrier, KITE, onto=other).squadrons
    fought(battle, Script({(6, 0): [attack(kite, other, BOMB_PLACE)]}))
    battle.table.turn += 1
    assert "MV-3.7.6-06" in refused(battle, 0, 6, attack(kite, other, BOMB_PLACE))
    assert refused(battle, 0, 6, attack(kite, other, BEAK_PLACE)) == []


@pytest.mark.rule("MV-3.7.2-02", "MV-2.1.5-02")
def test_who_outran_itself_does_not_fire() -> None:
    battle, carrier, other = sky()
    (kite,) = flown(battle, carrier, KITE, onto=other).squadrons
    kite.outrun = True
    assert "MV-1.3.3-05" in refused(battle, 0, 6, attack(kite, other, BEAK_PLACE))


@pytest.mark.rule("MV-2.1.4-30", "MV-2.1.4-31", "MV-2.1.4-32")
@pytest.mark.parametrize(("course", "fires"), [(10, True), (11, False), (20, False)])
@pytest.mark.parametrize("newtonian", [False, True])
def test_cap_of_a_ship_that_is_too_fast_does_not_fire(course: int, *, fires: bool, newtonian: bool) -> None:
    battle, carrier, other = sky()
    (slow,) = flown(battle, other, KITE.with_(speed_cm=10), task=Task.CAP).squadrons
    here = other.course
    other.course = (
        Newtonian(here.place, here.heading, (course - 4, 0, 4, 0, 0, 0, 0, 0))
        if newtonian
        else Cinematic(here.place, here.heading, course)
    )
    assert able(battle.table, slow) is fires
    assert carrier.fights


@pytest.mark.rule("MV-2.1.4-27", "MV-2.1.4-33", "MV-2.1.4-34")
def test_missions_start_only_the_fights_that_they_are_for() -> None:
    battle, carrier, other = sky()
    hunters = flown(battle, carrier, KITE, task=Task.INTERCEPT, onto=other)
    assert refused(battle, 0, 6, attack(hunters.squadrons[0], other, BEAK_PLACE)) == ["MV-1.3.3-02"]
    cap = flown(battle, other, MOTH, task=Task.CAP)
    assert opponents(battle.table, cap) == [], "hunters that touch the ship are no strike on it"
    strike = flown(battle, carrier, KITE)
    prey = flown(battle, other, MOTH)
    strike.place = prey.place
    assert opponents(battle.table, strike) == [], "to be at one place is no contact"


@pytest.mark.rule("MV-2.2.2-13")
def test_who_has_shot_at_direct_fire_is_not_asked() -> None:
    battle, carrier, other = sky()
    (kite,) = flown(battle, carrier, KITE, onto=other).squadrons
    kite.intercepted_on = battle.table.turn
    assert fought(battle, Script()) == [other.key]
