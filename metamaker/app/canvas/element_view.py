"""Pages with elements identified by refs: their positions, the hovered element and the selection."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.element_overlays import HoverCard
from metamaker.app.canvas.page_view import ARROW_KEYS, COMMAND_MODIFIERS, PageView
from metamaker.app.canvas.painting import PAD, REACH, MarkColours, Mood, focus_frame, mark_colours, outline
from metamaker.app.canvas.shown_elements import ShownElements
from metamaker.app.overrides import override
from metamaker.rendering.hit_testing import whole

_ENDS = {Qt.Key.Key_Home: 1, Qt.Key.Key_End: -1}


def plain(html: str) -> str:
    """Return HTML as one line of plain text."""
    return " ".join(QTextDocumentFragment.fromHtml(html).toPlainText().split())


def announce(widget: QWidget, text: str) -> None:
    """Make `text` the description of a widget, and announce it to a screen reader if there is one."""
    widget.setAccessibleDescription(text)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged))
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class ElementView(PageView):
    """Pages with elements: hovering outlines and explains an element, clicks select, arrow keys move the selection.

    `explain(ref)` returns the HTML of the card for a hovered element, with names escaped. `pointer` is the pixel under the
    pointer; None outside the view and during a drag. `selected_ref` is the current selected element, `others` are the other
    selected elements. `frame_gap` is the number of pixels between an element and its outline.
    """

    hovered = Signal(str)
    selected = Signal(str)
    frame_gap = PAD

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.explain: Callable[[str], str] = lambda _: ""
        self.shown = ShownElements(self.lens.desk)
        self.selected_ref = ""
        self.others: tuple[str, ...] = ()
        self.hovered_ref = ""
        self.pointer: QPointF | None = None
        self.card = HoverCard(self)
        self._explained = ("", "")

    @override
    def pages_replaced(self) -> None:
        """Keep the selection on the new pages."""
        self._repaint_selected()
        self.repaint_element(self.hovered_ref)
        self.shown = ShownElements(self.lens.desk)
        self._explained = ("", "")
        self._repaint_selected()
        self.elements_moved()
        self.look()

    @override
    def moved_on(self) -> None:
        super().moved_on()
        self.elements_moved()
        self.look()

    def elements_moved(self) -> None:
        """Follow new positions of elements; for views with overlays."""

    # positions of elements

    def ref_at(self, pixel: QPointF) -> str:
        """Return the innermost element at a pixel; empty without one."""
        return next(iter(self.shown.at(self.lens.view.point(pixel))), "")

    def boxes(self, ref: str) -> list[QRectF]:
        """Return the boxes of an element, in pixels."""
        return [self.lens.view.shown(box) for box in self.shown.boxes(whole(ref))]

    def box_of(self, ref: str) -> QRect:
        """Return a box of an element in pixels, the first visible one of several; empty without one."""
        boxes = self.boxes(ref)
        room = QRectF(self.viewport().rect())
        seen = next((box for box in boxes if box.intersects(room)), boxes[0] if boxes else QRectF())
        return seen.toAlignedRect()

    def reveal(self, ref: str) -> None:
        """Scroll to an element."""
        boxes = self.boxes(ref)
        room = QRectF(self.viewport().rect())
        if boxes and not any(room.contains(box) for box in boxes):
            self.lens.reveal(boxes[0])

    # the selected elements

    @property
    def selected_refs(self) -> tuple[str, ...]:
        """All selected elements, the current one last."""
        return (*self.others, self.selected_ref) if self.selected_ref else ()

    def set_selected(self, ref: str, others: Sequence[str] = ()) -> None:
        """Show an element, and `others`, as selected without sending a signal. An empty ref selects nothing."""
        ref = whole(ref)
        others = tuple(dict.fromkeys(other for other in map(whole, others) if other != ref))
        before, known = self.selected_ref, self.selected_refs
        self.selected_ref, self.others = ref, others
        if self.selected_refs == known:
            return
        for each in {*known, *self.selected_refs}:
            self.repaint_element(each)
        if not (before and ref):
            self.viewport().update()  # the focus frame is shown while nothing is selected
        if ref != before:
            announce(self, plain(self.explain(ref)) or ref if ref else "")

    def choose(self, ref: str) -> None:
        """Select only this element for the user, and send `selected`."""
        if ref != self.selected_ref or self.others:
            self.set_selected(ref)
            self.selected.emit(ref)

    def _repaint_selected(self) -> None:
        for ref in self.selected_refs:
            self.repaint_element(ref)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the selection with arrow keys, Home and End; other keys scroll.

        Arrows go to the next element in that direction, into a container and out of it; without a selection, to the first
        element. Home and End go to the first and the last one.
        """
        if event.modifiers() & COMMAND_MODIFIERS or not self._walk(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def beside_selected(self, key: Qt.Key) -> str:
        """Return the element in the direction of an arrow key from the current one; empty without one."""
        towards = ARROW_KEYS.get(key) if self.selected_ref else None
        return (self.shown.beside(self.selected_ref, towards) or "") if towards is not None else ""

    def _walk(self, key: Qt.Key) -> bool:
        if key in _ENDS:
            return self._go(self.shown.after("", _ENDS[key]))
        if key in ARROW_KEYS and not self.selected_ref:
            return self._go(self.shown.after("", 1))
        if key in ARROW_KEYS:
            self._go(self.shown.towards(self.selected_ref, ARROW_KEYS[key]))
            return True
        if key is Qt.Key.Key_Escape and self.selected_ref:
            self.choose("")
            return True
        return False

    def _go(self, found: str | None) -> bool:
        if not found:
            return False
        self.choose(found)
        self.reveal(found)
        return True

    # the element below the pointer

    def look(self) -> None:
        """Update the hovered element."""
        ref = self.ref_at_pointer()
        changed = ref != self.hovered_ref
        if changed:
            for each in (self.hovered_ref, ref):
                self.repaint_element(each)
            self.hovered_ref = ref
            self.hovered.emit(ref)
        self.explain_hovered()

    def ref_at_pointer(self) -> str:
        """Return the element under the pointer; empty without one, and during panning."""
        return "" if self.pointer is None or self.panning.pulls else self.ref_at(self.pointer)

    def explain_hovered(self) -> None:
        """Show or hide the card of the element under the pointer."""
        ref = self.hovered_ref
        if self.pointer is None or not ref or self.panning.grips:
            self.card.hide()
            return
        if self._explained[0] != ref:
            self._explained = (ref, self.explain(ref))
        view = self.lens.view
        others = [view.shown(box) for box in self.shown.leaves_near(view.area(QRectF(self.viewport().rect())), ref)]
        self.card.tell(self._explained[1], self.hovered_area(self.pointer).toAlignedRect(), self.pointer.toPoint(), others)

    def hovered_area(self, pixel: QPointF) -> QRectF:
        """Return the area that the card must not cover, with the pointer at a pixel."""
        return next((box for box in self.boxes(self.hovered_ref) if box.contains(pixel)), QRectF(self.box_of(self.hovered_ref)))

    def lose_pointer(self) -> None:
        """Forget the pointer: it left the view or drags something."""
        self.pointer = None
        self.look()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.panning.move(event):
            self.slide()
        else:
            self.pointer = event.position()
            self.look()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.look()

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self.lose_pointer()
        return super().viewportEvent(event)

    # painting

    @override
    def paint_over(self, painter: QPainter) -> None:
        self.paint_marks(painter)
        if self.hasFocus() and not self.selected_ref:
            focus_frame(painter, QRectF(self.viewport().rect()))

    def paint_marks(self, painter: QPainter) -> None:
        """Paint the outlines of the hovered and the selected elements."""
        if self.hovered_ref and self.hovered_ref not in self.selected_refs:
            outline(painter, self.boxes(self.hovered_ref), Mood.HOVERED, self.mark_colours, self.frame_gap)
        for ref in self.selected_refs:
            outline(painter, self.boxes(ref), Mood.SELECTED, self.mark_colours, self.frame_gap)

    @property
    def mark_colours(self) -> MarkColours:
        """The colours of marks over the pages."""
        return mark_colours(self.ink)

    def repaint_element(self, ref: str) -> None:
        """Repaint the area of an element."""
        for box in self.boxes(ref) if ref else ():
            self.viewport().update(box.toAlignedRect().adjusted(-REACH, -REACH, REACH, REACH))
