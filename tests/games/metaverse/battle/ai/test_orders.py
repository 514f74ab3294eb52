"""What captains order: plots that can be paid for, fire where it hurts most, repairs, electronics, retreat."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.ai.careful import Careful, losing
from metamaker.games.metaverse.battle.ai.geometry import after, course_after, drifting, within_limits
from metamaker.games.metaverse.battle.ai.plain import Plain
from metamaker.games.metaverse.battle.ai.plot_candidates import candidates
from metamaker.games.metaverse.battle.ai.registry import CAPTAINS, captain
from metamaker.games.metaverse.battle.ai.repairs import repair_orders
from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match, lined_up
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import FireOrders, Mode
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Newtonian
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.ftl import Charge, Charges
from metamaker.games.metaverse.battle.movement.legality import reasons
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.orders import Work
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status, Vessel
from metamaker.games.metaverse.battle.turn.engine import pending
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.model.encounter import HeadStart
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.decision import Player
from metamaker.play.geometry import CM, Point
from tests.examples import examples
from tests.games.metaverse.battle.ai.matches import CRUISER, CRUISERS, VARIED, detachment, detachments, match
from tests.games.metaverse.battle.strategies import cinematic_courses, newtonian_courses


def vessels(*fleets: Fleet) -> Battle:
    """Return a battle of one fleet against another, or against itself."""
    one, other = fleets[0], fleets[-1]
    battle, _ = lined_up(Match((Contestant(one, "plain"), Contestant(other, "plain"))), 1)
    pending(battle)
    return battle


def placed(vessel: Vessel, x_cm: int, y_cm: int, heading: int = 0) -> None:
    vessel.course = Cinematic(Point(x_cm * CM, y_cm * CM), heading, 10)


def firing(battle: Battle, vessel: Vessel) -> DeclareFire:
    return DeclareFire(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key)


def fire_of(who: Player, battle: Battle, vessel: Vessel) -> FireOrders:
    decision = firing(battle, vessel)
    orders: FireOrders = who.answer(decision)
    assert decision.refusals(orders) == ()
    return orders


@settings(max_examples=examples(30), deadline=None)
@given(detachments(), st.booleans(), cinematic_courses, newtonian_courses)
def test_every_choice_of_a_menu_is_legal_and_leads_where_it_says(
    fleet: Fleet, evasives: bool, cinematic: Cinematic, newtonian: Newtonian
) -> None:
    for vessel in vessels(fleet).table.fighting(0):
        course = newtonian if vessel.blueprint.newtonian else cinematic
        means = vessel.means
        choices = candidates(means, mirrored=course.mirrored, evasives=evasives)
        assert len(choices) <= 60
        plots = [choice.dodging(count) for choice in choices for count in range(len(choice.dodges) + 1)]
        assert len(set(plots)) == len(plots)
        assert evasives or not any(choice.dodges for choice in choices)
        for choice in choices:
            if not within_limits(course, choice, means.max_speed, means.reverse_speed):
                continue
            if vessel.blueprint.newtonian and reasons(choice.plot, means, course):
                continue
            for plot in (choice.plot, *choice.dodges):
                assert reasons(plot, means, course) == ()
                end = executed(course, plot).after
                stance = after(course, choice)
                assert (stance.x, stance.y, stance.heading) == (end.place.x, end.place.y, end.heading % 16)
                assert course_after(course, choice)[1:] == end[1:]


def test_drifting_is_what_a_blank_plot_does() -> None:
    course = Cinematic(Point(3, 4), 5, 12)
    end = executed(course, BLANK).after
    stance = drifting(course)
    assert (stance.x, stance.y, stance.heading) == (end.place.x, end.place.y, end.heading)


def test_without_a_bridge_nobody_plots() -> None:
    means = vessels(CRUISER).table.vessels[0].means._replace(bridges=())
    assert candidates(means, mirrored=False, evasives=True) == ()


@pytest.mark.parametrize("name", CAPTAINS)
def test_captains_have_names(name: str) -> None:
    assert hasattr(captain(name, 1, 0), "answer")


def test_nobody_has_another_name() -> None:
    with pytest.raises(KeyError, match="bold"):
        captain("bold", 1, 0)


def test_the_plain_captain_closes_and_turns_toward_the_enemy() -> None:
    battle = vessels(CRUISER)
    own, enemy = battle.table.vessels
    placed(own, 0, 0, heading=0)
    placed(enemy, 60, 60, heading=12)
    battle.open = ()
    (decision, _) = PlottingStep().run(battle)
    plot = Plain().answer(decision)
    assert plot.total(Code.RIGHT) > 0
    placed(enemy, 0, 90, heading=8)
    (decision, _) = PlottingStep().run(battle)
    assert Plain().answer(decision).total(Code.FASTER) > 0


@pytest.mark.parametrize("who", [Plain(), Careful()])
def test_fire_goes_where_it_hurts_most(who: Player) -> None:
    """Two cruisers in the same place but for one that has lost most of its hull."""
    battle = vessels(CRUISER, CRUISERS)
    own, *enemies = battle.table.vessels
    placed(own, 0, 0)
    for place, enemy in enumerate(enemies):
        placed(enemy, place, 30, heading=8)
    weak = enemies[2]
    weak.arcs[0].shield_hits = 0
    weak.sections[0].boxes = [0, 2]
    weak.sections[4].boxes = [0, 0, 6]
    assert fire_of(who, battle, own).attacks[0].target == weak.key


def test_every_weapon_that_bears_fires() -> None:
    battle = vessels(CRUISER)
    own, enemy = battle.table.vessels
    placed(own, 0, 0)
    placed(enemy, 0, 30, heading=8)
    plain, careful = fire_of(Plain(), battle, own), fire_of(Careful(), battle, own)
    bearing = {"fore/fore-gauge-lance#1", "fore/fore-gauge-lance#2", "core/tally-battery#1"}
    assert _weapons(plain) == bearing == _weapons(careful)


def test_the_careful_captain_gives_idle_arrays_surgical_work() -> None:
    battle = vessels(CRUISER)
    own, enemy = battle.table.vessels
    placed(own, 0, 0)
    placed(enemy, 0, 30, heading=8)
    salvo, shot = fire_of(Careful(), battle, own).attacks
    assert (salvo.mode, shot.mode) == (Mode.SALVO, Mode.SURGICAL)
    assert shot.system.startswith("fore/")
    assert salvo.array != shot.array


def _weapons(orders: FireOrders) -> set[str]:
    return {ref for attack in orders.attacks for ref in attack.weapons}


def test_the_careful_captain_keeps_what_can_intercept() -> None:
    battle = vessels(detachment("the-even-hand", "thumbs-breadth"), CRUISER)
    own, enemy = battle.table.vessels
    placed(own, 0, 0)
    placed(enemy, 0, 30, heading=8)
    assert len(fire_of(Careful(), battle, own).kept) == 2
    assert fire_of(Plain(), battle, own).kept == ()


@pytest.mark.rule("MV-2.2.2-17")
def test_the_careful_captain_keeps_what_can_intercept_where_there_is_nothing_to_fire_at() -> None:
    """Once a ship has declared, even that it holds its fire, it intercepts only with what it kept back."""
    battle = vessels(detachment("the-even-hand", "thumbs-breadth"), CRUISER)
    own, enemy = battle.table.vessels
    placed(own, 0, 0)
    placed(enemy, 0, 101)
    assert fire_of(Careful(), battle, own) == firing(battle, own).default() != FireOrders()


def test_nobody_fires_beyond_reach() -> None:
    battle = vessels(CRUISER)
    own, enemy = battle.table.vessels
    placed(own, 0, 0)
    placed(enemy, 0, 101)
    assert fire_of(Plain(), battle, own) == fire_of(Careful(), battle, own) == FireOrders()


def damaged(battle: Battle, refs: Iterable[str]) -> AssignRepairs:
    vessel = battle.table.vessels[0]
    for ref in refs:
        vessel.system(ref).flags |= DISABLED
    return AssignRepairs(battle.table, 0, battle.secrets[0], vessel.key)


def test_what_commands_is_repaired_before_what_fights() -> None:
    """Five parties in the core, damage control D6: all of them work on the bridge."""
    decision = damaged(vessels(CRUISER), ["core/tally-battery#1", "core/bridge#1"])
    assert repair_orders(decision).works == (Work("core/bridge#1", 5),)


def test_the_core_lends_what_a_section_can_borrow() -> None:
    """One party of the section and one of the core."""
    decision = damaged(vessels(CRUISER), ["fore/fore-gauge-lance#1", "fore/fore-gauge-lance#2"])
    assert repair_orders(decision).works == (Work("fore/fore-gauge-lance#1", 2),)


@settings(max_examples=examples(30), deadline=None)
@given(detachments(), st.data())
def test_repairs_are_legal_whatever_is_broken(fleet: Fleet, data: st.DataObject) -> None:
    battle = vessels(fleet)
    vessel = battle.table.vessels[0]
    broken = data.draw(st.lists(st.sampled_from([system.plan.ref for system in vessel.systems]), unique=True))
    decision = damaged(battle, broken)
    for section in vessel.sections:
        if section.stands and section.boxes[0] > 1:
            section.boxes[0] -= 1
            section.crossed.append(0)
    assert decision.refusals(repair_orders(decision)) == ()


def test_the_careful_captain_aims_his_electronics() -> None:
    battle = vessels(detachment("the-marginalia", "see-below"), CRUISER)
    own, _ = battle.table.vessels
    decision = SwitchElectronics(battle.table, 0, battle.secrets[0], own.key)
    orders = Careful().answer(decision)
    assert decision.refusals(orders) == ()
    assert {aim.system.split("#")[0] for aim in orders.aims} == {"core/elint-array", "core/targeting-array"}
    assert Plain().answer(decision).aims == ()


def test_a_side_gives_up_when_little_is_left() -> None:
    battle = vessels(CRUISER)
    own, _ = battle.table.vessels
    assert not losing(battle.table, 0)
    for section in own.sections[:4]:
        section.boxes = [0, 0]
        section.stands = False
    own.sections[4].boxes = [0, 0, 3]
    assert losing(battle.table, 0)
    assert not losing(battle.table, 1)


@pytest.mark.rule("MV-4.1.0-03")
def test_a_side_does_not_give_up_when_the_enemy_would_get_its_boxes() -> None:
    battle = vessels(CRUISER)
    own, _ = battle.table.vessels
    for section in own.sections[:4]:
        section.boxes, section.stands = [0, 0], False
    own.sections[4].boxes = [0, 0, 3]
    assert losing(battle.table, 0)
    battle.table.head_start = HeadStart(side="a", points=0)
    assert not losing(battle.table, 0)


def test_the_careful_captain_who_gives_up_charges_and_leaves() -> None:
    battle, captains = lined_up(match(VARIED[9], "careful", "plain"), 1)
    for vessel in battle.table.fighting(0)[1:]:
        vessel.status = Status.DESTROYED
    own = battle.table.fighting(0)[0]
    own.sections[4].boxes = [0] * (len(own.sections[4].boxes) - 1) + [1]
    (decision, *_) = pending(battle)
    plot = captains[0].answer(decision)
    assert plot.total(Code.CHARGE) == 1
    own.charges = _full(own)
    battle.open = ()
    (decision, *_) = PlottingStep().run(battle)
    assert captains[0].answer(decision).has(Code.RETREAT)


def _full(vessel: Vessel) -> Charges:
    return tuple(Charge(drive.ref, drive.rating) for drive in vessel.means.ftl)
