"""Keeps a stepper below the pointer when an edit changes the height of the fields above it."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from metamaker.app.overrides import override


class Stillness(QObject):
    """Holds one widget of a scroll area in its place: from `hold` until `let_go`, the area scrolls instead.

    Meanwhile the content of the area does not get lower, because the area would then scroll by itself, and the scroll bar
    neither comes nor goes, because the content would get another width.
    """

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._held: QWidget | None = None
        self._place = QPoint()
        self._least = self.floor = 0
        self._policy = area.verticalScrollBarPolicy()
        bar = area.verticalScrollBar()
        bar.rangeChanged.connect(self._follow)
        bar.actionTriggered.connect(self.let_go)  # the user scrolls

    def hold(self, widget: QWidget) -> None:
        """Hold a widget, until it goes or the pointer leaves it."""
        inside = self._area.widget()
        if widget is self._held or inside is None or not inside.isAncestorOf(widget):
            return
        self.let_go()
        self._held, self._place = widget, self._now(widget)
        self._least, self.floor = inside.minimumHeight(), inside.height()
        inside.setMinimumHeight(max(self._least, self.floor))
        self._policy, there = self._area.verticalScrollBarPolicy(), self._area.verticalScrollBar().isVisible()
        policies = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOn if there else policies.ScrollBarAlwaysOff)
        widget.destroyed.connect(self._forget)
        for each in self._chain(widget):
            each.installEventFilter(self)

    def let_go(self) -> None:
        """Release the held widget."""
        held, inside = self._held, self._area.widget()
        if held is not None:
            held.destroyed.disconnect(self._forget)
            for each in self._chain(held):
                each.removeEventFilter(self)
        self._forget()
        if held is not None and inside is not None:
            inside.setMinimumHeight(self._least)

    def _forget(self) -> None:
        if self._held is not None:
            self._area.setVerticalScrollBarPolicy(self._policy)
        self._held, self.floor = None, 0

    def _chain(self, widget: QWidget) -> list[QWidget]:
        """Return a widget and the widgets around it within the content of the area."""
        chain, inside = list[QWidget](), self._area.widget()
        each: QWidget | None = widget
        while each is not None and each is not inside:
            chain.append(each)
            each = each.parentWidget()
        return chain

    def _now(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self._area.viewport(), QPoint(0, 0))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the held widget, and let it go when the pointer leaves it."""
        if event.type() is QEvent.Type.Move:
            self._follow()
        elif event.type() in {QEvent.Type.Leave, QEvent.Type.Hide} and watched is self._held:
            self.let_go()
        return False

    def _follow(self) -> None:
        """Scroll the held widget back to its place."""
        inside = self._area.widget()
        if self._held is None or inside is None:
            return
        moved = self._now(self._held).y() - self._place.y()
        if not moved:
            return
        bar = self._area.verticalScrollBar()
        wanted = bar.value() + moved
        if wanted > bar.maximum():
            self.floor = max(self.floor, self._area.viewport().height() + wanted)
            inside.setMinimumHeight(max(inside.minimumHeight(), self.floor))
        bar.setValue(wanted)
