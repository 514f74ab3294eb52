"""What can be chosen about record sheets."""

from dataclasses import dataclass
from enum import StrEnum

from metamaker.core.words import ENGLISH
from metamaker.games.metaverse.play_state import PlayState
from metamaker.sheets.frame import UPRIGHT, PageFrame
from metamaker.sheets.imposition import Slots, cards, halves, whole


class Format(StrEnum):
    """How large a sheet is: a page, half a page, or a playing card."""

    FULL = "full"
    HALF = "half"
    CARD = "card"


@dataclass(frozen=True)
class SheetOptions:
    """Paper and margins; the format; the language of the words.

    `classes`: one sheet for each class instead of each ship; `only`: the ids of those wanted, None for all. `state`: what is
    pencilled in on the sheets of ships; `fillable`: with fields for the screen; `blank`: empty sheets for designs by hand;
    `codes`: with the share code of its class on each sheet, for cameras.
    """

    frame: PageFrame = UPRIGHT
    format: Format = Format.FULL
    classes: bool = False
    only: tuple[str, ...] | None = None
    language: str = ENGLISH
    state: PlayState | None = None
    fillable: bool = False
    blank: bool = False
    codes: bool = False

    @property
    def slots(self) -> Slots:
        """The places for sheets on a page."""
        return _SLOTS[self.format](self.frame)


_SLOTS = {Format.FULL: whole, Format.HALF: halves, Format.CARD: cards}

STANDARD = SheetOptions()
"""A sheet for every ship, on A4."""
