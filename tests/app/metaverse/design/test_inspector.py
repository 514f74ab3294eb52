"""The inspector: what is selected, with exact values."""

from PySide6.QtWidgets import QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.widgets.rule_help import rule_at
from tests.app.conftest import Told

CORE = "classes/scout/core"


def shown(page: DesignPage) -> list[str]:
    return [form.ref for form in page.inspector.forms if form.isVisible()]


def note(page: DesignPage, key: str) -> str:
    found = page.inspector.forms[0].field(key).findChild(QLabel, "one-more")
    return found.text() if found else ""


def test_nothing_selected_shows_the_ship_and_its_class(page: DesignPage, starter: Context) -> None:
    assert page.inspector.title.text() == "First Light"
    assert shown(page) == ["ships/first-light", "classes/scout"]
    starter.selection.show("classes/scout")
    assert shown(page) == ["classes/scout"]


def test_a_section_comes_with_the_arcs_that_it_carries(page: DesignPage, starter: Context) -> None:
    page.edits.add("section/fore")
    assert shown(page) == ["classes/scout/fore", "classes/scout/arcs/fore"]
    starter.selection.select(CORE)
    assert len(shown(page)) == 4


def test_a_value_typed_there_is_a_step_with_a_name(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    starter.selection.select(f"{CORE}/sensor-array")
    field = page.inspector.forms[0].field("rating").control
    assert isinstance(field, QSpinBox)
    field.setFocus()
    field.setValue(16)
    assert starter.document.steps.undoText() == "Rating of the sensor array"
    assert "Rating 16" in page.sheet.canvas.explain(f"{CORE}/sensor-array")


def test_the_count_says_what_one_more_would_add(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    starter.selection.select(f"{CORE}/cannon-1")
    assert note(page, "count").startswith("1 more: +")
    page.edits.step([f"{CORE}/cannon-1"], 1)
    assert note(page, "count") == ""
    qtbot.waitUntil(lambda: note(page, "count") != "", timeout=10_000)


def test_nothing_moves_while_the_worth_is_worked_out(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    starter.selection.select(f"{CORE}/cannon-1")
    form = page.inspector.forms[0]
    qtbot.wait(50)
    assert "points" in page.inspector.worth.text()
    before = form.y()
    page.edits.step([f"{CORE}/cannon-1"], 1)
    qtbot.wait(50)
    assert not page.account.fresh
    assert page.inspector.worth.text() == ""
    assert form.y() == before
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    qtbot.wait(50)
    assert form.y() == before


def test_the_definition_of_a_weapon_is_one_press_away(page: DesignPage, starter: Context, told: Told) -> None:
    starter.selection.select(f"{CORE}/bridge")
    assert not page.inspector.edit_definition.isVisible()
    starter.selection.select(f"{CORE}/cannon-1")
    page.inspector.edit_definition.click()
    assert told.places == ["weapons/cannon"]


def test_its_rule_is_one_press_away_and_f1_finds_it(page: DesignPage, starter: Context, told: Told) -> None:
    starter.selection.select(f"{CORE}/bridge")
    page.inspector.rule.click()
    assert told.rules == ["MV-3.2.1-01"]
    assert rule_at(page.sheet.canvas) == rule_at(page.inspector.title) == "MV-3.2.1-01"


def test_what_is_removed_is_no_longer_shown(page: DesignPage, starter: Context) -> None:
    starter.selection.select(f"{CORE}/cannon-1")
    page.edits.remove(f"{CORE}/cannon-1")
    assert shown(page) == ["ships/first-light", "classes/scout"]


def test_an_empty_fleet_offers_a_first_class(page: DesignPage, starter: Context) -> None:
    assert not page.sheet.begin.isVisible()
    starter.document.apply("Clear", starter.document.value.with_(ships=()).with_(classes=()))
    assert page.sheet.begin.isVisible()
    page.sheet.begin.click()
    assert not page.sheet.begin.isVisible()
    assert starter.selection.subject.startswith("classes/")
    assert starter.document.steps.undoText() == "Add a ship class"
