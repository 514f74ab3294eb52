"""The way of the Tab key: what is made later than what stands below it would come after that."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def from_here(start: QWidget) -> Iterator[QWidget]:
    """Yield a widget and all that is in it, in the order in which they were made: that of the Tab key, unless others set it.

    Qt's own `nextInFocusChain` is not asked: PySide 6.11 takes what that gives for a child of the widget that is asked, and
    when that is deleted, the rest of the window is lost to Python, which ends the program.
    """
    yield start
    for each in start.children():
        if isinstance(each, QWidget) and not each.isWindow():
            yield from from_here(each)


def stops(part: QWidget) -> list[QWidget]:
    """Return what Tab stops at in a part, hidden or not, in its order."""
    return [
        each
        for each in from_here(part)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None and part.isAncestorOf(each)
    ]


def gather_stops(part: QWidget) -> None:
    """Put all that Tab stops at in a part behind one another, where the part itself is."""
    before = part
    for each in dict.fromkeys(_compound(stop, part) for stop in stops(part)):
        QWidget.setTabOrder(before, each)
        before = each


def _compound(stop: QWidget, part: QWidget) -> QWidget:
    """Return the outermost field of a part that gives the keys to this stop, or the stop: Qt moves fields as wholes alone."""
    found, around = stop, stop.parentWidget()
    while around is not None and around is not part:
        proxy = around.focusProxy()
        if proxy is not None and around.isAncestorOf(proxy):
            found = around
        around = around.parentWidget()
    return found
