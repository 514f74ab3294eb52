"""The map is drawn by mouse and keys: systems, lines, types, dice; what is wrong shows, and all can be taken back."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from metamaker.app.cosmos_commanders.map.map_page import MapPage
from metamaker.app.cosmos_commanders.map.map_view import MapView, Tool
from metamaker.games.cosmos_commanders.geometry.sectors import crossed, sectors
from metamaker.games.cosmos_commanders.map_drawing.desk import homes, to_mm
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.model.words import SystemType
from metamaker.games.cosmos_commanders.templates import wheel
from tests.app.conftest import MakeContextOfGame, Told
from tests.games.cosmos_commanders.printed import dice_map

LEFT, SHIFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def page(qtbot: QtBot, context_of_game: MakeContextOfGame) -> MapPage:
    """Return the page of the wheel of the rules."""
    made = MapPage(context_of_game("cosmos_commanders", wheel()))
    qtbot.addWidget(made)
    made.resize(1100, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def star_map(page: MapPage) -> StarMap:
    return page.edits.star_map


def pixel(view: MapView, x: int, y: int) -> QPoint:
    """Where a place of the map is on the screen."""
    return view._pixel(*to_mm(x, y)).toPoint()


def at(view: MapView, system: str) -> QPoint:
    found = view._edits.star_map.system(system)
    return pixel(view, found.x, found.y)


def drag(view: MapView, start: QPoint, end: QPoint, modifier: Qt.KeyboardModifier = NONE) -> None:
    area = view.viewport()
    QTest.mousePress(area, LEFT, modifier, start)
    for step in range(1, 4):
        QTest.mouseMove(area, start + (end - start) * step / 3)
    QTest.mouseRelease(area, LEFT, modifier, end)


def test_a_system_is_dragged_in_one_step_and_sectors_follow(qtbot: QtBot, page: MapPage) -> None:
    before = star_map(page)
    drag(page.view, at(page.view, "0"), pixel(page.view, 340, 330))
    moved = star_map(page).system("0")
    assert (moved.x, moved.y) == (340, 330)
    assert len(sectors(star_map(page))) == 6
    assert page.view.selected_ref == "systems/0"
    page._context.document.steps.undo()
    assert star_map(page) == before


def test_where_lines_are_dragged_across_each_other_that_is_marked_and_told(page: MapPage) -> None:
    drag(page.view, at(page.view, "1"), pixel(page.view, 300, 560))
    assert crossed(star_map(page))
    assert sectors(star_map(page)) == ()
    assert page.problems.model.rowCount() > 0
    assert page.fitting.text()
    assert not page.seats.line.button.isEnabled()


def test_a_double_click_places_a_system_that_is_selected_and_has_a_name(page: MapPage) -> None:
    QTest.mouseDClick(page.view.viewport(), LEFT, NONE, pixel(page.view, 60, 60))
    placed = star_map(page).systems[-1]
    assert (placed.x, placed.y, bool(placed.name)) == (60, 60, True)
    assert page.view.selected_ref == placed.ref()
    assert page.form.ref == placed.ref()


def test_lines_are_drawn_from_system_to_system_and_never_across_others(page: MapPage, told: Told) -> None:
    page.view.use(Tool.SYSTEM)
    QTest.mouseClick(page.view.viewport(), LEFT, NONE, pixel(page.view, 520, 60))
    new = star_map(page).systems[-1].id
    drag(page.view, at(page.view, new), at(page.view, "1"), SHIFT)
    page.tools[Tool.LINE].click()
    drag(page.view, at(page.view, new), at(page.view, "2"))
    assert [{line.one, line.other} for line in star_map(page).lines[-2:]] == [{new, "1"}, {new, "2"}]
    drag(page.view, at(page.view, new), at(page.view, "4"))
    assert len(star_map(page).lines) == 14
    assert "cross" in told.said[-1]


def test_a_line_is_cut_with_the_key_for_that(page: MapPage) -> None:
    one, other = star_map(page).system("1"), star_map(page).system("2")
    QTest.mouseClick(page.view.viewport(), LEFT, NONE, pixel(page.view, (one.x + other.x) // 2, (one.y + other.y) // 2))
    assert page.view.selected_ref == "lines/rim-1"
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    assert len(star_map(page).lines) == 11
    assert len(sectors(star_map(page))) == 5


def test_everything_is_done_with_keys_alone(page: MapPage) -> None:
    view = page.view
    QTest.keyClick(view, Qt.Key.Key_Insert)
    new = star_map(page).systems[-1]
    QTest.keyClick(view, Qt.Key.Key_Right, SHIFT)
    QTest.keyClick(view, Qt.Key.Key_Right, SHIFT)
    assert star_map(page).system(new.id).x == new.x + 10
    QTest.keyClicks(view, "8")
    assert star_map(page).system(new.id).type is SystemType.HAZARD
    QTest.keyClicks(view, "0")
    assert star_map(page).system(new.id).type is SystemType.RUINS
    QTest.keyClick(view, Qt.Key.Key_Delete)
    view.choose("lines/rim-1")
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert len(star_map(page).lines) == 11
    view.choose("systems/1")
    QTest.keyClicks(view, "l")
    view.choose("systems/2")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert {star_map(page).lines[-1].one, star_map(page).lines[-1].other} == {"1", "2"}
    assert len(star_map(page).lines) == 12


def test_dice_make_a_map_whose_homes_are_marked_and_leave_its_types_open(page: MapPage) -> None:
    page.dice.players.setValue(3)
    page.dice.seed.setValue(17)
    page.dice.make.click()
    assert [(system.x, system.y) for system in star_map(page).systems] == [(each.x, each.y) for each in dice_map(3).systems]
    assert len(homes(star_map(page))) == 3
    assert page.fitting.text().startswith("3 Homes fit")
    page.dice.leave.click()
    assert all(system.type is None for system in star_map(page).systems)
    assert homes(star_map(page)) == ()
    page.dice.roll.click()
    assert all(system.type is not None for system in star_map(page).systems)


def test_a_hovered_sector_tells_what_it_is(page: MapPage) -> None:
    assert "Sector 1" in page.view.explain("sectors/1")
    assert "System 3" in page.view.explain("systems/3")
    assert page.view.explain("sectors/99") == ""
    assert page.view.system_at(QPointF(at(page.view, "3"))) is star_map(page).system("3")
