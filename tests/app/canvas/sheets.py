"""Pages for tests of the canvas: two sections with parts, and a canvas that notes what it tells."""

from dataclasses import dataclass, field

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.rendering.drawing import Drawing, Group, Page, Path
from metamaker.rendering.ink import BAR, INK, LINE
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import line

BUBBLE = Drawing(4.0, 4.0, (Path(circle(2.0, 2.0, 1.8), stroke=INK, width=0.3),))

LANCE, ARMOUR, SENSOR, DRIVE = "ship/fore/lance", "ship/fore/armour", "ship/core/sensor", "ship/core/drive"


def part(copies: int) -> Drawing:
    """Return a dark tile and a bubble for each copy."""
    run = Drawing(5.0 * copies, 4.0, tuple(Group(5.0 * place, 0.0, BUBBLE, f"#{place + 1}") for place in range(copies)))
    return Drawing(7.0 + run.width, 6.0, (Path(box(0.0, 0.0, 6.0, 6.0, 1.0), fill=BAR), Group(7.0, 1.0, run)))


def section(title: str, *parts: tuple[str, int]) -> Drawing:
    """Return a box with parts side by side."""
    drawn = tuple(Group(5.0 + 60.0 * place, 12.0, part(copies), ref) for place, (ref, copies) in enumerate(parts))
    return Drawing(150.0, 30.0, (Path(box(0.0, 0.0, 150.0, 30.0), stroke=LINE, width=0.3), line(5.0, 7.0, title, 4.0), *drawn))


def sheet(lances: int = 2) -> Page:
    """Fore and core, two parts each."""
    fore = section("FORE", (LANCE, lances), (ARMOUR, 1))
    core = section("CORE", (SENSOR, 1), (DRIVE, 3))
    return Page(Drawing(210.0, 297.0, (Group(30.0, 40.0, fore, "ship/fore"), Group(30.0, 90.0, core, "ship/core"))))


@dataclass
class Noted:
    """What a canvas told, in order: the name of the signal and what came with it."""

    told: list[tuple[str, ...]] = field(default_factory=list)

    def of(self, *names: str) -> list[tuple[str, ...]]:
        """Return what was told by these signals."""
        return [each for each in self.told if each[0] in names]


def noted(canvas: SheetCanvas) -> Noted:
    """Note what a canvas tells from now on."""
    found = Noted()
    canvas.hovered.connect(lambda ref: found.told.append(("hovered", ref)))
    canvas.selected.connect(lambda ref: found.told.append(("selected", ref)))
    canvas.activated.connect(lambda ref: found.told.append(("activated", ref)))
    canvas.stepped.connect(lambda ref, by: found.told.append(("stepped", " ".join(ref), str(by))))
    canvas.removed.connect(lambda ref: found.told.append(("removed", " ".join(ref))))
    canvas.dropped.connect(lambda key, target: found.told.append(("dropped", key, target)))
    canvas.moved.connect(lambda ref, target: found.told.append(("moved", " ".join(ref), target)))
    canvas.refused.connect(lambda why: found.told.append(("refused", why)))
    canvas.editor_closed.connect(lambda ref, kept: found.told.append(("editor_closed", ref, str(kept))))
    return found


def middle(canvas: SheetCanvas, ref: str) -> QPoint:
    """Return the pixel in the middle of an element."""
    return canvas.box_of(ref).center()


@dataclass
class Dragging:
    """Something that is dragged over a canvas by the events that a person causes."""

    canvas: SheetCanvas
    data: QMimeData
    accepted: bool = False

    def enter(self, at: QPoint) -> bool:
        """Come in; whether the canvas takes this kind of thing."""
        event = QDragEnterEvent(at, *self._rest())
        QApplication.sendEvent(self.canvas.viewport(), event)
        return event.isAccepted()

    def over(self, at: QPoint) -> bool:
        """Go to a pixel; whether it may be dropped there."""
        event = QDragMoveEvent(at, *self._rest())
        QApplication.sendEvent(self.canvas.viewport(), event)
        return event.isAccepted()

    def drop(self, at: QPoint) -> None:
        """Let go."""
        QApplication.sendEvent(self.canvas.viewport(), QDropEvent(QPointF(at), *self._rest()))

    def leave(self) -> None:
        """Go away."""
        QApplication.sendEvent(self.canvas.viewport(), QDragLeaveEvent())

    def _rest(self) -> tuple[Qt.DropAction, QMimeData, Qt.MouseButton, Qt.KeyboardModifier]:
        return Qt.DropAction.CopyAction, self.data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
