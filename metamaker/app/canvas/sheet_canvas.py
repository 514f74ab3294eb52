"""The canvas: a sheet with handles for steps, dragging, editing in place, removal and menus."""

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDrag, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QFrame, QRubberBand, QWidget

from metamaker.app import dragging
from metamaker.app.canvas.drags import element_data, element_picture
from metamaker.app.canvas.drop_view import DropView
from metamaker.app.canvas.element_overlays import PlacedEditor
from metamaker.app.canvas.handles import Handles, Surroundings
from metamaker.app.canvas.page_view import ARROW_KEYS, COMMAND_MODIFIERS, STEP_KEYS
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.rendering.hit_testing import whole

_REST_MS = 120
"""Handles without effect become grey after this pause in edits."""

_RANGE, _TOGGLE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class RubberBand(QRubberBand):
    """The rubber band of a drag over the background. `kept`: the refs that stay selected in addition to the touched ones."""

    def __init__(self, start: QPointF, kept: Sequence[str], over: QWidget) -> None:
        super().__init__(QRubberBand.Shape.Rectangle, over)
        self._start = start
        self.kept = tuple(kept)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def reach(self, pixel: QPointF) -> QRectF:
        """Stretch the band from the start to a pixel; return its area."""
        area = QRectF(self._start, pixel).normalized()
        self.setGeometry(area.toAlignedRect())
        self.show()
        return area


class SheetCanvas(DropView):
    """A sheet with editable elements; signals report commands for the selected ones.

    Ctrl adds an element or removes it, Shift extends the selection from the current one, a drag over the background selects all
    that it touches. `movable(ref)` returns whether an element can be dragged, `fixed(ref)` the reason why not, or an empty
    text. `steppable(ref)` returns whether it has the handles − and +, `stuck(refs, by)` why one of the handles does nothing.
    """

    gathered = Signal(tuple)
    """The refs of several selected elements, the current one last."""
    activated = Signal(str)
    stepped = Signal(tuple, int)
    removed = Signal(tuple)
    context_menu = Signal(str, QPoint)
    """The ref (empty for the background) and the position on the screen."""
    editor_closed = Signal(str, bool)
    """The ref, and whether to keep the typed value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.movable: Callable[[str], bool] = lambda ref: not self.shown.holds_others(ref)
        self.fixed: Callable[[str], str] = lambda _: ""
        self.steppable: Callable[[str], bool] = lambda _: True
        self.stuck: Callable[[Sequence[str], int], str] = lambda _, __: ""
        self._hovered_handle = 0
        self._held: Handles | None = None
        self._found: tuple[tuple[object, ...], Handles] | None = None
        self._painted = QRect()
        self._ends: tuple[tuple[str, ...], frozenset[int]] = ((), frozenset())
        self._tries = rested(self, _REST_MS, self._try_again)
        self._pressed: tuple[QPointF, str] | None = None
        self._band: RubberBand | None = None
        self._is_narrowed = self._adds = False
        self._anchor = ""
        self._editor: PlacedEditor | None = None
        self.setAccessibleName(tr("window-common-sheet"))

    @override
    def moved_on(self) -> None:
        self._held = None
        super().moved_on()

    @override
    def elements_moved(self) -> None:
        self._follow_editor()

    # handles

    def handles(self) -> Handles | None:
        """Return the handles of the selected element, if it has some and is visible."""
        if self._held is not None:
            return self._held
        ref = self.selected_ref
        if not ref or self.drops is not None or not self.steppable(ref):
            return None
        box, room = QRectF(self.box_of(ref)), QRectF(self.viewport().rect())
        if not box.intersects(room):
            return None
        unit, overlays = self.fontMetrics().height(), self._overlays()
        key = (ref, self.shown, self.lens.view.origin, self.zoom, room, unit, overlays)
        if self._found is None or self._found[0] != key:
            self._found = key, Handles(box, unit, self._surroundings(ref, box, room, overlays))
        return self._found[1]

    def _surroundings(self, ref: str, box: QRectF, room: QRectF, overlays: list[QRectF]) -> Surroundings:
        """Return everything that the handles of an element must not hide."""
        view = self.lens.view
        own = [] if self.shown.holds_others(ref) else self.boxes(ref)

        def elements(area: QRectF) -> list[QRectF]:
            others = (view.shown(other) for other in self.shown.leaves_near(view.area(area), ref))
            return [*others, *own, *overlays]

        holders = (each for holder in self.shown.containers for each in self.boxes(holder))
        apart = [each for each in holders if not each.contains(box.center()) and not box.contains(each.center())]
        return Surroundings(room, elements, apart)

    def _overlays(self) -> list[QRectF]:
        """Return the boxes of widgets over the pages, such as the zoom."""
        frames = self.findChildren(QFrame, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [QRectF(each.geometry()) for each in frames if each.isVisible() and each is not self.card]

    @property
    def is_stepping(self) -> bool:
        """Whether the pointer is still on a pressed handle."""
        return self._held is not None

    def _handle_at(self, pixel: QPointF) -> int:
        """Return the handle at a pixel: −1, 1, or 0. Handles take no click from another part, unless they are in use."""
        handles = self.handles()
        by = handles.at(pixel) if handles else 0
        if by and self._held is None and self.ref_at(pixel) != self.selected_ref:
            under = self.ref_at(pixel)
            return 0 if under and not self.shown.holds_others(under) else by
        return by

    def _hold_handles(self, held: bool) -> None:
        """Keep the handles in place while the pointer is on one: a step can make the element grow and would move them away."""
        if held is not (self._held is not None):
            self.repaint_element(self.selected_ref)
            self._held = self.handles() if held else None
            self.repaint_element(self.selected_ref)

    @override
    def set_selected(self, ref: str, others: Sequence[str] = ()) -> None:
        if whole(ref) != self.selected_ref:
            self._held = None
        super().set_selected(ref, others)

    @override
    def paint_marks(self, painter: QPainter) -> None:
        """Remember the area of the handles, because they may be gone before it is repainted."""
        super().paint_marks(painter)
        handles = self.handles()
        if handles:
            if self._ends[0] != self.selected_refs:
                self._ends = self._tried()
            handles.paint(painter, self._hovered_handle, self._ends[1])
        self._painted = handles.painted_area.toAlignedRect() if handles else QRect()

    @override
    def pages_replaced(self) -> None:
        super().pages_replaced()
        self._tries.start()

    def _tried(self) -> tuple[tuple[str, ...], frozenset[int]]:
        """Return the selected elements, and the handles without effect on them."""
        return self.selected_refs, frozenset(by for by in (-1, 1) if self.stuck(self.selected_refs, by))

    def _try_again(self) -> None:
        """Find the handles without effect after edits; a tried step takes nearly as long as an edit."""
        ends, self._ends = self._ends, self._tried()
        if ends != self._ends:
            self.repaint_element(self.selected_ref)

    @override
    def repaint_element(self, ref: str) -> None:
        super().repaint_element(ref)
        self.viewport().update(self._painted)
        handles = self.handles() if ref == self.selected_ref else None
        if handles:
            self.viewport().update(handles.painted_area.toAlignedRect())

    # the pointer

    @override
    def look(self) -> None:
        """Update the hovered handle, which counts as part of its element."""
        handle = 0 if self.pointer is None or self.panning.pulls else self._handle_at(self.pointer)
        if not handle:
            self._hold_handles(False)
        if handle != self._hovered_handle:
            self._hovered_handle = handle
            self.repaint_element(self.selected_ref)
        super().look()
        self._show_cursor()

    @override
    def ref_at_pointer(self) -> str:
        return self.selected_ref if self._hovered_handle else super().ref_at_pointer()

    @override
    def explain_hovered(self) -> None:
        """Show no card while an editor is open."""
        if self._editor is not None:
            self.card.hide()
        else:
            super().explain_hovered()

    @override
    def hovered_area(self, pixel: QPointF) -> QRectF:
        area = super().hovered_area(pixel)
        handles = self.handles() if self.hovered_ref == self.selected_ref else None
        return area.united(handles.area) if handles else area

    def _show_cursor(self) -> None:
        if self.panning.grips or self.panning.pulls:
            return
        shape = Qt.CursorShape.ArrowCursor
        if self._hovered_handle:
            shape = Qt.CursorShape.PointingHandCursor
        elif self.hovered_ref and self.movable(self.hovered_ref):
            shape = Qt.CursorShape.OpenHandCursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.panning.press(event) and event.button() is Qt.MouseButton.LeftButton:
            self._press(event.position(), event.modifiers())

    def _press(self, pixel: QPointF, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        handle = self._handle_at(pixel)
        if handle:
            self._hold_handles(True)
            self.stepped.emit(self.selected_refs, handle)
            return
        ref = self.ref_at(pixel)
        self._pressed = (pixel, ref)
        self._adds = bool(held & _TOGGLE)
        # Any of several selected elements can be dragged together with the others; only a click without a drag selects just
        # that one.
        self._is_narrowed = bool(self.others) and ref in self.selected_refs and not held & (_RANGE | _TOGGLE)
        if held & _RANGE and ref and self.selected_ref:
            self.gather(self._range_to(ref, self.selected_refs if held & _TOGGLE else ()))
        elif held & _TOGGLE:
            self._toggle(ref)
        elif not self._is_narrowed:
            self._anchor = ref
            self.choose(ref)

    def gather(self, refs: Sequence[str]) -> None:
        """Select several elements for the user, the last one as the current one, and send `gathered`."""
        if tuple(refs) != self.selected_refs:
            self.set_selected(refs[-1] if refs else "", refs[:-1])
            self.gathered.emit(self.selected_refs)

    def gather_all(self) -> None:
        """Select all movable elements."""
        self.gather([ref for ref in self.shown.order if self.movable(ref)] or self.selected_refs)

    def _toggle(self, ref: str) -> None:
        if ref:
            self._anchor = ref
            left = [each for each in self.selected_refs if each != ref]
            self.gather(left if ref in self.selected_refs else [*left, ref])

    def _range_to(self, ref: str, known: Sequence[str]) -> Sequence[str]:
        start = self._anchor if self._anchor in self.shown.order else self.selected_ref
        reached = self.shown.between(start, ref)
        before = self.selected_refs if reached == (ref,) else known
        return [*(each for each in before if each not in reached), *reached]

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag an element, or show why it cannot be moved; over the background, stretch a rubber band."""
        if not event.buttons():
            self._end_press()  # the release went elsewhere, such as to a dialog
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton or self.panning.pulls:
            super().mouseMoveEvent(event)
            return
        self.pointer = event.position()
        pixel, ref = self._pressed
        if self._band is None and (self.pointer - pixel).manhattanLength() < QApplication.startDragDistance():
            return
        if not ref or self.shown.holds_others(ref):
            self._stretch(pixel)
        elif self.movable(ref):
            self._pressed = None
            self._drag(ref, pixel)
        else:
            at = self.pointer.toPoint()
            self.card.tell(escape(self.fixed(ref)), QRect(at - QPoint(14, 14), QSize(28, 28)), at)

    def _stretch(self, pixel: QPointF) -> None:
        """Select everything between the start of the drag and the pointer; with Ctrl, keep the previous selection."""
        if self._band is None:
            self.card.hide()
            kept = [ref for ref in self.selected_refs if not self.shown.holds_others(ref)] if self._adds else []
            self._band = RubberBand(pixel, kept, self.viewport())
        area = self._band.reach(self.pointer or pixel)
        within = [ref for ref in self.shown.touched(self.lens.view.area(area)) if self.movable(ref)]
        self.gather([*(ref for ref in self._band.kept if ref not in within), *within])

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select only the clicked one of several selected elements."""
        if self._band is None and self._pressed is not None and self._is_narrowed:
            self._anchor = self._pressed[1]
            self.choose(self._pressed[1])
        self._end_press()
        super().mouseReleaseEvent(event)

    def _end_press(self) -> None:
        """Forget the press, and remove its rubber band."""
        self._pressed = None
        if self._band is not None:
            self._band.close()
            self._band = None

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat two quick clicks on a handle as two steps."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._handle_at(event.position()) or event.modifiers() & (_RANGE | _TOGGLE):
            self._press(event.position(), event.modifiers())
            return
        ref = self.ref_at(event.position())
        if ref:
            self.choose(ref)
            self.activated.emit(ref)

    def _drag(self, ref: str, pixel: QPointF) -> None:
        """Drag an element together with the other selected ones; the picture stays where it was gripped."""
        self.lose_pointer()
        drag = QDrag(self)
        along = self.selected_refs if ref in self.selected_refs else ()
        others = [each for each in along if each != ref and self.movable(each)]
        drag.setMimeData(element_data(ref, self.mark, others=others))
        picture, hold = self._picture(ref, pixel)
        drag.setPixmap(picture)
        drag.setHotSpot(hold)
        dragging.run(drag, Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)

    def _picture(self, ref: str, pixel: QPointF) -> tuple[QPixmap, QPoint]:
        """Return an element as a picture, and the place in it under a pixel."""
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

    # keys and menu

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore keys that an open editor did not use: they are not meant for the sheet."""
        if self._editor is not None:
            return
        is_for_element = self.selected_ref and not event.modifiers() & COMMAND_MODIFIERS
        if not is_for_element or not self._with_selection(Qt.Key(event.key()), event.modifiers()):
            super().keyPressEvent(event)

    def _with_selection(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        ref = self.selected_ref
        if key in STEP_KEYS:
            self.stepped.emit(self.selected_refs, STEP_KEYS[key])
        elif held & _RANGE and key in ARROW_KEYS:
            if reached := self.beside_selected(key):
                self.gather([*(each for each in self.selected_refs if each != reached), reached])
                self.reveal(reached)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}:
            self.activated.emit(ref)
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.removed.emit(self.selected_refs)
        else:
            return False
        return True

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.box_of(self.selected_ref).center())
        else:
            ref = self.ref_at(QPointF(self.viewport().mapFromGlobal(event.globalPos())))
            if ref not in self.selected_refs:
                self.choose(ref)
            place = event.globalPos()
        self.card.hide()
        self.context_menu.emit(self.selected_ref, place)

    # editing in place

    def place_editor(self, ref: str, widget: QWidget) -> None:
        """Open an editor over an element. Enter, Escape or loss of focus close it; see `editor_closed`."""
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
