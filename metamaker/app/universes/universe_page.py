"""The page of a universe pack: its content, and using it in an open fleet."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.text_page import TextPage
from metamaker.app.texts import tr
from metamaker.app.universes.universe_work import show_use
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, row_of
from metamaker.app.widgets.labels import words_label


class UniversePage(QWidget):
    """Shows the parts of a pack, group by group."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("universe_page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.text = TextPage(context, self)
        self.use = menu_button(tr("window-universes-use-in"), self._fill, self)
        hint = words_label("caption", self, tr("window-universes-pack-made-out"), wraps=True)
        column_in(self, row_of((hint, 1), self.use), (self.text, 1), margin=None)

    def _fill(self, menu: QMenu) -> None:
        context = self._context
        for other in context.others():
            if other.game.universes is not None and other.game.universes.game is context.game:
                menu.addAction(other.game.documents.title(other.value).replace("&", "&&"), partial(self._use_in, other))
        if menu.isEmpty():
            menu.addAction(tr("window-universes-no-fleet-open")).setEnabled(False)

    def _use_in(self, other: Document) -> None:
        context = self._context
        show_use(other, context.document.value, context.background, context.language, self.window())
