"""What the side bar of a fleet shows, and its manners."""

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.app.rows.row_tree import ROW
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.core.edits import changed
from metamaker.core.elements.listing import with_fields
from metamaker.games.metaverse.edits.structure import STRUCTURE
from tests.app.conftest import Told
from tests.app.metaverse.fleet.side_bar import Key, context, fleet, keys, row, steps
from tests.games.metaverse.edits.flotilla import FLEET


# What is shown
def test_ships_stand_under_their_commanders_and_squadrons_beside(panel: FleetPanel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(panel.tree.rows)
    shown = [(row(panel.tree, key).text, row(panel.tree, key).above) for key in panel.tree.rows.keys]
    assert shown == [
        ("Flotilla", ""),
        ("First", "fleet"),
        ("Second", "ships/first"),
        ("Third", "ships/second"),
        ("Dart", "fleet"),
    ]
    assert row(panel.tree, "squadrons/dart-squadron").caption == "2 squadrons without a carrier"


def test_the_headline_has_totals_and_says_in_words_what_is_over_the_limit(panel: FleetPanel) -> None:
    before = panel.headline.text()
    assert before.startswith("3 ships · ")
    assert not panel.over.isVisible()
    limited = FLEET.limits.with_(combat_value=20.0, tier=1)
    context(panel).document.apply("Limits", changed(FLEET, limits=limited))
    assert panel.headline.text() == f"{before} / 20"
    assert panel.over.isVisible()
    assert "points over the limit" in panel.over.text()
    assert "points over the limit" in panel.headline.accessibleName()


def test_every_library_follows_the_document(panel: FleetPanel, qtmodeltester: ModelTester) -> None:
    captions: dict[str, str] = {}
    for group, view in panel.library.views.items():
        panel.library.show_group(group)
        qtmodeltester.check(view.rows)
        captions |= {row(view, key).text: row(view, key).caption for key in view.rows.keys}
    assert captions == {
        "Heron": "1 ship",
        "Egret": "2 ships",
        "Gun": "D6+1 · energy · used 2 times",
        "Lance": "D6 · energy · not used",
        "Dart": "Sting · used 3 times",
        "Wasp": "Sting · used 2 times",
        "Deck": "launches 1 a turn, holds 2 · used once",
    }


def test_a_search_finds_words_in_names_and_tags(panel: FleetPanel) -> None:
    context(panel).document.apply("Tags", with_fields(STRUCTURE, FLEET, "classes/egret", tags=("escort", "old/rusty")))
    view = panel.library.views["classes"]
    assert keys(view) == ("folder:old", "folder:old/rusty", "classes/egret", "classes/heron")
    QTest.keyClicks(panel.library.search, "ESC rus")
    assert keys(view) == ("folder:old", "folder:old/rusty", "classes/egret")
    QTest.keyClick(panel.library.search, Key.Key_Escape)
    assert len(keys(view)) == 4


def test_selecting_shows_on_the_canvas_and_the_canvas_selects(panel: FleetPanel, told: Told) -> None:
    selection = context(panel).selection
    panel.tree.setCurrentIndex(panel.tree.rows.index_of("ships/third"))
    assert (selection.subject, selection.element) == ("ships/third", "ships/third")
    panel.library.view.setCurrentIndex(panel.library.view.rows.index_of("classes/egret"))
    assert selection.subject == "classes/egret"
    selection.show("ships/first")
    assert (panel.tree.selected, panel.library.view.selected) == (("ships/first",), ())
    panel.library.show_group("weapons")
    panel.library.view.setCurrentIndex(panel.library.view.rows.index_of("weapons/lance"))
    assert (selection.subject, selection.element) == ("ships/first", "weapons/lance")
    QTest.keyClick(panel.library.view, Key.Key_Return)
    assert told.places == ["weapons/lance"]


def test_selection_and_folds_survive_edits_and_undo(panel: FleetPanel) -> None:
    tree, document = panel.tree, context(panel).document
    tree.select(["ships/third"])
    tree.collapse(tree.rows.index_of("ships/first"))
    kept = QPersistentModelIndex(tree.rows.index_of("ships/second"))
    panel.commands.rename("ships/second", "Other")
    panel.commands.remove(["squadrons/dart-squadron"])
    document.steps.undo()
    document.steps.undo()
    assert document.value is FLEET
    assert (tree.selected, kept.data()) == (("ships/third",), "Second")
    assert not tree.isExpanded(tree.rows.index_of("ships/first"))


# Manners
def test_names_of_strangers_are_taken_for_what_they_say(panel: FleetPanel) -> None:
    panel.commands.rename("ships/second", "<b>%1</b> & %2")
    panel.commands.remove(["ships/second"])
    assert steps(panel)[-1] == "Remove <b>%1</b> & %2"
    panel.commands.rename("weapons/gun", "<i>%2</i>")
    panel.commands.remove(["weapons/gun"])
    assert panel.notice.label.textFormat() is Qt.TextFormat.PlainText
    assert panel.notice.text == "<i>%2</i> – used by Heron, Egret. Also remove it there?"


def test_escape_closes_the_notice_and_the_focus_goes_back(panel: FleetPanel) -> None:
    panel.library.show_group("weapons")
    panel.library.view.setFocus()
    panel.library.view.select(["weapons/gun"])
    QTest.keyClick(panel.library.view, Key.Key_Delete)
    assert panel.notice.isVisible()
    QTest.keyClick(panel.notice.buttons[-1], Key.Key_Escape)
    assert not panel.notice.isVisible()
    assert panel.library.view.hasFocus()


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("look", [Look.LIGHT, Look.DARK])
def test_it_can_be_drawn_in_every_look(panel: FleetPanel, settings: Settings, look: Look, size: int) -> None:
    settings.change(look=look, text_size=size)
    panel.notice.ask("Sure?", [("Yes", lambda: None)], "No")
    assert not panel.grab().isNull()
    assert panel.tree.visualRect(panel.tree.rows.index_of("ships/first")).height() > panel.fontMetrics().height()


@pytest.mark.parametrize(("width", "height"), [(300, 900), (200, 300), (140, 400)])
def test_every_library_can_be_reached_however_little_room_there_is(panel: FleetPanel, width: int, height: int) -> None:
    panel.resize(width, height)
    QApplication.processEvents()
    tabs = panel.library.tabs
    assert [button.text() for button in tabs.buttons if tabs.rect().contains(button.geometry())] == [
        *("Classes", "Weapons", "Squadrons", "Bays")
    ]


def test_rows_can_be_heard(panel: FleetPanel) -> None:
    index = panel.tree.rows.index_of("ships/second")
    figure = index.data(ROW).figure
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"Second, Egret, {figure}"
    assert panel.tree.accessibleName() == "Chain of command"
    assert panel.library.search.accessibleName() == "Search classes"


def test_tab_goes_from_top_to_bottom(panel: FleetPanel) -> None:
    wanted: list[QWidget] = [panel.add, panel.tree, panel.library.search]
    stops: list[QWidget] = []
    each: QWidget | None = panel.add
    while each is not None and len(stops) < len(wanted):
        stops += [each] if each in wanted else []
        each = each.nextInFocusChain()
    assert stops == wanted


def test_the_caption_of_a_row_can_be_read_while_its_name_is_edited(panel: FleetPanel) -> None:
    key = "ships/first"
    panel.tree.rename(key)
    (editor,) = panel.tree.findChildren(QLineEdit)
    row_box = panel.tree.visualRect(panel.tree.rows.index_of(key))
    assert editor.geometry().bottom() < row_box.center().y() + editor.fontMetrics().height() // 2


def test_the_numbers_of_an_edited_class_follow_after_a_pause(panel: FleetPanel, qtbot: QtBot) -> None:
    egret = fleet(panel).ship_class("egret")
    core, before = egret.sections.core, panel.headline.text()
    places = ((panel.library.views["classes"], "classes/egret"), (panel.tree, "ships/third"))
    figures = [row(*place).figure for place in places]
    assert core is not None
    larger = egret.sections.with_(core=core.with_(hull_hits=core.hull_hits + 40))
    context(panel).document.apply("Hull", with_fields(STRUCTURE, fleet(panel), "classes/egret", sections=larger))
    assert panel.headline.text() == before
    qtbot.waitUntil(lambda: panel.headline.text() != before)
    assert all(row(*place).figure != figure for place, figure in zip(places, figures, strict=True))
