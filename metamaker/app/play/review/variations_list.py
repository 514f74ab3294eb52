"""The variations of a match: open, compare, rename or delete one."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from metamaker.app.rows.row_tree import Row, RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, push_button, row_of
from metamaker.app.widgets.labels import words_label


class VariationsList(QWidget):
    """`opened`, `compared` and `deleted` are emitted with the name of a variation, `renamed` with its old and new name."""

    opened = Signal(str)
    compared = Signal(str)
    deleted = Signal(str)
    renamed = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.none = words_label("caption", self, tr("window-review-no-variations"), wraps=True)
        model = RowTreeModel(parent=self)
        self.view = RowView(model, tr("window-review-variations"), self)
        self.view.setDragEnabled(False)
        self.view.setAcceptDrops(False)
        self.view.setRootIsDecorated(False)
        self.view.setMinimumHeight(5 * self.fontMetrics().height())
        self.view.chosen.connect(lambda _: self._allow())
        self.view.opened.connect(self.opened)
        model.named.connect(self.renamed)
        self.buttons = [
            push_button(tr(text), self, lambda _, act=act: self._do(act), role="link")
            for text, act in (
                ("window-common-open", self.opened.emit),
                ("window-review-compare", self.compared.emit),
                ("window-common-rename", self.view.rename),
                ("window-common-remove", self.deleted.emit),
            )
        ]
        column_in(self, self.none, (self.view, 1), row_of(*self.buttons, ..., gap=0), gap=self.fontMetrics().height() // 4)
        self.show_rows(())

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show variations; the key of a row is the name of a variation."""
        self.none.setVisible(not rows)
        self.view.setVisible(bool(rows))
        self.view.quietly(lambda: self.view.rows.show(tuple(rows)))
        for button in self.buttons:
            button.setVisible(bool(rows))
        if rows and not self.view.selected:
            self.view.select((rows[-1].key,))
        self._allow()

    def _allow(self) -> None:
        for button in self.buttons:
            button.setEnabled(bool(self.view.current))

    def _do(self, act: object) -> None:
        if self.view.current and callable(act):
            act(self.view.current)
