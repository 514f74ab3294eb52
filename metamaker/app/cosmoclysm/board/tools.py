"""The tools of the board editor: each has its own row of choices, and gives a click its meaning."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QWidget

from metamaker.app.cosmoclysm.board.board_edits import BoardEdits
from metamaker.app.cosmoclysm.pieces import pixels, ship_icon, wormhole_icon
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.kit import column_in, column_of, filled, flow_in, named, push_button, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.games.cosmoclysm.edits.layout import FOLDS
from metamaker.games.cosmoclysm.model.board import CENTRE, PAIRS, WEDGES
from metamaker.games.cosmoclysm.model.words import TYPES, ShipType


class Tool(Enum):
    """The purpose of a click on the board."""

    HEXES = auto()
    LETTERS = auto()
    SHIPS = auto()
    WORMHOLES = auto()


LETTERS = (*WEDGES, CENTRE, "")
"""The letters with buttons; any other one is typed on the hex."""


class ToolBox(QWidget):
    """The tool box. `tool` is the purpose of a click; `letter`, `player`, `type` and `pair` are its item.

    `changed` is sent when one of them changes.
    """

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
        self.player_buttons: dict[int, QPushButton] = {}
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

    def _area(self, parent: QWidget) -> QWidget:
        return styled(QWidget(parent), "clear")

    def _options(self, buttons: Mapping[Any, QPushButton], take: Callable[..., None], area: QWidget) -> QWidget:
        """Lay out buttons in lines; a click passes the key of a button to `take`."""
        for key, button in buttons.items():
            button.clicked.connect(partial(take, key))
        flow_in(area, *buttons.values())
        return area

    def _tools(self) -> QWidget:
        area = self._area(self)
        titles = {
            Tool.HEXES: tr("window-board-hexes"),
            Tool.LETTERS: tr("window-board-letters"),
            Tool.SHIPS: tr("window-common-ships"),
            Tool.WORMHOLES: tr("window-board-wormholes"),
        }
        group = QButtonGroup(self)
        self.tool_buttons = {tool: self._option(title, area) for tool, title in titles.items()}
        for button in self.tool_buttons.values():
            group.addButton(button)
        return self._options(self.tool_buttons, self._take_tool, area)

    def _of_hexes(self) -> QWidget:
        page, edits = self._area(self), self._edits
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
        area = self._area(page)
        actions: tuple[tuple[str, Callable[[], object], str], ...] = (
            (tr("window-board-turn-left"), lambda: edits.turn(1), tr("window-board-turn-selected")),
            (tr("window-board-turn-right"), lambda: edits.turn(-1), tr("window-board-turn-what-is-selected")),
            (tr("window-board-mirror"), edits.mirror, tr("window-board-left-right")),
            (tr("window-board-take-up"), edits.remove, tr("window-board-take-selected-away")),
            (tr("window-common-all"), self._choose_all, tr("window-board-select-all-ctrl")),
        )
        flow_in(area, *(push_button(text, area, act, tip=tip) for text, act, tip in actions))
        return filled(page, column_of(row_of(QLabel(tr("window-board-alike"), page), self.symmetry, ...), area))

    def _choose_all(self) -> None:
        self._edits.choose(range(len(self._edits.board.hexes)))

    def _of_letters(self) -> QWidget:
        page = self._area(self)
        area, none = self._area(page), tr("window-board-no-letter")
        self.letter_buttons = {letter: self._option(letter or "–", area, letter or none) for letter in LETTERS}
        letters = self._options(self.letter_buttons, self._take_letter, area)
        return filled(page, column_of(letters, push_button(tr("window-board-letters-wedges"), page, self._edits.letter_all)))

    def _of_ships(self) -> QWidget:
        page = self._area(self)
        self._player_area, area = self._area(page), self._area(page)
        self._player_flow = flow_in(self._player_area)
        names = {type_: self._edits.words[f"names-{type_}"] for type_ in TYPES}
        self.type_buttons = {type_: self._option(name, area, name) for type_, name in names.items()}
        self.first = named(ComboBox(page), tr("window-board-moves-first"))
        self.first.activated.connect(lambda index: self._edits.let_begin(index + 1))
        column_in(
            page,
            self._player_area,
            self._options(self.type_buttons, self._take_type, area),
            row_of(QLabel(tr("window-board-moves-first"), page), self.first, ...),
            push_button(tr("window-board-take-all-ships"), page, self._edits.take_all_ships),
        )
        return page

    def _of_wormholes(self) -> QWidget:
        page = self._area(self)
        titles = {pair: tr("window-common-pair", pair=pair) for pair in range(1, PAIRS + 1)}
        self.pair_buttons = {
            pair: self._option(title, page, title, wormhole_icon(pair, self)) for pair, title in titles.items()
        }
        for pair, button in self.pair_buttons.items():
            button.clicked.connect(partial(self._take_pair, pair))
        away = push_button(tr("window-board-take-pair-up"), page, lambda: self._edits.take_pair(self.pair))
        return filled(page, column_of(row_of(*self.pair_buttons.values(), ...), away))

    # Selection

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
        """Show the current players."""
        players, words = self._edits.board.players, self._edits.words
        self.player = min(self.player, len(players))
        self._player_flow.clear()
        self.player_buttons = {}
        for number, player in enumerate(players, 1):
            name = player.name or words[f"names-{player.colour}"]
            icon = ship_icon(self.type, player.colour, words, self)
            button = self._option(name.replace("&", "&&"), self._player_area, name, icon)
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
