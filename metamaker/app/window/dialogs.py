"""Dialogs of the window: about the program, list of keys, settings."""

import re
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QMenu,
    QMenuBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from metamaker.app.settings.preferences import LARGEST_TEXT, SMALLEST_TEXT, Look
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr, unmarked
from metamaker.app.widgets.boxes import ComboBox, SpinBox
from metamaker.app.widgets.kit import column_in, form_of, named, row_in, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.search_field import SearchField
from metamaker.app.window.match_record import RecordSetting
from metamaker.core.collation import has_words
from metamaker.core.messages import COMMON, in_force, language_name, languages
from metamaker.core.version import program_version
from metamaker.play.compiled import build


class AboutDialog(QDialog):
    """Name, version, licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-main-about-metamaker"))
        title = styled(QLabel(f"MetaMaker {program_version()}", self), "title")
        text = words_label("", self, tr("window-main-design-starships-tabletop"), wraps=True)
        engine = tr("play-engine", build=build())
        licence = tr("window-main-free-software-under", version=qVersion(), engine=engine)
        terms = words_label("caption", self, licence, wraps=True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column_in(self, title, text, terms, buttons, margin=None)
        self.setMinimumWidth(self.fontMetrics().height() * 24)


Keys = tuple[str, tuple[tuple[str, str], ...]]
"""A title, and pairs of a description and a key."""

_ARROWS = "←, →, ↑, ↓"


def other_keys() -> tuple[Keys, ...]:
    """Return the keys of focused widgets, grouped by part of the window."""
    return _panels(), _lists(), _sheet(), _slots(), _view(), _everywhere()


def _panels() -> Keys:
    return tr("window-main-design-page"), (
        (tr("window-common-next-panel"), _native("F6")),
        (tr("window-common-previous-panel"), _native("Shift+F6")),
        (tr("window-common-search-parts"), _native("Ctrl+F")),
        (tr("window-main-show-fold-designs"), _native("F7")),
        (tr("window-main-show-fold-problems"), _native("F8")),
        (tr("window-main-show-fold-slots"), _native("Shift+F7", "Shift+F8")),
        (tr("window-main-show-fold-numbers"), _native("F9")),
        (tr("window-main-fix-selected-problem"), _native("Ctrl+.")),
    )


def _lists() -> Keys:
    return tr("window-main-lists-ships-designs"), (
        (tr("window-common-rename"), _native("F2")),
        (tr("window-main-add-another"), _native("Ins", "Ctrl+=")),
        (tr("window-common-duplicate"), _native("Ctrl+D")),
        (tr("window-common-remove"), _native("Del")),
        (tr("window-main-cut-copy-paste"), _native("Ctrl+X", "Ctrl+C", "Ctrl+V")),
        (tr("window-main-add-ship-class"), _native("Ctrl+Return")),
        (tr("window-main-move-up-down"), "Alt+↑, Alt+↓"),
        (tr("window-main-put-under-commander"), "Alt+←"),
        (tr("window-main-put-under-ship"), "Alt+→"),
    )


def _sheet() -> Keys:
    return tr("window-main-sheet"), (
        (tr("window-main-next-element"), _ARROWS),
        (tr("window-main-first-last-element"), _native("Home", "End")),
        (tr("window-main-select-one-more"), _click("Ctrl")),
        (tr("window-main-select-all-up"), _click("Shift")),
        (tr("window-main-select-next-element"), "Shift+←, Shift+→, Shift+↑, Shift+↓"),
        (tr("window-common-select-all-parts"), _native("Ctrl+A")),
        (tr("window-common-one-more"), "+"),
        (tr("window-common-one-less"), "−"),
        (tr("window-main-edit-place"), _native("Return", "F2")),
        (tr("window-main-take-element-away"), _native("Del")),
        (tr("window-main-select-nothing"), _native("Esc")),
        (tr("window-main-leave-sheet"), _native("Tab", "Shift+Tab")),
    )


def _slots() -> Keys:
    return tr("window-main-board-slots"), (
        (tr("window-main-slot-neighbouring"), _ARROWS),
        (tr("window-main-slot-number"), "1–9, 0"),
        (tr("window-main-choose-system"), tr("window-main-letter", key=_native("Return", "F2"))),
        (tr("window-main-change-places-slot"), "Alt+←, Alt+→, Alt+↑, Alt+↓"),
        (tr("window-common-one-more"), "+"),
        (tr("window-common-one-less"), "−"),
        (tr("window-main-empty-slot"), _native("Del")),
    )


def _view() -> Keys:
    return tr("window-main-looking-pages"), (
        (tr("window-main-larger-smaller"), "Ctrl++, Ctrl+−"),
        (tr("window-main-true-size"), _native("Ctrl+0")),
        (tr("window-main-whole-width"), _native("Shift+1")),
        (tr("window-common-whole-page"), _native("Shift+2")),
        (tr("window-main-move-page"), "Ctrl+←, Ctrl+→, Ctrl+↑, Ctrl+↓"),
        (tr("window-main-up-down-page"), _native("PgUp", "PgDown")),
        (tr("window-main-pull-page"), tr("window-main-space-mouse")),
    )


def _everywhere() -> Keys:
    return tr("window-main-everywhere"), (
        (tr("window-main-rule-focus"), _native("F1")),
        (tr("window-main-next-control"), _native("Tab")),
        (tr("window-main-number-grid"), "↑, ↓"),
    )


def _native(*keys: str) -> str:
    """Return the native names of keys in the language of the system."""
    return ", ".join(QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in keys)


def _click(held: str) -> str:
    """Return the name of a click with a held key on this platform."""
    key = _native(f"{held}+A").removesuffix("A").rstrip("+")
    return tr("window-main-click", key=key)


NAME = "name"
"""Property with the permanent name of an action with a changing text."""

_RARE = re.compile(r"\bF(1[3-9]|[23]\d)\b")


class KeysDialog(QDialog):
    """A modeless list of actions with their keys by menu, with a search."""

    def __init__(self, bar: QMenuBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-main-keys"))
        self.search = SearchField(self, tr("window-main-search"))
        self.search.textChanged.connect(self._filter)
        self.list = named(QTreeWidget(self), tr("window-main-keys"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        for title, menu in _menus(bar):
            self._add(title, ((_called(action), _keys(action)) for action in _actions(menu)))
        for title, keys in other_keys():
            self._add(title, keys)
        self.list.expandAll()
        column_in(self, self.search, self.list, margin=None)
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
            if head is not None:
                rows = [row for place in range(head.childCount()) if (row := head.child(place)) is not None]
                for row in rows:
                    row.setHidden(not has_words(f"{row.text(0)} {row.text(1)}", text))
                head.setHidden(all(row.isHidden() for row in rows))


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
    """Return the keys of an action on usual keyboards. Rare keyboards have a dedicated key, which is not listed."""
    usual = (each for each in action.shortcuts() if each[0].key() < Qt.Key.Key_Back)  # type: ignore[index]
    shown = [each.toString(QKeySequence.SequenceFormat.NativeText) for each in usual]
    return ", ".join(each for each in shown if not _RARE.search(each))


TEXT_STEP = 10


def ask_for_folder(parent: QWidget, title: str, folder: str) -> str:
    """Ask for a folder, with a start folder; return its path, or empty."""
    return QFileDialog.getExistingDirectory(parent, title, folder)


class PreferencesDialog(QDialog):
    """Modeless settings: colours, text size, language, paper, folder of the library, tabs, record of matches.

    `ask(parent, title, folder)` asks for another folder, and returns an empty text for none.
    """

    def __init__(self, settings: Settings, parent: QWidget, ask: Callable[[QWidget, str, str], str] = ask_for_folder) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-main-preferences"))
        looks = (
            (tr("window-main-system"), Look.SYSTEM),
            (tr("window-main-light"), Look.LIGHT),
            (tr("window-main-dark"), Look.DARK),
        )
        self.look = self._choice(looks, settings.look, "look")
        self.text_size = SpinBox(self)
        self.text_size.setRange(SMALLEST_TEXT, LARGEST_TEXT)
        self.text_size.setSingleStep(TEXT_STEP)
        self.text_size.setSuffix(in_force().percent(0).removeprefix("0"))
        self.text_size.setKeyboardTracking(False)
        self.text_size.setValue(settings.text_size)
        self.text_size.valueChanged.connect(lambda size: settings.change(text_size=size))
        known = ((tr("window-main-system"), ""), *((language_name(each), each) for each in languages(COMMON)))
        self.language = self._choice(known, settings.values.language, "language")
        self.paper = self._choice((("A4", "a4"), ("Letter", "letter")), settings.paper, "paper")
        self.restore_tabs = QCheckBox(tr("window-main-open-documents-last"), self)
        self.restore_tabs.setChecked(settings.values.restore_tabs)
        self.restore_tabs.toggled.connect(lambda wanted: settings.change(restore_tabs=wanted))
        self.record = RecordSetting(settings, self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        form = form_of(
            (tr("window-main-colours"), self.look),
            (tr("window-main-text-size"), self.text_size),
            (tr("window-main-language"), self.language),
            (tr("window-main-paper"), self.paper),
            (tr("window-main-own-library-key"), self._folder_row(ask)),
            (tr("window-main-start"), self.restore_tabs),
            (tr("window-record-matches"), self.record),
        )
        column_in(self, form, buttons, margin=None)

    def _folder_row(self, ask: Callable[[QWidget, str, str], str]) -> QWidget:
        """Return a row with the folder of the library and a button to choose another one."""
        row = QWidget(self)
        self.library = ElidedLabel(row)
        self.choose_library = QPushButton(tr("window-common-choose"), row)
        row_in(row, (self.library, 1), self.choose_library)

        def show() -> None:
            self.library.setText(str(self._settings.library))

        def choose() -> None:
            if folder := ask(self, tr("window-main-folder-own-library"), str(self._settings.library)):
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
