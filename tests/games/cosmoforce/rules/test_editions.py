"""The two editions, and what a group plays otherwise."""

from typing import Any

import pytest

from metamaker.core.rule_book import statements
from metamaker.games.cosmoforce.model.edition import Edition, Options, RoundShape, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import EDITION_VALUES, ROSTER, WEB, played_rules, rules_of
from tests.games.cosmoforce.builders import design

STATEMENTS = {statement.id: statement.text for statement in statements("cosmoforce")}

VALUES = {
    "afterburner_thrust": ("CF-DIFF-01", 2, 3),
    "burn_bonus": ("CF-DIFF-02", 1, 0),
    "hangar_mode": ("CF-DIFF-03", 0, 1),
    "missile_depletion": ("CF-DIFF-04", 0, 1),
    "missile_detonation": ("CF-DIFF-05", True, False),
    "passive_cooling": ("CF-DIFF-06", 0, 1),
    "conserve": ("CF-DIFF-07", 0, 1),
    "heat_damage": ("CF-DIFF-08", 0, 0),
    "collision": ("CF-DIFF-09", 0, 1),
    "infinite_mass": ("CF-DIFF-10", 0, 1),
    "tie_break": ("CF-DIFF-11", 0, 1),
    "round_shape": ("CF-DIFF-12", 0, 1),
    "attack_limit": ("CF-DIFF-13", 0, 1),
    "ram": ("CF-DIFF-14", True, False),
    "strafe_run": ("CF-DIFF-15", False, True),
    "repair_scope": ("CF-DIFF-16", 0, 1),
    "habitat_loss_kills": ("CF-DIFF-17", True, False),
    "crew_hurt_by_system_damage": ("CF-DIFF-18", True, True),
    "time_limit": ("CF-DIFF-21", 20, 0),
    "repeat_action": ("CF-DIFF-26", True, True),
}
"""Toggles: their statement, and what they are in the roster and in the web edition."""


@pytest.mark.rule("CF-ED-01")
def test_a_game_uses_the_roster_edition_unless_it_says_otherwise() -> None:
    assert rules_of(Fleet()) == ROSTER
    assert rules_of(Fleet(edition=Edition.WEB)) == WEB != ROSTER


@pytest.mark.parametrize(
    ("name", "roster", "web"),
    [pytest.param(name, *values, id=name, marks=pytest.mark.rule(rule)) for name, (rule, *values) in VALUES.items()],
)
def test_a_toggle_is_what_its_edition_says(name: str, roster: Any, web: Any) -> None:
    assert (getattr(ROSTER, name), getattr(WEB, name)) == (roster, web)
    assert EDITION_VALUES[name].rule == VALUES[name][0]
    assert STATEMENTS[EDITION_VALUES[name].rule].startswith(f"`{name}`")


@pytest.mark.rule("CF-ED-02")
@pytest.mark.parametrize("name", VALUES)
def test_a_toggle_overrides_its_edition_and_nothing_else(name: str) -> None:
    other = EDITION_VALUES[name].web
    played = played_rules(Edition.ROSTER, Toggles.model_validate({name: other}), Options())
    assert played == ROSTER._replace(**{name: getattr(WEB, name)})


@pytest.mark.rule("CF-ED-02")
def test_every_difference_that_is_no_note_is_one_toggle() -> None:
    differences = {id_ for id_, text in STATEMENTS.items() if id_.startswith("CF-DIFF-") and text.startswith("`")}
    notes = {id_ for id_ in differences if "[note, no toggle]" in STATEMENTS[id_]}
    assert {value.rule for value in EDITION_VALUES.values()} == differences - notes
    assert tuple(Toggles.model_fields) == tuple(EDITION_VALUES) == tuple(VALUES)


@pytest.mark.rule("CF-ED-02")
def test_when_heat_and_collisions_come_is_a_toggle_of_its_own() -> None:
    played = played_rules(Edition.WEB, Toggles(round_shape=RoundShape.TURNS), Options())
    assert played == WEB._replace(round_shape=0)


def test_options_are_played_as_they_stand_in_the_document() -> None:
    played = played_rules(Edition.ROSTER, Toggles(), Options(dynamic_order=True, hero_crew=True))
    assert played == ROSTER._replace(dynamic_order=True, hero_crew=True)


@pytest.mark.rule("CF-ED-03")
def test_a_saved_ship_has_its_class_and_slots_and_no_number() -> None:
    saved = design("afterburner laser").model_dump(mode="json", exclude_defaults=True)
    assert saved == {"id": "heron", "name": "Heron", "ship_class": "fighter", "slots": ["afterburner", "laser", *[None] * 8]}
