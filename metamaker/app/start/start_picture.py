"""Pictures of the start page, drawn by MetaMaker itself: files in the resources, read in the background."""

from functools import lru_cache, partial

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.overrides import override
from metamaker.app.theme.theme import tokens
from metamaker.core.paths import resource


class StartPicture(QWidget):
    """A picture that fills its widget from the top; empty until it is read."""

    def __init__(self, name: str, background: Background, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        self._background = background
        self._image = QImage()
        self._asked = QSize()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def is_ready(self) -> bool:
        """Whether the picture is there."""
        return not self._image.isNull()

    def look(self) -> None:
        """Read the picture in the present size in the background."""
        wanted = self.size() * self.devicePixelRatio()
        if self.isVisible() and not wanted.isEmpty() and wanted != self._asked:
            self._asked = wanted
            self._background.run(partial(_read, self._name, wanted.width(), wanted.height()), self._take, owner=self)

    def _take(self, image: QImage) -> None:
        self._image = image
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Read the picture again in the new size, once it was read before."""
        super().resizeEvent(event)
        if self.is_ready:
            self.look()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture with rounded upper corners, or an empty ground."""
        radius = self.fontMetrics().height() / 3
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(rounded_above(self.rect(), radius))
            painter.fillRect(self.rect(), QColor(tokens().field))
            paint_over(painter, self.rect(), self._image)


def rounded_above(box: QRect, radius: float) -> QPainterPath:
    """Return a box with rounded upper corners."""
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(0, 0, 0, round(2 * radius)), radius, radius)
    return path


def paint_over(painter: QPainter, box: QRect, image: QImage) -> None:
    """Paint an image over a box, at least as high and as wide as it; the part below the box is cut off."""
    if not image.isNull():
        size = image.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        at = QRect(box.topLeft(), size)
        at.moveLeft(box.center().x() - at.width() // 2)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(at, image)


def _read(name: str, width: int, height: int, _job: Job) -> QImage:
    return read_picture(name, width, height)


@lru_cache(maxsize=16)
def read_picture(name: str, width: int, height: int) -> QImage:
    """Return a picture of the start page that fills this many pixels, once for all windows."""
    reader = QImageReader(str(resource("app", "start", f"{name}.svg")))
    reader.setScaledSize(reader.size().scaled(width, height, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    return reader.read()
