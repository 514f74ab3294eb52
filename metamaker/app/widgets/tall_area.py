"""An area that scrolls up and down alone: it is never narrower than what it shows."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget


class TallArea(QScrollArea):
    """Shows widgets below one another, as high as they need to be."""

    def __init__(self, *widgets: QWidget, spacing: int = 0) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        holder = QWidget()
        holder.setProperty("role", "clear")
        self.column = QVBoxLayout(holder)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(spacing)
        for widget in widgets:
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.setWidget(holder)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Ask for other room when what is inside needs it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """See Qt."""
        inside = self.widget()
        inner = inside.minimumSizeHint().width() if inside is not None else 0
        return QSize(inner + self.verticalScrollBar().sizeHint().width(), super().minimumSizeHint().height())
