"""The design page as a person uses it: what it shows, and how its panels go together."""

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.settings.preferences import Look
from metamaker.app.widgets.tab_order import from_here
from metamaker.core.elements.listing import with_fields
from metamaker.game_api.game import required
from metamaker.games.metaverse.edits.structure import STRUCTURE
from tests.app.conftest import MakeContext
from tests.app.metaverse.conftest import PageOf
from tests.app.metaverse.design.scout import SCOUT, SENSORS, fleet


def test_it_begins_with_the_first_ship_on_the_canvas(page: DesignPage, starter: Context) -> None:
    assert starter.selection.subject == "ships/first-light"
    assert page.bar.subjects.currentText() == "First Light"
    assert not page.sheet.canvas.box_of(SENSORS).isEmpty()


def test_an_edit_that_does_not_concern_the_ship_leaves_its_pages_alone(page: DesignPage, starter: Context) -> None:
    before = page.sheet.canvas.lens.desk.pages
    starter.document.apply("Note", fleet(starter).with_(notes="Nothing about ships"))
    assert page.sheet.canvas.lens.desk.pages is before


def test_going_to_a_problem_of_another_class_shows_that_class(page_of: PageOf, context: Context) -> None:
    page_of(context)
    context.selection.select("classes/tinker/core/bridge")
    assert context.selection.subject == "classes/tinker"
    context.selection.select("ships/honest-weight")
    assert context.selection.subject == "ships/honest-weight"


def test_another_ship_is_shown_when_the_shown_one_goes(page: DesignPage, starter: Context) -> None:
    ships = tuple(ship.with_(commander=None) for ship in fleet(starter).ships if ship.id != "first-light")
    starter.document.apply("Lose the flagship", fleet(starter).with_(ships=ships))
    assert starter.selection.subject == "ships/second-wind"


def test_panels_fold_away_and_the_state_is_kept(page: DesignPage, starter: Context, page_of: PageOf) -> None:
    page.columns.fold(2, True)
    assert page.columns.is_folded(2)
    again = page_of(starter)
    assert again.columns.is_folded(2)
    again.explain("tier")
    assert not again.columns.is_folded(2)


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.usefixtures("theme")
def test_every_control_has_a_name_and_fits_a_small_window(page_of: PageOf, starter: Context, size: int) -> None:
    starter.settings.change(text_size=size, look=Look.DARK)
    page = page_of(starter)
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


def test_hovering_tells_what_it_is_and_names_are_harmless(page_of: PageOf, context_of: MakeContext, starter: Context) -> None:
    weapon = fleet(starter).weapons[0].with_(name="<b>Gun & </b>")
    context = context_of(fleet(starter).with_(weapons=(weapon,)))
    page = page_of(context)
    told = page.sheet.canvas.explain(f"{SCOUT}/core/cannon-1")
    assert "&lt;b&gt;Gun &amp;" in told
    assert "+ adds one" in told


def test_the_worth_of_an_element_comes_when_it_is_worked_out(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    starter.selection.select(f"{SCOUT}/core/cannon-1")
    assert "points" in page.inspector.worth.text()
    assert "points" in page.sheet.canvas.explain(f"{SCOUT}/core/cannon-1")
    page.edits.step([f"{SCOUT}/core/cannon-1"], 1)
    assert page.inspector.worth.text() == ""
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    assert "points" in page.inspector.worth.text()


def test_a_ship_that_comes_again_is_not_inspected_behind_another_one(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of("the-ninewater-procession.json")
    page, ships = page_of(context), fleet(context).ships
    page.fleet.tree.select([ships[3].ref()])
    page.fleet.tree.chosen.emit((ships[3].ref(),))
    assert page.inspector.ref == ships[3].ref()
    page.fleet.commands.remove([ships[3].ref()])
    context.document.steps.undo()
    assert page.inspector.ref == context.selection.subject
    assert page.fleet.tree.selected == (context.selection.subject,)


def test_the_neighbour_is_shown_when_a_ship_goes(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of("the-ninewater-procession.json")
    page, ships = page_of(context), fleet(context).ships
    fellows = [ship.ref() for ship in ships if ship.commander == ships[-1].commander]
    assert len(fellows) == 2
    page.fleet.tree.chosen.emit((fellows[-2],))
    page.fleet.commands.remove([fellows[-2]])
    assert context.selection.subject == context.selection.element == fellows[-1]
    page.fleet.commands.remove([fellows[-1]])
    assert context.selection.subject == f"ships/{ships[-1].commander}"
    assert page.fleet.tree.selected == (context.selection.subject,)


def test_a_part_that_comes_again_is_still_selected(page: DesignPage, starter: Context) -> None:
    starter.selection.select(SENSORS)
    page.edits.remove(SENSORS)
    starter.document.steps.undo()
    assert page.inspector.ref == page.sheet.canvas.selected_ref == SENSORS


LONG = "The Extraordinarily Long Name Of A Ship That Nobody Can Remember For Long WithoutAnySpacesAtAllWhatever"


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.usefixtures("theme")
def test_nothing_at_the_right_is_cut_and_there_is_one_scroll_bar(
    page_of: PageOf, starter: Context, qtbot: QtBot, size: int
) -> None:
    starter.settings.change(text_size=size)
    starter.document.apply("x", with_fields(STRUCTURE, fleet(starter), "ships/first-light", name=LONG))
    page = page_of(starter)
    page.explain("combat_value")
    qtbot.waitUntil(lambda: page.right.explanation.account is not None, timeout=10_000)
    for ref in ("", f"{SCOUT}/core/cannon-1", f"{SCOUT}/core"):
        starter.selection.select(ref)
        qtbot.waitUntil(lambda: reaches(page) <= page.right.below.viewport().width())
    assert page.right.below.findChildren(QScrollArea) == []


def reaches(page: DesignPage) -> int:
    """Return how far to the right anything reaches in what scrolls at the right, once it has its place."""
    inside = page.right.below.widget()
    assert inside is not None
    seen = (each for each in inside.findChildren(QWidget) if each.isVisibleTo(inside))
    return max(inside.width(), *(each.mapTo(inside, each.rect().topRight()).x() for each in seen))


def test_what_is_selected_comes_to_view(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    page.resize(1200, 500)
    page.explain("combat_value")
    qtbot.waitUntil(lambda: page.right.explanation.account is not None, timeout=10_000)
    bar = page.right.below.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
    starter.selection.select(SENSORS)
    assert bar.value() == 0


@pytest.mark.usefixtures("theme")
def test_the_left_column_gives_way_in_half_a_screen_and_comes_back(page: DesignPage, qtbot: QtBot) -> None:
    page.resize(795, 800)
    assert page.columns.is_folded(0)
    assert page.sheet.canvas.width() > 400
    page.resize(1440, 900)
    assert not page.columns.is_folded(0)
    page.resize(795, 800)
    page.columns.fold(0, False)
    page.resize(790, 800)
    assert not page.columns.is_folded(0)


def test_keys_go_from_panel_to_panel(page: DesignPage, qtbot: QtBot) -> None:
    page.activateWindow()
    page.sheet.canvas.setFocus()
    qtbot.waitUntil(page.sheet.canvas.hasFocus)
    seen = []
    for _ in page.keys.panels:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        seen.append(page.keys.current)
    assert sorted(seen) == list(range(len(page.keys.panels)))
    assert page.sheet.canvas.hasFocus()
    qtbot.keyClick(page.sheet.canvas, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert page.keys.panels[page.keys.current] is page.palette_panel.search
    qtbot.keyClick(page.sheet.canvas, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.palette_panel.search.hasFocus()


def test_a_hidden_page_catches_up_when_it_is_shown(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    pages, value = page.sheet.canvas.lens.desk.pages, page.card.figures["combat_value"].accessibleName()
    page.hide()
    page.edits.add("advanced_stl", f"{SCOUT}/core")
    page.edits.add("armour", f"{SCOUT}/arcs/fore")
    assert page.sheet.canvas.lens.desk.pages is pages
    assert page.card.figures["combat_value"].accessibleName() == value
    page.show()
    report = required(starter.document.game.designs).report(starter.document.value, classes=True)
    assert f"{report.ships[0].stats['combat_value'].value:.3g}" in page.card.figures["combat_value"].accessibleName()
    assert page.card.figures["combat_value"].accessibleName() != value
    assert page.sheet.canvas.lens.desk.pages is not pages


def test_the_whole_ship_has_no_share_of_itself(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    for ref in ("ships/first-light", SCOUT):
        starter.selection.select(ref)
        assert not page.inspector.worth.isVisible()
        assert not page.inspector.why.isVisible()
    starter.selection.select(f"{SCOUT}/core/cannon-1")
    assert page.inspector.sharing.isVisible()


def stops(part: QWidget) -> list[QWidget]:
    """Return the stops of Tab in a part, in their order."""
    return [
        each
        for each in from_here(part)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None and part.isAncestorOf(each)
    ]


def test_tab_goes_through_the_panels_one_after_the_other(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    """Fields that come with what is selected would else be behind all that was there before."""
    panels = (page.fleet, page.palette_panel, page.bar, page.sheet, page.problems, page.card, page.inspector)
    page.explain("tier")
    shown = (*panels, page.right.explanation)

    def passed() -> list[QWidget]:
        return [panel for stop in stops(page) for panel in shown if panel.isAncestorOf(stop)]

    for ref in (SENSORS, f"weapons/{fleet(starter).weapons[0].id}", "ships/first-light"):
        starter.selection.select(ref)
        qtbot.waitUntil(lambda: [panel for panel, _ in groupby(passed())] == list(shown), timeout=2000)
