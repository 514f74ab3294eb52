"""Numbers are changed upon the sheet, and sections added there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.form.field import Field
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.opening import open_file
from metamaker.rendering.hit_testing import Towards
from tests.app.conftest import MakeContext
from tests.app.metaverse.conftest import PageOf
from tests.app.metaverse.design.scout import SCOUT, SENSORS, fleet, rating

SAMPLES = ("kite-clans-of-aldersay.json", "the-ninewater-procession.json", "grindstone-haulers.json")


def test_a_rating_is_edited_on_the_sheet(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    page.sheet.canvas.activated.emit(SENSORS)
    field = page.sheet.in_place.field
    assert isinstance(field, Field)
    assert isinstance(field.control, QSpinBox)
    field.control.selectAll()
    qtbot.keyClicks(field.control, "17")
    qtbot.keyClick(field.control, Qt.Key.Key_Return)
    assert rating(starter, "sensor-array") == 17
    assert starter.document.steps.count() == 1
    qtbot.waitUntil(lambda: page.sheet.in_place.field is None)


def test_escape_takes_back_what_was_typed_in_place(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    before = starter.document.value
    page.sheet.canvas.activated.emit(f"{SCOUT}/core/hull_hits")
    field = page.sheet.in_place.field
    assert field is not None
    qtbot.keyClick(field.control, Qt.Key.Key_Up)
    assert starter.document.value != before
    qtbot.keyClick(field.control, Qt.Key.Key_Escape)
    assert starter.document.value == before


def test_a_number_that_nobody_chooses_is_explained_instead(page: DesignPage, qtbot: QtBot) -> None:
    page.sheet.canvas.activated.emit("ships/first-light/combat_value")
    assert page.right.explanation.isVisible()
    qtbot.waitUntil(lambda: page.right.explanation.account is not None, timeout=5000)
    assert page.right.explanation.account is not None
    assert page.right.explanation.account.symbol == "combat_value"


def test_missing_sections_are_added_upon_the_sheet(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    buttons = page.sheet.adders.buttons
    assert all(button.isVisible() for button in buttons.values())
    qtbot.mouseClick(buttons[SectionName.PORT], Qt.MouseButton.LeftButton)
    assert fleet(starter).ship_class("scout").sections.port is not None
    assert not buttons[SectionName.PORT].isEnabled()
    assert buttons[SectionName.STARBOARD].isEnabled()


def test_the_buttons_for_sections_stay_where_they_are_until_all_are_there(page: DesignPage, qtbot: QtBot) -> None:
    adders, height = page.sheet.adders, page.problems.height()
    places = {name: button.mapTo(page, button.rect().topLeft()) for name, button in adders.buttons.items()}
    for name, button in adders.buttons.items():
        assert adders.isVisible()
        assert button.mapTo(page, button.rect().topLeft()) == places[name]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not adders.isVisible()
    qtbot.waitUntil(lambda: page.problems.height() > height)  # the problems of the new sections get their room afterwards


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.usefixtures("theme")
def test_the_buttons_for_sections_keep_to_the_foot_of_the_canvas(page_of: PageOf, starter: Context, size: int) -> None:
    starter.settings.change(text_size=size)
    page = page_of(starter)
    canvas, adders = page.sheet.canvas, page.sheet.adders
    for width in (1440, 820):
        page.resize(width, 800)
        assert canvas.rect().contains(adders.geometry())
        assert not adders.geometry().intersects(canvas.zoom_box.geometry())
        assert adders.geometry().top() > canvas.height() // 2


def test_editing_in_place_by_keys_alone_ends_with_return(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.setFocus()
    canvas.choose(SENSORS)
    qtbot.keyClick(canvas, Qt.Key.Key_F2)
    field = page.sheet.in_place.field
    assert field is not None
    qtbot.keyClicks(field.control, "8")
    qtbot.keyClick(field.control, Qt.Key.Key_Return)
    qtbot.waitUntil(canvas.hasFocus)
    assert page.sheet.in_place.field is None
    assert rating(starter, "sensor-array") == 8


def test_enter_on_a_section_edits_its_hull_hits_alone(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    canvas, core = page.sheet.canvas, f"{SCOUT}/core"
    canvas.setFocus()
    canvas.choose(core)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    field = page.sheet.in_place.field
    assert field is not None
    editor = field.parentWidget()
    assert editor is not None
    assert [label.text() for label in editor.findChildren(QLabel) if label.buddy() is field] == ["Hull hits"]
    assert editor.geometry().intersects(canvas.box_of(f"{core}/hull_hits"))
    assert not editor.geometry().contains(canvas.box_of(SENSORS))
    section, hidden = canvas.box_of(core), editor.geometry().intersected(canvas.box_of(core))
    assert hidden.width() * hidden.height() < section.width() * section.height() / 3
    qtbot.keyClicks(field.control, "31")
    qtbot.keyClick(field.control, Qt.Key.Key_Return)
    core_section = fleet(starter).ship_class("scout").sections.core
    assert core_section is not None
    assert core_section.hull_hits == 31


@pytest.mark.parametrize("sample", SAMPLES)
def test_arrows_reach_every_element_of_every_sheet(page_of: PageOf, context_of: MakeContext, sample: str) -> None:
    document = open_file(str(sample_fleets("metaverse") / sample)).document
    canvas = page_of(context_of(document)).sheet.canvas
    shown = canvas.shown
    reached = {shown.order[0]}
    while found := {way for ref in reached for to in Towards if (way := shown.towards(ref, to))} - reached:
        reached |= found
    assert set(shown.order) - reached == set()
