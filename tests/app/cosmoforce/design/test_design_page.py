"""The design page as a person uses it: what it shows, and how its panels go together."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.design_page import DesignPage
from metamaker.app.settings.preferences import Look
from metamaker.core.elements.listing import with_fields
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.app.cosmoforce.board.heron import REF, held, slot
from tests.app.cosmoforce.conftest import ContextOf
from tests.app.cosmoforce.design.conftest import PageOf
from tests.games.cosmoforce.builders import design, duel


def fleet(context: Context) -> Fleet:
    value: Fleet = context.document.value
    return value


def test_board_sheet_numbers_and_inspector_show_the_same_ship(page: DesignPage, heron: Context) -> None:
    assert page.bar.subjects.currentData() == heron.selection.subject == REF
    assert page.card.name.text() == "HERON"
    assert page.board.head.name.text() == page.inspector.title.text() == "Heron"
    assert not page.sheet.canvas.box_of(slot(1)).isEmpty()


def test_an_edit_shows_everywhere_and_each_number_says_what_it_did(page: DesignPage, heron: Context) -> None:
    page.edits.add("engine", slot(7))
    assert page.card.figures["mass"].accessibleName() == "mass: 7"
    assert page.card.figures["mass"].accessibleDescription()
    assert page.board.grid.tile(7).accessibleName()
    assert page.inspector.title.text() == "Engine"
    assert page.sheet.canvas.selected_ref == slot(7)


def test_an_edit_that_does_not_concern_the_ship_leaves_its_pages_alone(page: DesignPage, heron: Context) -> None:
    before = page.sheet.canvas.lens.desk.pages
    heron.document.apply("Note", fleet(heron).with_(notes="Nothing about ships"))
    heron.document.apply("Other", with_fields(STRUCTURE, fleet(heron), "designs/orchard", notes="Big"))
    assert page.sheet.canvas.lens.desk.pages is before
    heron.document.apply("Edition", fleet(heron).with_(edition=Edition.WEB))
    assert page.sheet.canvas.lens.desk.pages is not before


def test_a_ship_of_a_team_shows_the_slots_of_its_design(page: DesignPage, heron: Context) -> None:
    ship = fleet(heron).ships[0]
    heron.selection.show(ship.ref())
    assert not page.sheet.canvas.box_of(slot(3)).isEmpty()
    heron.selection.select(slot(3))
    assert heron.selection.subject == ship.ref()
    page.edits.remove(slot(3))
    assert held(heron).split()[2] == "-"
    heron.selection.select(ship.ref())
    assert [form.ref for form in page.inspector.forms if form.isVisible()] == [ship.ref(), REF]


def test_a_name_is_written_on_the_sheet_as_one_step(page: DesignPage, heron: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.setFocus()
    canvas.choose(f"{REF}/name")
    qtbot.keyClick(canvas, Qt.Key.Key_F2)
    field = page.sheet.in_place.field
    assert field is not None
    line = field.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    qtbot.keyClicks(line, "Bittern")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.sheet.in_place.field is None)
    assert fleet(heron).designs[0].name == "Bittern"
    assert heron.document.steps.count() == 1


def test_a_number_of_the_sheet_is_explained(page: DesignPage, heron: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.choose(f"{REF}/mass")
    assert page.inspector.title.text() == "Mass"
    assert not page.inspector.systems.isVisible()
    qtbot.mouseClick(page.inspector.why, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.right.explanation.account is not None, timeout=10_000)
    account = page.right.explanation.account
    assert account is not None
    assert (account.symbol, account.stat.value) == ("mass", 6)
    page.sheet.open_element(f"{REF}/heat")
    qtbot.waitUntil(lambda: (shown := page.right.explanation.account) is not None and shown.symbol == "starting_heat")


def test_a_card_number_is_explained_and_the_column_comes_back(page: DesignPage, qtbot: QtBot) -> None:
    page.columns.fold(2, True)
    page.card.explained.emit("thrust")
    assert not page.columns.is_folded(2)
    qtbot.waitUntil(lambda: page.right.explanation.account is not None, timeout=10_000)


def test_the_rule_of_what_is_selected_is_that_of_the_sheet(page: DesignPage, heron: Context) -> None:
    heron.selection.select(slot(2))
    assert page.sheet.canvas.property("rule") == page.inspector.property("rule") == "CF-SYS-06"
    heron.selection.select(f"{REF}/mass")
    assert page.sheet.canvas.property("rule") == "CF-DER-01"


def test_panels_fold_away_and_the_state_is_kept(page: DesignPage, heron: Context, page_of: PageOf) -> None:
    page.middle.fold(0, True)
    page.columns.fold(0, True)
    again = page_of(heron)
    assert again.middle.is_folded(0)
    assert again.columns.is_folded(0)


def test_the_search_of_systems_opens_its_column(page: DesignPage, qtbot: QtBot) -> None:
    page.columns.fold(0, True)
    page.left.fold(1, True)
    qtbot.keyClick(page.sheet.canvas, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert not page.columns.is_folded(0)
    assert not page.left.is_folded(1)


def test_what_a_slot_should_hold_is_asked_below_the_sheet(page: DesignPage, heron: Context) -> None:
    page.board.weigh_wanted.emit(9)
    assert heron.selection.element == slot(9)
    assert page.under.current is page.balance
    assert page.balance.slot.isVisible()
    page.under.bring(page.problems)
    assert page.problems.isVisible()
    page.sheet.weigh_wanted.emit(slot(1))
    assert page.balance.slot.isVisible()


def test_the_slot_that_is_asked_about_is_the_one_that_is_weighed(page: DesignPage, heron: Context) -> None:
    box = page.balance.slot.slot

    def asked() -> int:
        return box.chosen.number if box.chosen else 0

    for number in (5, 8, 5):
        page.under.bring(page.problems)
        page.board.weigh_wanted.emit(number)
        assert asked() == number
    box.setCurrentIndex(7)
    box.activated.emit(7)
    assert asked() == 8
    page.board.weigh_wanted.emit(5)
    assert asked() == 5


def test_a_document_without_ships_offers_the_first(page_of: PageOf, context_of: ContextOf, qtbot: QtBot) -> None:
    context = context_of(Fleet())
    page = page_of(context)
    assert page.sheet.begin.isVisible()
    assert page.card.name.text() == "No ship"
    assert not page.card.figures["mass"].isVisible()
    qtbot.mouseClick(page.sheet.begin, Qt.MouseButton.LeftButton)
    assert len(fleet(context).designs) == 1
    assert not page.sheet.begin.isVisible()
    assert page.card.figures["mass"].isVisible()


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.usefixtures("theme")
def test_every_control_has_a_name_and_fits_a_small_window(page_of: PageOf, heron: Context, size: int) -> None:
    heron.settings.change(text_size=size, look=Look.DARK)
    page = page_of(heron)
    page.resize(1024, 640)
    nameless = [
        widget
        for widget in page.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QComboBox)
        and not (widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()))
        and not isinstance(widget.parent(), QLineEdit)
    ]
    assert nameless == []
    assert page.minimumSizeHint().width() <= (1024 if size == 100 else 1280)
    assert page.minimumSizeHint().height() <= (560 if size == 100 else 800)


def test_all_numbers_of_another_edition_are_shown(page_of: PageOf, context_of: ContextOf) -> None:
    context = context_of(duel(design("afterburner laser"), design("laser", name="Orchard")))
    page = page_of(context)
    before = page.card.figures["thrust"].accessibleName()
    context.document.apply("Edition", fleet(context).with_(edition=Edition.WEB))
    assert page.card.figures["thrust"].accessibleName() != before


def test_a_document_without_ships_is_not_called_legal(page_of: PageOf, context_of: ContextOf) -> None:
    assert page_of(context_of(Fleet())).problems.nothing.text() == "Nothing to check yet: there are no ships"


@pytest.mark.usefixtures("theme")
def test_the_page_needs_no_more_than_a_small_screen_at_any_size_of_text(page_of: PageOf, heron: Context) -> None:
    heron.settings.change(text_size=150)
    page = page_of(heron)
    page.resize(1260, 650)
    QApplication.processEvents()
    hint = page.minimumSizeHint()
    assert hint.width() <= 1260
    assert hint.height() <= 650
    assert not page.columns.is_folded(0)
    area = page.board.area
    page.board.grid.tile(10).setFocus()
    QApplication.processEvents()
    assert area.viewport().rect().intersects(page.board.grid.tile(10).geometry().translated(page.board.grid.pos()))


def test_a_long_name_leaves_the_window_as_narrow_as_it_was(page: DesignPage, heron: Context) -> None:
    ship = fleet(heron).ships[0].ref()
    heron.selection.show(ship)
    QApplication.processEvents()
    before = page.inspector.minimumSizeHint().width()
    heron.selection.show(REF)
    heron.document.apply("Rename", with_fields(STRUCTURE, fleet(heron), "designs/heron", name="Longwinded " * 11))
    heron.selection.show(ship)
    QApplication.processEvents()
    assert page.inspector.forms[1].isVisible()
    assert page.inspector.minimumSizeHint().width() <= before


@pytest.mark.usefixtures("theme")
def test_all_systems_are_seen_in_the_palette_of_a_small_window(page: DesignPage, heron: Context) -> None:
    page.resize(1280, 690)
    QApplication.processEvents()
    view = page.palette_panel.view
    last = view.model().index(view.model().rowCount() - 1, 0)
    bottom = view.visualRect(view.model().index(view.model().rowCount(last) - 1, 0, last))
    assert view.viewport().rect().contains(bottom)


@pytest.mark.usefixtures("theme")
def test_nothing_lies_over_the_sheet(page: DesignPage) -> None:
    assert page.sheet.canvas.zoom_box.isVisible()
    assert page.bar.isAncestorOf(page.sheet.canvas.zoom_box)
    page.columns.setSizes([300, 500, 640])
    QApplication.processEvents()
    assert not page.sheet.canvas.zoom_box.isVisible()


@pytest.mark.usefixtures("theme")
def test_the_sheet_is_not_left_the_least_by_a_smaller_window(page: DesignPage) -> None:
    page.middle.setSizes([500, 150, 100])
    page.middle.splitterMoved.emit(0, 1)
    page.resize(1280, 650)
    QApplication.processEvents()
    assert page.middle.sizes()[1] >= 7 * page.fontMetrics().height()


def test_an_empty_document_shows_what_begins_it_and_nothing_else(page_of: PageOf, context_of: ContextOf) -> None:
    page = page_of(context_of(Fleet()))
    assert not page.board.head.isVisible()
    assert not page.sheet.canvas.isVisible()
    middle = page.sheet.begin.geometry().center()
    assert (middle - page.sheet.rect().center()).manhattanLength() <= 4
