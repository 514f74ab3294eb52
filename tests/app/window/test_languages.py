"""The window in other languages: no text of it stays English, none is cut off, and no two keys of a menu are the same."""

import contextlib
import html
import itertools
import json
import re
from collections.abc import Iterable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QLocale, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QComboBox, QLabel, QMenu, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.language import use_language
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.numbers.explanation import ExplanationPanel
from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.start.file_preview import name_in
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.app.window.dialogs import KeysDialog
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.formulas.tree import FUNCTIONS
from metamaker.games.metaverse.stats.book import stock_book
from tests.app.desk import Person
from tests.app.pages import show_whole
from tests.app.waiting import wait_for_rest

SAMPLE = sample_fleets("metaverse") / "kite-clans-of-aldersay.json"
SIZES = (100, 150)

NO_TEXT = re.compile(
    r"<[^>]*>|MV-[\w.-]+|MetaMaker|Metaverse|Cosmoforce|Cosmoclysm|Cosmos Commanders"
    r"|\((?:Ctrl|Alt|Shift|F\d)[^)]*\)|Français|English|[\w-]+(?:/[\w#-]+)+"
)
"""What reads the same in every language: tags, ids of rules, names, keys, references of elements."""

PLAIN = frozenset({"PNG", "dpi", "PDF"})

SYMBOLS = {part for entry in stock_book().entries() for part in (entry.scope, entry.symbol)}
NOTATION = re.compile(rf"^(?:{'|'.join(sorted(SYMBOLS))})(?=, ⟦|$)")
"""A row of the formula book begins with what house formulas are written with."""

OWN = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText", "suffix", "specialValueText")
"""What widgets of Qt say of themselves."""


class Marks(QTranslator):
    """Puts every text of the window into brackets."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"⟦{source}⟧"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def all_of_it(qapp: QApplication, profile: Profile, person: Person) -> Iterator[Program]:
    """Yield a running program with the pages of the game, in French."""
    made = Program(qapp, profile, person)
    made.settings.change(look=Look.LIGHT, language="fr")
    made.speak()
    yield made
    for window in tuple(made.windows):
        window.close_for_good()
    made.close()
    made.theme.setParent(None)
    made.setParent(None)


@pytest.fixture
def marked(qapp: QApplication, all_of_it: Program, marked: None) -> Iterator[None]:
    """All texts of the app, of games and of Qt in brackets; those of Qt in place of its French, which is there before."""
    translator = Marks(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture(autouse=True)
def locale_as_before() -> Iterator[None]:
    """How numbers are written goes with the language; other tests want theirs."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    """Yield the texts of the window in French."""
    use_language(qapp, "fr")
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()


def opened(qtbot: QtBot, program: Program) -> Iterator[tuple[str, MainWindow]]:
    """Yield the window with the start page, then with each page of a fleet."""
    window = program.new_window()
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    yield "start", window
    window.files.open([str(SAMPLE)])
    workspace = window.workspace
    assert workspace is not None
    for page in workspace.pages:
        show_whole(window, page.key)
        workspace.context.selection.select(_chosen(page.key, workspace.context.document.value))
        wait_for_rest(qtbot, window, program.background)
        yield page.key, window


def _chosen(page: str, fleet: object) -> str:
    return "classes/windlass/core/bridge" if page == "design" else ""


def own_texts(window: QWidget) -> Iterator[str]:
    for widget in (window, *window.findChildren(QWidget)):
        yield from (str(getattr(widget, kind)()) for kind in OWN if callable(getattr(widget, kind, None)))
        if isinstance(widget, QComboBox):
            yield from map(widget.itemText, range(widget.count()))
        if isinstance(widget, QAbstractItemView):
            yield from of_rows(widget.model(), QModelIndex())
        if isinstance(widget, QTabBar):
            yield from map(widget.tabText, range(widget.count()))
    for action in window.findChildren(QAction):
        yield from (action.text(), action.toolTip())


def of_rows(model: QAbstractItemModel | None, parent: QModelIndex) -> Iterator[str]:
    """Yield the texts of lists and trees."""
    if model is None:
        return
    flat = isinstance(model, QAbstractListModel)
    for row in range(model.rowCount(parent)):
        for column in range(1 if flat else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                if isinstance(text := index.data(role), str):
                    yield text
        if not flat:
            yield from of_rows(model, model.index(row, 0, parent))


def bare(text: str, names: re.Pattern[str]) -> str:
    """Return a text without all its brackets, names and signs."""
    rest, before = html.unescape(NO_TEXT.sub(" ", NOTATION.sub("", text))), ""
    while rest != before:
        before, rest = rest, re.sub(r"⟦[^⟦⟧]*⟧", "", rest)
    return " ".join(word for word in re.findall(r"[^\W\d_]{3,}", names.sub("", rest)) if word not in PLAIN)


def names_of(values: Iterable[object]) -> Iterator[str]:
    for value in values:
        if isinstance(value, dict):
            yield from names_of(value.values())
        elif isinstance(value, list):
            yield from names_of(value)
        elif isinstance(value, str) and value.strip():
            yield value


def test_every_text_of_the_window_can_be_translated(qtbot: QtBot, marked: None, all_of_it: Program) -> None:
    samples = [name_in(str(file)) for file in SAMPLE.parent.parent.glob("*/*.json")]
    known = sorted({*names_of([json.loads(SAMPLE.read_text(encoding="utf-8"))]), *samples}, key=len)
    names = re.compile(rf"\b(?:{'|'.join(map(re.escape, reversed(known)))})(?!\w)", re.IGNORECASE)
    pages = opened(qtbot, all_of_it)
    left = {(page, bare(text, names)) for page, window in pages for text in set(own_texts(window))}
    assert sorted(each for each in left if each[1]) == []


def explains(panel: ExplanationPanel, symbol: str) -> bool:
    return panel.account is not None and panel.account.symbol == symbol


EXPLAINED = ("combat_value", "target_rating", "tier", "core.power", "core.life_support_rating")


def test_every_text_of_an_explanation_can_be_translated(qtbot: QtBot, marked: None, all_of_it: Program) -> None:
    *_, (_, window) = itertools.takewhile(lambda each: each[0] != "weapons", opened(qtbot, all_of_it))
    page = show_whole(window, "design")
    assert isinstance(page, DesignPage)
    panel = page.right.explanation
    panel.show()
    inputs = {given for scope in stock_book().scopes.values() for given in scope.inputs}
    symbols = {*SYMBOLS, *inputs, *FUNCTIONS, *EXPLAINED, "log₂"}
    known = {*names_of([json.loads(SAMPLE.read_text(encoding="utf-8"))]), *symbols, *(one.replace("_", " ") for one in symbols)}
    names = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(known, key=len, reverse=True)))})(?!\w)", re.IGNORECASE)
    for symbol in EXPLAINED:
        panel.show_steps.setChecked(False)
        panel.explain(symbol)
        qtbot.waitUntil(partial(explains, panel, symbol))
        panel.show_steps.setChecked(True)
        assert (symbol, {left for text in own_texts(panel) if (left := bare(text, names))}) == (symbol, set())
        assert "⟦" in panel.formula.text() + panel.steps.text()


@pytest.mark.parametrize("size", SIZES)
def test_no_french_text_is_cut_off(qtbot: QtBot, french: None, all_of_it: Program, size: int) -> None:
    all_of_it.settings.change(text_size=size)
    assert [(page, text) for page, window in opened(qtbot, all_of_it) for text in cut_off_at_rest(qtbot, window)] == []


def cut_off_at_rest(qtbot: QtBot, window: QWidget) -> list[str]:
    """Texts that stay cut off: what is worked out beside the window takes its room once it is there."""
    with contextlib.suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not list(cut_off(window)))
    return list(cut_off(window))


def cut_off(window: QWidget) -> Iterator[str]:
    """Texts of labels and buttons that have less room than they need; what shortens itself with dots is not cut."""
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QLabel | QAbstractButton) or isinstance(widget, ElidedLabel) or not widget.isVisible():
            continue
        wanted = widget.sizeHint()
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        height = widget.heightForWidth(widget.width()) if wraps else wanted.height()
        if widget.text() and (widget.height() < height - 1 or (not wraps and widget.width() < wanted.width() - 1)):
            yield widget.text()


def test_keys_are_called_as_on_a_french_keyboard(french: None, all_of_it: Program) -> None:
    window = all_of_it.new_window()
    window.actions_.shortcuts.trigger()
    (dialog,) = window.findChildren(KeysDialog)
    heads = [head for number in range(dialog.list.topLevelItemCount()) if (head := dialog.list.topLevelItem(number))]
    rows = [row for head in heads for number in range(head.childCount()) if (row := head.child(number))]
    told = {row.text(0): row.text(1) for row in rows}
    keys = {"Nouveau document du même jeu": "Ctrl+N", "Panneau précédent": "Maj+F6", "Retirer l’élément": "Suppr"}
    assert keys.items() <= told.items()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_entries_of_a_menu_have_the_same_key(qtbot: QtBot, qapp: QApplication, profile: Profile, language: str) -> None:
    use_language(qapp, language)
    program = Program(qapp, profile, Person())
    try:
        window = program.new_window()
        window.files.open([str(SAMPLE)])
        menus = {"bar": [each.text() for each in window.menuBar().actions()]}
        menus |= {menu.title(): [each.text() for each in menu.actions()] for menu in window.findChildren(QMenu)}
        twice = {title: texts for title, texts in menus.items() if len(keys := mnemonics(texts)) != len(set(keys))}
        window.close_for_good()
    finally:
        program.close()
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
            translator.deleteLater()
    assert twice == {}


def mnemonics(texts: Iterable[str]) -> list[str]:
    return [found[1].casefold() for text in texts for found in re.finditer(r"&(\w)", text.replace("&&", ""))]
