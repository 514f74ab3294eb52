"""The Starship Movement Step: all at once, exactly as plotted, in the order of the rules."""

import copy
import pickle

import pytest

from metamaker.games.metaverse.battle.aim import in_reach
from metamaker.games.metaverse.battle.kinematics.bearing import bearing_of
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.movement.cloak import enemies
from metamaker.games.metaverse.battle.movement.decisions import ChooseJumpDice
from metamaker.games.metaverse.battle.movement.events import (
    Departed,
    JumpDiceKept,
    JumpDiceRolled,
    Moved,
    PlotRevealed,
    PurposeShown,
    RamDared,
    RamMet,
    SidesSwapped,
    SystemsStrained,
)
from metamaker.games.metaverse.battle.plot.orders import BLANK, JumpChoice
from metamaker.games.metaverse.battle.state.battle import Step
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status
from metamaker.games.metaverse.battle.turn import engine
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.battle.turn.starship_movement import StarshipMovementStep
from metamaker.games.metaverse.model.section import Section, Sections
from metamaker.play.decision import IllegalAnswer
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.afloat import Orders, at, fleet, moving, of_kind, plotting, rolled_all, sail, under_way
from tests.games.metaverse.battle.ships import AFT_1, AFT_2, PORT_1, floating, plot, sailing
from tests.games.metaverse.builders import component

A, B, C = "a/heron-1", "b/heron-2", "b/heron-3"
FTL = "core/advanced-ftl#1"
ADVANCED = component("advanced_ftl", 2)


@pytest.mark.rule("MV-2.1.3-01", "MV-2.1.0-01")
def test_all_ships_are_shown_and_then_moved_exactly_as_plotted() -> None:
    battle, (one, other) = fleet(under_way(), under_way(side=1, course=floating(N=8, NW=6, place=at(0, 60))))
    events = sail(battle, {A: "+2 R1", B: "R1"})
    assert [type(event) for event in events] == [PlotRevealed, PlotRevealed, Moved, Moved]
    assert (one.course.place, one.course.heading) == ((2296, 11_543), 1)
    assert other.course == floating(rotation=1, heading=2, place=other.course.place, N=8, NW=6)
    assert other.course.place == (-4243, 72_243)


@pytest.mark.rule("MV-2.1.3-02")
def test_the_plot_of_a_ship_that_moved_can_be_checked_against_its_move() -> None:
    battle, (ship, _) = fleet(under_way(), under_way(side=1))
    shown, _, moved, _ = sail(battle, {A: "-2 L1 EM1"})
    assert shown == PlotRevealed(A, 1, "-2 L1 EM1")
    assert moved.way == ((0, 0), (0, 4000), (-1531, 7696))
    assert (moved.heading, moved.speed, moved.target, moved.movement) == (15, 8, 0, 1)
    assert ship.changes == (0, 1)


@pytest.mark.rule("MV-2.1.3-01")
def test_the_order_of_the_ships_is_nothing() -> None:
    ships = [under_way(course=sailing(speed, heading, at(speed, 0))) for speed, heading in ((10, 0), (8, 3), (6, 9))]
    plots = ("R1", "+2", "L2 -1")
    battle, vessels = fleet(*ships)
    sail(battle, {vessel.key: codes for vessel, codes in zip(vessels, plots, strict=True)})
    turned, others = fleet(*ships[::-1])
    sail(turned, {vessel.key: codes for vessel, codes in zip(others, plots[::-1], strict=True)})
    assert [vessel.course for vessel in vessels] == [vessel.course for vessel in others][::-1]


@pytest.mark.rule("MV-2.1.3-03")
def test_the_order_inside_the_step() -> None:
    """Permission to ram, moves, swaps, emergency power and thrust, failures and departures."""
    battle, _ = fleet(
        under_way(course=sailing(10)),
        under_way(side=1, course=sailing(10, 8, at(0, 20))),
        under_way(ADVANCED, side=1, course=sailing(0, 0, at(50, 0))),
        faces=[4, 6, 6],
    )
    battle.table.vessels[2].charges = (Charge(FTL, 2),)
    events = sail(battle, {A: f"RM:{B} RL", B: f"EP({AFT_1}) ET({PORT_1}) R1", C: "FTL-R"})
    kinds = [type(event) for event in events if not isinstance(event, PlotRevealed)]
    assert [kind for kind in kinds if kind.__module__.endswith("movement.events")] == [
        RamDared,
        Moved,
        Moved,
        Moved,
        RamMet,
        SidesSwapped,
        SystemsStrained,
        SystemsStrained,
        Departed,
    ]
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-31", "MV-1.2.3-32", "MV-1.2.3-33")
def test_a_ram_that_the_captain_does_not_dare_is_a_plain_move() -> None:
    for face, dared, change in ((3, False, 0), (4, True, -2)):
        battle, (rammer, _) = fleet(under_way(), under_way(side=1, course=sailing(10, 8, at(0, 20))), faces=[face])
        events = sail(battle, {A: f"+2 RM:{B}"})
        assert of_kind(events, RamDared) == [RamDared(A, B, face, face, 3, dared)]
        assert rammer.course.place == at(0, 12)
        assert rammer.changes.target == change
        assert len(of_kind(events, RamMet)) == dared
        rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-31")
def test_each_section_that_is_lost_makes_the_captain_bolder() -> None:
    outer = Sections(fore=Section(hull_hits=2, hull_layers=1), aft=Section(hull_hits=2, hull_layers=1))
    battle, (rammer, _) = fleet(under_way(sections=outer), under_way(side=1), faces=[2])
    rammer.sections[0].stands = rammer.sections[2].stands = False
    assert of_kind(sail(battle, {A: f"RM:{B}"}), RamDared) == [RamDared(A, B, 2, 4, 3, dared=True)]


@pytest.mark.rule("MV-1.2.3-34", "MV-1.2.3-36", "MV-1.2.3-37")
def test_a_ram_is_recorded_if_the_rammer_outmanoeuvres_its_target() -> None:
    """Eight thruster points each: the target spends two on a turn, so that the rammer has two more."""
    for codes, met in ((f"RM:{B}", True), (f"RM:{B} R2", False)):
        battle, _ = fleet(under_way(), under_way(side=1, course=sailing(10, 8, at(0, 18))), faces=[4])
        events = sail(battle, {A: codes, B: "R2"})
        (found,) = of_kind(events, RamMet)
        assert (found.succeeds, len(battle.rams)) == (met, met)
        assert (found.rammer_total, found.target_total) == (11 if met else 9, 9)
    battle, _ = fleet(under_way(), under_way(side=1, course=sailing(10, 8, at(0, 18))), faces=[4])
    sail(battle, {A: f"RM:{B}", B: "R2"})
    (ram,) = battle.rams
    assert (ram.rammer, ram.target, ram.rammer_arc, ram.target_arc, ram.closing) == (0, 1, 0, 0, 20)


@pytest.mark.rule("MV-1.2.3-37", "MV-3.2.1-03")
def test_a_ship_without_a_bridge_cannot_use_its_thrusters_to_dodge() -> None:
    battle, (_, target) = fleet(under_way(), under_way(side=1, course=sailing(10, 8, at(0, 18))), faces=[4])
    target.system("core/bridge#1").flags |= DISABLED
    target.changed()
    (met,) = of_kind(sail(battle, {A: f"RM:{B}"}), RamMet)
    assert (met.rammer_total, met.target_total) == (11, 3)


@pytest.mark.rule("MV-1.2.3-26", "MV-1.2.3-28", "MV-2.1.3-03")
def test_what_was_strained_breaks_after_the_movement() -> None:
    battle, (ship, _) = fleet(under_way(), under_way(side=1), faces=[4, 3])
    events = sail(battle, {A: f"EP({AFT_1}, {AFT_2}) +10 ET({PORT_1}) R5"})
    assert ship.course.speed == 20  # type: ignore[union-attr]
    assert [(event.code, event.face, event.broken) for event in of_kind(events, SystemsStrained)] == [
        ("EP", 4, True),
        ("ET", 3, False),
    ]
    assert [ship.system(part).operates for part in (AFT_1, AFT_2, PORT_1)] == [False, False, True]
    assert len(ship.means.drives) == 1
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-06", "MV-1.2.3-04")
def test_the_sides_are_swapped_at_the_end_of_the_move() -> None:
    battle, (ship, _) = fleet(under_way(), under_way(side=1))
    events = sail(battle, {A: "RL R1"})
    assert of_kind(events, SidesSwapped) == [SidesSwapped(A, "RL", True, ("MV-1.2.3-04", "MV-1.2.3-06"))]
    assert ship.course.mirrored
    assert ship.changes.movement == 1


@pytest.mark.rule("MV-1.2.3-13", "MV-1.2.3-15")
def test_a_corkscrew_lasts_for_the_turn() -> None:
    battle, (ship, _) = fleet(under_way(), under_way(side=1))
    sail(battle, {A: "CS"})
    assert (ship.corkscrews, ship.changes.movement) == (True, 2)
    plotting(battle, Orders())
    assert not ship.corkscrews


@pytest.mark.rule("MV-1.2.3-65", "MV-1.2.3-67", "MV-1.2.3-62")
def test_the_crew_of_a_tactical_jump_chooses_once_the_dice_have_fallen() -> None:
    for choice, faces, way in (
        (JumpChoice(), [], 21 + 10),
        (JumpChoice(discard=(5, 0)), [], 14 + 10),
        (JumpChoice(more=2), [9, 10], 40 + 10),
    ):
        battle, (ship, _) = fleet(under_way(ADVANCED), under_way(side=1), faces=[1, 2, 3, 4, 5, 6, *faces])
        ship.charges = (Charge(FTL, 2),)
        events = sail(battle, {A: "FTL-T6"}, dice={A: choice})
        assert of_kind(events, JumpDiceRolled)[0].faces == (1, 2, 3, 4, 5, 6)
        assert sum(of_kind(events, JumpDiceKept)[0].faces) == way - 10
        assert ship.course == sailing(10, place=at(0, way))
        assert ship.changes == (2, 2)
        assert list(ship.charges) == []
        rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-65")
def test_no_more_dice_than_the_crew_quality_are_discarded_or_added() -> None:
    battle, (ship, _) = fleet(under_way(ADVANCED), under_way(side=1), faces=[1] * 6)
    ship.charges = (Charge(FTL, 2),)
    plotting(battle, Orders({A: "FTL-T6"}))
    (choice,) = StarshipMovementStep().run(battle)
    assert isinstance(choice, ChooseJumpDice)
    assert choice.faces == (1,) * 6
    legal = (choice.default(), JumpChoice((0, 1, 2)), JumpChoice(more=3))
    illegal = (
        JumpChoice((0, 1, 2, 3)),
        JumpChoice(more=4),
        JumpChoice((0,), 1),
        JumpChoice((6,)),
        JumpChoice((2, 2)),
        JumpChoice(more=-1),
        None,
    )
    assert [bool(choice.refusals(answer)) for answer in (*legal, *illegal)] == [False] * 3 + [True] * 7
    assert {refusal.rule for answer in illegal for refusal in choice.refusals(answer)} == {"MV-1.2.3-65"}


@pytest.mark.rule("MV-1.2.3-65")
def test_a_crew_of_quality_0_takes_the_dice_as_they_fall() -> None:
    battle, (ship, _) = fleet(under_way(ADVANCED), under_way(side=1), faces=[2] * 6)
    ship.charges, ship.crew_quality = (Charge(FTL, 2),), 0
    orders = Orders({A: "FTL-T6"})
    plotting(battle, orders)
    moving(battle, orders)
    assert not of_kind(orders.asked, ChooseJumpDice)
    assert ship.course.place == at(0, 22)


@pytest.mark.rule("MV-2.1.1-01", "MV-2.1.3-01")
def test_a_whole_turn_through_the_engine() -> None:
    battle, vessels = fleet(under_way(), under_way(side=1, course=sailing(6, 8, at(0, 90))))
    battle.running = PlottingStep()
    decisions = engine.pending(battle)
    assert [decision.kind for decision in decisions] == ["plot", "plot"]
    with pytest.raises(IllegalAnswer, match="MV-1\\.2\\.0-04"):
        engine.apply(battle, [plot("R9"), BLANK])
    assert [vessel.course.place for vessel in vessels] == [at(0, 0), at(0, 90)]
    engine.apply(battle, [plot("+2"), plot("R2")])
    assert vessels[0].course == sailing(12, place=at(0, 12))
    assert battle.table.step > Step.STARSHIP_MOVEMENT or battle.table.turn == 2


def test_a_battle_can_be_kept_while_a_crew_chooses_its_dice() -> None:
    battle, (ship, _) = fleet(under_way(ADVANCED), under_way(side=1), faces=[1, 2, 3, 4, 5, 6])
    ship.charges = (Charge(FTL, 2),)
    battle.running = PlottingStep()
    engine.pending(battle)
    step = StarshipMovementStep()
    plotting(battle, Orders({A: "FTL-T6"}))
    battle.open, battle.running, battle.table.step = step.run(battle), step, Step.STARSHIP_MOVEMENT
    for kept in (copy.deepcopy(battle), pickle.loads(pickle.dumps(battle))):  # noqa: S301 - it comes from here
        kept.running.take(kept, [JumpChoice((0,))])
        assert kept.running.run(kept) == ()
        assert kept.table.vessels[0].course.place == at(0, 30)
        assert isinstance(kept.dice, FixedDice)
    assert ship.course.place == at(0, 0)
    assert ship.status is Status.FIGHTING


@pytest.mark.rule("MV-1.2.3-33", "MV-1.2.3-67")
@pytest.mark.parametrize(("face", "change"), [(4, 0), (1, 2)])
def test_a_ship_that_rams_in_the_turn_of_its_tactical_jump_is_easier_to_hit_all_the_same(face: int, change: int) -> None:
    battle, (ship, _) = fleet(
        under_way(ADVANCED, crew_quality=1),
        under_way(side=1, course=sailing(0, 0, at(60, 0))),
        faces=[face, *[1] * 6],
    )
    ship.charges = (Charge(FTL, 2),)
    sail(battle, {A: f"FTL-T6 RM:{B}"})
    assert ship.changes == (change, 2)
    rolled_all(battle)


@pytest.mark.rule("MV-2.0.0-03")
def test_the_edge_of_the_table_is_no_border() -> None:
    """A table is 120 cm from south to north; what is beyond sails on and is in sight and in reach."""
    battle, (ship, other) = fleet(under_way(course=sailing(10, 0, at(0, 55))), under_way(side=1, course=sailing(0)))
    for codes, y in (("", 65), ("", 75), ("R4", 81)):
        sail(battle, {A: codes})
        assert (ship.status, ship.course.place.y // 1000) == (Status.FIGHTING, y)
    seen = bearing_of(other.course, ship.course)
    assert in_reach(seen.distance)
    assert seen.distance > 60_000
    assert enemies(battle.table, 1) == (A,)


@pytest.mark.rule("MV-A.3-01")
def test_both_sides_plot_in_secret_and_move_at_once() -> None:
    """Each aims at where the other one was; neither plot is known before both are written, and nobody moves first."""
    battle, (one, other) = fleet(under_way(), under_way(side=1, course=sailing(10, 8, at(0, 30))))
    step = PlottingStep()
    asked = step.run(battle)
    assert [(decision.key, decision.side) for decision in asked] == [(A, 0), (B, 1)]
    step.take(battle, [plot("R1"), plot("L1")])
    assert step.run(battle) == ()
    assert (battle.events, one.course, other.course) == ([], sailing(10), sailing(10, 8, at(0, 30)))
    assert [set(secrets.plots) for secrets in battle.secrets] == [{(0, 1)}, {(1, 1)}]
    moving(battle, Orders())
    assert [type(event) for event in battle.events] == [PlotRevealed, PlotRevealed, Moved, Moved, PurposeShown, PurposeShown]
    assert one.course.heading == 1
    assert other.course.heading == 7
