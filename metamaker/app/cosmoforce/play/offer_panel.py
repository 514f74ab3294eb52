"""The panel for a short list of choices: a row for each, and below them the changes of the chosen one."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from metamaker.app.cosmoforce.play.choice_row import ChoiceRow
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.kit import named, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox
from metamaker.games.cosmoforce.match.choices.offer import Changes, Offer
from metamaker.play.dialogue import Draft


class OfferPanel(OrderPanel[Any]):
    """Subclasses provide offers and changes. `rows` are the shown choices by their keys, `steps` the buttons of the changes.

    With `needs_text` nothing is chosen at first.
    """

    tells_all: ClassVar[bool] = True
    plays_by_enter: ClassVar[bool] = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        self.decision: Any = asked.decision
        self.chosen: Any = None
        self.has_chosen = False
        self.rows: dict[str, ChoiceRow] = {}
        self.steps: list[QToolButton] = []
        self.layout_rows = QVBoxLayout(self)
        self.layout_rows.setContentsMargins(0, 0, 0, 0)
        self.layout_rows.setSpacing(2)
        self.above = FlowBox(self)
        self.above.hide()
        self.layout_rows.addWidget(self.above)
        self._rows = styled(QWidget(self), "clear")
        self._listed = QVBoxLayout(self._rows)
        self._listed.setContentsMargins(0, 0, 0, 0)
        self._listed.setSpacing(1)
        self.layout_rows.addWidget(self._rows)
        self.details = words_label("caption", self, wraps=True)
        self._flow = FlowBox(self)
        self.layout_rows.addWidget(self.details)
        self.layout_rows.addWidget(self._flow)

    def offers(self) -> Sequence[Offer]:
        """Return the choices, with the chosen answer in its place."""
        return ()

    def changes(self) -> Changes:
        """Return the changes of the chosen answer."""
        return Changes()

    def key(self, answer: Any) -> str:
        """Return the key of the choice for an answer."""
        return str(answer)

    def line(self, answer: Any) -> str | None:  # noqa: ARG002 - most answers have a text of their own
        """Return the typed text of an answer; None for the usual text, which may be empty."""
        return None

    def choose(self, answer: Any) -> None:
        """Write an answer."""
        self.write(answer, self.line(answer))

    @override
    def show_draft(self, draft: Draft[Any]) -> None:
        is_open = self.needs_text and draft.is_blank and draft.line is not None
        self.has_chosen = not is_open and draft.is_legal
        self.chosen = draft.answer if self.has_chosen else None
        self.refresh()

    def refresh(self) -> None:
        """Show the choices and the changes of the chosen one. Rows that are there already stay in place."""
        offers = self.offers()
        if [offer.key for offer in offers] != list(self.rows):
            self._make(offers)
        own = self.key(self.chosen) if self.has_chosen else ""
        for offer in offers:
            row = self.rows[offer.key]
            row.show_offer(offer)
            row.setChecked(self.has_chosen and offer.key == own)
        self._show_changes(self.changes() if self.has_chosen else Changes())

    def _make(self, offers: Sequence[Offer]) -> None:
        for old in self.rows.values():
            old.hide()
            old.deleteLater()
        self.rows = {}
        for offer in offers:
            row = ChoiceRow(offer, self._rows)
            row.clicked.connect(partial(self._take, row))
            self._listed.addWidget(row)
            row.show()
            self.rows[offer.key] = row
        if self.rows:
            self.setFocusProxy(next(iter(self.rows.values())))

    def _take(self, row: ChoiceRow, _checked: bool = True) -> None:
        self.choose(row.offer.answer)

    def _show_changes(self, changes: Changes) -> None:
        self._flow.flow.clear()
        self.steps = []
        self.details.setText(changes.title)
        for change in changes.changes:
            step = named(styled(QToolButton(self._flow), "chip"), change.tip or change.text)
            step.setText(change.text)
            step.setToolTip(plain_tip(change.tip) if change.tip else "")
            step.setCheckable(True)
            step.setChecked(change.is_on)
            step.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            step.clicked.connect(partial(self._change, change.answer))
            self._flow.flow.addWidget(step)
            step.show()
            self.steps.append(step)

    def _change(self, answer: Any, _checked: bool = True) -> None:
        self.choose(answer)
