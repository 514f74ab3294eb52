"""A formula typeset as mathematics in the background; the typesetter is imported for the first formula."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.background import Job
from metamaker.app.canvas.page_layout import PIXELS
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.painting.painter import paint
from metamaker.app.theme.theme import screen_ink
from metamaker.formulas.explain import Explanation
from metamaker.formulas.plain_text import Say, readable
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import COLOUR

SIZE = 3.8
"""The type size in mm before the text size of the settings: a little larger than the text around it, because of indices."""

SMALLEST = 0.55
"""The smallest scale of a wide formula; wider ones are hidden, because the line of text below has the same content."""

_EDGE = 4


class FormulaView(QWidget):
    """Shows the formula of an explanation in the available width; hidden without one."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._shown: Explanation | None = None
        self._job: Job | None = None
        self.drawing: Drawing | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_formula(self, step: Explanation | None) -> None:
        """Show the formula of a calculation step after typesetting; the same formula is kept."""
        if step is not None and self._shown is not None and step.formula == self._shown.formula:
            return
        if self._job is not None:
            self._job.cancel()
        self._shown, self._job = step, None
        self._take(None)
        if step is not None and step.formula is not None:
            self.setAccessibleName(f"{step.symbol.replace('_', ' ')} = {readable(step.formula, self._context.words.say)}")
            say = self._context.words.say
            self._job = self._context.background.run(lambda _: _typeset(step, say), self._take, owner=self)

    def _take(self, drawing: Drawing | None) -> None:
        self._job = None
        self.drawing = drawing
        self.setVisible(drawing is not None)
        self.updateGeometry()
        self.update()

    def _scale(self) -> float:
        """Return the pixels per mm of the drawing in the available width; 0 if it does not fit."""
        usual = PIXELS * self._context.settings.text_size / 100
        if self.drawing is None:
            return 0.0
        fitting = (self.width() - 2 * _EDGE) / self.drawing.width
        return 0.0 if fitting < SMALLEST * usual else min(usual, fitting)

    @override
    def sizeHint(self) -> QSize:
        high = self.drawing.height * self._scale() if self.drawing is not None else 0.0
        return QSize(10 * self.fontMetrics().height(), round(high) + 2 * _EDGE if high else 0)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the text size."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        scale = self._scale()
        if self.drawing is None or not scale:
            return
        with QPainter(self) as painter:
            painter.translate(_EDGE, _EDGE)
            paint(painter, self.drawing, screen_ink(COLOUR), scale)


def _typeset(step: Explanation, say: Say) -> Drawing | None:
    from metamaker.formulas.typeset import equation
    from metamaker.rendering.mathematics import mathematics

    return None if step.formula is None else mathematics(equation(step.symbol, step.formula, say), SIZE)
