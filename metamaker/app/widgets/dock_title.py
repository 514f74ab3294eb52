"""The title of a dock, with buttons as large as others: Qt's own are 8 pixels wide."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDockWidget, QFrame, QToolButton

from metamaker.app.texts import tr
from metamaker.app.widgets.kit import named, row_in, styled
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.core.paths import resource

ICON = 16
"""The least size of an icon in pixels."""


class DockTitle(QFrame):
    """The name of a dock, and buttons that take it out of the window and close it. The rest moves the dock."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self.setProperty("role", "bar")
        title = styled(ElidedLabel(self), "strong")
        title.setText(dock.windowTitle())
        em = self.fontMetrics().height()
        self.float_button = self._button("apart", tr("window-main-dock-apart"))
        self.close_button = self._button("close", tr("window-common-close"))
        self.float_button.clicked.connect(lambda _: dock.setFloating(not dock.isFloating()))
        self.close_button.clicked.connect(lambda _: dock.close())
        row_in(self, (title, 1), self.float_button, self.close_button, gap=em // 4, margin=(em // 2, em // 4, em // 4, em // 4))

    def _button(self, icon: str, name: str) -> QToolButton:
        button = named(styled(QToolButton(self), "quiet"), name, name)
        side = max(ICON, self.fontMetrics().height())
        button.setIcon(QIcon(str(resource("app", "icons", f"{icon}.svg"))))
        button.setIconSize(QSize(side, side))
        return button
