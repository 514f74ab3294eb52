"""The tools of the board editor: each has a row of choices of its own, and says what a click means."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from metamaker.app.cosmoclysm.board.board_edits import BoardEdits
from metamaker.app.cosmoclysm.pieces import pixels, ship_icon, wormhole_icon
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.kit import column_in, named, push_button, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowLayout, nested
from metamaker.games.cosmoclysm.edits.layout import FOLDS
from metamaker.games.cosmoclysm.model.board import PAIRS
from metamaker.games.cosmoclysm.model.layout import CENTRE, WEDGES
from metamaker.games.cosmoclysm.model.words import TYPES, ShipType


class Tool(Enum):
    """What a click on the board is for."""

    HEXES = auto()
    LETTERS = auto()
    SHIPS = auto()
    WORMHOLES = auto()


LETTERS = (*WEDGES, CENTRE, "")
"""The letters that can be chosen by buttons; any other one is typed on the hex."""


class ToolBox(QWidget):
    """`tool` says what a click is for, `letter`, `player`, `type`, `pair` what it puts down. `changed` when that differs."""

    changed = Signal()

    def __init__(self, edits: BoardEdits, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._edits = edits
        self.tool = Tool.HEXES
        self.letter = WEDGES[0]
        self.player = 1
        self.type = ShipType.CRUISER
        self.pair = 1
        self.tool_buttons: dict[Tool, QPushButton] = {}
        self.letter_buttons: dict[str, QPushButton] = {}
        self.player_buttons: dict[int, QPushButton] = {}
        self.type_buttons: dict[ShipType, QPushButton] = {}
        self.pair_buttons: dict[int, QPushButton] = {}
        self.guide = words_label("caption", self, wraps=True)
        self._pages = (self._of_hexes(), self._of_letters(), self._of_ships(), self._of_wormholes())
        column_in(self, self._tools(), self.guide, *self._pages)
        self.renew()
        self._take_tool(Tool.HEXES)

    # Rows of buttons

    def _option(self, text: str, parent: QWidget, name: str = "", icon: QIcon | None = None) -> QPushButton:
        button = push_button(text, parent, role="option")
        button.setCheckable(True)
        button.setAutoExclusive(False)
        if name:
            button.setAccessibleName(name)
            button.setToolTip(plain_tip(name))
        if icon is not None:
            button.setIcon(icon)
            button.setIconSize(QSize(pixels(self), pixels(self)))
        return button

    def _action(self, text: str, act: Callable[[], object], parent: QWidget, tip: str = "") -> QPushButton:
        return push_button(text, parent, lambda _: act(), tip=tip)

    def _page(self) -> tuple[QWidget, QVBoxLayout]:
        page = styled(QWidget(self), "clear")
        rows = column_in(page)
        return page, rows

    def _flow(self, parent: QWidget) -> tuple[QWidget, FlowLayout]:
        holder = styled(QWidget(parent), "clear")
        return holder, FlowLayout(holder)

    def _tools(self) -> QWidget:
        holder, flow = self._flow(self)
        titles = {
            Tool.HEXES: tr("window-board-hexes"),
            Tool.LETTERS: tr("window-board-letters"),
            Tool.SHIPS: tr("window-common-ships"),
            Tool.WORMHOLES: tr("window-board-wormholes"),
        }
        group = QButtonGroup(self)
        for tool, title in titles.items():
            button = self._option(title, holder)
            button.clicked.connect(partial(self._take_tool, tool))
            group.addButton(button)
            flow.addWidget(button)
            self.tool_buttons[tool] = button
        return holder

    def _of_hexes(self) -> QWidget:
        page, rows = self._page()
        self.symmetry = named(ComboBox(page), tr("window-board-alike"))
        titles = {
            1: tr("window-board-each-hex-alone"),
            2: tr("window-board-2-sides"),
            3: tr("window-board-3-sides"),
            6: tr("window-board-6-sides"),
        }
        for folds in FOLDS:
            self.symmetry.addItem(titles[folds], folds)
        self.symmetry.currentIndexChanged.connect(lambda _: self._take_symmetry())
        holder, flow = self._flow(page)
        edits = self._edits
        for button in (
            self._action(tr("window-board-turn-left"), partial(edits.turn, 1), holder, tr("window-board-turn-selected")),
            self._action(
                tr("window-board-turn-right"), partial(edits.turn, -1), holder, tr("window-board-turn-what-is-selected")
            ),
            self._action(tr("window-board-mirror"), edits.mirror, holder, tr("window-board-left-right")),
            self._action(tr("window-board-take-up"), edits.remove, holder, tr("window-board-take-selected-away")),
            self._action(
                tr("window-common-all"),
                lambda: edits.choose(range(len(edits.board.hexes))),
                holder,
                tr("window-board-select-all-ctrl"),
            ),
        ):
            flow.addWidget(button)
        row = nested(rows, QHBoxLayout())
        row.addWidget(QLabel(tr("window-board-alike"), page))
        row.addWidget(self.symmetry)
        row.addStretch(1)
        rows.addWidget(holder)
        return page

    def _of_letters(self) -> QWidget:
        page, rows = self._page()
        holder, flow = self._flow(page)
        for letter in LETTERS:
            button = self._option(letter or "–", holder, letter or tr("window-board-no-letter"))
            button.clicked.connect(partial(self._take_letter, letter))
            flow.addWidget(button)
            self.letter_buttons[letter] = button
        rows.addWidget(holder)
        rows.addWidget(self._action(tr("window-board-letters-wedges"), self._edits.letter_all, page))
        return page

    def _of_ships(self) -> QWidget:
        page, rows = self._page()
        self._player_holder, self._player_flow = self._flow(page)
        holder, flow = self._flow(page)
        for type_ in TYPES:
            name = self._edits.words[f"names-{type_}"]
            button = self._option(name, holder, name)
            button.clicked.connect(partial(self._take_type, type_))
            flow.addWidget(button)
            self.type_buttons[type_] = button
        self.first = named(ComboBox(page), tr("window-board-moves-first"))
        self.first.activated.connect(lambda index: self._edits.let_begin(index + 1))
        rows.addWidget(self._player_holder)
        rows.addWidget(holder)
        row = nested(rows, QHBoxLayout())
        row.addWidget(QLabel(tr("window-board-moves-first"), page))
        row.addWidget(self.first)
        row.addStretch(1)
        rows.addWidget(self._action(tr("window-board-take-all-ships"), self._edits.take_all_ships, page))
        return page

    def _of_wormholes(self) -> QWidget:
        page, rows = self._page()
        row = nested(rows, QHBoxLayout())
        for pair in range(1, PAIRS + 1):
            title = tr("window-common-pair", pair=pair)
            button = self._option(title, page, title, wormhole_icon(pair, self))
            button.clicked.connect(partial(self._take_pair, pair))
            row.addWidget(button)
            self.pair_buttons[pair] = button
        row.addStretch(1)
        rows.addWidget(self._action(tr("window-board-take-pair-up"), lambda: self._edits.take_pair(self.pair), page))
        return page

    # What is chosen

    def _take_tool(self, tool: Tool, _checked: bool = True) -> None:
        self.tool = tool
        guides: Mapping[Tool, str] = {
            Tool.HEXES: tr("window-board-click-free-place"),
            Tool.LETTERS: tr("window-board-click-hexes-give"),
            Tool.SHIPS: tr("window-board-click-hexes-put"),
            Tool.WORMHOLES: tr("window-board-click-two-hexes"),
        }
        self.guide.setText(guides[tool])
        for each, page in zip(Tool, self._pages, strict=True):
            page.setVisible(each is tool)
        self._show()

    def _take_symmetry(self) -> None:
        self._edits.folds = self.symmetry.currentData()

    def _take_letter(self, letter: str, _checked: bool = True) -> None:
        self.letter = letter
        self._show()

    def _take_player(self, player: int, _checked: bool = True) -> None:
        self.player = player
        self._show()

    def _take_type(self, type_: ShipType, _checked: bool = True) -> None:
        self.type = type_
        self._show()

    def _take_pair(self, pair: int, _checked: bool = True) -> None:
        self.pair = pair
        self._show()

    def renew(self) -> None:
        """Show who plays now."""
        players, words = self._edits.board.players, self._edits.words
        self.player = min(self.player, len(players))
        self._player_flow.clear()
        self.player_buttons = {}
        for number, player in enumerate(players, 1):
            name = player.name or words[f"names-{player.colour}"]
            icon = ship_icon(self.type, player.colour, words, self)
            button = self._option(name.replace("&", "&&"), self._player_holder, name, icon)
            button.clicked.connect(partial(self._take_player, number))
            self._player_flow.addWidget(button)
            button.show()
            self.player_buttons[number] = button
        position = self._edits.board.position
        with QSignalBlocker(self.first):
            self.first.clear()
            self.first.addItems([player.name or words[f"names-{player.colour}"] for player in players])
            self.first.setCurrentIndex(min(position.first, len(players)) - 1 if position is not None else 0)
        self.first.setEnabled(position is not None)
        self._show()

    def _show(self) -> None:
        chosen = (
            (self.tool_buttons, self.tool),
            (self.letter_buttons, self.letter),
            (self.player_buttons, self.player),
            (self.type_buttons, self.type),
            (self.pair_buttons, self.pair),
        )
        for buttons, now in chosen:
            for key, button in buttons.items():
                button.setChecked(key == now)
        colour = self._edits.board.players[self.player - 1].colour
        for type_, button in self.type_buttons.items():
            button.setIcon(ship_icon(type_, colour, self._edits.words, self))
            button.setIconSize(QSize(pixels(self), pixels(self)))
        for pair, button in self.pair_buttons.items():
            button.setIcon(wormhole_icon(pair, self))
        self.changed.emit()
