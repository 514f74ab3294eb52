"""The panel for moves: a click on a ship and on its destination; fights show the chance to win in advance."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from metamaker.app.cosmoclysm.pieces import ship_icon
from metamaker.app.cosmoclysm.play.board_panel import BoardPanel, Memory
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox, FlowLayout
from metamaker.games.cosmoclysm.battle.ai.search import Search
from metamaker.games.cosmoclysm.battle.decisions import DRAWN, SPECIAL, Fly, Move, MoveChoice, MoveOut
from metamaker.games.cosmoclysm.match.overlays import Lit, Sort, arrow, lit_of, wormhole_ways
from metamaker.games.cosmoclysm.model.words import TYPES, ShipType
from metamaker.games.cosmoclysm.rules.position import CLAIM, PASS, PROPOSE, RESIGN, kind_of, side_of
from metamaker.games.cosmoclysm.sheet.diagram import Arrow
from metamaker.play.dialogue import Draft

HUNDRED = 100
MOST_BUTTONS = 8
"""The maximum of buttons for fights and rated moves next to the board; all of them are highlighted on it."""

_POSITIONS = 400
"""Positions evaluated per move for the ratings."""


class MovePanel(BoardPanel):
    """The panel for moves, flights of announced ships and move-outs. `chosen`: the hex of the moving ship; −1 for none yet."""

    def __init__(self, memory: Memory, asked: Asked, parent: QWidget) -> None:
        super().__init__(memory, asked, parent)
        decision: Any = asked.decision
        self.decision: Move = decision
        self.choices = self.decision.choices()
        self.is_bound = isinstance(self.decision, Fly)
        """Whether the moving ship is fixed."""
        starts = [start for start in dict.fromkeys(choice.start for choice in self.choices) if start >= 0]
        self.chosen = starts[0] if self.is_bound and starts else -1
        self.guide = words_label("strong", self)
        self.guide.setWordWrap(True)
        self.announce = QPushButton(tr("window-match-announce-roll-d4"), self)
        self.announce.setProperty("role", "primary")
        self.announce.clicked.connect(self._announce)
        self.draw = QPushButton(asked.words["window-claim-draw"], self)
        self.draw.setProperty("role", "secondary")
        self.draw.setVisible(any(choice.move == CLAIM for choice in self.choices))
        self.draw.clicked.connect(lambda _: self.write(DRAWN))
        self.give_up = menu_button(asked.words["window-match-give-up"], self._fill_give_up, self)
        self.give_up.setVisible(any(choice.move == RESIGN for choice in self.choices))
        self.weigh = QPushButton(tr("window-match-weigh-all-moves"), self)
        self.weigh.setProperty("role", "secondary")
        self.weigh.setToolTip(tr("window-match-each-move-promises"))
        self.weigh.clicked.connect(lambda _: self._begin_to_weigh())
        self.ships = QWidget(self)
        self.ships.setProperty("role", "clear")
        self._ship_row = FlowLayout(self.ships)
        self.offers = QWidget(self)
        self.offers.setProperty("role", "clear")
        self._offer_row = FlowLayout(self.offers)
        self.ship_buttons: dict[int, QPushButton] = {}
        self.offer_buttons: list[QPushButton] = []
        self.weighed: dict[int, float] = {}
        """The chance to win after moves, by their numbers."""
        self._waiting: list[int] = []
        self._search = Search(_POSITIONS)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._weigh_next)
        self._lay_out(starts)
        self._show()

    def _lay_out(self, starts: Sequence[int]) -> None:
        for start in () if self.is_bound else starts:
            type_, name = self._type_on(start), self.game.names[start]
            icon = ship_icon(type_, self.board.players[self.side].colour, self.asked.words, self)
            button = self.option(name, f"{self.asked.words[f'names-{type_}']} {name}", icon)
            button.clicked.connect(partial(self._toggle, start))
            self._ship_row.addWidget(button)
            self.ship_buttons[start] = button
        self.ships.setVisible(bool(self.ship_buttons))
        for part in (self.guide, self.ships, self.announce, self.offers, self.draw):
            self.rows.addWidget(part)
        below = FlowBox(self, self.fontMetrics().height() // 3)
        for part in (self.weigh, self.chances, self.give_up):
            below.flow.addWidget(part)
        self.rows.addWidget(below)

    def _fill_give_up(self, menu: QMenu) -> None:
        """Offer a draw, or resign: in a menu, so that no single click ends a game."""
        words = self.asked.words
        for move, key in ((PROPOSE, "window-match-offer-draw"), (RESIGN, "window-match-resign")):
            choice = next((each for each in self.choices if each.move == move), None)
            if choice is not None:
                menu.addAction(words[key], partial(self._take, choice))

    def _type_on(self, start: int) -> ShipType:
        position = self.decision.position
        return TYPES[kind_of(position.mover if isinstance(self.decision, MoveOut) else position.holds[start])]

    # The moving ship

    def _toggle(self, start: int) -> None:
        self.choose(-1 if self.chosen == start else start)

    def choose(self, start: int) -> None:
        """Choose the ship on a hex for the move; −1 for none."""
        self.chosen = start
        self._show()
        self.redrawn.emit()

    def _own(self) -> list[MoveChoice]:
        return [choice for choice in self.choices if choice.start == self.chosen]

    def _announce(self) -> None:
        value = next((choice.value for choice in self._own() if choice.way is None), "")
        if value:
            self.write(value)

    def _show(self) -> None:
        """Show the current choices."""
        for start, button in self.ship_buttons.items():
            button.setChecked(start == self.chosen)
        own = self._own()
        can_announce = any(choice.way is None and choice.start >= 0 for choice in own)
        self.announce.setVisible(can_announce)
        self.guide.setText(self._guide(can_announce))
        self._show_offers()

    def _guide(self, can_announce: bool) -> str:
        if all(choice.move in SPECIAL for choice in self.choices):
            return tr("window-match-none-your-ships")
        if self.chosen < 0:
            return tr("window-match-click-ship-yours")
        name = f"{self.asked.words[f'names-{self._type_on(self.chosen)}']} {self.game.names[self.chosen]}"
        if can_announce:
            return tr("window-match-click-hex-beside", name=name)
        return tr("window-match-click-where-goes", name=name)

    def _show_offers(self) -> None:
        """Show moves as buttons: rated moves or fights, the best first; moves that cost own ships; passing."""
        for button in self.offer_buttons:
            button.hide()
            button.deleteLater()
        self.offer_buttons = []
        for text, choice in self._offered():
            button = QPushButton(text.replace("&", "&&"), self.offers)
            button.setProperty("role", "secondary")
            button.setToolTip(self.asked.draft(choice.value).outcome)
            button.clicked.connect(partial(self._take, choice))
            self._offer_row.addWidget(button)
            button.show()
            self.offer_buttons.append(button)
        self.offers.setVisible(bool(self.offer_buttons))
        self.offers.updateGeometry()

    def _offered(self) -> list[tuple[str, MoveChoice]]:
        if any(choice.move == PASS for choice in self.choices):
            return [(tr("window-match-pass"), choice) for choice in self.choices if choice.move == PASS]
        if self.weighed:
            return self._best_offers()
        found: dict[int, MoveChoice] = {}
        for choice in self._own():
            if choice.enemy or choice.own:
                found.setdefault(choice.move, choice)
        ordered = sorted(found.values(), key=lambda each: -(each.chance or 0))
        return [(self._offer_text(choice), choice) for choice in ordered[:MOST_BUTTONS]]

    def _offer_text(self, choice: MoveChoice) -> str:
        words = self.asked.words
        at = self.game.names[choice.way.end] if choice.way is not None else ""
        if choice.own:
            return tr("window-match-lose-your", place=at, piece=words[f"names-{TYPES[kind_of(choice.own)]}"])
        enemy = self.game.seats.names[side_of(choice.enemy)]
        return f"{at}: {words[f'names-{TYPES[kind_of(choice.enemy)]}']} ({enemy}) {self._percent(choice.chance or 0.0)}"

    def _take(self, choice: MoveChoice, _checked: bool = False) -> None:
        self.write(choice.value)

    # Ratings of moves

    def _begin_to_weigh(self) -> None:
        self._waiting = [choice.move for choice in self.choices if choice.start >= 0]
        self._waiting = list(dict.fromkeys(self._waiting))
        self.weighed = {}
        self.weigh.setEnabled(False)
        self._timer.start(0)

    def _weigh_next(self) -> None:
        """Rate one move per timer event, because rating all at once would block the window."""
        if not self._waiting:
            self._timer.stop()
            self.weigh.setEnabled(True)
            self._show()
            self.redrawn.emit()
            return
        move = self._waiting.pop()
        self.weighed[move] = self._search.after(self.decision.position, move, 0, 0)[self.side]

    def _best_offers(self) -> list[tuple[str, MoveChoice]]:
        first: dict[int, MoveChoice] = {}
        for choice in self.choices:
            first.setdefault(choice.move, choice)
        own = [move for move, choice in first.items() if self.chosen < 0 or choice.start == self.chosen]
        ordered = sorted(own, key=lambda move: -self.weighed.get(move, 0.0))[:MOST_BUTTONS]
        known = [move for move in ordered if move in self.weighed]
        return [
            (f"{self.asked.draft(first[move].value).text}  {self._percent(self.weighed[move])}", first[move]) for move in known
        ]

    def _percent(self, chance: float) -> str:
        return self.asked.words.text("sheet-chance", percent=round(HUNDRED * chance))

    # The table

    @override
    def show_draft(self, draft: Draft[str]) -> None:
        found = self._written(draft)
        if found is not None and found.start >= 0 and found.start != self.chosen:
            self.chosen = found.start
            self._show()

    def _written(self, draft: Draft[str]) -> MoveChoice | None:
        """Return the drafted move; None while no legal move is written."""
        if draft.is_blank or not draft.is_legal:
            return None
        return next((choice for choice in self.choices if choice.value == draft.answer), None)

    @override
    def click(self, refs: Sequence[str]) -> bool:
        at = self.hex_at(refs)
        if at < 0:
            return False
        found = next((choice for choice in self._own() if choice.way is not None and choice.way.end == at), None)
        if at in self.ship_buttons:
            # A click on an own ship never destroys it if the click could mean another one.
            self._toggle(at)
            return True
        if found is not None:
            self.write(found.value)
            return True
        if not self.is_bound and self.chosen >= 0:
            self.choose(-1)
        return False

    @override
    def portable(self) -> Sequence[str]:
        starts = {choice.start for choice in self.choices if choice.way is not None}
        return tuple(self.decision.ref(start) for start in sorted(starts))

    @override
    def lift(self, ref: str) -> None:
        start = self.hex_at((ref,))
        if start != self.chosen and start in self.ship_buttons:
            self.choose(start)

    @override
    def put(self, ref: str, refs: Sequence[str]) -> None:
        self.lift(ref)
        if self.hex_at(refs) not in self.ship_buttons:  # as for clicks: no ship is lost by a slip of the hand
            self.click(refs)

    @override
    def lit(self) -> Sequence[Lit]:
        lit = lit_of(self.choices, self.chosen)
        if isinstance(self.decision, MoveOut):
            # The hex has two ships and is marked already.
            lit = tuple(each for each in lit if each.sort is not Sort.CHOSEN)
        others = {start for start in self.ship_buttons if start != self.chosen}
        return tuple(each for each in lit if each.sort is not Sort.OWN or each.at not in others)

    @override
    def ways(self) -> Sequence[Arrow]:
        return wormhole_ways(self.choices, self.chosen) if self.chosen >= 0 else ()

    @override
    def best(self, draft: Draft[str]) -> Arrow | None:
        found = self._written(draft)
        return None if found is None or found.way is None else arrow(found.way)
