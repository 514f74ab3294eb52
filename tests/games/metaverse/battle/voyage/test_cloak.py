"""Under cloak: plots ahead, a model that lags one turn, and what ends it."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.movement.events import Cloaked, Moved, PlotRevealed, PlotVoided, RamDared, Uncloaked
from metamaker.games.metaverse.battle.plot.orders import BLANK
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, OFF, Status, Vessel
from metamaker.games.metaverse.battle.terrain.events import RocksEvaded, RocksStruck
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.battle.turn.step import aftermath
from tests.games.metaverse.battle.afloat import Orders, at, fleet, of_kind, plotting, sail, under_way
from tests.games.metaverse.battle.ships import AFT_1, plot, sailing
from tests.games.metaverse.battle.terrain.things import disc, feature, lies
from tests.games.metaverse.builders import component

A, B = "a/heron-1", "b/heron-2"
GENERATOR = "core/cloak-generator#1"


def hidden(rating: int = 3, *more: object, faces: tuple[int, ...] = ()) -> tuple[Battle, Vessel]:
    """Return a ship that can cloak, and one of the enemy."""
    battle, vessels = fleet(
        under_way(component("cloak_generator", rating), *more),  # type: ignore[arg-type]
        under_way(side=1, course=sailing(0, 0, at(90, 0))),
        faces=faces,
    )
    return battle, vessels[0]


def asked(battle: Battle) -> list[tuple[str, int]]:
    return [(decision.key, decision.turn) for decision in PlottingStep().run(battle)]  # type: ignore[attr-defined]


def shown(events: list[object]) -> list[tuple[int, str]]:
    """Return the revealed plots of the hidden ship."""
    return [(event.turn, event.codes) for event in of_kind(events, PlotRevealed) if event.ship == A]


@pytest.mark.rule("MV-3.4.8-04", "MV-3.4.8-02")
def test_a_ship_that_cloaks_writes_two_plots_and_leaves_its_model_where_it_is() -> None:
    battle, ship = hidden()
    orders = Orders({A: ("CL+ R1", "+2")})
    plotting(battle, orders)
    assert [decision.turn for decision in orders.asked] == [1, 1, 2]  # type: ignore[attr-defined]
    ahead = orders.asked[-1]
    assert ahead.course == sailing(10, 1, ahead.course.place)  # type: ignore[attr-defined]
    assert ahead.situation.cloaked  # type: ignore[attr-defined]
    battle, ship = hidden()
    events = sail(battle, {A: ("CL+ R1", "+2")})
    assert of_kind(events, Cloaked) == [Cloaked(A, 3)]
    assert of_kind(events, PlotRevealed)[0].codes == "CL+"
    assert [event.ship for event in of_kind(events, Moved)] == [B]
    assert (ship.course, ship.cloaked, ship.changes) == (sailing(10), 1, (0, 0))
    assert ship.system(GENERATOR).flags == 0


@pytest.mark.rule("MV-3.4.8-04", "MV-3.4.8-05")
def test_the_model_lags_one_turn_and_catches_up() -> None:
    battle, ship = hidden(5)
    sail(battle, {A: ("CL+", "+2")})
    assert asked(battle) == [(B, 2), (A, 3)]
    events = sail(battle, {A: "R4"})
    assert shown(events) == [(1, "CL+")]
    assert (ship.course, ship.cloaked) == (sailing(10, place=at(0, 10)), 2)
    events = sail(battle, {A: "CL- +2"})
    assert shown(events) == [(2, "+2")]
    assert (ship.course, ship.cloaked) == (sailing(12, place=at(0, 22)), 3)
    assert asked(battle) == [(B, 4)]
    events = sail(battle)
    assert of_kind(events, Uncloaked) == [Uncloaked(A, "ordered")]
    assert shown(events) == [(3, "R4"), (4, "CL- +2")]
    assert (ship.course.heading, ship.course.speed, ship.cloaked) == (4, 14, 0)  # type: ignore[union-attr]
    assert ship.revealed == {1: plot("CL+"), 2: plot("+2"), 3: plot("R4"), 4: plot("CL- +2")}
    assert battle.secrets[0].plots == {}
    assert ship.system(GENERATOR).flags == OFF
    assert asked(battle) == [(A, 5), (B, 5)]


@pytest.mark.rule("MV-3.4.8-06", "MV-3.4.8-01")
def test_a_ship_at_its_limit_comes_out_the_turn_after() -> None:
    battle, ship = hidden(2)
    sail(battle, {A: ("CL+", "")})
    sail(battle, {A: "+1"})
    assert (ship.cloaked, asked(battle)) == (2, [(B, 3)])
    events = sail(battle)
    assert of_kind(events, Uncloaked) == [Uncloaked(A, "limit")]
    assert ship.course == sailing(11, place=at(0, 31))
    assert ship.changes == (0, 0)


@pytest.mark.rule("MV-5.0.1-03", "MV-3.4.8-08")
@pytest.mark.parametrize("ahead", ["+2", "CL-"])
def test_a_cloaked_ship_does_not_sail_through_a_planet(ahead: str) -> None:
    """In its second turn the model goes 10 cm north, and as far again if it comes out; a moon lies 5 cm ahead."""
    battle, ship = hidden(5)
    lies(battle, feature("moon", disc(2, 0, 5)))
    sail(battle, {A: ("CL+", ahead)})
    assert ship.fights
    sail(battle)
    assert ship.status is Status.DESTROYED


@pytest.mark.rule("MV-5.0.4-03", "MV-3.4.8-08")
@pytest.mark.parametrize(("plots", "evades"), [(("CL+ EM1", "CL-"), True), (("CL+", "CL- EM1"), False)])
def test_under_cloak_the_plot_that_brings_the_model_among_asteroids_evades_them(plots: tuple[str, str], evades: bool) -> None:
    """The rocks lie 5 cm ahead, on the way of the first plot; the ship comes out and carries out both at once."""
    battle, _ = hidden(5, faces=() if evades else (1,) * 10)
    battle.table.vessels[0].arcs[0].plan = replace(battle.table.vessels[0].arcs[0].plan, armour=9, armour_kinetic=True)
    lies(battle, feature("asteroid_field", disc(2, 0, 5)))
    sail(battle, {A: plots})
    events = sail(battle)
    assert (bool(of_kind(events, RocksEvaded)), bool(of_kind(events, RocksStruck))) == (evades, not evades)


@pytest.mark.rule("MV-3.4.8-06", "MV-3.4.8-05")
@pytest.mark.parametrize("flag", [DISABLED, DESTROYED])
def test_a_ship_whose_generator_fails_comes_out_at_once_where_it_really_is(flag: int) -> None:
    battle, ship = hidden(5)
    sail(battle, {A: ("CL+", "+2")})
    plotting(battle, Orders({A: "R4"}))
    ship.system(GENERATOR).flags |= flag
    ship.changed()
    aftermath(battle)
    assert of_kind(battle.events, Uncloaked) == [Uncloaked(A, "generator")]
    assert (ship.cloaked, ship.course) == (0, sailing(12, place=at(0, 22)))
    assert battle.secrets[0].plots == {}
    battle.table.turn += 1
    assert asked(battle) == [(A, 3), (B, 3)]


@pytest.mark.rule("MV-3.4.8-04", "MV-1.2.0-04")
def test_a_plot_written_ahead_that_the_ship_can_no_longer_obey_is_blank() -> None:
    battle, ship = hidden(5)
    sail(battle, {A: ("CL+", "+8")})
    ship.system(AFT_1).flags |= DISABLED
    ship.changed()
    (voided,) = of_kind(sail(battle, {A: ""}), PlotVoided)
    assert (voided.codes, voided.rules) == ("", ("MV-3.4.8-04", "MV-1.2.0-04"))
    sail(battle, {A: "CL- +4"})
    assert ship.course == sailing(10, place=at(0, 20))


@pytest.mark.rule("MV-3.4.8-04", "MV-3.4.8-02")
def test_an_order_to_uncloak_holds_even_if_the_rest_cannot_be_done() -> None:
    battle, ship = hidden(5)
    sail(battle, {A: ("CL+", "CL- +8")})
    ship.system(AFT_1).flags |= DISABLED
    ship.changed()
    events = sail(battle)
    assert of_kind(events, PlotVoided)[0].codes == "CL-"
    assert (ship.cloaked, ship.course) == (0, sailing(10, place=at(0, 20)))


@pytest.mark.rule("MV-3.2.1-02", "MV-3.2.1-03", "MV-2.1.1-04")
def test_a_hidden_ship_without_a_bridge_drifts_and_stays_hidden_as_long_as_it_can() -> None:
    battle, ship = hidden(3)
    sail(battle, {A: ("CL+", "+2")})
    ship.system("core/bridge#1").flags |= DISABLED
    ship.changed()
    for turn in (2, 3):
        assert asked(battle) == [(B, turn)]
        sail(battle)
    assert ship.cloaked == 3
    events = sail(battle)
    assert of_kind(events, Uncloaked) == [Uncloaked(A, "limit")]
    assert ship.course == sailing(10, place=at(0, 40))
    assert ship.changes == (-1, -1)


@pytest.mark.rule("MV-3.4.8-03", "MV-3.4.8-08")
def test_what_cannot_be_done_under_cloak() -> None:
    drive = component("advanced_ftl", 1)
    battle, ship = hidden(3, drive)
    ship.charges = (Charge("core/advanced-ftl#1", 1),)
    decision = PlottingStep().run(battle)[0]
    for codes in ("FTL-T6", "FTL-S", "FTL-R", f"RM:{B}"):
        assert [refusal.rule for refusal in decision.refusals(plot(f"CL+ {codes}"))] == ["MV-3.4.8-08"]
        assert decision.refusals(plot(codes)) == ()
    orders = Orders({A: ("CL+ FTL1", "CL- R1")})
    ship.charges = ()
    plotting(battle, orders)
    ahead = orders.asked[-1]
    assert [refusal.rule for refusal in ahead.refusals(plot("FTL-R"))] == ["MV-3.4.8-08"]
    assert ahead.refusals(plot("CL- FTL-R")) == ()


@pytest.mark.rule("MV-3.4.8-08", "MV-1.2.3-30")
def test_a_hidden_ship_can_neither_be_named_nor_rammed() -> None:
    battle, ship = hidden(3)
    events = sail(battle, {A: ("CL+", ""), B: f"RM:{A}"})
    assert not of_kind(events, RamDared)
    assert battle.rams == []
    decision = PlottingStep().run(battle)[0]
    assert decision.key == B
    assert [refusal.rule for refusal in decision.refusals(plot(f"RM:{A}"))] == ["MV-1.2.3-30"]
    assert ship.cloaked


@pytest.mark.rule("MV-3.4.8-02", "MV-3.4.0-06")
def test_a_ship_cloaks_with_its_best_working_generator() -> None:
    battle, ship = hidden(2, component("cloak_generator", 4, part="better"))
    sail(battle, {A: ("CL+", "")})
    assert ship.cloak_limit == 4
    assert [system.flags for system in ship.of("cloak_generator")] == [OFF, 0]
    battle, ship = hidden(2, component("cloak_generator", 4, part="better"))
    ship.system("core/better#1").flags |= DISABLED
    ship.changed()
    sail(battle, {A: ("CL+", "")})
    assert ship.cloak_limit == 2


@pytest.mark.rule("MV-3.4.8-05", "MV-1.2.3-46")
def test_drives_go_on_charging_under_cloak() -> None:
    battle, ship = hidden(3, component("basic_ftl", 2))
    sail(battle, {A: ("CL+ FTL1", "FTL2 CL-")})
    assert ship.charges == (Charge("core/basic-ftl#1", 1),)
    sail(battle)
    assert ship.charges == (Charge("core/basic-ftl#1", 2),)
    assert (ship.cloaked, ship.plot) == (0, plot("FTL2 CL-"))
    assert ship.revealed[1] == plot("CL+ FTL1") != BLANK
