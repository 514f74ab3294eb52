"""What is printed of a document: sheets of ships and pages for the table."""

from dataclasses import dataclass
from enum import StrEnum

from metamaker.core.words import ENGLISH
from metamaker.sheets.drawing import Page
from metamaker.sheets.frame import UPRIGHT, PageFrame


class Embed(StrEnum):
    """What a print carries inside: the whole document, the printed ships alone, or nothing."""

    FLEET = "fleet"
    SHIP = "ship"
    NONE = "none"


@dataclass(frozen=True)
class PrintOptions:
    """How sheets are printed: the frame of a page, and one of the game's formats.

    `state`: a play state that the game has read, to be pencilled in; `fillable`: with fields for the screen; `codes`: with
    share codes for cameras; `language`: that of the words, English where the game has none in it.
    """

    frame: PageFrame = UPRIGHT
    format: str = "full"
    state: object = None
    fillable: bool = False
    codes: bool = True
    language: str = ENGLISH


@dataclass(frozen=True)
class Sheet:
    """The leaves of one ship or class, to be put on pages; `ref` is the element that they show; `notes`: what was left out."""

    ref: str
    name: str
    leaves: tuple[Page, ...]
    notes: tuple[str, ...] = ()
