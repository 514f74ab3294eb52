"""A choice in one row: icon, title, expected result, and the chance to hit as a bar."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from metamaker.app.cosmoforce.palette import ICONS
from metamaker.app.overrides import override
from metamaker.app.widgets.kit import column_of, row_in, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.share_bar import ShareBar
from metamaker.core.messages import in_force
from metamaker.games.cosmoforce.match.choices.offer import NO_CHANCE, Offer

_ICON_EM, _BAR_EM, _CHANCE_EM = 1.7, 3.0, 2.4
"""Widths of the parts in heights of a line; the texts have the rest."""


class ChoiceRow(QPushButton):
    """A checkable row. `offer` is the shown choice."""

    def __init__(self, offer: Offer, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "option")
        self.setCheckable(True)
        self.offer = offer
        line = self.fontMetrics().height()
        self._icon = QLabel(self)
        self._icon.setFixedSize(round(_ICON_EM * line), round(_ICON_EM * line))
        self.title = words_label("strong", self, wraps=True)
        self.result = words_label("caption", self, wraps=True)
        self.bar = ShareBar(self)
        self.bar.setFixedWidth(round(_BAR_EM * line))
        self.chance = words_label("strong", self)
        self.chance.setFixedWidth(round(_CHANCE_EM * line))
        self.chance.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        texts = column_of(self.title, self.result, gap=0)
        edges = (line // 3, line // 4, line // 3, line // 4)
        self._row = row_in(self, self._icon, (texts, 1), self.bar, self.chance, gap=line // 2, margin=edges)
        for part in (self._icon, self.title, self.result, self.bar, self.chance):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)  # Fixed would cut wrapped lines
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_offer(offer)

    def show_offer(self, offer: Offer) -> None:
        """Show another state of the choice."""
        self.offer = offer
        self._icon.setPixmap(ICONS.tile(offer.icon, offer.group, self._icon.width(), self.devicePixelRatioF()))
        self.title.setText(offer.title)
        self.result.setText(offer.result)
        has_chance = offer.chance != NO_CHANCE
        self.bar.setVisible(has_chance)
        self.chance.setVisible(has_chance)
        chance = in_force().percent(offer.chance) if has_chance else ""
        self.chance.setText(chance)
        self.bar.show_share(max(0.0, offer.chance))
        self.setAccessibleName(". ".join(filter(None, (offer.title, offer.result, chance))))

    @override
    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    @override
    def heightForWidth(self, width: int) -> int:
        return self._row.heightForWidth(width)
