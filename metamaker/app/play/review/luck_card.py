"""The luck of a match in words, with gauges, and the damage of each side next to its average."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from metamaker.app.play.review.chance_graph import Side
from metamaker.app.play.review.damage_view import written
from metamaker.app.play.review.luck_gauge import Luck, LuckGauge
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.kit import column_in, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.core.amounts import at_most
from metamaker.core.messages import in_force
from metamaker.play.review.ledger import Ledger, luck_of
from metamaker.play.review.totals import total, usual_luck

_DEGREES = ((0.5, "usual"), (1.0, "little"), (2.0, "much"))
"""The word for luck below so many usual ranges; above all of them it is “rare”."""

_TWO = 2


def degree_of(value: float, usual: float) -> str:
    """Return how unusual a luck is: “usual”, “little”, “much” or “rare”."""
    return next((word for limit, word in _DEGREES if abs(value) <= limit * usual), "rare")


class LuckCard(QFrame):
    """Shows the luck of two sides as one figure, that of more sides as one gauge for each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.headline = words_label("title", self, wraps=True)
        self.degree = words_label("caption", self)
        self.gauge = LuckGauge(self)
        self.band = words_label("caption", self, tr("window-review-band"), wraps=True)
        self.shots = words_label("caption", self, wraps=True)
        self.waiting = words_label("caption", self, tr("window-review-counting"), wraps=True)
        unit = self.fontMetrics().height()
        heading = words_label("heading", self, tr("window-review-luck").upper())
        head = row_of((heading, 1), (self.degree, Qt.AlignmentFlag.AlignRight))
        column_in(self, head, self.headline, self.waiting, self.gauge, self.band, self.shots, ..., gap=unit // 4, margin=unit * 3 // 4)
        self._show_parts(known=False)

    def _show_parts(self, *, known: bool) -> None:
        for part in (self.headline, self.degree, self.gauge, self.band, self.shots):
            part.setVisible(known)
        self.waiting.setVisible(not known)

    def show_missing(self, text: str) -> None:
        """Show why the luck is not known, or not known yet."""
        self.waiting.setText(text)
        self._show_parts(known=False)

    def show_ledger(self, ledger: Ledger, sides: Sequence[Side], seen_from: int, unit: str) -> None:
        """Show the luck in a ledger, in the unit of the game."""
        self._show_parts(known=True)
        if len(sides) == _TWO:
            self._show_two(ledger, sides, seen_from, unit)
        else:
            self._show_many(ledger, sides, unit)
        sums = (total(blow for blow in ledger.blows if blow.side == side) for side in range(len(sides)))
        told = (
            tr("window-review-dealt-for", name=side.name, dealt=_amount(found.dealt, unit), mean=in_force().number(found.mean, 1))
            for side, found in zip(sides, sums, strict=True)
        )
        self.shots.setText(" ".join(told))
        self.shots.setVisible(bool(ledger.blows))

    def _show_two(self, ledger: Ledger, sides: Sequence[Side], seen_from: int, unit: str) -> None:
        value, usual = luck_of(ledger.chances, seen_from), usual_luck(ledger.chances)
        gained = seen_from if value >= 0 else 1 - seen_from
        degree = degree_of(value, usual)
        amount = _amount(abs(value), unit, is_signed=True)
        self.headline.setText(
            tr("window-review-dice-even")
            if not at_most(abs(value), 1)
            else tr("window-review-dice-for", amount=amount, name=sides[gained].name)
        )
        self.degree.setText(tr("window-review-degree", degree=degree, name=sides[gained].name))
        set_role(self.degree, "good" if degree in {"much", "rare"} else "caption")
        self.gauge.show_lucks((Luck(sides[seen_from], value, usual),), sides[1 - seen_from])
        self.gauge.setAccessibleName(self.headline.text())

    def _show_many(self, ledger: Ledger, sides: Sequence[Side], unit: str) -> None:
        lucks = [
            Luck(side, sum(own), usual_luck([each for each in ledger.chances if each.side == number]))
            for number, side in enumerate(sides)
            for own in [[each.luck for each in ledger.chances if each.side == number]]
        ]
        best = max(lucks, key=lambda each: each.value)
        amount = _amount(best.value, unit, is_signed=True)
        self.headline.setText(tr("window-review-dice-for", amount=amount, name=best.side.name))
        self.degree.setText("")
        self.gauge.show_lucks(lucks, None)
        told = (tr("window-review-dice-of", amount=in_force().signed(at_most(each.value, 1)), name=each.side.name) for each in lucks)
        self.gauge.setAccessibleName(", ".join(told))


def _amount(amount: float, unit: str, *, is_signed: bool = False) -> str:
    number = in_force().signed(at_most(amount, 1)) if is_signed else written(amount)
    return tr("window-review-amount", amount=number, count=at_most(amount, 1), unit=unit)
