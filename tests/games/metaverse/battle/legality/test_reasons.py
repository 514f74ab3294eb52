"""Legal and illegal plots, from a file of cases, and what holds for all of them."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.kinematics.payment import demand, payment
from metamaker.games.metaverse.battle.movement.legality import Situation, reasons
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.model.arc import Facing
from tests.games.metaverse.battle.ships import HERON, KESTREL, floating, plot, sailing, ship_of, thrusters
from tests.games.metaverse.battle.strategies import cinematic_courses, cinematic_plots, engines, newtonian_voyages, plots
from tests.games.metaverse.builders import component
from tests.ledger import known

CASES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "refusals.toml").read_text(encoding="utf-8"))["case"]
SHIPS = {
    "heron": HERON,
    "kestrel": KESTREL,
    "advanced": ship_of(component("advanced_stl", 2)),
    "sidelong": ship_of(
        component("primitive_stl", 3, Facing.PORT),
        component("basic_stl", 3, Facing.PORT_STARBOARD),
        component("basic_stl", 3, Facing.FORE_AFT),
        *thrusters(3, 1),
    ),
    "jumper": ship_of(
        component("basic_stl", 2, Facing.FORE_AFT),
        *(component(kind, 2) for kind in ("primitive_ftl", "basic_ftl", "advanced_ftl")),
        component("cloak_generator", 3),
        *thrusters(2, 2),
    ),
    "still": ship_of(),
}


def _situation(case: dict[str, Any], means: Means) -> Situation:
    charges = tuple(Charge(drive.ref, case["charged"]) for drive in means.ftl) if "charged" in case else ()
    return Situation(charges, ("osprey",), cloaked=case.get("cloaked", False))


def _refused(case: dict[str, Any], codes: str) -> list[str]:
    means = SHIPS[case["ship"]].working(case.get("down", ()))
    course: Course = floating(N=8, NW=6) if case["ship"] == "kestrel" else sailing(case.get("speed", 12))
    return [refusal.rule for refusal in reasons(plot(codes), means, course, _situation(case, means))]


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["rules"][0], marks=pytest.mark.rule(*case["rules"])) for case in CASES]
)
def test_plots_are_refused_for_their_reasons(case: dict[str, Any]) -> None:
    expected = {codes: [] for codes in case["legal"]} | case.get("refused", {})
    assert {codes: _refused(case, codes) for codes in expected} == expected


@pytest.mark.rule("MV-1.2.0-01")
def test_legality_depends_on_method_momentum_drives_and_thrusters() -> None:
    assert reasons(plot("R1 L1"), HERON, sailing(12)) == ()
    assert reasons(plot("R1 L1"), KESTREL, floating()) != ()
    assert [bool(reasons(plot("+5"), HERON, sailing(speed))) for speed in (12, 16)] == [False, True]
    for part, codes in (("core/primitive-stl-fore#1", "-2"), ("core/thruster-port#1", "R4")):
        assert [bool(reasons(plot(codes), ship, sailing(12))) for ship in (HERON, HERON.working({part}))] == [False, True]


@pytest.mark.rule("MV-2.1.1-02")
def test_everything_that_is_wrong_is_said_at_once_in_sentences() -> None:
    found = reasons(plot("+9 R5 FL RL RL RM FTL-T3 EP"), HERON, sailing(12))
    assert [refusal.rule for refusal in found] == [
        "MV-1.2.1-07",
        "MV-1.2.3-07",
        "MV-1.2.3-62",
        "MV-1.2.0-04",
        "MV-1.2.0-04",
        "MV-1.2.3-02",
        "MV-A.1-18",
        "MV-1.2.3-30",
        "MV-1.2.3-62",
        "MV-1.2.3-63",
    ]
    assert str(found[0].text) == "a speed of 21 cm is above the maximum of 20"
    assert str(found[3].text) == "the plot needs 6 points of port thrusters, and the ship has 4"
    assert str(found[4].text) == "the plot needs 9 drive points forward, and the ship has 8"


@given(plots, engines(), cinematic_courses)
def test_any_plot_is_judged_by_statements_that_exist(orders: Plot, means: Means, course: Course) -> None:
    assert {refusal.rule for refusal in reasons(orders, means, course)} <= set(known())


@given(plots, engines(newtonian=True), newtonian_voyages())
def test_any_newtonian_plot_is_judged_by_statements_that_exist(orders: Plot, means: Means, voyage: tuple[Course, Plot]) -> None:
    assert {refusal.rule for refusal in reasons(orders, means, voyage[0])} <= set(known())


def test_no_plot_is_too_much_to_be_judged() -> None:
    everything = plot("EM999 " * 600)
    assert [refusal.rule for refusal in reasons(everything, HERON, sailing(12))] == ["MV-1.2.0-04"] * 2 + ["MV-1.2.3-02"]
    assert reasons(plot("R999 L999 +999 -999 " * 100), HERON, sailing(12))[0].rule == "MV-1.2.0-04"


@pytest.mark.rule("MV-A.1-15")
@given(engines(), cinematic_courses)
def test_a_blank_plot_is_always_legal(means: Means, course: Course) -> None:
    assert reasons(BLANK, means, course) == ()


@given(engines(), cinematic_courses, cinematic_plots)
def test_a_legal_cinematic_plot_stays_within_the_means(means: Means, course: Cinematic, orders: Plot) -> None:
    refused = reasons(orders, means, course)
    asked = demand(orders, course)
    if not refused:
        assert payment(means, course, orders).covered
        assert sum(job.port + job.starboard for job in asked.thrusters) <= _points(means)
        after = executed(course, orders).after
        assert isinstance(after, Cinematic)
        assert -max(means.reverse_speed, -course.speed) <= after.speed <= max(means.max_speed, course.speed)


@given(engines(newtonian=True), newtonian_voyages())
def test_a_newtonian_plot_is_legal_if_it_is_paid(means: Means, voyage: tuple[Course, Plot]) -> None:
    course, orders = voyage
    assert (reasons(orders, means, course) == ()) is payment(means, course, orders).covered


def _points(means: Means) -> int:
    return sum(each.points for each in means.thrusters) + sum(each.thruster_points for each in means.drives)
