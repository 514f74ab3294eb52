"""The rules that a group plays: what the edition says, what differs from it, and putting that back."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QToolButton

from metamaker.app.cosmoforce.fleet.fleet_page import FleetPage
from metamaker.app.cosmoforce.fleet.rules_form import RULES, RulesForm, headings
from metamaker.app.cosmoforce.fleet.side_forms import OF_RULES
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.properties import OPTIONS, TOGGLES
from metamaker.games.cosmoforce.model.edition import Cooling, Edition
from tests.app.conftest import Told
from tests.app.cosmoforce.fleet.skirmish import SKIRMISH, fleet, steps, undo


@pytest.fixture
def rules(page: FleetPage) -> RulesForm:
    page.forms.tabs.turn(OF_RULES)
    return page.forms.rules


def box(form: RulesForm, key: str) -> QComboBox:
    found = form.field(key).control
    assert isinstance(found, QComboBox)
    return found


def take(form: RulesForm, key: str, text: str) -> None:
    """Choose an entry of a box as a person does."""
    combo = box(form, key)
    place = combo.findText(text)
    assert place >= 0
    combo.setCurrentIndex(place)
    combo.activated.emit(place)


@pytest.mark.rule("CF-ED-02")
def test_every_toggle_and_option_stands_in_one_group(rules: RulesForm) -> None:
    assert sorted(RULES) == sorted(("edition", *TOGGLES, *OPTIONS))
    assert rules.keys == RULES
    assert set(headings()) < set(RULES)


@pytest.mark.rule("CF-ED-01", "CF-DIFF-06")
def test_an_open_toggle_says_what_its_edition_has(rules: RulesForm) -> None:
    open_ones = ("passive_cooling", "ram", "time_limit", "burn_bonus")
    assert box(rules, "passive_cooling").currentText() == "As in the edition"
    assert [rules.said(key) for key in open_ones] == ["Edition: Always", "Edition: Yes", "Edition: 20 rounds", "Edition: 1"]
    take(rules, "edition", "Web")
    assert box(rules, "passive_cooling").currentText() == "As in the edition"
    assert rules.said("passive_cooling") == "Edition: If the owner wants"
    assert rules.said("time_limit") == "Edition: no limit"
    limit = rules.field("time_limit").findChild(QSpinBox)
    assert limit is not None
    assert limit.text() == "no limit"


@pytest.mark.rule("CF-ED-02", "CF-DIFF-14")
def test_what_differs_is_marked_and_put_back(page: FleetPage, rules: RulesForm) -> None:
    take(rules, "ram", "No")
    assert fleet(page).toggles.ram is False
    assert (rules.said("ram"), rules.different) == ("Changed; in the edition: Yes", ("ram",))
    assert page.forms.differences.text() == "1 rule differs from the edition."
    take(rules, "ram", "As in the edition")
    assert (fleet(page).toggles.ram, rules.said("ram"), rules.different) == (None, "Edition: Yes", ())
    assert page.forms.differences.text() == "All rules follow the edition."


def test_a_toggle_that_says_the_same_as_the_edition_differs_only_with_another_edition(
    page: FleetPage, rules: RulesForm
) -> None:
    take(rules, "passive_cooling", "Always")
    assert (fleet(page).toggles.passive_cooling, rules.different) == (Cooling.MANDATORY, ())
    take(rules, "edition", "Web")
    assert rules.different == ("passive_cooling",)


def test_a_number_begins_with_that_of_the_edition(page: FleetPage, rules: RulesForm) -> None:
    tick = rules.field("afterburner_thrust").findChild(QCheckBox)
    assert tick is not None
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(8, tick.height() // 2))
    assert fleet(page).toggles.afterburner_thrust == 2
    assert rules.said("afterburner_thrust") == ""


def test_options_are_marked_too(page: FleetPage, rules: RulesForm) -> None:
    page.commands.context.document.apply("x", EDITS.changed(SKIRMISH, "fleet", "hero_crew", True))
    assert rules.said("hero_crew") == "Changed; default: No"
    assert rules.different == ("hero_crew",)


def test_one_press_leaves_all_to_the_edition_and_keeps_the_edition(page: FleetPage, rules: RulesForm) -> None:
    document = page.commands.context.document
    assert not page.forms.reset.isEnabled()
    take(rules, "edition", "Web")
    take(rules, "ram", "Yes")
    document.apply("x", EDITS.changed(document.value, "fleet", "open_build", True))
    before = document.value
    assert page.forms.differences.text() == "2 rules differ from the edition."
    QTest.mouseClick(page.forms.reset, Qt.MouseButton.LeftButton)
    assert document.value == SKIRMISH.with_(edition=Edition.WEB)
    assert steps(page)[-1] == "Reset to the edition"
    undo(page)
    assert document.value is before


def test_the_rule_of_every_row_opens(rules: RulesForm, told: Told) -> None:
    buttons = [each for each in rules.findChildren(QToolButton) if each.property("role") == "help"]
    assert len(buttons) == len(RULES)
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert told.rules == ["CF-ED-01"]
    assert {shown.rule for shown in rules.shown} >= {f"CF-DIFF-{number:02}" for number in (*range(1, 19), 21, 26)}
