"""What the choices of the sheets page are called."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from metamaker.game import Embed
from metamaker.print_order import What


def what_names(designs: str) -> Mapping[What, str]:
    """Return what there is to print of a game that calls its designs so."""
    translate = QCoreApplication.translate
    return {
        What.SHIPS: translate("Sheets", "Record sheets of ships"),
        What.CLASSES: translate("Sheets", "Record sheets of %1").replace("%1", designs),
        What.PAGES: translate("Sheets", "Pages for the table"),
        What.BLANK: translate("Sheets", "Blank sheets"),
    }


def embed_names() -> Mapping[Embed, str]:
    """Return what a file can carry inside."""
    translate = QCoreApplication.translate
    return {
        Embed.FLEET: translate("Sheets", "The whole document"),
        Embed.SHIP: translate("Sheets", "The printed ships alone"),
        Embed.NONE: translate("Sheets", "Nothing"),
    }


def name_of(key: str) -> str:
    """Return what a paper, format or ink is called; its key if nobody gave it a name."""
    translate = QCoreApplication.translate
    known = {
        "A4": translate("Sheets", "A4"),
        "LETTER": translate("Sheets", "US Letter"),
        "full": translate("Sheets", "Whole page"),
        "half": translate("Sheets", "Two on a page"),
        "card": translate("Sheets", "Cards"),
        "colour": translate("Sheets", "Colour"),
        "grey": translate("Sheets", "Grey"),
        "line": translate("Sheets", "Lines, little ink"),
    }
    return known.get(key, key)


def finding_names() -> Mapping[str, str]:
    """Return what the proof-reader's findings are called."""
    translate = QCoreApplication.translate
    return {
        "outside the paper": translate("Sheets", "outside the paper"),
        "outside its box": translate("Sheets", "outside its box"),
        "too small": translate("Sheets", "too small to read"),
        "overlapping": translate("Sheets", "overlapping"),
        "missing glyph": translate("Sheets", "a letter is missing in the font"),
        "faint": translate("Sheets", "too faint"),
        "shrunk": translate("Sheets", "made smaller to fit"),
        "shortened": translate("Sheets", "shortened to fit"),
    }


def pages_text(pages: int) -> str:
    """Return how many pages there are, and the paper that they take printed on both sides."""
    translate = QCoreApplication.translate
    if pages == 1:
        return translate("Sheets", "1 page")
    sheets = (pages + 1) // 2
    both = translate("Sheets", "%1 pages · %2 sheets of paper, printed on both sides")
    if sheets == 1:
        both = translate("Sheets", "%1 pages · 1 sheet of paper, printed on both sides")
    return both.replace("%1", str(pages)).replace("%2", str(sheets))
