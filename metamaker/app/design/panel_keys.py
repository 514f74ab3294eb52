"""Keys that go from panel to panel of a page, so that nobody has to walk through all that is in one."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


class PanelKeys(QObject):
    """F6 gives the keys to the next of `panels` that can take them, Shift+F6 to the one before."""

    def __init__(self, page: QWidget, panels: Sequence[QWidget]) -> None:
        super().__init__(page)
        self._page = page
        self.panels = tuple(panels)
        self.add(self.tr("Next panel"), "F6", lambda: self._step(1))
        self.add(self.tr("Panel before"), "Shift+F6", lambda: self._step(-1))

    def add(self, text: str, keys: str, act: Callable[[], None]) -> None:
        """Add a key that works anywhere on the page."""
        action = QAction(text, self._page)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False: act())
        self._page.addAction(action)

    @property
    def current(self) -> int:
        """The place among `panels` of the one that has the keys; −1 if none has."""
        focused = self._page.focusWidget()
        holding = (place for place, panel in enumerate(self.panels) if panel is focused or panel.isAncestorOf(focused))
        return next(holding, -1) if focused is not None else -1

    def _step(self, by: int) -> None:
        start = self.current if self.current >= 0 or by < 0 else -1
        for step in range(1, len(self.panels) + 1):
            stop = _first_stop(self.panels[(start + by * step) % len(self.panels)])
            if stop is not None:
                stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return


def _first_stop(panel: QWidget) -> QWidget | None:
    """Return what takes the keys in a panel: itself, or the first of it that Tab would stop at; None if nothing does."""
    for each in _from(panel):
        takes = each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled() and not each.visibleRegion().isEmpty()
        if takes and (each is panel or panel.isAncestorOf(each)):
            return each
    return None


def _from(start: QWidget) -> Iterator[QWidget]:
    """Yield widgets in the order of the Tab key, once around."""
    yield start
    each = start.nextInFocusChain()
    while each is not None and each is not start:
        yield each
        each = each.nextInFocusChain()
