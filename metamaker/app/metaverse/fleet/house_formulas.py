"""The custom formulas of a fleet: the formula book to choose from, and the fleet's own expression for an entry."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QPlainTextEdit, QSplitter, QWidget

from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.texts import tr
from metamaker.app.numbers.value_breakdown import unit_text
from metamaker.app.rows.row_tree import Row, RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.kit import column_in, column_of, filled, label_for, push_button, row_in, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.rule_help import rule_tip
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.collation import has_words
from metamaker.core.messages import Words
from metamaker.games.metaverse.edits.house_formulas import BookChapter, BookEntry, chapters, formula_problems, set_formula
from metamaker.games.metaverse.model.fleet import HouseFormula

CHAPTER = "chapter:"
"""The prefix of the keys of chapters; the key of an entry is its name."""


def house_rows(
    book: tuple[BookChapter, ...], problems: Mapping[str, str], search: str, only_house: bool, words: Words
) -> tuple[Row, ...]:
    """Return the rows of chapters with entries that contain all search words; with `only_house`, only replaced ones."""
    return tuple(row for chapter in book for row in _chapter(chapter, problems, search, only_house, words))


def _chapter(chapter: BookChapter, problems: Mapping[str, str], search: str, only_house: bool, words: Words) -> Iterator[Row]:
    entries = [entry for entry in chapter.entries if entry.house or not only_house]
    found = [entry for entry in entries if has_words(_text(entry, chapter, words), search)]
    if found:
        title = chapter.name or tr("window-fleet-not-book")
        yield Row(f"{CHAPTER}{chapter.name}", title, caption=words.say(chapter.meaning), tone="quiet", strong=True)
    for entry in found:
        yield _entry(entry, chapter, entry.name in problems, words)


def _text(entry: BookEntry, chapter: BookChapter, words: Words) -> str:
    return f"{entry.name} {words.say(entry.meaning)} {unit_text(entry.unit, words)} {words.say(chapter.meaning)}"


def _entry(entry: BookEntry, chapter: BookChapter, is_wrong: bool, words: Words) -> Row:
    mark = tr("window-fleet-house") if entry.house else ""
    if is_wrong:
        mark = tr("window-fleet-wrong")
    elif entry.fixed:
        mark = tr("window-fleet-fixed")
    return Row(
        entry.name,
        entry.name.partition(".")[2] or entry.name,
        f"{CHAPTER}{chapter.name}",
        words.say(entry.meaning),
        mark,
        tone="error" if is_wrong else "",
        strong=bool(entry.house),
        rule=entry.rule,
    )


_LINES = 4


class FormulaCard(QWidget):
    """The card of one formula. `edited(name, expression)` is sent on every keystroke.

    `name` is the entry; an empty expression means the standard formula.
    """

    edited = Signal(str, str)

    def __init__(self, show_rule: Callable[[str], None], words: Callable[[], Words], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self._words = words
        self._rule = ""
        roles = ("title", "caption", "", "caption", "")
        self.title, self.meaning, self.stock, self.inputs, self.sentence = map(self._label, roles)
        self.house = QPlainTextEdit(self)
        self.house.setTabChangesFocus(True)
        self.house.setMinimumHeight(self.fontMetrics().lineSpacing() * _LINES)
        self.house.setMaximumHeight(self.fontMetrics().lineSpacing() * _LINES * 2)
        self.house.textChanged.connect(self._changed)
        begin = tr("window-fleet-begin-book-s")
        self.copy = push_button(begin, self, lambda: self.house.setPlainText(self.stock.text()), "link")
        self.drop = push_button(tr("window-fleet-use-book-s"), self, self.house.clear, "link")
        self.rule = push_button("", self, lambda: show_rule(self._rule), "link")
        self._lay_out()
        self.put(None, "")

    def _label(self, role: str) -> QLabel:
        label = words_label(role, self, wraps=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _lay_out(self) -> None:
        book = styled(QLabel(tr("window-fleet-book-says"), self), "heading")
        house = styled(label_for(self.house, tr("window-fleet-fleet-says"), self), "heading")
        inputs = styled(QLabel(tr("window-fleet-may-use"), self), "heading")
        self.parts = [book, house, inputs]
        column_in(
            self,
            row_of((self.title, 1), self.rule),
            self.meaning,
            book,
            self.stock,
            house,
            self.house,
            self.sentence,
            row_of(self.copy, self.drop, ...),
            inputs,
            self.inputs,
            ...,
            margin=None,
        )

    def put(self, entry: BookEntry | None, problem: str) -> None:
        """Show an entry, or that none is chosen; `problem` is the error in its custom formula."""
        has_entry = entry is not None
        for widget in (*self.parts, self.stock, self.inputs, self.house, self.sentence, self.copy, self.drop):
            widget.setVisible(has_entry)
        self.rule.setVisible(bool(entry and entry.rule))
        if entry is None:
            self.title.setText("")
            self.meaning.setText(tr("window-fleet-choose-entry-book"))
            return
        self._rule = entry.rule
        self.setProperty("rule", entry.rule)
        self.rule.setText(entry.rule)
        self.rule.setToolTip(rule_tip(entry.rule))
        self.title.setText(entry.name)
        words = self._words()
        meaning, unit = words.say(entry.meaning), unit_text(entry.unit, words)
        self.meaning.setText(tr("window-fleet-name-other", name=meaning, other=unit) if unit else meaning)
        self.stock.setText(entry.stock or tr("window-fleet-book-no-such"))
        self.inputs.setText("\n".join(map(words.say, entry.inputs)) or tr("window-fleet-numbers-other-entries"))
        self.copy.setVisible(bool(entry.stock) and not entry.house and not entry.fixed)
        self.drop.setVisible(bool(entry.house))
        self._put_house(entry, problem)

    def _put_house(self, entry: BookEntry, problem: str) -> None:
        self.house.setAccessibleName(tr("window-fleet-house-formula", name=entry.name))
        self.house.setEnabled(not entry.fixed or bool(entry.house))
        if self.house.toPlainText().strip() != entry.house.strip():
            with QSignalBlocker(self.house):
                self.house.setPlainText(entry.house)
        if problem:
            said, role = problem, "error"
        elif entry.fixed:
            said, role = tr("window-fleet-rules-fix-one"), "caption"
        elif entry.house:
            said, role = tr("window-fleet-used-force"), "good"
        else:
            said, role = tr("window-fleet-book-s-formula"), "caption"
        self.sentence.setText(said)
        self.sentence.setAccessibleName(said)
        set_role(self.sentence, role)

    def _changed(self) -> None:
        if self.name:
            self.edited.emit(self.name, " ".join(self.house.toPlainText().split()))


class HouseFormulas(QWidget):
    """The custom formulas of one open fleet. Call `renew` after changes of the document."""

    def __init__(self, commands: FleetCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._problems: dict[str, str] = {}
        self._entries: dict[str, BookEntry] = {}
        self._shown: tuple[HouseFormula, ...] | None = None
        model = RowTreeModel()
        self.view = RowView(model, tr("window-fleet-formula-book"), self)
        model.setParent(self.view)
        self.view.opens_new = False
        self.card = FormulaCard(commands.context.show_rule, lambda: commands.context.words, self)
        self.card.edited.connect(self._edit)
        self._lay_out()
        self.view.opened.connect(lambda _: self.card.house.setFocus())
        self.view.chosen.connect(lambda keys: self.show_entry(keys[0]))
        self.renew()

    def _lay_out(self) -> None:
        self.search = SearchField(self, tr("window-fleet-search-formula-book"))
        self.search.down.connect(self.view.enter)
        self.only_house = QCheckBox(tr("window-fleet-house-formulas-only"), self)
        self.only_house.setChecked(bool(self._commands.fleet.formulas))
        self.search.textChanged.connect(lambda _: self._filter())
        self.only_house.toggled.connect(lambda _: self._filter())
        left = filled(QWidget(self), column_of(row_of((self.search, 1), self.only_house), (self.view, 1)))
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(self.card)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        row_in(self, split)

    def renew(self) -> None:
        """Show the current formulas of the fleet and their errors."""
        fleet = self._commands.fleet
        self._problems = formula_problems(fleet) if fleet.formulas else {}
        if fleet.formulas != self._shown:
            self._shown = fleet.formulas
            self._entries = {entry.name: entry for chapter in chapters(fleet) for entry in chapter.entries}
        self._filter()
        self._show_card()

    def _filter(self) -> None:
        book, words = chapters(self._commands.fleet), self._commands.context.words
        rows = house_rows(book, self._problems, self.search.text(), self.only_house.isChecked(), words)
        self.view.quietly(lambda: self.view.rows.show(rows))
        if self.search.text() or self.only_house.isChecked():
            self.view.expandAll()

    def show_entry(self, name: str) -> None:
        """Show an entry in the card, and select it in the formula book."""
        if name.startswith(CHAPTER) or name not in self._entries:
            return
        if name not in self.view.selected:
            self.search.clear()
            self.only_house.setChecked(False)
            self.view.select([name])
        self.card.name = name
        self._show_card()

    def _show_card(self) -> None:
        entry = self._entries.get(self.card.name)
        self.card.put(entry, self._problems.get(self.card.name, ""))

    def _edit(self, name: str, expression: str) -> None:
        self._commands.edit(
            tr("window-fleet-house-formula", name=name),
            lambda: set_formula(self._commands.fleet, name, expression),
            merge=f"formulas/{name}",
        )
