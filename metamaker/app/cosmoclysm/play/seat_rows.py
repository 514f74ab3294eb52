"""The players on a board: a row for each with colour, name, and the choice of a person or a captain."""

from contextlib import suppress
from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoclysm.pieces import ship_icon
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.play.setting_up.terms import ELSEWHERE, SeatBox
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.layouts import nested
from metamaker.game_api.game import required
from metamaker.games.cosmoclysm.edits import players as edits
from metamaker.games.cosmoclysm.model.board import LEAST_PLAYERS, MOST_PLAYERS, Board
from metamaker.games.cosmoclysm.model.words import Colour, ShipType
from metamaker.play.table import PERSON

_LONGEST = 120
"""Maximum characters of a name."""


class SeatRows(QWidget):
    """The rows of players, which follow the document. `captains` are those of the rows; new players get the usual captain."""

    changed = Signal()

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._context = context
        self.seats: list[SeatBox] = []
        self.colours: list[QComboBox] = []
        self.names: list[QLineEdit] = []
        self.gone: list[QToolButton] = []
        self.more = QPushButton(tr("window-match-another-player"), self)
        self.more.setProperty("role", "secondary")
        self.more.clicked.connect(lambda _: self._apply(tr("window-match-another-player"), edits.with_player(self._board)))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        self._grid = nested(rows, QGridLayout())
        self._grid.setColumnStretch(1, 1)
        rows.addWidget(self.more)
        context.document.changed.connect(self._show)
        self._show()

    @property
    def _board(self) -> Board:
        board: Board = self._context.document.value
        return board

    @property
    def captains(self) -> tuple[str, ...]:
        """The players of the sides: the name of a captain, or a person."""
        return tuple(PERSON if box.currentData() == ELSEWHERE else box.currentData() for box in self.seats)

    @property
    def here(self) -> tuple[int, ...]:
        """The sides played by people or captains on this computer."""
        return tuple(side for side, box in enumerate(self.seats) if box.currentData() != ELSEWHERE)

    def _apply(self, text: str, board: Board, merge: str = "") -> None:
        self._context.document.apply(text, board, merge)

    def _show(self) -> None:
        players = self._board.players
        while len(self.seats) < len(players):
            self._add()
        for place in range(len(self.seats)):
            self._fill(place)
        self.more.setVisible(len(players) < MOST_PLAYERS)

    def _add(self) -> None:
        place, context = len(self.seats), self._context
        colour, name = ComboBox(self), QLineEdit(self)
        seat = SeatBox(place, required(context.game.play), context.words, self)
        gone = QToolButton(self)
        gone.setText("×")
        gone.setProperty("role", "plain")
        colour.setAccessibleName(tr("window-match-colour-player-player", player=place + 1))
        name.setAccessibleName(tr("window-match-name-player-player", player=place + 1))
        name.setMaxLength(_LONGEST)
        gone.setAccessibleName(tr("window-match-player-does-not", player=place + 1))
        gone.setToolTip(gone.accessibleName())
        colour.activated.connect(partial(self._coloured, place))
        name.textEdited.connect(partial(self._named, place))
        gone.clicked.connect(partial(self._left, place))
        seat.currentIndexChanged.connect(lambda _: self.changed.emit())
        for column, widget in enumerate((colour, name, seat, gone)):
            self._grid.addWidget(widget, place, column)
        self.seats.append(seat)
        self.colours.append(colour)
        self.names.append(name)
        self.gone.append(gone)

    def _fill(self, place: int) -> None:
        players, words = self._board.players, self._context.words
        widgets: tuple[QWidget, ...] = (self.colours[place], self.names[place], self.seats[place], self.gone[place])
        if place >= len(players):
            for widget in widgets:
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
            if place == len(self.seats) - 1:
                self._shorten(len(players))
            return
        box, name, player = self.colours[place], self.names[place], players[place]
        with QSignalBlocker(box):
            if not box.count():
                for colour in Colour:
                    box.addItem(ship_icon(ShipType.CRUISER, colour, words, self), words[f"names-{colour}"], colour)
            box.setCurrentIndex(list(Colour).index(player.colour))
        if name.text().strip() != player.name:
            name.setText(player.name)
        name.setPlaceholderText(words[f"names-{player.colour}"])
        self.gone[place].setEnabled(len(players) > LEAST_PLAYERS)

    def _shorten(self, count: int) -> None:
        for listed in (self.seats, self.colours, self.names, self.gone):
            del listed[count:]

    def _coloured(self, place: int, index: int) -> None:
        self._apply(tr("window-match-colour-player"), edits.coloured(self._board, place, list(Colour)[index]))

    def _named(self, place: int, text: str) -> None:
        # Names with unprintable characters, such as pasted bidi controls, are refused.
        with suppress(ValueError):
            self._apply(tr("window-match-name-player"), edits.named(self._board, place, text), f"player {place}")

    def _left(self, place: int, _checked: bool = False) -> None:
        if place < len(self.seats) - 1:
            # The players after the removed one move up, with their captains.
            for number in range(place, len(self.seats) - 1):
                self.seats[number].setCurrentIndex(self.seats[number + 1].currentIndex())
        self._apply(tr("window-match-player-less"), edits.without_player(self._board, place))
