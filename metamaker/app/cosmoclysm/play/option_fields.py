"""Fields for the optional rules of a group; each change is an edit. See the rules named by `Options`."""

from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.widgets.boxes import SpinBox
from metamaker.games.cosmoclysm.model.board import Board, Options
from metamaker.games.cosmoclysm.model.words import FirstShip, WormholeSlide

_MOST_OF_TYPE = 7


class OptionFields(QWidget):
    """Fields that follow the document."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._document = context.document
        self.limit = SpinBox(self)
        self.limit.setRange(1, _MOST_OF_TYPE)
        self.edges = QCheckBox(tr("window-match-all-first-ships"), self)
        self.straight = QCheckBox(tr("window-match-out-wormhole-cruisers"), self)
        self.optional = QCheckBox(tr("window-match-takers-may-leave"), self)
        self.stays = QCheckBox(tr("window-match-announced-ship-could"), self)
        self.rim = QCheckBox(tr("window-match-hexes-around-hole"), self)
        self.typed = QCheckBox(tr("window-match-real-dice-type"), self)
        self.draws = QCheckBox(context.words["window-option-draw_claims"], self)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.addRow(tr("window-match-ships-type-most"), self.limit)
        for box in (self.edges, self.straight, self.optional, self.stays, self.rim, self.draws, self.typed):
            form.addRow(box)
        self.limit.valueChanged.connect(lambda value: self._change(type_limit=value))
        self.edges.toggled.connect(lambda on: self._change(first_ship=FirstShip.EDGE_FOR_ALL if on else FirstShip.CORNERS))
        self.straight.toggled.connect(
            lambda on: self._change(wormhole_slide=WormholeSlide.SAME_DIRECTION if on else WormholeSlide.ANY_DIRECTION)
        )
        self.optional.toggled.connect(lambda on: self._change(capture_optional=on))
        self.stays.toggled.connect(lambda on: self._change(boxed_in_stays=on))
        self.rim.toggled.connect(lambda on: self._change(rim_only=on))
        self.draws.toggled.connect(lambda on: self._change(draw_claims=on))
        self.typed.toggled.connect(lambda on: self._change(typed_dice=on))
        self._document.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        board: Board = self._document.value
        options: Options = board.options
        shown = (
            (self.edges, options.first_ship is FirstShip.EDGE_FOR_ALL),
            (self.straight, options.wormhole_slide is WormholeSlide.SAME_DIRECTION),
            (self.optional, options.capture_optional),
            (self.stays, options.boxed_in_stays),
            (self.rim, options.rim_only),
            (self.draws, options.draw_claims),
            (self.typed, options.typed_dice),
        )
        with QSignalBlocker(self.limit):
            self.limit.setValue(options.type_limit)
        for box, on in shown:
            with QSignalBlocker(box):
                box.setChecked(on)

    def _change(self, **changes: Any) -> None:
        board: Board = self._document.value
        self._document.apply(tr("window-match-optional-rule"), board.with_(options=board.options.with_(**changes)))
