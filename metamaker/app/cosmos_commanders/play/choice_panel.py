"""The choice of a commander, a Home or a research result: each answer with its meaning."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from metamaker.app.cosmos_commanders.play.rows_panel import Answer, RowsPanel
from metamaker.app.cosmos_commanders.signs import sign_icon, type_icon
from metamaker.app.play.orders.order_panel import Asked
from metamaker.core.display_names import first_upper
from metamaker.games.cosmos_commanders.battle.game import Course
from metamaker.games.cosmos_commanders.edits.structure import people_term
from metamaker.games.cosmos_commanders.map_drawing.signs import LEVEL_SIGNS
from metamaker.games.cosmos_commanders.match.decisions import DirectResearch, GameDecision, PickCommander, PlaceHome
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS, TYPES
from metamaker.games.cosmos_commanders.rules.chances import TOKEN


class ChoicePanel(RowsPanel):
    """A panel for choices from a list. See OrderPanel."""

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, GameDecision) or decision.course is None:
            raise TypeError(decision)
        made = {PickCommander: self._commanders, PlaceHome: self._homes, DirectResearch: self._results}
        self.show_answers(list(made[type(decision)](decision, decision.course)))

    def _commanders(self, decision: GameDecision, _course: Course) -> Iterator[Answer]:
        names = decision.names
        for option in decision.legal().options:
            commander = decision.number_of(option.value)
            about = (names.bonus(commander), people_term(COMMANDERS[commander], names.words))
            icon = sign_icon(LEVEL_SIGNS[LEVELS[commander]], self)
            yield Answer(option.value, "", option.text, about, icon)

    def _homes(self, decision: GameDecision, course: Course) -> Iterator[Answer]:
        """Yield the systems for a Home, those with the most neighbours first."""
        names, board = decision.names, course.board
        options = sorted(decision.legal().options, key=lambda each: -len(board.near[decision.number_of(each.value)]))
        for option in options:
            system = decision.number_of(option.value)
            kind = TYPES[board.types[system]]
            near, beside = len(board.near[system]), len(board.sectors_of[system])
            about = (
                names.words[f"window-choice-system_type-{kind}-hint"].rstrip("."),
                names.words.text("board-near", near=near, sectors=beside),
            )
            yield Answer(option.value, option.ref, option.text, about, type_icon(kind, self))

    def _results(self, decision: GameDecision, _course: Course) -> Iterator[Answer]:
        names = decision.names
        for option in decision.legal().options:
            result = decision.number_of(option.value)
            about = (names.words["board-costs"],) if option.costs else (names.words["board-free"],)
            sign = "" if result < 0 else "token" if result == TOKEN else LEVEL_SIGNS[LEVELS[result]]
            yield Answer(option.value, "", first_upper(option.text), about, sign_icon(sign, self) if sign else None)
