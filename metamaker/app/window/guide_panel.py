"""The guides in a dock: in the language of the window if translated, otherwise in English."""

from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import column_in, named, push_button, row_of
from metamaker.core.guides import START, anchor, in_language, places, with_live_links
from metamaker.core.paths import shipped

_SCHEME = "guide"
_PICTURES = "docs/pictures/"

_SOON_MS = 150
"""Delay before pictures are fitted, because dragging the edge of the panel causes many widths."""


class GuideBrowser(QTextBrowser):
    """Shows a guide and follows its links to other guides. Pictures shrink to the width of the panel."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.setOpenExternalLinks(False)
        self._soon = rested(self, _SOON_MS, self._lay_out)
        self.setMinimumWidth(self.fontMetrics().height() * 14)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # a new bar would move the target text

    def show_guide(self, place: str) -> None:
        """Show a guide by its place; nothing happens if there is none."""
        self.setSource(QUrl(f"{_SCHEME}:/{place}"))

    @property
    def place(self) -> str:
        """The place of the shown guide."""
        return self.source().path().lstrip("/")

    @override
    def sizeHint(self) -> QSize:
        """Return a width that leaves most of the window to the sheet: 320 pixels at the usual text size."""
        return QSize(self.fontMetrics().height() * 17, super().sizeHint().height())

    @override
    def doSetSource(
        self, name: QUrl | str, type: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        wanted = self.source().resolved(QUrl(name))
        place = in_language(wanted.path().lstrip("/"), self._language)
        if place not in places():
            return
        wanted.setPath(f"/{place}")
        self.document().setDocumentMargin(self.fontMetrics().height())
        super().doSetSource(wanted, QTextDocument.ResourceType.MarkdownResource)
        if wanted.hasFragment():
            self._go_to(wanted.fragment())

    def _go_to(self, wanted: str) -> None:
        """Scroll a heading to the upper edge."""
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and anchor(block.text()) == wanted:
                self.moveCursor(QTextCursor.MoveOperation.End)
                self.setTextCursor(QTextCursor(block))
                self.verticalScrollBar().setValue(self.verticalScrollBar().value() + self.cursorRect().top())
                return
            block = block.next()

    def _lay_out(self) -> None:
        if not self.place:
            return
        place = self.verticalScrollBar().value() / max(1, self.verticalScrollBar().maximum())
        self.document().clear()
        self.setMarkdown(_text(self.place))
        self.verticalScrollBar().setValue(round(place * self.verticalScrollBar().maximum()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._soon.start()

    @override
    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return only guides and their pictures."""
        place = self.source().resolved(QUrl(name)).path().lstrip("/")
        if kind == QTextDocument.ResourceType.MarkdownResource.value:
            return _text(place) if place in places() else None
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        return self._fitted(QImage(str(shipped(place))) if place.startswith(_PICTURES) else QImage())

    def _fitted(self, image: QImage) -> QImage:
        room = self.viewport().width() - 2 * round(self.document().documentMargin())
        ratio = self.devicePixelRatioF()
        if image.width() <= room * ratio:
            return image
        fitted = image.scaledToWidth(round(room * ratio), Qt.TransformationMode.SmoothTransformation)
        fitted.setDevicePixelRatio(ratio)
        return fitted


def _text(place: str) -> str:
    """Return the text of a guide. Escaped bars are replaced, because Qt shows their backslash."""
    return with_live_links(place).replace(r"\|", "∣")


class GuidePanel(QWidget):
    """A guide, with buttons to go back and to all other guides."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.browser = named(GuideBrowser(language, self), tr("window-main-guide"))
        self.back = push_button(tr("window-common-back"), self, self.browser.backward, "link")
        self.back.setEnabled(False)
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.all = push_button(tr("window-main-all-guides"), self, lambda: self.browser.show_guide(START), "link")
        column_in(self, row_of(self.back, self.all, ...), (self.browser, 1))
        self.setFocusProxy(self.browser)
