"""The look part by part: what is hidden is left alone until it is shown."""

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QDockWidget, QLabel, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from metamaker.app.crash_report import FaultDialog
from metamaker.app.settings.preferences import Look
from metamaker.app.theme.stylesheet import dress
from metamaker.app.theme.theme import shown_look, tokens
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from tests.app.pages import show_whole


class Restyled(QObject):
    """Counts how often Qt tells widgets that they look otherwise."""

    def __init__(self, *watched: QWidget) -> None:
        super().__init__()
        self.counts: Counter[QObject] = Counter()
        for widget in watched:
            widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.StyleChange:
            self.counts[watched] += 1
        return False


def page(stack: QStackedWidget, text: str) -> QLabel:
    """Return a label on a page with the style sheet."""
    made = QWidget(stack)
    label = QLabel(text, made)
    dress(made)
    stack.addWidget(made)
    return label


def dressed(widget: QWidget) -> bool:
    """Whether a widget, or one that it stands in, has the style sheet of the look."""
    around: QWidget | None = widget
    while around is not None and around.styleSheet() != shown_look.sheet:
        around = around.parentWidget()
    return around is not None


def test_what_is_hidden_is_restyled_when_it_is_shown(qtbot: QtBot, program: Program) -> None:
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    front, behind = page(stack, "Heron"), page(stack, "Lark")
    stack.show()
    for number in (1, 0):
        stack.setCurrentIndex(number)
    seen = Restyled(front, behind)
    for change in ({"look": Look.DARK}, {"text_size": 120}):
        program.settings.change(**change)
        assert set(seen.counts) == {front}
    stack.setCurrentIndex(1)
    assert set(seen.counts) == {front, behind}
    assert behind.font().pointSizeF() == front.font().pointSizeF()


def test_a_look_is_put_on_once(qtbot: QtBot, program: Program) -> None:
    part = QWidget()
    qtbot.addWidget(part)
    for _ in ("once", "again"):
        dress(part)
    part.show()
    seen = Restyled(part)
    program.settings.change(look=Look.DARK)
    assert seen.counts[part] == 1


def test_pages_that_nobody_sees_keep_the_old_look(window: MainWindow, program: Program, fleet_file: Path) -> None:
    window.files.open([str(fleet_file)])
    workspace = window.workspace
    assert workspace is not None
    areas = {}
    for key in ("design", "fleet"):
        show_whole(window, key)
        assert workspace.shown is not None
        areas[key] = workspace.shown
    program.settings.change(look=Look.DARK)
    assert tokens().dark
    assert [dressed(areas[key]) for key in ("design", "fleet")] == [False, True]
    show_whole(window, "design")
    assert dressed(areas["design"])


def test_all_parts_of_the_window_and_its_dialogs_have_the_look(
    qtbot: QtBot, window: MainWindow, program: Program, fleet_file: Path
) -> None:
    window.files.open([str(fleet_file)])
    window.show_rule("MV-3.1.5-01")
    window.commands.show_history()
    window.commands.show_preferences()
    window.messages.tell("test", "Something happened.")
    window.status_bar.say("Something else")
    program.settings.change(look=Look.DARK, text_size=120)
    written = [label for label in window.findChildren(QLabel) if label.isVisible() and label.text()]
    assert len({label.window() for label in written}) == len((window, "preferences"))
    assert [label.text() for label in written if not dressed(label)] == []
    assert all(dressed(dock) for dock in window.findChildren(QDockWidget))
    assert dressed(window.status_bar)
    assert dressed(window.menu_bar)


def test_a_fault_is_told_in_the_look_without_a_window(qtbot: QtBot, program: Program) -> None:
    dialog = FaultDialog("Crash", "It crashed.", "report", Path(), None)
    qtbot.addWidget(dialog)
    assert dialog.styleSheet() == shown_look.sheet
