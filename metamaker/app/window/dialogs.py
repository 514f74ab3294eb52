"""Dialogs of the window: about the program, the keys of everything that has one, the settings."""

import re
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QMenuBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.settings.preferences import LARGEST_TEXT, SMALLEST_TEXT, Look
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import filled, unmarked
from metamaker.app.widgets.boxes import ComboBox, SpinBox
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.app.widgets.layouts import nested
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.collation import has_words
from metamaker.core.version import program_version
from metamaker.core.words import COMMON, language_name, languages


class AboutDialog(QDialog):
    """Name, version, licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About MetaMaker"))
        title = QLabel(f"MetaMaker {program_version()}", self)
        title.setProperty("role", "title")
        text = QLabel(
            self.tr("Design starships for tabletop games: every number explained, record sheets to print, fleets in one file."),
            self,
        )
        text.setWordWrap(True)
        terms = QLabel(filled(self.tr("Free software under the MIT licence. Qt %1."), qVersion()), self)
        terms.setProperty("role", "caption")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        for widget in (title, text, terms, buttons):
            rows.addWidget(widget)
        self.setMinimumWidth(self.fontMetrics().height() * 24)


Keys = tuple[str, tuple[tuple[str, str], ...]]
"""A title, and what each key does, with the key."""

_ARROWS = "←, →, ↑, ↓"


def other_keys() -> tuple[Keys, ...]:
    """Return the keys of what has the focus, by where it is."""
    return _panels(), _lists(), _sheet(), _slots(), _view(), _everywhere()


def _panels() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "On the design page"), (
        (translate("Keys", "Next panel"), _native("F6")),
        (translate("Keys", "Panel before"), _native("Shift+F6")),
        (translate("Keys", "Search parts"), _native("Ctrl+F")),
        (translate("Keys", "Show or fold designs and parts"), _native("F7")),
        (translate("Keys", "Show or fold problems"), _native("F8")),
        (translate("Keys", "Show or fold slots, or the sheet below them"), _native("Shift+F7", "Shift+F8")),
        (translate("Keys", "Show or fold numbers and selection"), _native("F9")),
        (translate("Keys", "Mend the problem chosen in the list"), _native("Ctrl+.")),
    )


def _lists() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "In lists of ships, designs and libraries"), (
        (translate("Keys", "Rename"), _native("F2")),
        (translate("Keys", "Add another"), _native("Ins", "Ctrl+=")),
        (translate("Keys", "Duplicate"), _native("Ctrl+D")),
        (translate("Keys", "Remove"), _native("Del")),
        (translate("Keys", "Cut, copy, paste"), _native("Ctrl+X", "Ctrl+C", "Ctrl+V")),
        (translate("Keys", "Add a ship of the class"), _native("Ctrl+Return")),
        (translate("Keys", "Move up or down"), "Alt+↑, Alt+↓"),
        (translate("Keys", "Put under the commander above"), "Alt+←"),
        (translate("Keys", "Put under the ship before"), "Alt+→"),
    )


def _sheet() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "On the sheet"), (
        (translate("Keys", "Next element"), _ARROWS),
        (translate("Keys", "First and last element"), _native("Home", "End")),
        (translate("Keys", "Select one more, or let it go"), _click("Ctrl")),
        (translate("Keys", "Select all up to it"), _click("Shift")),
        (translate("Keys", "Select the next element as well"), "Shift+←, Shift+→, Shift+↑, Shift+↓"),
        (translate("Keys", "Select all parts"), _native("Ctrl+A")),
        (translate("Keys", "One more"), "+"),
        (translate("Keys", "One less"), "−"),
        (translate("Keys", "Edit in place"), _native("Return", "F2")),
        (translate("Keys", "Take the element away"), _native("Del")),
        (translate("Keys", "Select nothing"), _native("Esc")),
        (translate("Keys", "Leave the sheet"), _native("Tab", "Shift+Tab")),
    )


def _slots() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "On a board of slots"), (
        (translate("Keys", "Slot beside"), _ARROWS),
        (translate("Keys", "Slot of a number"), "1–9, 0"),
        (translate("Keys", "Choose a system"), filled(translate("Keys", "%1, a letter"), _native("Return", "F2"))),
        (translate("Keys", "Change places with the slot beside"), "Alt+←, Alt+→, Alt+↑, Alt+↓"),
        (translate("Keys", "One more"), "+"),
        (translate("Keys", "One less"), "−"),
        (translate("Keys", "Empty the slot"), _native("Del")),
    )


def _view() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "Looking at pages"), (
        (translate("Keys", "Larger, smaller"), "Ctrl++, Ctrl+−"),
        (translate("Keys", "True size"), _native("Ctrl+0")),
        (translate("Keys", "Whole page"), _native("Ctrl+9")),
        (translate("Keys", "Whole width"), _native("Ctrl+8")),
        (translate("Keys", "Move the page"), "Ctrl+←, Ctrl+→, Ctrl+↑, Ctrl+↓"),
        (translate("Keys", "Up and down the page"), _native("PgUp", "PgDown")),
        (translate("Keys", "Pull the page"), translate("Keys", "Space and mouse")),
    )


def _everywhere() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "Everywhere"), (
        (translate("Keys", "Rule of what has the focus"), _native("F1")),
        (translate("Keys", "Next control"), _native("Tab")),
        (translate("Keys", "Number on its grid"), "↑, ↓"),
    )


def _native(*keys: str) -> str:
    """Return keys as they are called on the keyboards of the language and the system."""
    return ", ".join(QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in keys)


def _click(held: str) -> str:
    """Return a click with a key held, as that is called there."""
    key = _native(f"{held}+A").removesuffix("A").rstrip("+")
    return filled(QCoreApplication.translate("Keys", "%1 and a click"), key)


NAME = "name"
"""The property of an action whose text changes, under which it has its lasting name."""

_RARE = re.compile(r"\bF(1[3-9]|[23]\d)\b")


class KeysDialog(QDialog):
    """A list of actions with their keys by menu, searched as one types. It does not stop the window."""

    def __init__(self, bar: QMenuBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        self.search = SearchField(self, self.tr("Search"))
        self.search.textChanged.connect(self._filter)
        self.list = QTreeWidget(self)
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        for title, menu in _menus(bar):
            self._add(title, ((_called(action), _keys(action)) for action in _actions(menu)))
        for title, keys in other_keys():
            self._add(title, keys)
        self.list.expandAll()
        rows = QVBoxLayout(self)
        rows.addWidget(self.search)
        rows.addWidget(self.list)
        em = self.fontMetrics().height()
        self.resize(em * 26, em * 34)

    def _add(self, title: str, rows: Iterable[tuple[str, str]]) -> None:
        rows = tuple(rows)
        if not rows:
            return
        head = QTreeWidgetItem([title])
        self.list.addTopLevelItem(head)
        for row in rows:
            head.addChild(QTreeWidgetItem(list(row)))

    def _filter(self, text: str) -> None:
        for number in range(self.list.topLevelItemCount()):
            head = self.list.topLevelItem(number)
            for row in range(head.childCount() if head else 0):
                item = head.child(row) if head else None
                if item:
                    item.setHidden(not has_words(f"{item.text(0)} {item.text(1)}", text))


def _menus(bar: QMenuBar) -> Iterator[tuple[str, QMenu]]:
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield _plain(action.text()), menu


def _actions(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _actions(inner)
        elif action.shortcuts():
            yield action


def _plain(text: str) -> str:
    return unmarked(text).removesuffix("…")


def _called(action: QAction) -> str:
    return _plain(str(action.property(NAME) or action.text()))


def _keys(action: QAction) -> str:
    """Return the keys of an action that usual keyboards have: some have one of its own for it, which needs no telling."""
    usual = (each for each in action.shortcuts() if each[0].key() < Qt.Key.Key_Back)  # type: ignore[index]
    shown = [each.toString(QKeySequence.SequenceFormat.NativeText) for each in usual]
    return ", ".join(each for each in shown if not _RARE.search(each))


TEXT_STEP = 10


def ask_for_folder(parent: QWidget, title: str, folder: str) -> str:
    """Ask for a folder, beginning with one; return its path, empty for none."""
    return QFileDialog.getExistingDirectory(parent, title, folder)


class PreferencesDialog(QDialog):
    """Colours, text size, language, paper, the folder of the library, tabs. It does not stop the window.

    `ask(parent, title, folder)` asks for another folder, and gives an empty text for none.
    """

    def __init__(self, settings: Settings, parent: QWidget, ask: Callable[[QWidget, str, str], str] = ask_for_folder) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Preferences"))
        looks = ((self.tr("As the system"), Look.SYSTEM), (self.tr("Light"), Look.LIGHT), (self.tr("Dark"), Look.DARK))
        self.look = self._choice(looks, settings.look, "look")
        self.text_size = SpinBox(self)
        self.text_size.setRange(SMALLEST_TEXT, LARGEST_TEXT)
        self.text_size.setSingleStep(TEXT_STEP)
        self.text_size.setSuffix(" %")
        self.text_size.setKeyboardTracking(False)
        self.text_size.setValue(settings.text_size)
        self.text_size.valueChanged.connect(lambda size: settings.change(text_size=size))
        known = ((self.tr("As the system"), ""), *((language_name(each), each) for each in languages(COMMON)))
        self.language = self._choice(known, settings.values.language, "language")
        self.paper = self._choice((("A4", "a4"), ("Letter", "letter")), settings.paper, "paper")
        self.restore_tabs = QCheckBox(self.tr("Open the documents of the last time &again"), self)
        self.restore_tabs.setChecked(settings.values.restore_tabs)
        self.restore_tabs.toggled.connect(lambda wanted: settings.change(restore_tabs=wanted))
        note = QLabel(self.tr("Another language is used from the next start."), self)
        note.setProperty("role", "caption")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        form = nested(rows, QFormLayout())
        form.addRow(self.tr("&Colours"), self.look)
        form.addRow(self.tr("&Text size"), self.text_size)
        form.addRow(self.tr("&Language"), self.language)
        form.addRow("", note)
        form.addRow(self.tr("&Paper"), self.paper)
        form.addRow(self.tr("&Own library"), self._folder_row(ask))
        form.addRow(self.tr("At the start"), self.restore_tabs)
        rows.addWidget(buttons)

    def _folder_row(self, ask: Callable[[QWidget, str, str], str]) -> QWidget:
        """Return what names the folder of the library, and offers another one."""
        row = QWidget(self)
        self.library = ElidedLabel(row)
        self.choose_library = QPushButton(self.tr("Choose…"), row)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.library, 1)
        line.addWidget(self.choose_library)

        def show() -> None:
            self.library.setText(str(self._settings.library))

        def choose() -> None:
            if folder := ask(self, self.tr("Folder of the own library"), str(self._settings.library)):
                self._settings.choose_library(folder)
                show()

        self.choose_library.clicked.connect(choose)
        show()
        return row

    def _choice(self, entries: tuple[tuple[str, str], ...], now: str, name: str) -> QComboBox:
        box = ComboBox(self)
        for text, value in entries:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(now)))
        box.activated.connect(lambda index: self._settings.change(**{name: entries[index][1]}))
        return box
