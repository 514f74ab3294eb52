"""The picture of a table: what is drawn there can be clicked, or walked to with the arrows and taken with Enter."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from metamaker.app.canvas.desk import Fit
from metamaker.app.canvas.element_view import ElementView
from metamaker.sheets.drawing import Page
from metamaker.sheets.hit import whole
from metamaker.sheets.ink import Ink


class TableView(ElementView):
    """`clicked(refs)` is sent with the references of all that lies where a person clicked, innermost first."""

    clicked = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Table"))

    def show_table(self, page: Page, ink: Ink) -> None:
        """Show a picture; the first one fills the view, later ones lie as the person has moved it."""
        is_first = not self.lens.desk.pages
        self.set_pages((page,), ink)
        if is_first:
            self.fit(Fit.PAGE)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Send which element was clicked."""
        if not self.panning.press(event) and event.button() is Qt.MouseButton.LeftButton:
            refs = [whole(ref) for ref in self.shown.at(self.lens.view.point(event.position()))]
            self.set_selected(refs[0] if refs else "")
            self.clicked.emit(refs)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what is selected with Enter or the space bar; other keys walk and zoom."""
        if self.selected_ref and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.clicked.emit([self.selected_ref])
        else:
            super().keyPressEvent(event)
