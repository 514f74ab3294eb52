"""The window: tabs, pages, menus and keys, docks, state that is kept."""

import threading
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent, QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QUndoView,
)
from pytestqt.qtbot import QtBot

from metamaker.app.background import Job
from metamaker.app.settings.preferences import Look
from metamaker.app.start.start_page import StartPage
from metamaker.app.texts import unmarked
from metamaker.app.window.dialogs import KeysDialog, PreferencesDialog
from metamaker.app.window.program import Program
from metamaker.app.window.side_docks import RulesDock
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets


def rename(window: MainWindow, name: str) -> None:
    assert window.fleet is not None
    window.fleet.document.apply("Rename the fleet", window.fleet.document.value.with_(name=name))


def page(window: MainWindow) -> str:
    assert window.workspace is not None
    shown = window.workspace.shown
    assert isinstance(shown, QLabel)
    return shown.text()


@pytest.mark.parametrize("side", [16, 32, 256])
def test_windows_have_the_icon_of_the_program(window: MainWindow, side: int) -> None:
    picture = window.windowIcon().pixmap(QSize(side, side)).toImage()
    assert picture.size() == QSize(side, side)
    colours = {picture.pixelColor(x, y).name() for x in range(side) for y in range(side)}
    assert len(colours) > len(("ground", "ship"))


def test_pages_are_made_when_they_are_first_shown(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    window.files.open([str(fleet_file)])
    workspace = window.workspace
    assert workspace is not None
    assert page(window) == "design of Quarrel at Fennel Light"
    assert workspace.count() == 1
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert page(window).startswith("fleet")
    workspace.go_to("classes/tinker/core")
    assert (page(window)[:6], workspace.fleet.selection.element) == ("design", "classes/tinker/core")
    window.actions_.print_sheets.trigger()
    assert page(window).startswith("sheets")
    assert workspace.count() == 3


def test_what_was_said_of_an_edit_goes_with_the_next_one(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.new.trigger()
    assert window.workspace is not None
    steps: tuple[Callable[[], None], ...] = (partial(rename, window, "Sandpiper"), window.new_tab)
    for go_on in steps:
        window.workspace.context.say("Removed Engine")
        qtbot.wait(1)
        assert window.status_bar.currentMessage() == "Removed Engine"
        go_on()
        assert window.status_bar.currentMessage() == ""


def test_what_is_said_with_an_edit_stays(window: MainWindow) -> None:
    window.actions_.new.trigger()
    assert window.workspace is not None
    window.workspace.context.say("Pasted a ship")
    rename(window, "Sandpiper")
    assert window.status_bar.currentMessage() == "Pasted a ship"


def test_undo_and_redo_say_what_they_do(window: MainWindow) -> None:
    window.actions_.new.trigger()
    assert not window.actions_.undo.isEnabled()
    rename(window, "Sandpiper")
    assert window.actions_.undo.text() == "Undo Rename the fleet"
    window.actions_.undo.trigger()
    assert window.actions_.redo.text() == "Redo Rename the fleet"
    assert window.bar.title.text() == "New fleet"


def test_undo_belongs_to_the_tab_at_the_front(window: MainWindow) -> None:
    window.actions_.new.trigger()
    rename(window, "first")
    window.actions_.new.trigger()
    assert not window.actions_.undo.isEnabled()
    window.actions_.next_tab.trigger()
    window.actions_.undo.trigger()
    assert [fleet.title for fleet in window.fleets] == ["New fleet", "New fleet"]


def test_titles_are_shortened_as_they_look_at_the_front_and_lose_no_first_letter(window: MainWindow) -> None:
    tabs, title = window.shelf.tabs, "Quarrel at Fennel Light at the table"
    bold = QFont(tabs.font())
    bold.setBold(True)
    assert tabs.fontMetrics().horizontalAdvance(title) == QFontMetrics(bold).horizontalAdvance(title)


def test_a_tab_becomes_a_window_of_its_own_and_works_there(
    qtbot: QtBot, window: MainWindow, program: Program, fleet_file: Path
) -> None:
    window.actions_.new.trigger()
    window.files.open([str(fleet_file)])
    moved = window.fleet
    window.actions_.tear_off.trigger()
    other = program.windows[1]
    assert (window.fleets[0].title, len(window.fleets)) == ("New fleet", 1)
    assert other.fleets == (moved,)
    rename(other, "Sandpiper")
    assert other.windowTitle().startswith("Sandpiper")
    assert not window.isWindowModified()
    assert other.actions_.undo.isEnabled()
    assert not window.actions_.undo.isEnabled()


def test_a_window_of_its_own_is_wholly_on_the_screen(window: MainWindow, program: Program) -> None:
    room = window.screen().availableGeometry()
    window.setGeometry(room)
    program.settings.keep_state("window", window.saveGeometry())
    window.actions_.new.trigger()
    window.actions_.new.trigger()
    window.actions_.tear_off.trigger()
    assert room.contains(program.windows[1].frameGeometry())


def test_closing_the_last_tab_shows_the_start_page(window: MainWindow) -> None:
    def is_at_start() -> bool:
        return isinstance(window.shelf.here, StartPage)

    assert is_at_start()
    window.actions_.new.trigger()
    assert not is_at_start()
    window.actions_.close.trigger()
    assert is_at_start()
    assert window.windowTitle() == "MetaMaker"
    assert not window.actions_.save.isEnabled()


def test_closing_the_start_page_closes_the_window(qtbot: QtBot, window: MainWindow, program: Program) -> None:
    with qtbot.waitSignal(window.destroyed):
        window.actions_.close.trigger()
    assert program.windows == []


def actions(window: MainWindow) -> list[QAction]:
    return [action for action in window.actions() if action.text()]


def test_no_key_stands_for_two_things(window: MainWindow) -> None:
    window.actions_.new.trigger()
    keys = Counter(key.toString() for action in actions(window) for key in action.shortcuts())
    assert {key: count for key, count in keys.items() if count > 1} == {}
    assert {"Ctrl+N", "Ctrl+O", "Ctrl+S", "Ctrl+Shift+S", "Ctrl+W", "Ctrl+Q", "Ctrl+Z", "Ctrl+P", "Ctrl+1"} <= keys.keys()


def test_everything_is_in_a_menu_and_keys_are_listed(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.new.trigger()
    window.actions_.shortcuts.trigger()
    (dialog,) = window.findChildren(KeysDialog)
    heads = [dialog.list.topLevelItem(number) for number in range(dialog.list.topLevelItemCount())]
    rows = [row for head in heads if head for number in range(head.childCount()) if (row := head.child(number))]
    listed = {row.text(1).split(", ")[0] for row in rows}
    with_keys = {action.shortcut().toString() for action in actions(window) if action.shortcuts()}
    assert with_keys - listed == set()
    dialog.search.setText("undo")
    assert [row.text(0) for row in rows if not row.isHidden()] == ["Undo"]
    dialog.close()


def test_the_menu_of_the_document_is_called_like_it(window: MainWindow) -> None:
    window.actions_.new.trigger()
    assert window.menus.fleet.title().replace("&", "") == "Fleet"
    assert "&Print…" in [action.text() for action in window.menus.fleet.actions()]


def test_the_history_lists_the_steps(window: MainWindow) -> None:
    window.actions_.new.trigger()
    rename(window, "Sandpiper")
    window.actions_.history.trigger()
    (view,) = window.findChildren(QUndoView)
    model = view.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["As opened", "Rename the fleet"]
    view.setCurrentIndex(model.index(0, 0))
    assert window.fleet is not None
    assert window.fleet.title == "New fleet"
    window.actions_.history.trigger()
    assert not view.isVisible()


def test_the_rules_open_beside_the_fleet(window: MainWindow) -> None:
    window.actions_.new.trigger()
    assert window.workspace is not None
    window.workspace.context.show_rule("MV-3.1.5-01")
    (dock,) = [each for each in window.findChildren(QDockWidget) if each.objectName() == "rules-dock"]
    assert dock.isVisible()


def test_escape_closes_the_rules_and_brings_the_keys_back(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    window.files.open([str(fleet_file)])
    line = QLineEdit(window.centralWidget())
    line.show()
    for opened in (window.actions_.rules.trigger, lambda: window.show_rule("MV-3.1.5-01")):
        line.setFocus()
        opened()
        (dock,) = window.findChildren(RulesDock)
        assert dock.isVisible()
        assert not line.isHidden()
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Escape)
        assert not dock.isVisible()
        assert line.hasFocus()
    window.show_rule("MV-3.1.5-01")
    dock.panel.text.setFocus()
    qtbot.keyClick(dock.panel.text, Qt.Key.Key_Escape)
    assert not dock.isVisible()


def test_where_the_window_was_is_kept(qtbot: QtBot, window: MainWindow, program: Program) -> None:
    window.resize(720, 610)
    with qtbot.waitSignal(window.destroyed):
        window.close()
    again = program.new_window()
    again.show()
    assert (again.width(), again.height()) == (720, 610)


def test_preferences_take_effect_at_once(window: MainWindow, program: Program) -> None:
    window.actions_.preferences.trigger()
    (dialog,) = window.findChildren(PreferencesDialog)
    dialog.text_size.setValue(150)
    dialog.look.setCurrentIndex(dialog.look.findData(Look.DARK))
    dialog.look.activated.emit(dialog.look.currentIndex())
    assert (program.settings.text_size, program.settings.look) == (150, Look.DARK)
    window.actions_.smaller.trigger()
    assert program.settings.text_size == 140
    dialog.close()


@pytest.mark.parametrize("width", [700, 1400])
def test_pages_are_reached_in_a_narrow_window_too(window: MainWindow, width: int) -> None:
    window.actions_.new.trigger()
    window.program.settings.change(text_size=200)
    window.resize(width, 700)
    assert window.width() == width
    shown = [button.text() for button in window.bar.pages.findChildren(QAbstractButton) if button.isVisible()]
    assert shown == (["Design"] if width < 1000 else ["Design", "Fleet", "Sheets"])


def test_every_control_has_a_name(window: MainWindow, fleet_file: Path) -> None:
    window.program.settings.note_recent(str(fleet_file))
    window.actions_.new.trigger()
    window.actions_.start.trigger()
    window.actions_.preferences.trigger()
    controls = [*window.findChildren(QAbstractButton), *window.findChildren(QLineEdit), *window.findChildren(QComboBox)]
    dialog = window.findChild(PreferencesDialog)
    assert dialog is not None
    nameless = [
        control
        for control in controls
        if not (control.accessibleName() or getattr(control, "text", str)() or control.toolTip())
        and not control.objectName().startswith("qt_")
        and not isinstance(control.parent(), QComboBox)
        and control not in dialog.findChildren(QComboBox)
    ]
    assert nameless == []
    dialog.close()


def test_messages_take_the_place_of_one_another(window: MainWindow) -> None:
    window.messages.tell("a", "one")
    window.messages.tell("b", "two")
    window.messages.tell("a", "<b>three</b>")
    assert [message.label.text() for message in window.messages.messages] == ["two", "<b>three</b>"]
    assert all(message.label.textFormat() == Qt.TextFormat.PlainText for message in window.messages.messages)
    window.messages.drop("a")
    window.messages.drop("b")
    assert window.messages.isHidden()


def test_nothing_is_polled(window: MainWindow, program: Program, fleet_file: Path) -> None:
    window.files.open([str(fleet_file)])
    timers = [*window.findChildren(QTimer), *program.findChildren(QTimer)]
    assert timers
    assert [timer for timer in timers if not timer.isSingleShot()] == []


def test_work_shows_at_the_foot_and_can_be_cancelled(qtbot: QtBot, window: MainWindow) -> None:
    begun, stopped = threading.Event(), threading.Event()

    def working(job: Job) -> None:
        job.report(1, 3)
        begun.set()
        while not job.cancelled:
            stopped.wait(0.01)
        stopped.set()

    job = window.program.background.run(working, lambda _: None, text="Printing")
    assert begun.wait(5)
    (line,) = window.status_bar.findChildren(QProgressBar)
    qtbot.waitUntil(lambda: (line.value(), line.maximum(), line.isVisible()) == (1, 3, True))
    (cancel,) = window.status_bar.findChildren(QPushButton)
    with qtbot.waitSignal(job.ended):
        cancel.click()
    assert stopped.is_set()
    assert not line.isVisible()
    assert not window.status_bar.isVisible()


def test_the_foot_takes_no_room_and_is_there_while_it_says_something(window: MainWindow) -> None:
    window.resize(1000, 700)
    stack, foot = window.shelf.stack, window.status_bar
    assert stack.mapTo(window, stack.rect().bottomLeft()).y() == window.rect().bottom()
    assert not foot.isVisible()
    window.commands.said.emit("Removed Engine")
    assert foot.isVisible()
    assert stack.mapTo(window, stack.rect().bottomLeft()).y() == window.rect().bottom()
    assert window.rect().contains(foot.geometry())
    assert foot.geometry().bottom() > window.rect().bottom() - foot.height()
    window.resize(900, 600)
    assert window.rect().contains(foot.geometry())
    assert foot.geometry().bottom() > window.rect().bottom() - foot.height()
    foot.clearMessage()
    assert not foot.isVisible()


def test_settings_that_cannot_be_used_are_told(window: MainWindow) -> None:
    window.notices.tell_unusable_settings("settings.json: expected a known key")
    (message,) = window.messages.messages
    assert message.label.text().startswith("The settings are not valid, so MetaMaker uses the defaults: settings.json: ")


def test_pages_keep_their_place_when_a_fleet_is_edited_and_renamed(window: MainWindow) -> None:
    window.actions_.new.trigger()
    window.resize(1300, 700)

    def places() -> list[int]:
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        return [each.mapTo(window, each.rect().topLeft()).x() for each in window.bar.pages.findChildren(QAbstractButton)]

    before = places()
    assert not window.bar.edited.isVisible()
    rename(window, "A rather longer name of a fleet")
    assert window.bar.edited.isVisible()
    assert places() == before


def test_names_are_no_mnemonics_and_no_markup(window: MainWindow) -> None:
    window.actions_.new.trigger()
    assert window.fleet is not None
    window.fleet.document.apply("Add Lance & <i>Co</i> " + "x" * 120, window.fleet.document.value.with_(name="one"))
    assert window.actions_.undo.text().startswith("Undo Add Lance && <i>Co</i> xx")
    assert len(window.actions_.undo.text()) < 80
    assert window.actions_.undo.text().endswith("…")
    (button,) = [each for each in window.bar.findChildren(QPushButton) if each.text() == "Undo"]
    assert button.toolTip().startswith("<p>Undo Add Lance &amp; &lt;i&gt;Co")
    assert window.fleet.document.steps.text(0).endswith("x" * 120)


def test_keys_are_called_by_what_they_do_on_any_keyboard(window: MainWindow) -> None:
    window.actions_.new.trigger()
    rename(window, "Sandpiper")
    window.actions_.shortcuts.trigger()
    (dialog,) = window.findChildren(KeysDialog)
    heads = [dialog.list.topLevelItem(number) for number in range(dialog.list.topLevelItemCount())]
    rows = {
        row.text(0): row.text(1) for head in heads if head for place in range(head.childCount()) if (row := head.child(place))
    }
    assert rows["Undo"].startswith("Ctrl+Z")
    assert not any("F14" in keys for keys in rows.values())
    assert rows["Rule for the focused field"] == "F1"
    assert (rows["Next panel"], rows["Previous panel"], rows["Search parts"]) == ("F6", "Shift+F6", "Ctrl+F")
    assert (rows["First and last item"], rows["Leave the sheet"]) == ("Home, End", "Tab, Shift+Tab")
    assert {"Rename", "Remove", "One more", "One less", "Duplicate", "Next item"} <= rows.keys()
    dialog.close()


def test_a_tab_comes_to_the_front_under_a_drag_and_takes_what_is_dropped(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.new.trigger()
    window.actions_.new.trigger()
    tabs = window.shelf.tabs
    data = QMimeData()
    data.setData("application/x-metamaker-elements", b"something")
    at = tabs.tabRect(0).center()
    button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, button, keys)
    QApplication.sendEvent(tabs, entered)
    assert entered.isAccepted()
    QApplication.sendEvent(tabs, QDragMoveEvent(at, Qt.DropAction.CopyAction, data, button, keys))
    qtbot.waitUntil(lambda: tabs.currentIndex() == 0)
    event = QDropEvent(at.toPointF(), Qt.DropAction.CopyAction, data, button, keys)
    tabs.dropEvent(event)
    assert window.fleet is window.fleets[0]
    assert window.fleet.title == "brought"
    assert window.status_bar.currentMessage() == "Brought something"


def test_printing_from_the_page_of_sheets_prints(window: MainWindow) -> None:
    window.actions_.new.trigger()
    assert window.workspace is not None
    window.actions_.print_sheets.trigger()
    shown = window.workspace.shown
    assert shown is not None
    assert shown.property("printed") is None
    window.actions_.print_sheets.trigger()
    assert shown.property("printed") == 1


def test_what_went_wrong_looks_like_it(window: MainWindow) -> None:
    window.files.open(["/nowhere/none.json"])
    window.messages.tell("hint", "by the way")
    assert [message.property("tone") for message in window.messages.messages] == ["error", "info"]


def menu_titles(window: MainWindow) -> list[str]:
    return [unmarked(action.text()) for action in window.menu_bar.actions()]


def test_new_documents_are_of_the_game_at_the_front_last(window: MainWindow, fleet_file: Path) -> None:
    assert window.actions_.new.text() == "&New Metaverse document"
    window.files.open_copy(str(sample_fleets("cosmoforce") / "six-ideas.json"))
    assert window.actions_.new.text() == "&New Cosmoforce document"
    window.actions_.new.trigger()
    assert window.fleet is not None
    assert window.fleet.title == "New ships"
    window.files.open([str(fleet_file)])
    window.actions_.new.trigger()
    assert window.fleet.title == "New fleet"
    assert [fleet.document.game.key for fleet in window.fleets] == ["cosmoforce", "cosmoforce", "metaverse", "metaverse"]


def test_the_menu_of_the_document_is_called_like_what_it_holds(window: MainWindow, fleet_file: Path) -> None:
    assert menu_titles(window)[3] == "Document"
    window.files.open_copy(str(sample_fleets("cosmoforce") / "six-ideas.json"))
    assert menu_titles(window)[3] == "Ships"
    window.files.open([str(fleet_file)])
    assert menu_titles(window)[3] == "Fleet"
    marks = [action.text().partition("&")[2][0].casefold() for action in window.menu_bar.actions()]
    assert len(set(marks)) == len(marks) == 5


def test_the_rules_are_those_of_the_document_at_the_front(window: MainWindow, fleet_file: Path) -> None:
    window.files.open_copy(str(sample_fleets("cosmoforce") / "six-ideas.json"))
    window.actions_.rules.trigger()
    (dock,) = window.findChildren(RulesDock)
    assert dock.panel.games.currentText() == "Cosmoforce"
    window.show_rule("CF-THR-05")
    assert dock.panel.place == "CF-THR-05"
    window.files.open([str(fleet_file)])
    assert dock.panel.games.currentText() == "Metaverse"
    dock.set_game("cosmoforce")
    window.show_rule("MV-3.1.5-01")
    assert (dock.panel.games.currentText(), dock.panel.place) == ("Metaverse", "3.1.5-01")
