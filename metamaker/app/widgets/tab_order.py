"""Tab order: widgets created late would otherwise come after those below them."""

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
    """Put all Tab stops of a part in reading order, in the place of the part in the Tab order.

    The order depends on positions; `first` is a stop inside that stays first. Walking the chain of the whole window would tie
    the Python wrappers of widgets to those of Qt's own widgets before them. They would be deleted with those.
    """
    before, policy = first or part, part.focusPolicy()
    part.setFocusPolicy(policy | Qt.FocusPolicy.TabFocus)  # Qt does not chain anything to a widget without Tab focus
    for each in dict.fromkeys(_compound(stop, part) for stop in _read(part) if stop is not first):
        QWidget.setTabOrder(before, each)
        before = each
    part.setFocusPolicy(policy)


def _read(part: QWidget) -> list[QWidget]:
    """Return the Tab stops of a part, hidden or not, line by line."""
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
    """Return the outermost field of a part with this stop as its focus proxy, or the stop. Qt moves only whole fields."""
    found, around = stop, stop.parentWidget()
    while around is not None and around is not part:
        proxy = around.focusProxy()
        if proxy is not None and around.isAncestorOf(proxy):
            found = around
        around = around.parentWidget()
    return found
