"""What uses a definition: each use is a link to where that is."""

from html import escape

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.form.field import literal
from metamaker.app.texts import filled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowLayout
from metamaker.games.metaverse.edits.uses import used_by

_MOST = 12
_FEWEST = 6
"""Width in lines of text to which a link may be cut."""


class UsedBy(QWidget):
    """Follows what `show_uses` is given; made anew only where the uses are others."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._shown: tuple[tuple[str, str], ...] | None = None
        self.heading = words_label("heading", self, self.tr("USED BY"))
        self.told = words_label("caption", self)
        self._area = QWidget(self)
        self._flow = FlowLayout(self._area)
        self.links: list[QPushButton] = []
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        for widget in (self.heading, self._area, self.told):
            whole.addWidget(widget)

    def show_uses(self, ref: str) -> None:
        """Show what uses the element with this reference."""
        told = self._context.words
        uses = used_by(self._context.document.value, ref, told)
        shown = tuple((use.ref, use.text) for use in uses)
        if shown == self._shown:
            return
        self._shown = shown
        for link in self.links:
            self._flow.removeWidget(link)
            link.hide()
            link.deleteLater()
        self.links = [self._link(*each) for each in shown[:_MOST]]
        self._area.setVisible(bool(shown))
        more = len(shown) - _MOST
        self.told.setText(self.tr("Nothing uses it yet.") if not shown else filled(self.tr("and %1 more"), more))
        self.told.setVisible(not shown or more > 0)

    def _link(self, ref: str, text: str) -> QPushButton:
        link = QPushButton(literal(text), self._area)
        link.setProperty("role", "link")
        link.setMinimumWidth(self.fontMetrics().height() * _FEWEST)
        link.setToolTip(f"<p>{escape(text)}</p>")
        link.setAccessibleName(filled(self.tr("Go to %1"), text))
        link.clicked.connect(lambda: self._context.go_to(ref))
        self._flow.addWidget(link)
        link.show()
        return link
