"""Lists of the elements of an open document, with renaming in place and drops."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from metamaker.app.context import Selection
from metamaker.app.elements.clipboard_data import own_refs
from metamaker.app.elements.commands import ElementCommands
from metamaker.app.elements.drops import Arrivals
from metamaker.app.rows.row_tree import Row, RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.rows.table import Sorting, as_table
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.collation import Order, collated, has_words

UNSORTED = Sorting()

MANY = 12
"""A list in a column of a page with more rows than this would show too few of them with two lines each."""


class ElementDrops(QObject):
    """Handles drops on a list: elements of the document are moved, others are imported."""

    def __init__(self, view: RowView, commands: ElementCommands, arrivals: Arrivals) -> None:
        super().__init__(view)
        self.commands = commands
        self.arrivals = arrivals
        view.refusal = self.refusal
        view.dropped.connect(self.take)

    def refusal(self, data: QMimeData, key: str, before: bool) -> str | None:
        """Return why a drop is impossible; empty if it is possible, None for data that does not concern this list."""
        refs = own_refs(data, self.commands.context.document)
        if refs:
            return self.why_not(refs, key, before)
        return "" if self.arrivals.can_take(data) else None

    def take(self, data: QMimeData, key: str, before: bool) -> None:
        """Move elements of the document, or import elements of another one; show a refusal."""
        reason = self.refusal(data, key, before)
        refs = own_refs(data, self.commands.context.document)
        if reason:
            self.commands.notice.tell(reason)
        elif refs:
            self.move(refs, key, before)
        else:
            self.bring(data, key, before)

    def why_not(self, _refs: Sequence[str], _key: str, _before: bool) -> str:
        """Return why elements of the document cannot go to a row, or in front of it; empty if they can."""
        return self.commands.here_already

    def move(self, refs: Sequence[str], key: str, before: bool) -> None:
        """Move elements of the document to a row, or in front of it."""

    def bring(self, data: QMimeData, _key: str, _before: bool) -> None:
        """Import data from other documents."""
        self.arrivals.take(data)


class ElementList(RowView):
    """Rows of elements of one open document."""

    two_lined = 1_000_000
    """The largest number of rows that may have a second line. Lists in narrow columns set it."""

    def __init__(self, name: str, commands: ElementCommands, parent: QWidget | None = None) -> None:
        model = RowTreeModel()
        super().__init__(model, name, parent)
        model.setParent(self)
        self._commands = commands
        model.named.connect(self.name_row)

    def name_row(self, key: str, name: str) -> None:
        """Rename the element of a row."""
        self._commands.rename(key, name)

    def show_rows(self, rows: Iterable[Row]) -> None:
        """Show these rows; selected rows stay selected if they still exist. More than `two_lined` rows take one line each."""
        shown = tuple(rows)
        self.be_dense(len(shown) > self.two_lined)
        self.quietly(lambda: self.rows.show(shown))


class SubjectLists(QObject):
    """Lists of possible subjects, by group: a chosen row is shown on the canvas, and the subject is marked in its list."""

    def __init__(self, selection: Selection, views: Mapping[str, RowView], parent: QObject) -> None:
        super().__init__(parent)
        self._selection = selection
        self._views = views
        selection.subject_changed.connect(self._mark)
        self._mark(selection.subject)

    def choose(self, *refs: str) -> None:
        """Select the refs chosen by the user, and show the last one on the canvas if possible."""
        if refs and refs[-1].partition("/")[0] in self._views:
            self._selection.show(refs[-1])
        self._selection.gather(refs)

    def _mark(self, subject: str) -> None:
        """Mark the subject in its list, and clear the other lists."""
        own = self._views.get(subject.partition("/")[0])
        if own is None:
            return
        for view in self._views.values():
            if view is not own:
                view.select([])
        if subject not in own.selected:
            own.select([subject])


class Line(NamedTuple):
    """A row of a table and its sort values, one for each column.

    `text`: the searched text; if empty, the texts of the row.
    """

    row: Row
    order: tuple[str | float, ...]
    text: str = ""


def table_rows(lines: Iterable[Line], search: str = "", sorting: Sorting = UNSORTED) -> tuple[Row, ...]:
    """Return the rows with all words of the search, in the requested order."""
    return tuple(line.row for line in found_lines(lines, search, sorting))


def found_lines(lines: Iterable[Line], search: str = "", sorting: Sorting = UNSORTED) -> list[Line]:
    """Return the lines with all words of the search, in the requested order."""
    found = [line for line in lines if has_words(line.text or " ".join((line.row.text, *line.row.cells)), search)]
    if sorting.column >= 0:
        found.sort(key=lambda line: _order(line.order[sorting.column]), reverse=sorting.is_falling)
    return found


def _order(value: str | float) -> Order | float:
    return collated(value) if isinstance(value, str) else value


class ElementTable(QFrame):
    """Elements of one open document as a table with sorting and search.

    `chosen(refs)` is the signal of its view; call `renew` after changes of the document.
    """

    chosen = Signal(tuple)

    def __init__(
        self,
        model: RowTreeModel,
        name: str,
        searching: str,
        commands: ElementCommands,
        arrivals: Arrivals,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._sorting = UNSORTED
        self.search = SearchField(self, searching)
        self.view = RowView(model, name, self)
        model.setParent(self.view)
        model.named.connect(commands.rename)
        self.search.down.connect(self.view.enter)
        self.search.textChanged.connect(lambda _: self.renew())
        self.view.refusal = lambda data, *_: "" if arrivals.can_take(data) else None
        self.view.dropped.connect(lambda data, *_: arrivals.take(data))
        self.view.chosen.connect(self.chosen)
        self.view.opened.connect(commands.context.go_to)
        as_table(self.view, self._sort)

    def lines(self) -> Iterable[Line]:
        """Return a line for each element."""
        raise NotImplementedError

    def renew(self) -> None:
        """Update the table for the current document."""
        found = found_lines(self.lines(), self.search.text(), self._sorting)
        rows = (*(line.row for line in found), *self.foot(found))
        self.view.quietly(lambda: self.view.rows.show(rows))

    def foot(self, _lines: Sequence[Line]) -> tuple[Row, ...]:
        """Return rows that stay below the shown lines, in every sort order."""
        return ()

    def forget_order(self) -> None:
        """Show the lines in their own order."""
        self._sorting = UNSORTED
        self.view.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)

    def _sort(self, sorting: Sorting) -> None:
        self._sorting = sorting
        self.renew()
