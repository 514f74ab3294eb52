"""The panels for evasions, and for amounts of heat and damage."""

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtWidgets import QWidget

from metamaker.app.cosmoforce.play.offer_panel import OfferPanel
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked
from metamaker.games.cosmoforce.match.choices.numbers import (
    STAY,
    cooling_offers,
    evasion_changes,
    evasion_offers,
    heat_offers,
)
from metamaker.games.cosmoforce.match.choices.offer import Changes, Offer


class EvasionPanel(OfferPanel):
    """Nothing is chosen at first, as staying costs damage and burning costs heat. All burns are shown with their ends."""

    needs_text: ClassVar[bool] = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        self.refresh()

    @override
    def offers(self) -> Sequence[Offer]:
        return evasion_offers(self.decision, self.chosen, is_burning=self.has_chosen and self.chosen is not None)

    @override
    def changes(self) -> Changes:
        burning = evasion_offers(self.decision)[1:]
        return evasion_changes(self.decision, self.chosen) if burning else Changes()

    @override
    def key(self, answer: int | None) -> str:
        return STAY if answer is None else "burn"

    @override
    def line(self, answer: int | None) -> str | None:
        return STAY if answer is None else None

    @override
    def refresh(self) -> None:
        super().refresh()
        self._show_changes(self.changes())


class CoolingPanel(OfferPanel):
    """The amounts of heat to shed."""

    @override
    def offers(self) -> Sequence[Offer]:
        return cooling_offers(self.decision)


class HeatPanel(OfferPanel):
    """The divisions of heat between crew and systems."""

    @override
    def offers(self) -> Sequence[Offer]:
        return heat_offers(self.decision)
