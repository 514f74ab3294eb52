"""Panels for placing ships and wormholes, with a choice of the item and a click on the hex; dice are rolled by a button."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from metamaker.app.cosmoclysm.pieces import ship_icon, wormhole_icon
from metamaker.app.cosmoclysm.play.board_panel import BoardPanel, Memory
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowLayout, nested
from metamaker.games.cosmoclysm.battle.decisions import PlaceShip, PlaceWormhole
from metamaker.games.cosmoclysm.battle.preparation import PLACES
from metamaker.games.cosmoclysm.match.overlays import Lit, Sort
from metamaker.games.cosmoclysm.model.words import TYPES, ShipType
from metamaker.games.cosmoclysm.sheet.signs import attack, defence
from metamaker.play.dialogue import Draft


class PlacePanel(BoardPanel):
    """Buttons for the types that can still be placed, and their possible hexes."""

    def __init__(self, memory: Memory, asked: Asked, parent: QWidget) -> None:
        super().__init__(memory, asked, parent)
        decision: Any = asked.decision
        self.decision: PlaceShip = decision
        preparation = self.game.preparation
        self.free = preparation.free_hexes()
        types = [TYPES[kind] for kind in preparation.ships()]
        self.type = memory.type if memory.type in types else types[0]
        guide = words_label("strong", self, tr("window-match-choose-type-then"))
        guide.setWordWrap(True)
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.buttons: dict[ShipType, QPushButton] = {}
        holder = QWidget(self)
        holder.setProperty("role", "clear")
        flow = FlowLayout(holder)
        colour = self.board.players[self.side].colour
        for type_ in TYPES:
            left = max(0, self.board.options.type_limit - preparation.kinds[self.side].count(type_.number))
            name = asked.words[f"names-{type_}"]
            told = tr("window-match-left", name=name, count=left)
            button = self.option(f"{name} ×{left}", told, ship_icon(type_, colour, asked.words, self))
            button.setEnabled(type_ in types)
            button.clicked.connect(partial(self._choose, type_))
            flow.addWidget(button)
            self.buttons[type_] = button
        for part in (guide, holder, self.told):
            self.rows.addWidget(part)
        self.chances.hide()
        self._choose(self.type)

    def _choose(self, type_: ShipType, _checked: bool = True) -> None:
        self.type = self.memory.type = type_
        for each, button in self.buttons.items():
            button.setChecked(each is type_)
        words = self.asked.words
        told = tr("window-match-attack-defence", attack=attack(type_), defence=defence(type_))
        self.told.setText(f"{words[f'names-{type_}']}: {told}, {words[f'pages-reference-move-{type_}']}")

    @override
    def show_draft(self, draft: Draft[str]) -> None:
        if draft.is_legal and not draft.is_blank:
            self._choose(ShipType(draft.answer.partition(" ")[0]))

    @override
    def click(self, refs: Sequence[str]) -> bool:
        at = self.hex_at(refs)
        if at not in self.free:
            return False
        self.write(self.decision.value(self.type.number * PLACES + at))
        return True

    @override
    def lit(self) -> Sequence[Lit]:
        return tuple(Lit(at, Sort.FREE) for at in self.free)


class WormholePanel(BoardPanel):
    """The pairs with an end left to place, and its possible hexes."""

    def __init__(self, memory: Memory, asked: Asked, parent: QWidget) -> None:
        super().__init__(memory, asked, parent)
        decision: Any = asked.decision
        self.decision: PlaceWormhole = decision
        self.holes = self.game.preparation.holes()
        pairs = sorted({hole // PLACES for hole in self.holes})
        self.pair = memory.pair if memory.pair in pairs else pairs[0]
        text = tr("window-match-choose-pair-then")
        guide = words_label("strong", self, text)
        guide.setWordWrap(True)
        self.buttons: dict[int, QPushButton] = {}
        self.rows.addWidget(guide)
        row = nested(self.rows, QHBoxLayout())
        for pair in pairs:
            text = tr("window-common-pair", pair=pair)
            button = self.option(text, text, wormhole_icon(pair, self))
            button.clicked.connect(partial(self._choose, pair))
            row.addWidget(button)
            self.buttons[pair] = button
        row.addStretch(1)
        self.chances.hide()
        self._choose(self.pair)

    def _choose(self, pair: int, _checked: bool = True) -> None:
        self.pair = self.memory.pair = pair
        for each, button in self.buttons.items():
            button.setChecked(each == pair)
        self.redrawn.emit()

    @override
    def click(self, refs: Sequence[str]) -> bool:
        at = self.hex_at(refs)
        hole = self.pair * PLACES + at
        if hole not in self.holes:
            return False
        self.write(self.decision.value(hole))
        return True

    @override
    def lit(self) -> Sequence[Lit]:
        return tuple(Lit(hole % PLACES, Sort.FREE) for hole in self.holes if hole // PLACES == self.pair)


class DicePanel(BoardPanel):
    """The panel for dice: a button rolls them; results of real dice are typed in the line below."""

    needs_text: ClassVar[bool] = False

    def __init__(self, memory: Memory, asked: Asked, parent: QWidget) -> None:
        super().__init__(memory, asked, parent)
        guide = words_label("strong", self, tr("window-match-roll-real-dice"))
        guide.setWordWrap(True)
        self.roll = QPushButton(tr("window-match-roll"), self)
        self.roll.setProperty("role", "primary")
        self.roll.clicked.connect(lambda _: self.write(""))
        self.rows.addWidget(guide)
        self.rows.addWidget(self.roll, 0, Qt.AlignmentFlag.AlignLeft)
        self.rows.addWidget(self.chances)
