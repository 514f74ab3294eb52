"""A change that makes a match-up more even, as a card to choose: the change, its win rate, its proof, its reliability."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from metamaker.app.forecast.forecast_view import SMALL, name_label
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.kit import column_in, push_button, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.odds_bar import OddsBar
from metamaker.balance.balancer import Proposal
from metamaker.core.messages import said
from metamaker.game_api.odds import Reliability
from metamaker.play.outlook import ratio_text


class ProposalCard(QPushButton):
    """Checked if it is the chosen one. `watched` asks for a battle to watch."""

    watched = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, "proposal").setCheckable(True)
        self.title = words_label("strong", self, wraps=True)
        self.ratio = words_label("title", self)
        self.doubt = words_label("caption", self)
        self.words = words_label("good", self)
        self.bar = OddsBar(SMALL, self)
        self.names = name_label(0, self), name_label(1, self)
        self.proof = words_label("caption", self)
        self.study = words_label("caption", self, wraps=True)
        self.watch = push_button(tr("window-odds-watch"), self, lambda _: self.watched.emit(), "link")
        self._content = column_in(
            self,
            self.title,
            row_of(self.ratio, self.doubt, ..., self.words),
            self.bar,
            row_of((self.names[0], 1), (self.names[1], 1)),
            ...,
            self.study,
            row_of((self.proof, 1), self.watch),
            gap=4,
            margin=12,
        )
        for part in (self.title, self.ratio, self.doubt, self.words, self.bar, *self.names, self.study, self.proof):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @override
    def sizeHint(self) -> QSize:
        """Return the size of the content; a button would return that of its text."""
        return self._content.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the least size of the content."""
        return self._content.minimumSize()

    @override
    def hasHeightForWidth(self) -> bool:
        """Return true, because wrapped titles need more height in narrow cards."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of the content for a width."""
        return self._content.totalHeightForWidth(width)

    def show_proposal(self, found: Proposal, names: Sequence[str], known: Reliability | None, language: str) -> None:
        """Show a proposal for the sides with these names, and how often such proposals proved even in a study."""
        rate = found.rate
        self.title.setText(said(found.change.text, language))
        self.setAccessibleName(self.title.text())
        self.ratio.setText(said(ratio_text(rate.found), language))
        self.doubt.setText(tr("window-odds-doubt", points=round(50 * (rate.high - rate.low))))
        self.words.setText(tr("window-odds-even" if found.is_fair else "window-odds-perhaps-even"))
        self.bar.show_rate(rate, self.ratio.text())
        for label, name in zip(self.names, names, strict=True):
            label.setText(name)
        count = found.tally.fought
        self.proof.setText(tr("window-odds-proved" if found.is_fair else "window-odds-tried", count=count))
        # The study is about confirmed offers.
        self.study.setVisible(known is not None and found.is_fair)
        if known is not None:
            self.study.setText(tr("window-odds-study", offers=known.pairs, narrow=known.narrow, wide=known.wide))
        for part in (self.proof, self.words):
            set_role(part, "good" if found.is_fair else "caption")
