"""Steppers as a person uses them: + is pressed again and again at one point of the screen, without looking."""

from collections.abc import Iterator
from itertools import pairwise

import shiboken6
from PySide6.QtCore import QEventLoop, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QDoubleSpinBox,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QWidget,
)

from tests.app.waiting import wait

PRESSES = 10
NEWS_AFTER, NEWS_MS = (0, 4), 350
"""The presses after which the hand rests, so that the breakdown of a value and problems arrive, and for how long."""


def steppers(page: QWidget) -> Iterator[QSpinBox | QDoubleSpinBox]:
    """Yield the number boxes that a person can reach on a page, in the order of their making."""
    for box in page.findChildren(QAbstractSpinBox):
        if isinstance(box, QSpinBox | QDoubleSpinBox) and box.isVisibleTo(page.window()) and box.isEnabled():
            yield box


def plus(box: QAbstractSpinBox) -> QPoint:
    """Return the middle of the + of a box, in its own pixels."""
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_SpinBoxUp
    return box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, box).center()


def bring_to_sight(box: QWidget) -> None:
    """Scroll all areas around a widget to it."""
    around = box.parentWidget()
    while around is not None:
        if isinstance(around, QAbstractScrollArea) and hasattr(around, "ensureWidgetVisible"):
            around.ensureWidgetVisible(box)
        around = around.parentWidget()
    settle()


def settle() -> None:
    """Let the window lay itself out."""
    for _ in range(4):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def press_at(window: QWidget, at: QPoint) -> None:
    """Press the left button at a point of the screen, on whatever is there by now."""
    under = window.childAt(window.mapFromGlobal(at)) or window
    QTest.mouseClick(under, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, under.mapFromGlobal(at))


def uncounted(box: QSpinBox | QDoubleSpinBox) -> str:
    """Press + ten times at one point; return what went wrong, or nothing."""
    bring_to_sight(box)
    if box.visibleRegion().isEmpty() or not box.visibleRegion().contains(plus(box)):
        return ""  # no hand can press it
    window, at = box.window(), box.mapToGlobal(plus(box))
    name = box.accessibleName()
    box.interpretText()
    values = [box.value()]
    for number in range(PRESSES):
        press_at(window, at)
        settle()
        if number in NEWS_AFTER:
            wait(NEWS_MS)
        if not shiboken6.isValid(box):
            return f"{name}: gone after {number + 1}"
        values.append(box.value())
    steps = [after - before for before, after in pairwise(values)]
    still = [step for step, before in zip(steps, values, strict=False) if step <= 0 and before < box.maximum()]
    moved = box.mapToGlobal(plus(box)) - at
    if still:
        return f"{name}: {values} of {box.maximum()}, moved by {moved.x()}, {moved.y()}"
    return f"{name}: moved by {moved.x()}, {moved.y()}" if moved.manhattanLength() > 1 else ""
