"""A view that postpones updates while it is hidden."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from metamaker.app.overrides import override


class CatchUp(QObject):
    """Calls `renew` when `due` is called. For a hidden widget, it waits until the widget is shown again."""

    def __init__(self, widget: QWidget, renew: Callable[[], None]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._renew = renew
        self._is_due = False
        self._was_shown = False
        widget.installEventFilter(self)

    def due(self) -> None:
        """Update the widget now, or when it is shown."""
        self._is_due = self._was_shown and not self._widget.isVisible()
        if not self._is_due:
            self._renew()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update before the first paint."""
        if event.type() is QEvent.Type.Show:
            self._was_shown = True
            if self._is_due:
                self._is_due = False
                self._renew()
        return super().eventFilter(watched, event)
