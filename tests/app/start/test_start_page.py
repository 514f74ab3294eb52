"""The start page: where to begin, what was open, what was lost, what comes with the program."""

import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from metamaker.app.recovery.record import Record
from metamaker.app.settings.profile import Profile
from metamaker.app.start.recent_row import RecentRow
from metamaker.app.start.recovery_row import RecoveryRow
from metamaker.app.start.sample_card import SampleCard
from metamaker.app.start.start_page import StartPage
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.core.share_code import code
from metamaker.game import brief_bytes, file_bytes
from metamaker.registry import GAMES, game_called, open_file
from tests.app.conftest import SAMPLES

METAVERSE = game_called("metaverse")


def start(window: MainWindow) -> StartPage:
    assert isinstance(window.shelf.here, StartPage)
    return window.shelf.here


def test_a_newcomer_starts_with_the_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(start(window).new_button, Qt.Key.Key_Space)
    assert [fleet.title for fleet in window.fleets] == ["New fleet"]
    assert len(window.shelf.parts) == 1


def test_samples_show_their_cards_and_open_as_copies(qtbot: QtBot, window: MainWindow) -> None:
    cards = start(window).findChildren(SampleCard)
    assert len(cards) == sum(len(list(sample_fleets(game).glob("*.json"))) for game in GAMES)
    qtbot.waitUntil(lambda: {card.accessibleName() for card in cards} >= {"The Even Hand", "The Slow Orchard"}, timeout=10_000)
    (card,) = [card for card in cards if card.accessibleName() == "The Even Hand"]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert [(fleet.title, fleet.path) for fleet in window.fleets] == [("The Even Hand", "")]


def test_recent_files_say_what_they_are(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    page = start(window)
    window.program.settings.note_recent("/nowhere/gone.json")
    window.program.settings.note_recent(str(fleet_file))
    rows = {row.toolTip(): row for row in page.findChildren(RecentRow) if not row.isHidden()}
    row, gone = rows[str(fleet_file)], rows["/nowhere/gone.json"]
    qtbot.waitUntil(lambda: "2 ship" in row.accessibleName() and "no such file" in gone.accessibleName())
    assert row.accessibleName().startswith("Quarrel at Fennel Light · 2 ship")
    assert row.accessibleName().endswith("· quarrel.json · 49")
    qtbot.keyClick(row, Qt.Key.Key_Space)
    assert [fleet.path for fleet in window.fleets] == [str(fleet_file)]


def test_a_new_fleet_can_be_of_a_template(window: MainWindow) -> None:
    menu = start(window).template_button.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert texts == ["Two scouts", "Empty fleet", "One frigate", "A cruiser and two frigates"]
    menu.actions()[3].trigger()
    assert window.fleet is not None
    assert [ship.name for ship in window.fleet.document.value.ships] == ["First Light", "Second Wind", "Third Bell"]
    assert not window.fleet.dirty
    (templates,) = [each for each in window.menu_bar.findChildren(QMenu) if each.title() == "New from te&mplate"]
    templates.aboutToShow.emit()
    templates.actions()[1].trigger()
    assert window.fleet.document.value.ships == ()


def test_a_code_is_pasted(qtbot: QtBot, window: MainWindow) -> None:
    document = open_file(str(SAMPLES / "the-even-hand.json")).document
    QGuiApplication.clipboard().setText(code(brief_bytes(METAVERSE, document)))
    qtbot.keyClick(start(window), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.fleet is not None
    assert window.fleet.document.value == document


def left_behind(profile: Profile, *titles: str) -> None:
    folder = profile.recovery / "0123456789ab"
    folder.mkdir(parents=True)
    for number, title in enumerate(titles):
        content = file_bytes(METAVERSE, METAVERSE.new(title, "x"))
        (folder / f"work{number}-000001.json").write_bytes(Record(title, "", "", time.time(), content).as_bytes())


def test_unsaved_work_is_offered(qtbot: QtBot, window: MainWindow, profile: Profile) -> None:
    page = start(window)
    assert not page.left_card.isVisible()
    left_behind(profile, "Heron", "Curlew")
    window.program.find_left_behind()
    assert page.left_card.isVisible()
    rows = {row.open_button.accessibleName(): row for row in page.findChildren(RecoveryRow)}
    assert set(rows) == {"Recover Heron", "Recover Curlew"}
    qtbot.waitUntil(lambda: rows["Recover Heron"].facts.text().endswith("never saved"))
    qtbot.mouseClick(rows["Recover Curlew"].discard_button, Qt.MouseButton.LeftButton)
    assert [left.record.title for left in window.program.left] == ["Heron"]
    qtbot.mouseClick(rows["Recover Heron"].open_button, Qt.MouseButton.LeftButton)
    assert [(fleet.title, fleet.dirty) for fleet in window.fleets] == [("Heron", True)]
    assert window.program.left == ()


def test_unsaved_work_is_told_where_a_fleet_is_at_the_front(window: MainWindow, profile: Profile, fleet_file: Path) -> None:
    window.files.open([str(fleet_file)])
    left_behind(profile, "Heron")
    window.program.find_left_behind()
    assert [message.label.text() for message in window.messages.messages] == ["Unsaved work of an earlier run was found."]
    window.program.discard(window.program.left[0])
    assert window.messages.messages == ()
