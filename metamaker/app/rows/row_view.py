"""The view of a tree of rows with multiple selection and drag and drop; keys match the menu."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QMimeData, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QCursor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractItemView, QMenu, QToolTip, QTreeView, QWidget

from metamaker.app import dragging
from metamaker.app.overrides import override
from metamaker.app.rows.row_painter import RowPainter
from metamaker.app.rows.row_tree import KEY, RowTreeModel
from metamaker.app.texts import plain_tip
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.edit_actions import EditOffers

_EDGE = 0.25
"""The top part of a row's height that means: in front of it."""


class RowDrops(QTreeView):
    """A tree of rows with drag and drop. `parcel(keys)` makes drag data, `refusal(data, key, before)` returns why a drop fails.

    The drop is on the row `key`, or in front of it with `before`; the empty key means next to all rows. The reason is empty for
    a possible drop, and None for data that does not concern this view. After a drop, `dropped(data, key, before)` is sent. With
    `has_order`, the upper edge of a row means in front of it.
    """

    dropped = Signal(QMimeData, str, bool)

    def __init__(self, model: RowTreeModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = model
        self.parcel: Callable[[tuple[str, ...]], QMimeData | None] = lambda _: None
        self.refusal: Callable[[QMimeData, str, bool], str | None] = lambda *_: None
        self.when_empty: Callable[[], str] = str
        """Returns the text shown in a view without rows."""
        self.has_order = False
        self._target: tuple[str, bool] | None = None
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QTreeView.DragDropMode.DragDrop)
        self.setAutoScroll(True)

    @property
    def selected(self) -> tuple[str, ...]:
        """The keys of the selected rows, from top to bottom."""
        chosen = {index.data(KEY) for index in self.selectionModel().selectedRows()}
        return tuple(key for key in self.rows.keys if key in chosen)

    @override
    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the selected rows, with a picture of the current row."""
        data = self.parcel(self.selected)
        if data is None:
            return
        drag = QDrag(self)
        drag.setMimeData(data)
        box = self.visualRect(self.currentIndex())
        if not box.isEmpty():
            drag.setPixmap(self.viewport().grab(box))
        dragging.run(drag, Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.MoveAction)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept data that may fit one of the rows."""
        if self.refusal(event.mimeData(), "", False) is None:
            event.ignore()
        else:
            event.acceptProposedAction()

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Mark the place of the drop, or show at the pointer why it is impossible."""
        key, before = target = self._place(event.position().toPoint())
        reason = self.refusal(event.mimeData(), key, before)
        if target != self._target:
            QToolTip.showText(QCursor.pos(), plain_tip(reason or ""), self)
        self._target = target if reason == "" else None
        self.viewport().update()
        if reason == "":
            event.acceptProposedAction()
        else:
            event.ignore()

    @override
    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Remove the mark of the drop."""
        event.accept()
        self._unmark()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Send the dropped elements and their target. The document makes the edit: Qt itself must not move anything."""
        key, before = self._place(event.position().toPoint())
        self._unmark()
        if self.refusal(event.mimeData(), key, before) is None:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.dropped.emit(event.mimeData(), key, before)

    def _unmark(self) -> None:
        self._target = None
        QToolTip.hideText()
        self.viewport().update()

    def _place(self, at: QPoint) -> tuple[str, bool]:
        """Return the row at a point, and whether the place in front of it is meant."""
        index = self.indexAt(at)
        if not index.isValid():
            return "", False
        box = self.visualRect(index)
        return str(index.data(KEY)), self.has_order and at.y() < box.top() + box.height() * _EDGE

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, or the text for an empty view, and the mark of a drop."""
        super().paintEvent(event)
        if not self.rows.keys and (said := self.when_empty()):
            with QPainter(self.viewport()) as painter:
                painter.setPen(QColor(tokens().quiet))
                em = self.fontMetrics().height()
                room = self.viewport().rect().adjusted(em, em, -em, -em)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, said)
        if self._target is None:
            return
        key, before = self._target
        index = self.rows.index_of(key)
        box = self.visualRect(index) if index.isValid() else self.viewport().rect().adjusted(1, 1, -2, -2)
        with QPainter(self.viewport()) as painter:
            painter.setPen(QPen(QColor(tokens().accent), 2))
            if before:
                painter.drawLine(box.topLeft(), box.topRight())
            else:
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)


class _Kept(NamedTuple):
    """The state of a view by the keys of its rows: selected, current, open; and the scroll position."""

    selected: tuple[str, ...]
    current: str
    opened: dict[str, bool]
    scrolled: int


class RowView(RowDrops):
    """Shows a RowTreeModel; new rows are opened if `opens_new`.

    `chosen(keys)` is sent when the user selects rows, `opened(key)` for a double click or Enter; `menu_for()` makes the menu.
    `painter.picture` returns the pictures of rows with icons.
    """

    chosen = Signal(tuple)
    opened = Signal(str)

    def __init__(self, model: RowTreeModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.menu_for: Callable[[], QMenu | None] = lambda: None
        self.offers: Callable[[], EditOffers] = dict
        self.opens_new = True
        self._is_quiet = self._has_captions = False
        self.setModel(model)
        self.painter = RowPainter(self)
        self.setItemDelegate(self.painter)
        self.setAccessibleName(name)
        self._settle()
        model.rowsInserted.connect(self._open_new)
        model.rowsMoved.connect(lambda *_: self.viewport().update())
        self._kept: _Kept | None = None
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._restore)
        model.captioned.connect(self._fit_heights)
        self.activated.connect(self._activated)
        self.customContextMenuRequested.connect(self._menu)

    def _settle(self) -> None:
        self.setHeaderHidden(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setExpandsOnDoubleClick(False)
        self._fit_indent()

    @property
    def needed_width(self) -> int:
        """The width in pixels at which no row is cut."""
        depths: dict[str, int] = {}
        widest, font = 0, self.font()
        for row in map(self.rows.row_of, self.rows.keys):
            if row is not None:
                depths[row.key] = depths.get(row.above, -1) + 1
                indent = self.indentation() * (depths[row.key] + int(self.rootIsDecorated()))
                widest = max(widest, indent + self.painter.needed_width(font, row))
        return widest + self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()

    def be_dense(self, wanted: bool) -> None:
        """Show captions next to the texts, so that each row takes one line, or below them."""
        if wanted is not self.painter.is_dense:
            self.painter.is_dense = wanted
            self._fit_heights(self._has_captions)

    def _fit_indent(self) -> None:
        self.setIndentation(self.fontMetrics().height())

    @property
    def current(self) -> str:
        """The key of the row with the focus; empty for none."""
        index = self.currentIndex()
        return str(index.data(KEY)) if index.isValid() else ""

    def edit_offers(self) -> EditOffers:
        """Return the commands for the selected rows, as given by `offers`, which the editor of the rows sets."""
        return self.offers()

    def select(self, keys: Sequence[str]) -> None:
        """Select rows by their keys, without `chosen`. Missing keys are ignored."""
        indexes = [index for key in keys if (index := self.rows.index_of(key)).isValid()]
        selection = QItemSelection()
        for index in indexes:
            selection.select(index, index.siblingAtColumn(self.rows.columnCount() - 1))
        self._is_quiet = True
        if indexes:
            self.setCurrentIndex(indexes[0])
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._is_quiet = False
        if indexes:
            self.scrollTo(indexes[0])

    def rename(self, key: str) -> None:
        """Edit the name of a row in place."""
        index = self.rows.index_of(key)
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.setCurrentIndex(index)
            self.scrollTo(index)
            self.edit(index)

    def enter(self) -> None:
        """Take the focus, as from a search field above: the first row becomes current if there was none."""
        self.setFocus()
        if not self.current and self.rows.keys:
            self.setCurrentIndex(self.rows.index(0, 0))

    @override
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Send the rows chosen by the user; selection changes by an edit of the document send nothing."""
        super().selectionChanged(selected, deselected)
        if not self._is_quiet and (selected.count() or self.selected):
            self.chosen.emit(self.selected)

    def quietly(self, act: Callable[[], None]) -> None:
        """Run `act`, which changes the model, without sending changes of the selection."""
        self._is_quiet = True
        try:
            act()
        finally:
            self._is_quiet = False

    def _open_new(self, parent: QModelIndex, first: int, last: int) -> None:
        if not self.opens_new:
            return
        self.expand(parent)
        for place in range(first, last + 1):
            self.expand(self.rows.index(place, 0, parent))

    def _fit_heights(self, has_captions: bool) -> None:
        """Give all rows the same height if none has a caption; otherwise Qt asks every cell of every row for its size."""
        self._has_captions = has_captions
        is_uniform = self.painter.is_dense or not has_captions
        if self.uniformRowHeights() is not is_uniform:
            self.setUniformRowHeights(is_uniform)
            self.scheduleDelayedItemsLayout()

    def _keep(self) -> None:
        """Remember the state that a reset of the model would lose, by keys."""
        places = {key: self.rows.index_of(key) for key in self.rows.keys}
        opened = {key: self.isExpanded(place) for key, place in places.items() if self.rows.hasChildren(place)}
        self._kept = _Kept(self.selected, self.current, opened, self.verticalScrollBar().value())

    def _restore(self) -> None:
        if self.opens_new and self.rows.is_tree:
            self.expandAll()
        kept, self._kept = self._kept, None
        if kept is None:
            return
        for key, is_open in kept.opened.items():
            self.setExpanded(self.rows.index_of(key), is_open)
        was_quiet = self._is_quiet
        current = self.rows.index_of(kept.current)
        self.select(kept.selected)
        self._is_quiet = True
        self.selectionModel().setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
        self._is_quiet = was_quiet
        self.verticalScrollBar().setValue(kept.scrolled)

    def _activated(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(index.data(KEY))

    def _menu(self, at: QPoint) -> None:
        menu = self.menu_for()
        if menu is not None:
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.viewport().mapToGlobal(at))

    # Keys

    @override
    def event(self, event: QEvent) -> bool:
        """Claim the keys of this view's own actions before the window does."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._action(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run the action of a key; Enter opens the current row; the Menu key opens its menu."""
        action = self._action(event)
        if action is not None:
            action.trigger()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.state() != QAbstractItemView.State.EditingState:
            self._activated(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _action(self, event: QKeyEvent) -> QAction | None:
        keys = QKeySequence(event.keyCombination())
        if self.state() == QAbstractItemView.State.EditingState:
            return None
        return next((action for action in self.actions() if action.isEnabled() and keys in action.shortcuts()), None)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_indent()
            self.scheduleDelayedItemsLayout()


def row_action(
    parent: QObject, text: str, keys: Sequence[str | QKeySequence.StandardKey], act: Callable[[], object]
) -> QAction:
    """Return an action for a view of rows; its keys work while the view has the focus."""
    action = QAction(text, parent)
    action.setShortcuts([QKeySequence(each) for each in keys])
    action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    action.triggered.connect(lambda _=False: act())
    return action
