"""Panels with tabs, one of them at the front."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from metamaker.app.overrides import override
from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.buttons import TabButtons

_LEAST_EMS = (16, 1)
"""Minimum width and height of a panel, in heights of a line."""


class TabbedPanels(QWidget):
    """Panels with tabs, scrolled if there is little height. The settings save the panel at the front under `kept`.

    `name` is the accessible name of the tabs. `brought` is emitted when another panel is at the front.
    """

    brought = Signal()

    def __init__(
        self, settings: Settings, kept: str, name: str, panels: Sequence[tuple[str, QWidget]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._kept = kept
        self._panels = [panel for _, panel in panels]
        self.tabs = TabButtons([title for title, _ in panels], name, self)
        self.stack = QStackedWidget(self)
        for panel in self._panels:
            self.stack.addWidget(_Area(panel))
        self._rows = whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(self.fontMetrics().height() // 4)
        whole.addWidget(self.tabs)
        whole.addWidget(self.stack, 1)
        self.tabs.turned.connect(self._turned)
        last = settings.kept(kept, 0)
        self.tabs.turn(last if isinstance(last, int) and 0 <= last < len(panels) else 0)

    @property
    def current(self) -> QWidget:
        """The panel at the front."""
        return self._panels[self.tabs.place]

    def bring(self, panel: QWidget) -> None:
        """Bring a panel to the front."""
        self.tabs.turn(self._panels.index(panel))

    def height_for(self, panel: int) -> int:
        """Return the height of the tabs over a panel of height `panel`."""
        return panel + self.tabs.heightForWidth(self.width()) + self._rows.spacing()

    def _turned(self, place: int) -> None:
        self.stack.setCurrentIndex(place)
        self._settings.keep(self._kept, place)
        self.brought.emit()


class _Area(QScrollArea):
    """Shows a panel at the size of the area, but not below the minimum size of the panel.

    Qt would give a panel with wrapped lines its preferred height, however little room there is.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._panel = panel
        self.setWidget(panel)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size that the panel needs."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._panel:
            self._fit()
        return super().eventFilter(watched, event)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return a small minimum size, because the area scrolls if there is little room."""
        unit = self.fontMetrics().height()
        return QSize(min(self._panel.minimumSizeHint().width(), _LEAST_EMS[0] * unit), _LEAST_EMS[1] * unit)

    def _fit(self) -> None:
        self._panel.resize(self.viewport().size().expandedTo(self._panel.minimumSizeHint()))
