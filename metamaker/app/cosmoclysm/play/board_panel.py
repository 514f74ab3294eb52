"""The common part of all panels of a game on a board: clicks on hexes, answers with one click, the chances to win."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from metamaker.app.cosmoclysm.pieces import pixels
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.texts import plain_tip
from metamaker.games.cosmoclysm.battle.game import Game
from metamaker.games.cosmoclysm.match.moments import BoardMoment
from metamaker.games.cosmoclysm.match.overlays import Lit, overlay
from metamaker.games.cosmoclysm.match.picture import chances_bar
from metamaker.games.cosmoclysm.model.board import hex_ref
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.games.cosmoclysm.sheet.diagram import Arrow
from metamaker.play.dialogue import Draft
from metamaker.rendering.drawing import Drawing


@dataclass
class Memory:
    """The display choices of a person at a match, kept from one question to the next."""

    shows_chances: bool = False
    type: ShipType = ShipType.EXTERMINATOR
    pair: int = 1


class BoardPanel(OrderPanel[str]):
    """A panel with clicks on hexes as immediate answers. See OrderPanel."""

    at_once: ClassVar[bool] = True
    needs_text: ClassVar[bool] = True

    def __init__(self, memory: Memory, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        self.memory = memory
        decision: Any = asked.decision
        self.game: Game = decision.game
        self.side: int = decision.side
        self.board = self.game.board
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.chances = QCheckBox(tr("window-match-chances-win"), self)
        self.chances.setToolTip(tr("window-match-bar-beside-board"))
        self.chances.setChecked(memory.shows_chances)
        self.chances.toggled.connect(self._show_chances)

    def _show_chances(self, on: bool) -> None:
        self.memory.shows_chances = on
        self.redrawn.emit()

    def hex_at(self, refs: Sequence[str]) -> int:
        """Return the number of the clicked hex; −1 for none."""
        numbers = {hex_ref(name): at for at, name in enumerate(self.game.names)}
        return next((numbers[ref] for ref in refs if ref in numbers), -1)

    def option(self, text: str, name: str, icon: QIcon) -> QPushButton:
        """Return a button for one of several choices, with a counter; `name` is its name for screen readers."""
        button = QPushButton(icon, text.replace("&", "&&"), self)
        button.setProperty("role", "option")
        button.setCheckable(True)
        button.setIconSize(QSize(pixels(self), pixels(self)))
        button.setAccessibleName(name)
        button.setToolTip(plain_tip(name))
        return button

    # Overlays of the board

    def lit(self) -> Sequence[Lit]:
        """Return the highlighted hexes."""
        return ()

    def ways(self) -> Sequence[Arrow]:
        """Return the drawn ways."""
        return ()

    def best(self, draft: Draft[str]) -> Arrow | None:  # noqa: ARG002 - most have no way
        """Return the way of a drafted move."""
        return None

    @override
    def drawings(self, draft: Draft[str]) -> Sequence[Drawing]:
        moment = self.asked.moment
        chances = moment.chances if isinstance(moment, BoardMoment) and self.memory.shows_chances else ()
        bars = (chances_bar(self.board, chances),) if chances else ()
        return (overlay(self.board, self.lit(), self.ways(), self.best(draft)), *bars)
