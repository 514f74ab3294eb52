"""Lists of the elements of an open document: what is typed over is renamed, what is dropped goes where it may."""

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


class ElementDrops(QObject):
    """What becomes of what is dropped on a list: elements of the document itself are moved, others are brought."""

    def __init__(self, view: RowView, commands: ElementCommands, arrivals: Arrivals) -> None:
        super().__init__(view)
        self.commands = commands
        self.arrivals = arrivals
        view.refusal = self.refusal
        view.dropped.connect(self.take)

    def refusal(self, data: QMimeData, key: str, before: bool) -> str | None:
        """Return why a parcel cannot go there, empty if it can, None if it is nothing for this list."""
        refs = own_refs(data, self.commands.context.document)
        if refs:
            return self.why_not(refs, key, before)
        return "" if self.arrivals.can_take(data) else None

    def take(self, data: QMimeData, key: str, before: bool) -> None:
        """Move elements of the document, or bring in those of another; a refusal is shown."""
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
        """Bring what comes from elsewhere."""
        self.arrivals.take(data)


class ElementList(RowView):
    """Rows of elements of one open document."""

    def __init__(self, name: str, commands: ElementCommands, parent: QWidget | None = None) -> None:
        model = RowTreeModel()
        super().__init__(model, name, parent)
        model.setParent(self)
        self._commands = commands
        model.named.connect(self.name_row)

    def name_row(self, key: str, name: str) -> None:
        """Give what a row shows another name."""
        self._commands.rename(key, name)

    def show_rows(self, rows: Iterable[Row]) -> None:
        """Show these rows; what is selected stays, as far as it is there."""
        shown = tuple(rows)
        self.quietly(lambda: self.rows.show(shown))


class SubjectLists(QObject):
    """Lists of what can be on the canvas, by group: what is chosen there is shown, and what is shown is marked there."""

    def __init__(self, selection: Selection, views: Mapping[str, RowView], parent: QObject) -> None:
        super().__init__(parent)
        self._selection = selection
        self._views = views
        selection.subject_changed.connect(self._mark)
        self._mark(selection.subject)

    def choose(self, *refs: str) -> None:
        """Select what a person chose, and put the last of it on the canvas if it can be there."""
        if refs and refs[-1].partition("/")[0] in self._views:
            self._selection.show(refs[-1])
        self._selection.gather(refs)

    def _mark(self, subject: str) -> None:
        """Mark what is on the canvas, and nothing in the lists that it is not in."""
        own = self._views.get(subject.partition("/")[0])
        if own is None:
            return
        for view in self._views.values():
            if view is not own:
                view.select([])
        if subject not in own.selected:
            own.select([subject])


class Line(NamedTuple):
    """A row of a table, and what it is put in order by: one value for each column.

    `text`: what is searched; the texts of the row where it is empty.
    """

    row: Row
    order: tuple[str | float, ...]
    text: str = ""


def table_rows(lines: Iterable[Line], search: str = "", sorting: Sorting = UNSORTED) -> tuple[Row, ...]:
    """Return the rows in which all words of the search are found, in the order that is asked for."""
    return tuple(line.row for line in found_lines(lines, search, sorting))


def found_lines(lines: Iterable[Line], search: str = "", sorting: Sorting = UNSORTED) -> list[Line]:
    """Return the lines in which all words of the search are found, in the order that is asked for."""
    found = [line for line in lines if has_words(line.text or " ".join((line.row.text, *line.row.cells)), search)]
    if sorting.column >= 0:
        found.sort(key=lambda line: _order(line.order[sorting.column]), reverse=sorting.is_falling)
    return found


def _order(value: str | float) -> Order | float:
    return collated(value) if isinstance(value, str) else value


class ElementTable(QFrame):
    """Elements of one open document as a table that can be put in order and searched.

    `chosen(refs)` as of its view; call `renew` when the document changed.
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
        """Show the document as it is now."""
        found = found_lines(self.lines(), self.search.text(), self._sorting)
        rows = (*(line.row for line in found), *self.foot(found))
        self.view.quietly(lambda: self.view.rows.show(rows))

    def foot(self, _lines: Sequence[Line]) -> tuple[Row, ...]:
        """Return rows that stay below the lines that are shown, in whatever order these are."""
        return ()

    def forget_order(self) -> None:
        """Show the lines as they come."""
        self._sorting = UNSORTED
        self.view.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)

    def _sort(self, sorting: Sorting) -> None:
        self._sorting = sorting
        self.renew()
