"""Anything is found by what is typed into one box, and gone to with Enter: elements, tabs, rules, commands, samples."""

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from metamaker.app.document import Document
from metamaker.app.library.own_library import OwnLibrary
from metamaker.app.quick_search.find_box import FindBox
from metamaker.app.quick_search.finding import Finding
from metamaker.app.quick_search.sources import DocumentIndex
from metamaker.app.window.side_docks import RulesDock
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.opening import open_file
from metamaker.registry import GAMES, game_called
from tests.app.end_to_end.hands import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True)


def sample(game: str, name: str) -> str:
    return str(sample_fleets(game) / f"{name}.json")


def find(hands: Hands, text: str) -> None:
    hands.press("Ctrl+K")
    hands.type(text)
    hands.press("Return")


def box(window: MainWindow) -> FindBox:
    found = window.findChild(FindBox)
    assert found is not None
    return found


def selected(window: MainWindow) -> tuple[str, str]:
    assert window.workspace is not None
    return window.workspace.page, window.workspace.fleet.selection.element


def test_elements_of_all_open_documents_are_gone_to_where_they_are_edited(desk: MainWindow, hands: Hands) -> None:
    desk.files.open([sample("metaverse", "the-even-hand"), sample("cosmoforce", "six-ideas")])
    find(hands, "gauge lance")
    assert desk.fleet is not None
    assert desk.fleet.document.game.key == "metaverse"
    page, element = selected(desk)
    assert (page, element.partition("/")[0]) == ("weapons", "weapons")
    find(hands, "patient surv")
    assert selected(desk)[1].startswith("ships/")
    find(hands, "warm kettle")
    assert desk.fleet.document.game.key == "cosmoforce"
    assert selected(desk)[1].startswith(("designs/", "ships/"))


def test_a_page_that_is_complete_later_takes_no_keys_from_the_box(desk: MainWindow, hands: Hands) -> None:
    desk.files.open([sample("cosmoforce", "six-ideas"), sample("metaverse", "the-even-hand")])
    behind = desk.workspace
    desk.files.open([sample("cosmoforce", "six-ideas")])
    assert behind is not None
    assert behind.is_building
    hands.press("Ctrl+K")
    hands.until(lambda: not behind.is_building, "the page behind is never complete")
    assert QApplication.focusWidget() is box(desk).field


def test_kind_and_place_are_shown_and_arrows_choose_another(desk: MainWindow, hands: Hands) -> None:
    desk.files.open([sample("metaverse", "the-even-hand")])
    hands.press("Ctrl+K")
    hands.type("sensor")
    shown = box(desk).shown
    assert len(shown) > 1
    row = box(desk).list.rows.row_of("0")
    assert row is not None
    assert (row.text, row.figure) == (shown[0].title, shown[0].kind)
    assert "The Even Hand" in row.caption
    hands.press("Down")
    assert box(desk).list.current == "1"
    hands.press("Esc")
    assert not box(desk).isVisible()


def test_the_keys_go_back_where_they_were(desk: MainWindow, hands: Hands) -> None:
    desk.files.open([sample("metaverse", "the-even-hand")])
    hands.click("Search parts")
    before = QApplication.focusWidget()
    hands.press("Ctrl+K")
    assert QApplication.focusWidget() is box(desk).field
    hands.press("Esc")
    assert QApplication.focusWidget() is before


def test_a_finding_is_gone_to_although_the_widget_that_had_the_keys_is_gone(qtbot: QtBot) -> None:
    window, went = QWidget(), list[str]()
    field = QLineEdit(window)
    box = FindBox(window, lambda: (Finding("Heron", "ship", "", lambda: went.append("Heron")),))
    qtbot.addWidget(window)
    window.show()
    field.setFocus()
    box.open()
    delete(field)
    box.list.clicked.emit(box.list.currentIndex())
    qtbot.waitUntil(lambda: went == ["Heron"])


def test_rules_commands_tabs_and_samples_are_found(desk: MainWindow, hands: Hands) -> None:
    desk.files.open([sample("metaverse", "the-even-hand")])
    find(hands, "shield piercing")
    dock = desk.findChild(RulesDock)
    assert dock is not None
    assert dock.isVisible()
    find(hands, "new weapon")
    assert desk.fleet is not None
    assert desk.fleet.document.value.weapons[-1].name == "New weapon"
    find(hands, "six ideas")
    assert desk.fleet.document.game.key == "cosmoforce"
    find(hands, "even hand open tab")
    assert desk.fleet.document.game.key == "metaverse"


def test_what_is_in_the_library_is_brought_in(desk: MainWindow, hands: Hands) -> None:
    source = open_file(sample("metaverse", "the-even-hand")).document
    library = OwnLibrary(desk.program.settings)
    library.keep(game_called("metaverse"), STRUCTURE, source, [f"weapons/{source.weapons[0].id}"])
    hands.click("New Metaverse document")
    find(hands, f"{source.weapons[0].name} my library")
    assert desk.fleet is not None
    assert source.weapons[0].name in [weapon.name for weapon in desk.fleet.document.value.weapons]
    assert selected(desk)[1] == f"weapons/{source.weapons[0].id}"


def test_what_is_not_there_is_said_and_enter_does_nothing(desk: MainWindow, hands: Hands) -> None:
    hands.press("Ctrl+K")
    hands.type("qqzzxx")
    assert box(desk).nothing.isVisible()
    hands.press("Return")
    assert box(desk).isVisible()


LISTED = [game for game in GAMES if game_called(game).edits is not None]
"""Games whose documents have elements that can be gone to; a board of Cosmoclysm is edited as a whole."""


@pytest.mark.parametrize("game", LISTED)
def test_what_a_document_lists_is_worked_out_once_until_it_changes(game: str, qapp: QApplication) -> None:
    path = next(iter(sorted(sample_fleets(game).glob("*.json"))))
    document = Document(game_called(game), open_file(str(path)).document)
    index = DocumentIndex()
    once = index.listed(document, "en")
    assert once
    assert index.listed(document, "en") is once
    document.put(document.value.with_(name="Another"))
    assert index.listed(document, "en") is not once
    assert index.listed(document, "en") == once
    index.keep([])
    assert index.listed(document, "en") == once


def test_every_listed_element_is_there_to_go_to() -> None:
    for game in LISTED:
        for path in sorted(sample_fleets(game).glob("*.json")):
            value, edits = open_file(str(path)).document, game_called(game).edits
            assert edits is not None
            listed = edits.listed(value, "en")
            assert all(edits.title_of(value, each.ref, "en") for each in listed)
            assert len({each.ref for each in listed}) == len(listed)
