"""Every limit of an event: kept by one fleet, broken by another, with the place of the breach."""

from typing import Any

import pytest

from metamaker.core.messages import words_in
from metamaker.core.paths import sample_fleets
from metamaker.game_api.confirming import Measured
from metamaker.game_api.game import required
from metamaker.games.metaverse.limits.conditions import CONDITIONS
from metamaker.games.metaverse.limits.model import EventLimits
from metamaker.games.metaverse.limits.offered import MetaverseLimits
from metamaker.games.metaverse.match.confirming import with_results
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import ValueKind
from metamaker.opening import open_file

LIMITS = MetaverseLimits()

KITES: Fleet = open_file(str(sample_fleets("metaverse") / "kite-clans-of-aldersay.json")).document
"""425.5 points, 6 ships and squadrons beside them, tier 3, metallic hulls, cinematic, two house formulas, phased bolts."""

SOC, STOOPER = "classes/windlass", "starfighters/stooper"
ALONE: dict[str, Any] = {"legal": False}

CASES: tuple[tuple[str, dict[str, Any], dict[str, Any], str, str], ...] = (
    ("combat_value", {"combat_value_most": 426.0}, {"combat_value_most": 400.0}, "limit-value-above", "fleet"),
    ("least value", {"combat_value_least": 400.0}, {"combat_value_least": 430.0}, "limit-value-below", "fleet"),
    ("ship value", {"ship_value_most": 95.3}, {"ship_value_most": 90.0}, "limit-ship-value", "ships/market-day"),
    ("tier", {"tier_most": 3}, {"tier_most": 2}, "limit-tier", "ships/market-day"),
    ("ships", {"ships_most": 6}, {"ships_most": 5}, "limit-ships-above", "fleet"),
    ("least ships", {"ships_least": 6}, {"ships_least": 7}, "limit-ships-below", "fleet"),
    ("same class", {"same_class_most": 2}, {"same_class_most": 1}, "limit-same-class", "classes/bobbin"),
    ("hulls", {"hull_types": ["metallic_ceramic"]}, {"hull_types": ["biological"]}, "limit-hull", "classes/windlass"),
    (
        "movement",
        {"movement_methods": ["cinematic"]},
        {"movement_methods": ["newtonian"]},
        "limit-movement",
        "classes/windlass",
    ),
    (
        "systems",
        {"banned_components": ["grappler"]},
        {"banned_components": ["soc"]},
        "limit-component",
        "classes/windlass/core/soc",
    ),
    (
        "qualities",
        {"banned_qualities": ["temporal"]},
        {"banned_qualities": ["phased"]},
        "limit-quality",
        "starfighters/stooper",
    ),
    ("weapons", {"banned_weapons": ["Lance"]}, {"banned_weapons": ["dive BOLT"]}, "limit-weapon", STOOPER),
    ("measured", {"measured_values": False}, {"measured_values": True}, "limit-values-standard", "fleet"),
    ("mass factor", {"mass_factor": "stock"}, {"mass_factor": "literal"}, "limit-mass-factor", "fleet"),
    ("formulas", {"formula_rule": "free"}, {"formula_rule": "stock"}, "limit-formula-extra", "formulas/ship.max_speed"),
)


@pytest.mark.parametrize(("kept", "broken", "code", "where"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_limit_is_kept_or_its_breach_is_named_with_its_place(
    kept: dict[str, Any], broken: dict[str, Any], code: str, where: str
) -> None:
    assert [issue for line in LIMITS.examined(KITES, {**ALONE, **kept}) for issue in line.issues] == []
    issues = [issue for line in LIMITS.examined(KITES, {**ALONE, **broken}) for issue in line.issues]
    assert code in {issue.code for issue in issues}
    assert where in {issue.where for issue in issues}
    for language in ("en", "fr"):
        words = words_in("metaverse", language)
        assert all(words.say(issue.message) for issue in issues)


def test_a_limit_that_is_not_set_is_not_spoken_of() -> None:
    assert LIMITS.asked(ALONE) == ()
    assert LIMITS.examined(KITES, ALONE) == ()
    everything = EventLimits().model_dump(mode="json") | {key: value for case in CASES for key, value in case[2].items()}
    assert len(LIMITS.asked({key: value for key, value in everything.items() if value not in (None, [])})) == len(CONDITIONS)


def test_measured_values_need_a_result_of_battles_for_every_class_that_comes() -> None:
    asked = {**ALONE, "measured_values": True}
    even_hand: Fleet = open_file(str(sample_fleets("metaverse") / "the-even-hand.json")).document
    fleet = even_hand.with_(value_kind=ValueKind.MEASURED)
    issues = [issue for line in LIMITS.examined(fleet, asked) for issue in line.issues]
    assert {issue.code for issue in issues} == {"limit-values-unconfirmed"}
    coming = {f"classes/{ship.ship_class}/combat_value" for ship in fleet.ships}
    assert {issue.where for issue in issues} == coming
    results = {each.ref(): Measured(6, 3) for each in fleet.classes}
    assert [issue for line in LIMITS.examined(with_results(fleet, results), asked) for issue in line.issues] == []


def test_illegal_designs_are_told_with_their_own_problems() -> None:
    whole = KITES.classes[0]
    bare = whole.with_(sections=whole.sections.with_(core=required(whole.sections.core).with_(components=())))
    fleet = KITES.with_(classes=(bare, *KITES.classes[1:]))
    (line,) = LIMITS.examined(fleet, {})
    assert {issue.severity.value for issue in line.issues} == {"error"}
    assert any(issue.where.startswith(f"classes/{bare.id}") for issue in line.issues)
    assert LIMITS.examined(KITES, {})[0].issues == ()


def test_house_formulas_are_those_of_the_event_whatever_their_blanks() -> None:
    given = [{"entry": each.entry, "expression": f" {each.expression} "} for each in KITES.formulas]
    wanted: dict[str, Any] = {**ALONE, "formula_rule": "given", "formulas": given}
    assert LIMITS.examined(KITES, wanted)[0].issues == ()
    other: Any = [{**given[0], "expression": "3"}, {"entry": "ship.ems", "expression": "4"}]
    codes = [issue.code for issue in LIMITS.examined(KITES, {**wanted, "formulas": other})[0].issues]
    assert codes == ["limit-formula-other", "limit-formula-extra", "limit-formula-lacking"]


def test_what_no_fleet_can_keep_is_told() -> None:
    contrary: dict[str, Any] = {"combat_value_least": 300.0, "combat_value_most": 200.0, "ships_least": 5, "ships_most": 3}
    assert [issue.code for issue in LIMITS.doubts(contrary)] == ["limit-contrary", "limit-contrary"]
    assert [issue.code for issue in LIMITS.doubts({"formula_rule": "given"})] == ["limit-no-formulas"]
    assert LIMITS.doubts({"ships_least": 3, "ships_most": 3}) == ()


def test_formulas_are_typed_one_in_each_line() -> None:
    record = LIMITS.changed({"formula_rule": "given"}, "formulas", "ship.ems = 3\nship.max_speed = 20")
    kept: Any = record["formulas"]
    assert [each["entry"] for each in kept] == ["ship.ems", "ship.max_speed"]
