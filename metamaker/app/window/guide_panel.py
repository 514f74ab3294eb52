"""The guide to a first ship, to be read beside the window: in its language if it is written in that, else in English."""

from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget
from typing_extensions import override

from metamaker.app.timers import rested
from metamaker.core.paths import guide
from metamaker.core.storage import is_file

FIRST_SHIP = "first-ship"

_SOON_MS = 150
"""Pictures are fitted once the panel has its new width: a pull at its edge comes as many widths."""


class GuidePanel(QTextBrowser):
    """Shows a guide by its name; pictures are as wide as the panel, and no wider than they are."""

    def __init__(self, name: str, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        own = guide(f"{name}.{language}.md")
        self._text = (own if is_file(own) else guide(f"{name}.md")).read_text(encoding="utf-8")
        self._soon = rested(self, _SOON_MS, self._lay_out)
        self.setMinimumWidth(self.fontMetrics().height() * 14)
        self._lay_out()

    def _lay_out(self) -> None:
        place = self.verticalScrollBar().value() / max(1, self.verticalScrollBar().maximum())
        self.document().setDocumentMargin(self.fontMetrics().height())
        self.document().clear()
        self.setMarkdown(self._text)
        self.verticalScrollBar().setValue(round(place * self.verticalScrollBar().maximum()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._soon.start()

    @override
    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return pictures of the guide alone."""
        name = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        image = QImage(str(guide("pictures", name.fileName())))
        room = self.viewport().width() - 2 * round(self.document().documentMargin())
        ratio = self.devicePixelRatioF()
        if image.width() <= room * ratio:
            return image
        fitted = image.scaledToWidth(round(room * ratio), Qt.TransformationMode.SmoothTransformation)
        fitted.setDevicePixelRatio(ratio)
        return fitted
