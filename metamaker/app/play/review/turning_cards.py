"""The turning points of a match as cards: the event, the change, and the way to the moment."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.match_texts import SENTENCES
from metamaker.app.play.review.chance_graph import Side, paint_number
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font, scaled_font
from metamaker.app.widgets.kit import column_of, push_button, row_in
from metamaker.app.widgets.labels import names_label, words_label
from metamaker.core.messages import in_force

MOST = 3
"""The number of turning points that a review shows."""

_CHANGE = 1.25
"""The size of the change relative to the text."""


class Turn(NamedTuple):
    """A turning point: its frame, its turn in words, its event, the side that gained and by how much, from 0 to 1.

    `dice` is the part of it that the dice decided; None while that is not known.
    """

    place: int
    title: str
    event: str
    side: Side
    number: int
    change: float
    dice: float | None = None


class _Number(QWidget):
    """The disc with the number of a turning point, as on the graph."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.number, self.colour = 0, QColor()

    @override
    def sizeHint(self) -> QSize:
        unit = round(1.4 * self.fontMetrics().height())
        return QSize(unit, unit)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        unit = self.fontMetrics().height()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_number(painter, QRectF(0.1 * unit, 0.1 * unit, 1.2 * unit, 1.2 * unit), self.number, self.colour)


class TurningCard(QFrame):
    """A card; `seen(place)` is emitted with its moment."""

    seen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = -1
        self.disc = _Number(self)
        self.what = names_label("strong", self)
        self.below = names_label("caption", self)
        self.change = words_label("strong", self)
        self.change.setFont(scaled_font(bold_font(self.font()), _CHANGE))
        self.see = push_button(tr("window-match-see"), self, lambda _: self.seen.emit(self.place), role="link")
        unit, top = self.fontMetrics().height(), Qt.AlignmentFlag.AlignTop
        row_in(
            self,
            (self.disc, top),
            (column_of(self.what, self.below, ..., gap=0), 1),
            column_of((self.change, Qt.AlignmentFlag.AlignRight), (self.see, Qt.AlignmentFlag.AlignRight), ..., gap=0),
            gap=unit // 2,
        )

    def show_turn(self, turn: Turn) -> None:
        """Show a turning point."""
        self.place = turn.place
        self.disc.number, self.disc.colour = turn.number, turn.side.colour
        self.disc.update()
        self.what.setText(turn.event)
        told = [tr("window-review-good-for", turn=turn.title, name=turn.side.name)]
        if turn.dice is not None:
            told.append(tr("window-review-turn-dice", dice=in_force().signed(100 * turn.dice, 0)))
        self.below.setText(SENTENCES.join(told))
        points = in_force().signed(100 * abs(turn.change), 0)
        self.change.setText(points)
        self.change.setToolTip(tr("window-review-points", points=points))
        self.change.setAccessibleName(tr("window-review-points", points=points))
        self.see.setAccessibleName(tr("window-review-see-turn", number=turn.number, turn=turn.title))


class TurningCards(QWidget):
    """The cards of a match next to each other, or below each other where there is little width. `seen(place)`."""

    seen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.cards = [TurningCard(self) for _ in range(MOST)]
        for card in self.cards:
            card.seen.connect(self.seen)
            card.hide()
        self.none = words_label("caption", self, tr("window-review-no-turns"))
        self._row = row_in(self, *((card, 1) for card in self.cards), self.none, gap=self.fontMetrics().height())

    def be_narrow(self, narrow: bool) -> None:
        """Put the cards below each other."""
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def show_turns(self, turns: Sequence[Turn]) -> None:
        """Show these turning points."""
        self.none.setVisible(not turns)
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(turns))
            if place < len(turns):
                card.show_turn(turns[place])
