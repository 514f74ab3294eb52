"""Telling screen readers what is selected on a canvas."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QMarginsF, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas import pointer_and_keys
from metamaker.app.canvas.beside_element import Handles, HoverCard, PlacedEditor
from metamaker.app.canvas.drags import Drops, Refuse, element_picture
from metamaker.app.canvas.drop_site import DropSite
from metamaker.app.canvas.page_view import PageView
from metamaker.app.canvas.painting import REACH, paint_marks
from metamaker.app.canvas.pointer_and_keys import Pointer
from metamaker.app.canvas.shown_elements import ShownElements
from metamaker.sheets.hit import whole


def plain(html: str) -> str:
    """Return HTML as one line of plain text."""
    return " ".join(QTextDocumentFragment.fromHtml(html).toPlainText().split())


def announce(widget: QWidget, text: str) -> None:
    """Make `text` the description of a widget, and say it if somebody listens."""
    widget.setAccessibleDescription(text)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged))
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


_BESIDE = 80.0
"""Pixels around an element in which its handles look for a place."""


class SheetCanvas(PageView):
    """Pages whose elements answer: every element is known by its ref, and what is to be done with it is told by signals.

    `explain(ref)` gives the HTML of the card beside a hovered element, names in it escaped; `refuse(key, target)` the reasons
    why a part of the palette, or an element by its ref, cannot go to an element; `is_place(ref)` whether things go there at
    all, by default to what holds other elements; `movable(ref)` whether an element can be dragged, `fixed(ref)` why not where
    that is worth saying, `steppable(ref)` whether it has the handles − and +. `mark` is
    that of the document shown: elements of others do not move here.
    """

    hovered = Signal(str)
    selected = Signal(str)
    activated = Signal(str)
    stepped = Signal(str, int)
    removed = Signal(str)
    dropped = Signal(str, str)
    moved = Signal(str, str)
    context_menu = Signal(str, QPoint)
    """The ref (empty: beside all elements) and the place on the screen."""
    refused = Signal(str)
    """Why what was let go over the canvas, or pulled at there, stays where it was."""
    editor_closed = Signal(str, bool)
    """The ref, and whether what was typed is meant."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.explain: Callable[[str], str] = lambda _: ""
        self.refuse: Refuse = lambda _, __: ()
        self.is_place: Callable[[str], bool] = self._holds_others
        self.movable: Callable[[str], bool] = lambda ref: not self.shown.holds_others(ref)
        self.fixed: Callable[[str], str] = lambda _: ""
        self.steppable: Callable[[str], bool] = lambda _: True
        self.mark = ""
        self.selected_ref = ""
        self.shown = ShownElements(self.lens.desk)
        self.hand = Pointer(self)
        self._editor: PlacedEditor | None = None
        self._held: Handles | None = None
        self._painted = QRect()
        self._explained = ("", "")
        self.setAccessibleName(self.tr("Sheet"))
        self.setAcceptDrops(True)
        self._drop_site = DropSite(self)
        self.card = HoverCard(self.viewport(), self)

    def pages_replaced(self) -> None:
        """See PageView; the selection stays."""
        self.repaint_element(self.selected_ref)
        self.repaint_element(self.hand.hovered)
        self.shown = ShownElements(self.lens.desk)
        self._explained = ("", "")
        self.repaint_element(self.selected_ref)
        self._follow_editor()
        self.hand.look()

    def moved_on(self) -> None:
        """See PageView."""
        super().moved_on()
        self._held = None
        self._follow_editor()
        self.hand.look()

    def paint_over(self, painter: QPainter) -> None:
        """See PageView. Where the handles are now is kept: they may be gone before they are painted over."""
        paint_marks(self, painter)
        handles = self.handles()
        self._painted = handles.area.toAlignedRect() if handles else QRect()

    # elements

    def _holds_others(self, ref: str) -> bool:
        return self.shown.holds_others(ref)

    def ref_at(self, pixel: QPointF) -> str:
        """Return the innermost element at a pixel; empty if there is none."""
        return next(iter(self.shown.at(self.lens.view.point(pixel))), "")

    def boxes(self, ref: str) -> list[QRectF]:
        """Return where an element is shown, in pixels."""
        return [self.lens.view.shown(box) for box in self.shown.boxes(whole(ref))]

    def box_of(self, ref: str) -> QRect:
        """Return where an element is shown, in pixels: of several places the first that is in sight; empty if nowhere."""
        boxes = self.boxes(ref)
        room = QRectF(self.viewport().rect())
        seen = next((box for box in boxes if box.intersects(room)), boxes[0] if boxes else QRectF())
        return seen.toAlignedRect()

    def set_selected(self, ref: str) -> None:
        """Show an element as selected; sends nothing. Empty selects nothing."""
        ref = whole(ref)
        if ref != self.selected_ref:
            before, self.selected_ref, self._held = self.selected_ref, ref, None
            for each in (before, ref):
                self.repaint_element(each)
            if not (before and ref):
                self.viewport().update()  # the frame of the focus is shown while nothing is selected
            announce(self, plain(self.explain(ref)) or ref if ref else "")

    def choose(self, ref: str) -> None:
        """Select an element for the person at the window, and tell."""
        if ref != self.selected_ref:
            self.set_selected(ref)
            self.selected.emit(ref)

    def reveal(self, ref: str) -> None:
        """Bring an element into sight."""
        boxes = self.boxes(ref)
        room = QRectF(self.viewport().rect())
        if boxes and not any(room.contains(box) for box in boxes):
            self.lens.reveal(boxes[0])

    def handles(self) -> Handles | None:
        """Return the handles of the selected element, if it has some and is in sight."""
        if self._held is not None:
            return self._held
        if not self.selected_ref or self.drops is not None or not self.steppable(self.selected_ref):
            return None
        box, room = QRectF(self.box_of(self.selected_ref)), QRectF(self.viewport().rect())
        if not box.intersects(room):
            return None
        near = box.marginsAdded(QMarginsF(_BESIDE, _BESIDE, _BESIDE, _BESIDE))
        others = [self.lens.view.shown(other) for other in self.shown.leaves_near(self.lens.view.area(near), self.selected_ref)]
        own = [] if self.shown.holds_others(self.selected_ref) else [box]
        return Handles(box, room, self.fontMetrics().height(), [*others, *own])

    def handle_at(self, pixel: QPointF) -> int:
        """Return the handle at a pixel: −1, 1, or 0 for none."""
        handles = self.handles()
        return handles.at(pixel) if handles else 0

    def hold_handles(self, held: bool) -> None:
        """Leave the handles where they are while the pointer is on one: what grows by a step would move them away from it."""
        if held is not (self._held is not None):
            self.repaint_element(self.selected_ref)
            self._held = self.handles() if held else None
            self.repaint_element(self.selected_ref)

    def repaint_element(self, ref: str) -> None:
        """Paint what is over an element anew."""
        for box in self.boxes(ref) if ref else ():
            self.viewport().update(box.toAlignedRect().adjusted(-REACH, -REACH, REACH, REACH))
        self.viewport().update(self._painted)
        handles = self.handles() if ref == self.selected_ref else None
        if handles:
            self.viewport().update(handles.area.toAlignedRect())

    def picture_of(self, ref: str, pixel: QPointF) -> tuple[QPixmap, QPoint]:
        """Return an element as a picture, and the place in it that lies under a pixel."""
        view, desk = self.lens.view, self.lens.desk
        box = next((box for box in self.shown.boxes(ref) if view.shown(box).contains(pixel)), self.shown.boxes(ref)[0])
        place = next(number for number, place in enumerate(desk.places) if place.contains(box.center()))
        picture = element_picture(
            desk.pages[place].drawing,
            box.translated(-desk.places[place].topLeft()),
            self.ink,
            view.scale,
            self.devicePixelRatioF(),
        )
        hold = (pixel - view.shown_point(box.topLeft())).toPoint()
        size = picture.deviceIndependentSize().toSize()
        return picture, QPoint(min(max(hold.x(), 0), size.width()), min(max(hold.y(), 0), size.height()))

    def explain_hovered(self) -> None:
        """Show or hide the card of the element under the pointer."""
        at, ref = self.hand.at, self.hand.hovered
        if at is None or not ref or self._editor is not None or self.panning.grips:
            self.card.hide()
            return
        box = next((box for box in self.boxes(ref) if box.contains(at)), QRectF(self.box_of(ref)))
        handles = self.handles() if ref == self.selected_ref else None
        about = box.united(handles.area) if handles else box
        if self._explained[0] != ref:
            self._explained = (ref, self.explain(ref))
        self.card.tell(self._explained[1], about.toAlignedRect(), at.toPoint())

    def explain_fixed(self, ref: str, at: QPointF) -> None:
        """Say at the pointer why an element that somebody pulls at stays where it is, if that is worth saying."""
        self.card.tell(escape(self.fixed(ref)), QRect(at.toPoint() - QPoint(14, 14), QSize(28, 28)), at.toPoint())

    # editing in place

    def place_editor(self, ref: str, widget: QWidget) -> None:
        """Lay an editor over an element. Enter, Escape or a look elsewhere close it; see `editor_closed`."""
        if self._editor is not None:
            self._editor.close(kept=True)
        self.reveal(ref)
        self.card.hide()
        self._editor = PlacedEditor(whole(ref), widget, self.viewport())
        self._editor.closed.connect(self._closed)
        self._follow_editor()
        self._editor.open()

    def _closed(self, ref: str, kept: bool) -> None:
        editor, self._editor = self._editor, None
        if editor is not None and editor.holds_focus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.editor_closed.emit(ref, kept)

    def _follow_editor(self) -> None:
        if self._editor is not None:
            box = self.box_of(self._editor.ref)
            if box.isEmpty():
                self._editor.close(kept=False)
            else:
                self._editor.place(box, self.viewport().rect())

    # what Qt asks for

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """See Qt."""
        if event.type() is QEvent.Type.Leave:
            self.hand.leave()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """See Qt."""
        if not self.panning.press(event):
            self.hand.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """See Qt."""
        if not self.panning.move(event):
            self.hand.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """See Qt."""
        super().mouseReleaseEvent(event)
        self.hand.release()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """See Qt. Two quick clicks on a handle are two steps."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self.handle_at(event.position()):
            self.hand.press(event)
            return
        ref = self.ref_at(event.position())
        if ref:
            self.choose(ref)
            self.activated.emit(ref)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """See Qt."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.box_of(self.selected_ref).center())
        else:
            self.choose(self.ref_at(QPointF(self.viewport().mapFromGlobal(event.globalPos()))))
            place = event.globalPos()
        self.card.hide()
        self.context_menu.emit(self.selected_ref, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """See Qt. Keys that an editor over the sheet has no use for are not meant for what is below it."""
        if self._editor is None and not pointer_and_keys.pressed(self, event):
            super().keyPressEvent(event)

    # dropping

    @property
    def drops(self) -> Drops | None:
        """What is dragged over the canvas; None for nothing."""
        return self._drop_site.drops

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """See Qt."""
        self._drop_site.enter(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: N802
        """See Qt."""
        self._drop_site.move(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802
        """See Qt. This is also how a drag ends that was let go where it cannot be dropped: then it is said why."""
        self._drop_site.leave(said=QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton)
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """See Qt."""
        self._drop_site.drop(event)
