"""The Plot Movement Step: at once, in secret, nothing shown before all have answered."""

import pytest

from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, WritePlot
from metamaker.games.metaverse.battle.movement.events import ArrivalAnnounced
from metamaker.games.metaverse.battle.plot.orders import BLANK, Arrival, Code, Order, Plot
from metamaker.games.metaverse.battle.state.battle import Absence, Secrets
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status, Vessel
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.afloat import Orders, at, fleet, of_kind, plotting, sail, under_way
from tests.games.metaverse.battle.ships import floating, plot, sailing

A, B, C = "a/heron-1", "b/heron-2", "b/heron-3"


def away(vessel: Vessel, secrets: Secrets, turn: int, least: int, group: int = -1) -> Absence:
    """Send a ship on a strategic jump."""
    vessel.status = Status.AWAY
    gone = Absence(turn, least, group=vessel.number if group < 0 else group)
    secrets.absences[vessel.number] = gone
    return gone


@pytest.mark.rule("MV-2.1.1-01")
def test_all_plots_are_asked_for_at_once() -> None:
    battle, _ = fleet(under_way(), under_way(side=1), under_way(side=1))
    asked = PlottingStep().run(battle)
    assert [(type(each), each.key, each.side) for each in asked] == [(WritePlot, A, 0), (WritePlot, B, 1), (WritePlot, C, 1)]


@pytest.mark.rule("MV-2.1.1-01", "MV-2.1.1-03")
def test_plots_are_kept_in_secret_until_the_ships_move() -> None:
    battle, vessels = fleet(under_way(), under_way(side=1))
    step = PlottingStep()
    first, second = step.run(battle)
    assert first.secrets is battle.secrets[0]
    assert second.secrets is battle.secrets[1]
    step.take(battle, [plot("R1"), plot("+2")])
    assert step.run(battle) == ()
    assert battle.events == []
    assert [vessel.plot for vessel in vessels] == [BLANK, BLANK]
    assert [list(secrets.plots.items()) for secrets in battle.secrets] == [[((0, 1), plot("R1"))], [((1, 1), plot("+2"))]]


@pytest.mark.rule("MV-2.1.1-03")
def test_plots_that_were_carried_out_can_be_seen_for_the_rest_of_the_battle() -> None:
    battle, vessels = fleet(under_way(), under_way(side=1))
    sail(battle, {A: "R1"})
    sail(battle, {A: "+2 L1", B: "EM1"})
    assert vessels[0].revealed == {1: plot("R1"), 2: plot("+2 L1")}
    assert vessels[1].revealed == {1: BLANK, 2: plot("EM1")}
    plotting(battle, Orders({A: "R2"}))
    assert vessels[0].plot == plot("+2 L1")
    assert 3 not in vessels[0].revealed


@pytest.mark.rule("MV-2.1.1-04", "MV-3.2.1-02")
def test_a_ship_without_a_bridge_is_not_asked_and_drifts() -> None:
    battle, (ship, _) = fleet(under_way(), under_way(side=1))
    ship.system("core/bridge#1").flags |= DISABLED
    ship.changed()
    orders = Orders({B: "R1"})
    plotting(battle, orders)
    assert [each.key for each in orders.asked] == [B]
    sail(battle, {B: "R1"})
    assert ship.course == sailing(10, place=at(0, 10))
    assert ship.changes == (-1, -1)


@pytest.mark.rule("MV-2.1.1-02")
@pytest.mark.parametrize(
    "answer",
    [
        None,
        "R1",
        Plot((Order(Code.RIGHT, -3),)),
        Plot((Order(Code.RIGHT, 1000),)),
        Plot((Order(Code.ROLL, 2),)),
        Plot((Order(Code.ROLL, stage=1),)),
        Plot((Order(Code.FASTER, 1, stage=-2),)),
        Plot((Order(Code.ROLL, parts=("core/thruster-port#1",)),)),
        Plot((Order(Code.CHARGE, 1, attack=True),)),
        Plot((Order(Code.CHARGE, 1, parts=(["core/basic-ftl#1"],)),)),  # type: ignore[arg-type]
        Plot((Order(Code.ROLL, target=B),)),
        Plot((Order(Code.TACTICAL_JUMP, 6, target=B),)),
        Plot(("R1",)),  # type: ignore[arg-type]
        Plot((Order(Code.RIGHT, 1),) * 101),
    ],
)
def test_an_answer_that_is_no_clear_plot_is_refused(answer: object) -> None:
    battle, _ = fleet(under_way(), under_way(side=1))
    decision = PlottingStep().run(battle)[0]
    assert [refusal.rule for refusal in decision.refusals(answer)] == ["MV-2.1.1-02"]


@pytest.mark.rule("MV-2.1.1-02", "MV-1.2.0-04")
def test_a_plot_is_judged_by_means_course_and_situation() -> None:
    battle, _ = fleet(under_way(course=sailing(18)), under_way(side=1))
    decision = PlottingStep().run(battle)[0]
    assert decision.refusals(plot("+2 R4")) == ()
    assert [each.rule for each in decision.refusals(plot("+3"))] == ["MV-1.2.1-07"]
    assert [each.rule for each in decision.refusals(plot("R5"))] == ["MV-1.2.0-04"]
    assert decision.refusals(plot(f"RM:{B}")) == ()
    assert [each.rule for each in decision.refusals(plot(f"RM:{A}"))] == ["MV-1.2.3-30"]
    assert decision.refusals(decision.default()) == ()
    assert isinstance(decision, WritePlot)
    assert decision.preview(plot("+2")).after == sailing(20, place=at(0, 20))


@pytest.mark.rule("MV-2.1.1-05", "MV-1.2.3-54", "MV-1.2.3-56")
def test_a_return_is_asked_for_from_the_least_absence_on_and_announced_to_all() -> None:
    battle, (ship, _) = fleet(under_way(), under_way(side=1))
    away(ship, battle.secrets[0], turn=1, least=2)
    battle.table.turn = 2
    assert [each.key for each in PlottingStep().run(battle)] == [B]
    battle.table.turn = 3
    plotting(battle, stays := Orders())
    assert [each.key for each in stays.asked] == [B, A]
    battle.table.turn = 4
    orders = Orders(arrivals={A: Arrival(-20_000, 30_000, 5)})
    plotting(battle, orders)
    assert [type(each) for each in orders.asked] == [WritePlot, AnnounceArrival]
    assert of_kind(battle.events, ArrivalAnnounced) == [ArrivalAnnounced(A, -20_000, 30_000, 5)]
    plotting(battle, again := Orders())
    assert [each.key for each in again.asked] == [B]


@pytest.mark.rule("MV-1.2.3-57", "MV-1.2.2-03")
def test_a_ship_returns_anywhere_on_the_table_with_any_facing() -> None:
    battle, (ship, _, drifter) = fleet(under_way(), under_way(side=1), under_way(course=floating(N=3)))
    for each in (ship, drifter):
        away(each, battle.secrets[0], turn=1, least=1)
    battle.table.turn = 2
    _, first, second = PlottingStep().run(battle)
    refused = [
        [refusal.rule for refusal in first.refusals(answer)]
        for answer in (
            None,
            Arrival(90 * CM, -60 * CM, 15),
            Arrival(90 * CM + 1, 0, 0),
            Arrival(0, -60 * CM - 1, 0),
            Arrival(0, 0, 16),
            "here",
        )
    ]
    assert refused == [[], [], ["MV-1.2.3-57"], ["MV-1.2.3-57"], ["MV-1.2.3-57"], ["MV-1.2.3-57"]]
    assert first.refusals(first.default()) == ()
    assert [refusal.rule for refusal in second.refusals(Arrival(0, 0, 3))] == ["MV-1.2.2-03"]
    assert second.refusals(Arrival(0, 0, 4)) == ()


@pytest.mark.rule("MV-1.2.3-61")
def test_ships_of_a_squadron_that_return_together_do_so_within_20_cm_of_one_another() -> None:
    battle, vessels = fleet(*[under_way()] * 3, under_way(side=1))
    for vessel in vessels[:3]:
        away(vessel, battle.secrets[0], turn=1, least=1, group=0)
    battle.table.turn = 2
    step = PlottingStep()
    _, leader = step.run(battle)
    assert leader.refusals(Arrival(0, 0, 0)) == ()
    step.take(battle, [BLANK, Arrival(0, 0, 0)])
    (second,) = step.run(battle)
    assert [refusal.rule for refusal in second.refusals(Arrival(20_001, 0, 0))] == ["MV-1.2.3-61"]
    step.take(battle, [Arrival(20_000, 0, 0)])
    (third,) = step.run(battle)
    assert isinstance(third, AnnounceArrival)
    assert third.others == (Point(0, 0), Point(20_000, 0))
    assert [refusal.rule for refusal in third.refusals(Arrival(-1, 0, 0))] == ["MV-1.2.3-61"]
    step.take(battle, [None])
    assert step.run(battle) == ()


@pytest.mark.rule("MV-1.3.1-07", "MV-1.3.4-09")
def test_what_counted_for_one_turn_is_forgotten_when_the_next_begins() -> None:
    battle, (ship, _) = fleet(under_way(), under_way(side=1))
    array = ship.system("core/sensor-array#1")
    ship.attackers.append(1)
    ship.shields_hit = ship.corkscrews = ship.arcs[2].struck = True
    array.use, array.target = 1, 1
    plotting(battle, Orders())
    assert (ship.attackers, ship.shields_hit, ship.corkscrews, ship.arcs[2].struck) == ([], False, False, False)
    assert (array.use, array.target) == (0, -1)
