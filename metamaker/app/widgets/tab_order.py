"""The way of the Tab key: what is made later than what stands below it would come after that."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget


def from_here(start: QWidget) -> Iterator[QWidget]:
    """Yield widgets in the order of the Tab key, once around. Go no further than needed: see `gather_stops`."""
    yield start
    each = start.nextInFocusChain()
    while each is not None and each is not start:
        yield each
        each = each.nextInFocusChain()


def gather_stops(part: QWidget, first: QWidget | None = None) -> None:
    """Put all that Tab stops at in a part behind one another, where the part itself is, in the order in which they are read.

    It goes by where they are; `first` is a stop in it that stays before all others. To walk the chain of the whole window would
    tie the Python halves of widgets that Qt has made to those behind them in the chain, which would end with them.
    """
    before, policy = first or part, part.focusPolicy()
    part.setFocusPolicy(policy | Qt.FocusPolicy.TabFocus)  # Qt puts nothing behind what Tab does not stop at
    for each in dict.fromkeys(_compound(stop, part) for stop in _read(part) if stop is not first):
        QWidget.setTabOrder(before, each)
        before = each
    part.setFocusPolicy(policy)


def _read(part: QWidget) -> list[QWidget]:
    """Return what Tab stops at in a part, hidden or not, line by line."""
    found = [
        each
        for each in part.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None and part.isAncestorOf(each)
    ]
    line = max(1, part.fontMetrics().height())

    def place(stop: QWidget) -> tuple[int, int]:
        middle = stop.mapTo(part, QPoint(0, stop.height() // 2))
        return middle.y() // line, middle.x()

    return sorted(found, key=place)


def _compound(stop: QWidget, part: QWidget) -> QWidget:
    """Return the outermost field of a part that gives the keys to this stop, or the stop: Qt moves fields as wholes alone."""
    found, around = stop, stop.parentWidget()
    while around is not None and around is not part:
        proxy = around.focusProxy()
        if proxy is not None and around.isAncestorOf(proxy):
            found = around
        around = around.parentWidget()
    return found
