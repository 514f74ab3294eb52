"""The figures of one or two attacks as a tree: a row for each chapter with its most important figures, and rows below it."""

from collections.abc import Collection, Iterator, Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHeaderView, QTextBrowser, QWidget

from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Row, RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.rows.table import ScaledColumns
from metamaker.app.texts import labelled, tr
from metamaker.app.widgets.kit import named, styled
from metamaker.core.messages import said
from metamaker.core.rule_book import book
from metamaker.game_api.firing import Chapter, Figure

NOTHING = "–"

Chapters = Sequence[Chapter]

_VALUE_EMS = (8.0, 6.5)
"""The width of the figures of one attack, and of each of two, in heights of a line."""

_PAIR = 2
_LONGEST = 6
"""Rules with their text; further ones are only named."""


class FigureRows:
    """The rows of chapters. Those that were there once stay until `forget`, so that nothing moves when figures change."""

    def __init__(self, summary: Collection[str], language: str) -> None:
        self._summary = summary
        self._language = language
        self._titles: dict[str, str] = {}
        self._names: dict[str, dict[str, str]] = {}
        self._rules: dict[str, tuple[str, ...]] = {}

    def forget(self) -> None:
        """Forget all rows, because they belong to other ships."""
        self._titles, self._names, self._rules = {}, {}, {}

    def rules(self, key: str) -> tuple[str, ...]:
        """Return the rules of a row."""
        return self._rules.get(key, ())

    def rows(self, answers: Sequence[Chapters]) -> list[Row]:
        """Return the rows for the answers, one for each column; an answer without chapters has a dash everywhere."""
        for chapters in answers:
            titles = {chapter.key: said(chapter.title, self._language) for chapter in chapters}
            self._titles = _inserted(self._titles, list(titles), titles)
            for chapter in chapters:
                self._note(chapter)
        found = [{chapter.key: {each.key: each for each in chapter.figures} for chapter in each} for each in answers]
        return [row for key in self._titles for row in self._chapter(key, [each.get(key, {}) for each in found])]

    def _note(self, chapter: Chapter) -> None:
        """Add the figures of a chapter to the known ones, each after its neighbour."""
        known = self._names.get(chapter.key, {})
        fresh = {each.key: said(each.name, self._language) for each in chapter.figures if each.key not in known}
        if fresh:
            self._names[chapter.key] = _inserted(known, [each.key for each in chapter.figures], fresh)
        for each in chapter.figures:
            if each.rules:
                self._rules[f"{chapter.key}/{each.key}"] = each.rules

    def _chapter(self, key: str, found: Sequence[dict[str, Figure]]) -> Iterator[Row]:
        most = tuple(" · ".join(self._text(each[name]) for name in self._summary if name in each) or " " for each in found)
        yield Row(key, self._titles[key], strong=True, cells=most)
        for name, title in self._names[key].items():
            cells = tuple(self._text(each.get(name)) for each in found)
            rules = self.rules(f"{key}/{name}")
            yield Row(f"{key}/{name}", title, key, cells=cells, rule=rules[0] if rules else "")

    def _text(self, figure: Figure | None) -> str:
        return NOTHING if figure is None else said(figure.shown, self._language)


def _inserted(known: dict[str, str], order: Sequence[str], names: dict[str, str]) -> dict[str, str]:
    """Return the names with those of more keys in their order: a new key comes after the one before it."""
    keys = list(known)
    at = 0
    for key in order:
        if key in known:
            at = keys.index(key) + 1
        else:
            keys.insert(at, key)
            at += 1
    return {key: names.get(key, known.get(key, "")) for key in keys}


class FigureView(RowView):
    """The tree. The first column has the names, the others the figures of an attack each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(RowTreeModel(("", ""), parent, figures={1}), tr("window-hit-figures"), parent)
        styled(self, "table")
        self.opens_new = False
        self.painter.is_bold_across = True
        self.setHeaderHidden(False)
        self.setAllColumnsShowFocus(True)
        self.setExpandsOnDoubleClick(True)
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        self.header().setStretchLastSection(False)
        self.header().setTextElideMode(Qt.TextElideMode.ElideRight)
        ScaledColumns(self)
        self._is_fitted = False

    def show_titles(self, titles: Sequence[str]) -> None:
        """Show a column of figures for each title."""
        is_other = len(titles) + 1 != self.rows.columnCount()
        self.rows.show_columns((tr("window-hit-figure"), *titles), range(1, len(titles) + 1))
        if is_other or not self._is_fitted:
            self._fit()

    @override
    def sizeHint(self) -> QSize:
        """Leave the room to the choices, and take the rest."""
        return self.minimumSizeHint().expandedTo(QSize(0, self.minimumHeight()))

    def _fit(self) -> None:
        self._is_fitted = True
        header, em = self.header(), self.fontMetrics().height()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(3 * em)
        for column in range(1, header.count()):
            header.resizeSection(column, round(_VALUE_EMS[header.count() > _PAIR] * em))


class RuleText(QTextBrowser):
    """The explanation of a figure: its values, and its rules with their text. A click on an id opens the rules."""

    def __init__(self, context: Context, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, tr("window-match-explanation"))
        self.setOpenLinks(False)
        self.setFrameShape(self.Shape.NoFrame)
        self._book = book(game)
        self._shown = ""
        self.anchorClicked.connect(lambda url: context.show_rule(url.toString()))

    def explain(self, name: str, values: Sequence[str], rules: Sequence[str]) -> None:
        """Explain a figure; without a name, show how to choose one."""
        html = self._html(name, values, rules) if name else f"<p>{escape(tr('window-hit-choose-figure'))}</p>"
        if html != self._shown:  # otherwise rolls would scroll the text back
            self._shown = html
            self.setHtml(html)

    def _html(self, name: str, values: Sequence[str], rules: Sequence[str]) -> str:
        text = f"<p><b>{escape(labelled(name, ' · '.join(values)))}</b></p>"
        texts = "".join(f"<p>{_link(rule)} {escape(self._text(rule))}</p>" for rule in rules[:_LONGEST])
        more = " ".join(map(_link, rules[_LONGEST:]))
        return f"{text}{texts}<p>{more}</p>"

    def _text(self, rule: str) -> str:
        """Return the text of a rule; empty if there is none."""
        if self._book is None:
            return ""
        place = self._book.place(rule)
        chapter = self._book.chapter(place)
        entries = () if chapter is None else chapter.entries
        return next((entry.statement.text for entry in entries if entry.place == place), "")


def _link(rule: str) -> str:
    return f'<a href="{escape(rule)}">{escape(rule)}</a>'
