"""Names and colours of the players of a map, as fields: each is an edit."""

from contextlib import suppress
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmos_commanders.signs import counter_icon
from metamaker.app.cosmos_commanders.texts import tr
from metamaker.app.widgets.boxes import ComboBox
from metamaker.games.cosmos_commanders.edits.editing import coloured, named
from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, StarMap, colours
from metamaker.play.story import LETTERS

_LONGEST = 120
"""Maximum characters of a name."""


class SeatFields(QWidget):
    """Fields that follow the document: `colours` and `names` have one for each player."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._context = context
        self.colours: list[ComboBox] = []
        self.names: list[QLineEdit] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for player in range(MOST_PLAYERS):
            colour, name = self._colour(player), self._name(player)
            grid.addWidget(colour, player, 0)
            grid.addWidget(name, player, 1)
            self.colours.append(colour)
            self.names.append(name)
        context.document.changed.connect(self._show)
        self._show()

    @property
    def _star_map(self) -> StarMap:
        star_map: StarMap = self._context.document.value
        return star_map

    def _colour(self, player: int) -> ComboBox:
        box = ComboBox(self)
        box.setAccessibleName(tr("window-match-colour-of-player", player=LETTERS[player]))
        for colour in range(MOST_PLAYERS):
            box.addItem(counter_icon(colour, self), "", colour)
        box.activated.connect(partial(self._coloured, player))
        return box

    def _name(self, player: int) -> QLineEdit:
        line = QLineEdit(self)
        line.setAccessibleName(tr("window-match-name-of-player", player=LETTERS[player]))
        line.setPlaceholderText(tr("window-match-player", player=LETTERS[player]))
        line.setMaxLength(_LONGEST)
        line.textEdited.connect(partial(self._named, player))
        return line

    def _show(self) -> None:
        star_map, chosen = self._star_map, colours(self._star_map)
        for player, (colour, name) in enumerate(zip(self.colours, self.names, strict=True)):
            for widget in (colour, name):
                widget.setVisible(player < star_map.players)
            with QSignalBlocker(colour):
                colour.setCurrentIndex(chosen[player])
            if name.text().strip() != star_map.seat(player).name:
                name.setText(star_map.seat(player).name)

    def _coloured(self, player: int, colour: int) -> None:
        self._context.document.apply(tr("window-match-colour-of-a-player"), coloured(self._star_map, player, colour))

    def _named(self, player: int, text: str) -> None:
        # Names with unprintable characters, such as pasted bidi controls, are refused.
        with suppress(ValueError):
            self._context.document.apply(
                tr("window-match-name-of-a-player"), named(self._star_map, player, text), f"player {player}"
            )
