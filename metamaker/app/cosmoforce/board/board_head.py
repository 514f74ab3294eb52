"""The head of the board: the name of the ship, its class, the number of filled slots, the button for sorting them."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFrame, QSizePolicy, QToolButton, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.board_edits import BoardEdits
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.overrides import override
from metamaker.app.widgets.kit import push_button, row_in, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.rule_help import RULE
from metamaker.core.display_names import called
from metamaker.games.cosmoforce.model.design import ShipClass

_NAME = 9
"""Characters of the name that must fit next to the buttons."""


class BoardHead(QWidget):
    """The head as one line, without the name in a narrow view; as two lines in a very narrow one."""

    def __init__(self, context: Context, edits: BoardEdits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._edits = edits
        self.name = styled(ElidedLabel(self), "title")
        self.name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.count = words_label("caption", self)
        self._titles, self._row = QWidget(self), QWidget(self)
        self._segments = QFrame(self._row)
        self._segments.setObjectName("segments")
        self._classes = QButtonGroup(self)
        self.buttons = {ship_class: self._class_button(ship_class) for ship_class in ShipClass}
        self.sort = push_button(
            tr("window-board-sort"), self._row, edits.sort, "plain", tip=tr("window-board-put-systems-order")
        )
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lay_out()

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(em // 3)
        row_in(
            self._titles, (self.name, 1), (self.count, Qt.AlignmentFlag.AlignVCenter), gap=em // 2, margin=(em // 4, 0, 0, 0)
        )
        row_in(self._row, self._segments, ..., self.sort, gap=em // 3)
        row_in(self._segments, *self.buttons.values(), gap=2, margin=2)
        self._lines.addWidget(self._titles, 1)
        self._lines.addWidget(self._row)

    def renew(self) -> None:
        """Show the ship on the canvas as it is now."""
        design = self._edits.design
        self.setEnabled(design is not None)
        if design is None:
            self.name.setText("")
            self.count.setText("")
            return
        self.name.setText(called(design))
        self.count.setText(tr("window-board-slots", count=len(design.systems), all=len(design.slots)))
        shown = self._context.edits.properties(self._edits.fleet, design.ref(), self._context.language)
        ship_class = next(each for each in shown if each.key == "ship_class")
        for choice in ship_class.choices:
            button = self.buttons[ShipClass(choice.value)]
            button.setText(choice.text)
            button.setToolTip(choice.hint)
            button.setChecked(choice.value == ship_class.value)
            button.setProperty(RULE, ship_class.rule)
            # Tab stops at the ship's class, and arrow keys go from there to the others.
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus)
        self.sort.setEnabled(self._edits.can_sort)

    def _class_button(self, ship_class: ShipClass) -> QToolButton:
        button = styled(QToolButton(self._segments), "page")
        button.setCheckable(True)
        button.clicked.connect(lambda: self._edits.change_class(ship_class))
        self._classes.addButton(button)
        return button

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the width of two lines, because it folds before one line is too narrow."""
        hint = super().minimumSizeHint()
        widths = (each.minimumSizeHint().width() for each in (self._titles, self._row))
        return QSize(max(widths), hint.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @override
    def event(self, event: QEvent) -> bool:
        """Follow a change of the text size, which the buttons receive before this widget."""
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fold()
        return handled

    def _fold(self) -> None:
        """Hide the name if it does not fit next to the buttons, as the page bar shows it too; otherwise use two lines."""
        gap, buttons = self.fontMetrics().height(), self._row.sizeHint().width()
        count = self.count.sizeHint().width() + gap
        name = _NAME * self.name.fontMetrics().averageCharWidth()
        fits = count + buttons <= self.width()
        self.name.setHidden(fits and name + count + buttons > self.width())
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._lines.direction() is not way:
            self._lines.setDirection(way)
