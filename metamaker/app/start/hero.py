"""The head of the start page: a still of a battle, and the first two steps of a newcomer."""

from functools import partial

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QPushButton, QSizePolicy, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.overrides import override
from metamaker.app.start.start_picture import read_picture
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font, scaled_font, small_font
from metamaker.app.theme.tokens import DARK, LIGHT
from metamaker.app.widgets.kit import column_in, push_button, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox
from metamaker.core.paths import resource

_GROUND = "#0f131b"
"""The ground of the still, which the picture fades into."""

_FADED = 0.35
"""The part of the width of the picture in which it fades into the ground."""

_WORDS = 32
"""The greatest width of the words in heights of a line."""


class StepButton(QAbstractButton):
    """A large button with an icon, a name and a sentence; the `main` one is in the accent colour."""

    def __init__(self, icon: str, text: str, about: str, parent: QWidget, *, main: bool) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAccessibleDescription(about)
        self._about, self._main = about, main
        self._icon = QIcon(str(resource("app", "icons", f"{icon}.svg")))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        """Return the room for both lines of text and the icon."""
        em = self.fontMetrics().height()
        return QSize(max(14 * em, self._wide() + 5 * em), 4 * em)

    def _wide(self) -> int:
        return max(
            self.fontMetrics().horizontalAdvance(self._about), round(1.3 * self.fontMetrics().horizontalAdvance(self.text()))
        )

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button; it looks the same in a dark window, because its ground does."""
        em = self.fontMetrics().height()
        box = self.rect().adjusted(2, 2, -2, -2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = (LIGHT.accent_hover if self.underMouse() else LIGHT.accent) if self._main else LIGHT.card
            if not self._main and self.underMouse():
                ground = LIGHT.accent_tint
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, em / 3, em / 3)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QColor(DARK.accent_hover if not self._main else LIGHT.card))
                painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), em / 4, em / 4)
            side = round(1.7 * em)
            self._icon.paint(painter, QRect(box.left() + em, box.center().y() - side // 2, side, side))
            self._paint_words(painter, box.adjusted(em + side + em * 3 // 4, 0, 0, 0), em)

    def _paint_words(self, painter: QPainter, box: QRect, em: int) -> None:
        middle = box.center().y()
        painter.setFont(bold_font(scaled_font(self.font(), 1.2)))
        painter.setPen(QColor(LIGHT.on_accent if self._main else LIGHT.ink))
        painter.drawText(QRect(box.left(), middle - round(1.3 * em), box.width(), round(1.4 * em)), _LEFT, self.text())
        painter.setFont(small_font(self.font()))
        painter.setPen(QColor(LIGHT.accent_tint if self._main else LIGHT.quiet))
        painter.drawText(QRect(box.left(), middle + em // 8, box.width(), em), _LEFT, self._about)


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Hero(QFrame):
    """The still with the first steps. Signals are sent for its buttons; `look` reads the picture in the background."""

    duel_wanted = Signal()
    design_wanted = Signal()
    watch_wanted = Signal()

    def __init__(self, background: Background, parent: QWidget) -> None:
        super().__init__(parent)
        self._background = background
        self._image = QImage()
        self._asked = QSize()
        em = self.fontMetrics().height()
        self._title = words_label("night_display", self, tr("window-start-hero"), wraps=True)
        self._about = words_label("night", self, tr("window-start-hero-about"), wraps=True)
        for label in (self._title, self._about):
            label.setMaximumWidth(_WORDS * em)
        self.steps = FlowBox(self, em * 3 // 4)
        self.duel = StepButton(
            "play", tr("window-start-first-duel"), tr("window-start-first-duel-about"), self.steps, main=True
        )
        self.design = StepButton(
            "ship", tr("window-start-first-design"), tr("window-start-first-design-about"), self.steps, main=False
        )
        self.links = FlowBox(self, em)
        self.watch = styled(QPushButton(tr("window-start-watch"), self), "night_link")
        for step in (self.duel, self.design):
            self.steps.flow.addWidget(step)
        self.duel.clicked.connect(lambda _: self.duel_wanted.emit())
        self.design.clicked.connect(lambda _: self.design_wanted.emit())
        self.watch.clicked.connect(lambda _: self.watch_wanted.emit())
        foot = row_of((self.links, 1), (self.watch, Qt.AlignmentFlag.AlignBottom))
        column_in(self, self._title, self._about, self.steps, ..., foot, gap=em // 2, margin=(2 * em, 2 * em, em, em))

    @property
    def is_ready(self) -> bool:
        """Whether the still is there."""
        return not self._image.isNull()

    def add_link(self, text: str, act: object, tip: str = "") -> QPushButton:
        """Add a link below the steps, and return it."""
        button = push_button(text, self.links, None, "night_link", tip)
        button.clicked.connect(act)
        self.links.flow.addWidget(button)
        return button

    def look(self) -> None:
        """Read the still in the present height in the background."""
        wanted = QSize(1, round(self.height() * self.devicePixelRatio()))
        if wanted != self._asked:
            self._asked = wanted
            self._background.run(partial(_read, wanted.height()), self._take, owner=self)

    def _take(self, image: QImage) -> None:
        self._image = image
        self.update()

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of a still on a usual screen, or of the words in their column if they need more."""
        em = self.fontMetrics().height()
        inside = width - 3 * em
        words = min(inside, _WORDS * em)
        foot = self.links.flow.heightForWidth(inside - self.watch.sizeHint().width())
        heights = (
            self._title.heightForWidth(words),
            self._about.heightForWidth(words),
            self.steps.flow.heightForWidth(inside),
            max(foot, self.watch.sizeHint().height()),
        )
        return max(sum(heights) + 3 * em + len(heights) * (em // 2), round(_HEIGHT * em))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height of the words, and read the still again in the new height, once it was read before."""
        super().resizeEvent(event)
        self._fit()
        if not self._image.isNull():
            self.look()

    @override
    def event(self, event: QEvent) -> bool:
        """Follow the size of the text."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        self.setFixedHeight(self.heightForWidth(self.width()))  # a scrolled page would give it the height of unwrapped lines

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the still at the right, faded into the ground, in a rounded box."""
        radius = self.fontMetrics().height() / 3
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            path = QPainterPath()
            path.addRoundedRect(self.rect(), radius, radius)
            painter.setClipPath(path)
            painter.fillRect(self.rect(), QColor(_GROUND))
            if not self._image.isNull():
                self._paint_still(painter)

    def _paint_still(self, painter: QPainter) -> None:
        wide = round(self._image.width() * self.height() / self._image.height())
        left = self.width() - wide
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRect(left, 0, wide, self.height()), self._image)
        start = max(0, left)
        words = min(self.width(), round(0.9 * _WORDS * self.fontMetrics().height()))
        fade = QLinearGradient(start, 0.0, max(start + _FADED * wide, words), 0.0)
        clear = QColor(_GROUND)
        clear.setAlpha(0)
        fade.setColorAt(0.0, QColor(_GROUND))
        if left < 0:
            fade.setColorAt(0.6, QColor(15, 19, 27, 170))
        fade.setColorAt(1.0, clear)
        painter.fillRect(QRect(start, 0, self.width() - start, self.height()), fade)


_HEIGHT = 17.0
"""The height of the still in heights of a line."""


def _read(height: int, _job: Job) -> QImage:
    return read_picture("battle", 1, height)
