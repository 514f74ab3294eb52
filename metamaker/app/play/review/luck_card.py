"""The luck of a match in words, with gauges, and the damage of each side next to its average."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from metamaker.app.play.review.chance_graph import Side
from metamaker.app.play.review.luck_gauge import Luck, LuckGauge
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.kit import column_in, row_of
from metamaker.app.widgets.labels import names_label, words_label
from metamaker.core.amounts import at_most
from metamaker.core.messages import Words
from metamaker.play.review.totals import total, usual_luck
from metamaker.review.report import Report
from metamaker.review.sentences import amount, decided, degree_of

_TWO = 2


class LuckCard(QFrame):
    """Shows the luck of two sides as one figure, that of more sides as one gauge for each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.headline = names_label("title", self)
        self.degree = words_label("caption", self)
        self.gauge = LuckGauge(self)
        self.band = words_label("caption", self, tr("window-review-band"), wraps=True)
        self.more = names_label("caption", self)
        self.waiting = words_label("caption", self, tr("window-review-counting"), wraps=True)
        unit = self.fontMetrics().height()
        heading = words_label("heading", self, tr("window-review-luck").upper())
        head = row_of((heading, 1), (self.degree, Qt.AlignmentFlag.AlignRight))
        column_in(
            self, head, self.headline, self.waiting, self.gauge, self.band, self.more, ..., gap=unit // 4, margin=unit * 3 // 4
        )
        self._show_parts(known=False)

    def _show_parts(self, *, known: bool) -> None:
        for part in (self.headline, self.degree, self.gauge, self.band, self.more):
            part.setVisible(known)
        self.waiting.setVisible(not known)

    def show_missing(self, text: str) -> None:
        """Show why the luck is not known, or not known yet."""
        self.waiting.setText(text)
        self._show_parts(known=False)

    def show_report(self, report: Report, sides: Sequence[Side], seen_from: int, words: Words) -> None:
        """Show the luck in a match."""
        self._show_parts(known=True)
        if len(sides) == _TWO:
            self._show_two(report, sides, seen_from, words)
        else:
            self._show_many(report, sides, words)
        self.more.setVisible(bool(self.more.text()))

    def _show_two(self, report: Report, sides: Sequence[Side], seen_from: int, words: Words) -> None:
        """Show the luck from the view of one side, and how much of the result it decided."""
        luck = report.luck()
        if luck is None:
            return
        gained = 0 if luck.value >= 0 else 1
        is_even = not at_most(abs(luck.value), 1)
        told = _signed(abs(luck.value), report.unit, words)
        self.headline.setText(
            words["review-dice-even"] if is_even else tr("window-review-dice-for", amount=told, name=sides[gained].name)
        )
        degree = degree_of(luck.value, luck.usual)
        self.degree.setText(words.text("review-degree", degree=degree))
        set_role(self.degree, "good" if degree in {"much", "rare"} else "caption")
        value = luck.value if seen_from == 0 else -luck.value
        self.gauge.show_lucks((Luck(sides[seen_from], value, luck.usual),), sides[1 - seen_from])
        self.gauge.setAccessibleName(self.headline.text())
        self.more.setText(" ".join([*decided(report, luck, words), *_dealt(report, sides, words)]))

    def _show_many(self, report: Report, sides: Sequence[Side], words: Words) -> None:
        """Show the luck of each of more than two sides."""
        usual = [usual_luck(report.ledger.chances, number, len(sides)) for number in range(len(sides))]
        lucks = [Luck(*each) for each in zip(sides, report.lucks(), usual, strict=True)]
        best = max(lucks, key=lambda each: each.value)
        told = _signed(best.value, report.unit, words)
        self.headline.setText(tr("window-review-dice-for", amount=told, name=best.side.name))
        self.degree.setText("")
        self.gauge.show_lucks(lucks, None)
        each_told = (
            tr("window-review-dice-of", amount=words.signed(at_most(each.value, 1)), name=each.side.name) for each in lucks
        )
        self.gauge.setAccessibleName(", ".join(each_told))
        self.more.setText("")  # the table has the damage of each side


def _dealt(report: Report, sides: Sequence[Side], words: Words) -> Iterator[str]:
    """Yield the damage of each side next to its average, if there was any."""
    for number, side in enumerate(sides):
        found = total(blow for blow in report.ledger.blows if blow.side == number)
        if found.dealt or found.mean:
            dealt = amount(found.dealt, report.unit, words)
            yield tr("window-review-dealt-for", name=side.name, dealt=dealt, mean=words.number(found.mean, 1))


def _signed(value: float, unit: str, words: Words) -> str:
    return words.text("review-amount", amount=words.signed(at_most(value, 1)), count=at_most(value, 1), unit=unit)
