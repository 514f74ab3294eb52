"""Dropping things on elements: possible targets, reasons against others, marks and card, scrolling near an edge."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QGuiApplication, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from metamaker.app.canvas.drags import DragPayload, parcel
from metamaker.app.canvas.element_view import ElementView
from metamaker.app.canvas.painting import Mood, outline
from metamaker.app.canvas.shown_elements import ShownElements
from metamaker.app.overrides import override

Refuse = Callable[[str, str], tuple[str, ...]]
"""(key, target) → the reasons why the dragged item cannot go there; empty if it can."""


class Drops:
    """One drag over the canvas. `target` is the current drop target, `reasons` why there is none, `possible` all targets.

    `is_place(ref)` returns whether an element is a place by its nature.
    """

    def __init__(self, parcel: DragPayload, shown: ShownElements, refuse: Refuse, is_place: Callable[[str], bool]) -> None:
        self.parcel = parcel
        self._shown = shown
        self._refuse = refuse
        self._is_place = is_place
        self._known: dict[str, tuple[str, ...]] = {}
        self._home = _home(parcel, shown)
        self.target = ""
        self.reasons: tuple[str, ...] = ()
        self.over = ""
        self.possible = tuple(ref for ref in shown.order if is_place(ref) and ref not in self._home and not self._why_not(ref))

    def _why_not(self, ref: str) -> tuple[str, ...]:
        if ref not in self._known:
            reasons = (self._refuse(key, ref) for key in self.parcel.keys)
            self._known[ref] = tuple(dict.fromkeys(reason for each in reasons for reason in each))
        return self._known[ref]

    def move(self, point: QPointF) -> None:
        """Follow the pointer at a point of the canvas.

        The innermost place that accepts the drag is the target; elements that are not places come last. A moved element has no
        target within its present place.
        """
        refs = self._shown.at(point)
        places = [ref for ref in refs if self._is_place(ref)]
        self.target, self.reasons, self.over = "", (), ""
        if self._home and (not places or places[-1] in self._home):
            return
        for ref in (*places, *(ref for ref in refs if ref not in places)):
            if not self._why_not(ref):
                self.target = self.over = ref
                return
        if refs:
            self.over = (places or list(refs))[-1]
            self.reasons = self._why_not(self.over)

    @property
    def reasons_html(self) -> str:
        """The reasons, for the card at the pointer."""
        return "<br>".join(escape(reason) for reason in self.reasons)


def _home(parcel: DragPayload, shown: ShownElements) -> frozenset[str]:
    """Return the present place of all moved elements: the elements around every one of them, and the elements themselves."""
    if not parcel.is_element:
        return frozenset()
    around = [shown.around(ref) | {ref} for ref in parcel.keys]
    return around[0].intersection(*around[1:]) | frozenset(parcel.keys)


_NEAR = 32
"""Pixels from the edge where scrolling begins."""

_STEP = 12
"""Pixels of one scrolling step: with the interval, 400 a second.

Faster scrolling overshoots, slower scrolling takes too long; others were not compared.
"""

_INTERVAL = 30
"""Milliseconds between two steps: 33 a second, so that movement looks smooth."""


class EdgeScroll:
    """Scrolls an area while the pointer is near one of its edges."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        self._area = area
        self._by = QPoint()
        self._timer = QTimer(area)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self._move)

    def follow(self, at: QPoint) -> None:
        """Follow the pointer."""
        room = self._area.viewport().rect()
        across = _towards(at.x(), room.width())
        down = _towards(at.y(), room.height())
        self._by = QPoint(across, down) * _STEP
        if self._by.isNull():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Stop scrolling at the end of the drag."""
        self._timer.stop()

    def _move(self) -> None:
        across, down = self._area.horizontalScrollBar(), self._area.verticalScrollBar()
        across.setValue(across.value() + self._by.x())
        down.setValue(down.value() + self._by.y())


def _towards(place: int, length: int) -> int:
    return -1 if place < _NEAR else 1 if place > length - _NEAR else 0


_POINTER = 28
"""Pixels around the pointer to be kept clear of the card."""


class DropView(ElementView):
    """Pages that accept drops of parts and of other elements.

    `refuse(key, target)` returns the reasons why a part, or an element given by its ref, cannot go to an element.
    `is_place(ref)` returns whether an element can be a target at all; by default, every element with other elements in it can.
    `mark` is the mark of the document: elements of other documents cannot be moved here. `drops` is the current drag over the
    view, or None.
    """

    dropped = Signal(str, str)
    moved = Signal(tuple, str)
    """The refs of the dragged elements, and their target."""
    refused = Signal(str)
    """The reason why a drop or drag did nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.refuse: Refuse = lambda _, __: ()
        self.is_place: Callable[[str], bool] = self._holds_others
        self.mark = ""
        self.drops: Drops | None = None
        self._edge_scroll = EdgeScroll(self)
        self.setAcceptDrops(True)

    def _holds_others(self, ref: str) -> bool:
        return self.shown.holds_others(ref)

    @override
    def paint_marks(self, painter: QPainter) -> None:
        """During a drag over the view, paint its possible targets."""
        drops = self.drops
        if drops is None:
            super().paint_marks(painter)
            return
        for ref in drops.possible:
            if ref != drops.target:
                outline(painter, self.boxes(ref), Mood.POSSIBLE)
        if drops.over:
            outline(painter, self.boxes(drops.over), Mood.TARGET if drops.target else Mood.REFUSED)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        carried = parcel(event.mimeData(), self.mark)
        if carried is None:
            event.ignore()
            return
        self.lose_pointer()
        self.drops = Drops(carried, self.shown, self.refuse, self.is_place)
        event.acceptProposedAction()
        self.viewport().update()

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        drops = self.drops
        if drops is None:
            event.ignore()
            return
        before = drops.over
        drops.move(self.lens.view.point(event.position()))
        if drops.over != before:
            self.viewport().update()
        at = event.position().toPoint()
        self.card.tell(drops.reasons_html, QRect(at - QPoint(_POINTER, _POINTER) / 2, QSize(_POINTER, _POINTER)), at)
        self._edge_scroll.follow(at)
        if drops.target:
            event.acceptProposedAction()
        else:
            event.ignore()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Send the dropped part or element and its target."""
        drops = self.drops
        if drops is None:
            event.ignore()
            return
        drops.move(self.lens.view.point(event.position()))
        self._end_drag(said=True)
        if drops.target:
            event.acceptProposedAction()
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            if drops.parcel.is_element:
                self.moved.emit(drops.parcel.keys, drops.target)
            else:
                self.dropped.emit(drops.parcel.key, drops.target)

    @override
    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Show the reason if the drop was not possible."""
        self._end_drag(said=QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton)
        event.accept()

    def _end_drag(self, *, said: bool) -> None:
        """End the drag, or its stay over the view; `said` shows why the drop was refused."""
        drops, self.drops = self.drops, None
        if said and drops is not None and drops.reasons:
            self.refused.emit(" ".join(drops.reasons))
        self._edge_scroll.stop()
        self.card.hide()
        self.viewport().update()
