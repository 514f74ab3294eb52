"""How large a sheet is."""

from enum import StrEnum

from metamaker.sheets.frame import PageFrame
from metamaker.sheets.imposition import Slots, cards, halves, whole


class Format(StrEnum):
    """How large a sheet is: a page, half a page, or a playing card."""

    FULL = "full"
    HALF = "half"
    CARD = "card"


_SLOTS = {Format.FULL: whole, Format.HALF: halves, Format.CARD: cards}


def slots(style: Format, frame: PageFrame) -> Slots:
    """Return the places for sheets of a format on a page."""
    return _SLOTS[style](frame)
