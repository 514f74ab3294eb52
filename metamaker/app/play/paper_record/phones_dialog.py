"""The dialog for phones at the table: it asks before anything is served, and shows the address as a QR code."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from metamaker.app.painting.painter import paint
from metamaker.app.play.paper_record.phones import Phones
from metamaker.app.texts import tr
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.kit import column_in, form_of, named, push_button, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.printing.live.server import LOOPBACK
from metamaker.rendering.ink import COLOUR
from metamaker.rendering.qr import qr

_SIDE = 240
"""The side of the QR code in pixels."""

_MM = 60.0
_FOLLOW_MS = 1000


class PhonesDialog(QDialog):
    """Starts and ends the serving, and shows the players. The serving continues after the dialog closes."""

    def __init__(self, phones: Phones, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-phones-title"))
        self._phones = phones
        about = words_label("text", self, tr("window-phones-about"), wraps=True)
        self.address = named(ComboBox(self), tr("window-phones-address"))
        self.code = named(QLabel(self), tr("window-phones-code"))
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.url = words_label("caption", self, wraps=True)
        self.url.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.joined = words_label("text", self, wraps=True)
        self.problem = words_label("error", self, wraps=True)
        self.switch = push_button(tr("window-phones-start"), self, self._switch, "primary")
        close = push_button(tr("window-phones-close"), self, self.close)
        form = form_of((tr("window-phones-address"), self.address))
        column_in(self, about, form, self.code, self.url, self.joined, self.problem, row_of(self.switch, close), margin=None)
        self._timer = QTimer(self)
        self._timer.setInterval(_FOLLOW_MS)
        self._timer.timeout.connect(self._show)
        self._timer.start()
        phones.changed.connect(self._show)
        phones.find_addresses(self, self._offer)
        self._show()

    def _offer(self, found: Sequence[str]) -> None:
        for each in found:
            self.address.addItem(tr("window-phones-only-here", address=each) if each == LOOPBACK else each, each)
        self._show()

    def _switch(self) -> None:
        if self._phones.url:
            self._phones.stop()
        else:
            self._phones.start(self.address.currentData())

    def _show(self) -> None:
        """Show the state of the serving: the address and the players."""
        url = self._phones.url
        self.switch.setText(tr("window-phones-stop") if url else tr("window-phones-start"))
        self.switch.setEnabled(bool(url) or (self.address.count() > 0 and not self._phones.is_making))
        self.address.setEnabled(not url and not self._phones.is_making)
        if url != self.url.text():
            self.url.setText(url)
            self.code.setPixmap(_picture(url) if url else QPixmap())
        self.code.setVisible(bool(url))
        self.url.setVisible(bool(url))
        names = ", ".join(self._phones.names)
        self.joined.setText(tr("window-phones-joined", names=names) if names else tr("window-phones-nobody"))
        self.joined.setVisible(bool(url))
        self.problem.setText(self._phones.problem)
        self.problem.setVisible(bool(self._phones.problem))


def _picture(text: str) -> QPixmap:
    """Return the QR code of a text, dark on white in every theme, because cameras want it so."""
    image = QImage(_SIDE, _SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    made = qr(text, _MM, _MM)
    if made is not None:
        scale = _SIDE / (made.drawing.width + 2 * made.quiet)
        with QPainter(image) as painter:
            painter.translate(made.quiet * scale, made.quiet * scale)
            paint(painter, made.drawing, COLOUR, scale)
    return QPixmap.fromImage(image)
